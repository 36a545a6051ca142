//! The table of "my openings".

use narabe_library::{Filter, GameId, Me, unwatched};
use narabe_notation::GameResult;
use narabe_rules::Side;
use narabe_rules::opening::{NamedOpening, Protocol};

use crate::games::{game, library_of, own_game};

const WIN: GameResult = GameResult::win(Side::Black);
const LOSS: GameResult = GameResult::win(Side::White);

#[test]
fn each_colour_and_opening_has_its_games_and_score() {
    let mut as_white = own_game("h8 i9 g7", WIN);
    as_white.own_side = Some(Side::White);
    let games = [
        // Kagetsu in three orientations.
        own_game("h8 h9 i9", WIN),
        own_game("h8 g8 g9", LOSS),
        own_game("h8 h7 g7", GameResult::Draw),
        own_game("a1 h9 i9", GameResult::Unknown),
        as_white,
        game("h8 h9 i9"),
    ];
    let (library, _) = library_of(&games);
    let table = library
        .games()
        .openings_table(&Me::Own, &Filter::default(), &mut unwatched)
        .unwrap();
    let rows: Vec<_> = table
        .iter()
        .map(|row| {
            (
                row.side,
                row.opening.map(|opening| opening.name),
                row.tally.games,
                row.score(),
            )
        })
        .collect();
    let shagetsu = NamedOpening::ALL
        .iter()
        .find(|opening| opening.name == "Shagetsu");
    assert!(shagetsu.is_some());
    assert_eq!(rows[0], (Side::Black, Some("Kagetsu"), 3, Some(0.5)));
    assert!(rows.contains(&(Side::Black, None, 1, None)));
    assert!(rows.contains(&(Side::White, Some("Shagetsu"), 1, Some(0.0))));
    assert_eq!(rows.len(), 3);
}

#[test]
fn the_move_that_i_play_most_is_found_in_every_orientation() {
    // After Kagetsu and White's fourth move i8 I play g7 twice, once mirrored, and once g9.
    let games = [
        own_game("h8 h9 i9 i8 g7", WIN),
        own_game("h8 i8 i9 h9 g7", LOSS),
        own_game("h8 h9 i9 i8 g9", LOSS),
    ];
    let (library, _) = library_of(&games);
    let table = library
        .games()
        .openings_table(&Me::Own, &Filter::default(), &mut unwatched)
        .unwrap();
    let [row] = &table[..] else {
        panic!("one opening: {table:?}")
    };
    let most = row.most_played.as_ref().unwrap();
    assert_eq!(
        (most.game, most.ply, most.turn.to_string()),
        (GameId(0), 4, "g7".to_owned())
    );
    assert_eq!(most.tally.games, 2);
    let [deviation] = &row.deviations[..] else {
        panic!("one: {:?}", row.deviations)
    };
    assert_eq!(
        (deviation.played.game, deviation.played.ply),
        (GameId(2), 4)
    );
    assert_eq!(
        (
            deviation.played.turn.to_string(),
            deviation.usual.to_string()
        ),
        ("g9".to_owned(), "g7".to_owned())
    );
    assert_eq!(
        (deviation.played.tally.white, deviation.usual_tally.games),
        (1, 2)
    );
}

#[test]
fn a_player_of_an_imported_file_can_be_looked_at_as_well() {
    let games = [game("h8 h9 i9"), own_game("h8 h9 i9", WIN)];
    let (library, _) = library_of(&games);
    let me = Me::Named(" KAEDE ".to_owned());
    let table = library
        .games()
        .openings_table(&me, &Filter::default(), &mut unwatched)
        .unwrap();
    assert_eq!(table.len(), 1);
    assert_eq!((table[0].side, table[0].tally.games), (Side::White, 2));
    let nobody = Me::Named("Matsu".to_owned());
    assert_eq!(
        library
            .games()
            .openings_table(&nobody, &Filter::default(), &mut unwatched),
        Ok(Vec::new())
    );
}

#[test]
fn the_games_of_each_opening_and_protocol_are_counted_with_their_results() {
    let mut won = own_game("h8 h9 i9 i8", WIN);
    won.protocol = Some(Protocol::Rif);
    let mut lost = own_game("h8 g8 g7", LOSS);
    lost.protocol = Some(Protocol::Swap2);
    let games = [won, lost, game("h8 h9 i9"), game("a1 h9 i9")];
    let (library, _) = library_of(&games);
    let games = library.games();
    let openings = games.opening_tallies(&Filter::default(), &mut unwatched);
    let counted: Vec<_> = (NamedOpening::ALL.iter().zip(openings.unwrap()))
        .filter(|(_, tally)| tally.games > 0)
        .map(|(opening, tally)| (opening.name, tally.games, tally.black, tally.white))
        .collect();
    assert_eq!(counted, [("Kagetsu", 3, 1, 1)]);
    let protocols = |filter: &Filter| {
        let protocols = games.protocol_tallies(filter, &mut unwatched).unwrap();
        let counted = Protocol::ALL.into_iter().zip(protocols);
        let counted = counted.filter(|(_, tally)| tally.games > 0);
        counted
            .map(|(protocol, tally)| (protocol, tally.games, tally.black))
            .collect::<Vec<_>>()
    };
    let all = protocols(&Filter::default());
    assert!(all.contains(&(Protocol::Rif, 1, 1)), "{all:?}");
    assert!(all.contains(&(Protocol::Swap2, 1, 0)), "{all:?}");
    let others = Filter {
        own: Some(false),
        ..Filter::default()
    };
    assert!(protocols(&others).is_empty());
}

#[test]
fn players_are_found_by_a_part_of_their_name_and_computers_are_none() {
    let named = |names: [&str; 2]| {
        let mut game = game("h8 h9 i9");
        game.info.names = names.map(str::to_owned);
        game
    };
    let mut against_a_level = named(["Hana", "Kaede"]);
    against_a_level.levels = [None, Some(5)];
    let (library, _) = library_of(&[
        against_a_level,
        named(["hana", "Tamm"]),
        named(["Hana", "Hana"]),
        named(["", "Hanako"]),
    ]);
    let players = |part: &str, most| {
        let players = library.games().players(part, most);
        let players = players
            .into_iter()
            .map(|player| (player.name, player.games));
        players.collect::<Vec<_>>()
    };
    let [hana, hanako, tamm] =
        [("Hana", 3), ("Hanako", 1), ("Tamm", 1)].map(|(name, games)| (name.to_owned(), games));
    assert_eq!(players("", 9), [hana.clone(), hanako.clone(), tamm]);
    assert_eq!(players(" HAN", 9), [hana.clone(), hanako]);
    assert_eq!(players("han", 1), [hana]);
    assert_eq!(players("Kaede", 9), []);
}

#[test]
fn the_games_of_a_player_have_the_side_that_the_player_had() {
    let mut second = own_game("h8 i9 g7", WIN);
    second.info.names = ["Tamm".to_owned(), "HANA".to_owned()];
    second.own_side = Some(Side::White);
    second.info.date = "2026-03-01".parse().ok();
    let (library, _) = library_of(&[own_game("h8 h9 i9", WIN), second, game("h8 h9 g7")]);
    let games = |me| library.games().played_by(&me);
    let (first, second, third) = (GameId(0), GameId(1), GameId(2));
    assert_eq!(
        games(Me::Own),
        [(second, Side::White), (first, Side::Black)]
    );
    let hana = games(Me::Named(" hana".into()));
    assert_eq!(hana[0], (second, Side::White), "the newest first");
    assert_eq!(hana[1..], [(third, Side::Black), (first, Side::Black)]);
    assert_eq!(games(Me::Named("han".into())), []);
}

#[test]
fn games_are_found_by_their_opening_or_that_they_have_none() {
    use narabe_library::{Game, OpeningFilter, Order, Source};
    let twin = Game::twin(
        narabe_notation::GameInfo::default(),
        "L:h8".into(),
        Source::Own,
    );
    let (mut library, _) = library_of(&[game("h8 g8 g9"), game("a1 h9 i9"), game("h8 i9 g7")]);
    // A game on twin boards has no opening, and is not found without one either.
    let _ = library.add(&twin);
    let found = |opening| {
        let filter = Filter {
            opening: Some(opening),
            ..Filter::default()
        };
        let found = library
            .games()
            .search(&filter, Order::Oldest, &mut unwatched);
        let found = found.unwrap().into_iter().map(|hit| hit.id);
        found.collect::<Vec<_>>()
    };
    let kagetsu = NamedOpening::ALL
        .iter()
        .position(|one| one.name == "Kagetsu");
    static ALL: [NamedOpening; 26] = NamedOpening::ALL;
    let kagetsu = OpeningFilter::Named(&ALL[kagetsu.unwrap()]);
    assert_eq!(found(kagetsu), [GameId(0)]);
    assert_eq!(found(OpeningFilter::Unnamed), [GameId(1)]);
}
