//! Tags, titles, deletion, merging, and how each is undone.

use narabe_library::{
    DataChange, EditKind, Edited, Game, GameId, Library, LibraryError, Refusal, Source, unwatched,
};
use narabe_notation::{GameResult, GameTree, InfoField, TreeNode, WinReason};
use narabe_rules::{BoardSize, Rule, Side};
use proptest::prelude::*;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use crate::games::{all, game, library_of, own_game, reopened};
use crate::random;

fn ids(library: &Library) -> Vec<GameId> {
    library.games().ids().collect()
}

fn tags(library: &Library, id: GameId) -> Vec<String> {
    library.games().summary(id).unwrap().tags
}

/// Changes the data of games.
fn change(
    library: &mut Library,
    games: &[GameId],
    make: impl FnOnce(&mut DataChange),
) -> Result<Edited, LibraryError> {
    let mut change = DataChange::default();
    make(&mut change);
    let done = library.change_data(games, &change)?;
    Ok(done.edited)
}

/// A random edit of random games.
fn random_edit(rng: &mut StdRng, library: &mut Library) {
    let mut some = ids(library);
    some.retain(|_| rng.random_ratio(1, 3));
    let done = match rng.random_range(0..6) {
        0 => library.tag(&some, " new tag "),
        1 => library.untag(&some, "cup"),
        2 => library.delete(&some),
        3 => change(library, &some, |change| {
            change.rule = Some(Rule::ALL[rng.random_range(0..Rule::ALL.len())]);
        }),
        4 => change(library, &some, |change| {
            let name = "Somebody else".to_owned();
            change.info.texts.insert(InfoField::Black, name);
            change.info.result = Some(GameResult::Draw);
        }),
        _ => {
            let groups = library.games().duplicates(&mut unwatched).unwrap();
            library.merge(&groups)
        }
    };
    done.unwrap();
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn undo_brings_everything_back_and_the_file_has_the_same(seed: u64) {
        let mut games = random::games(seed, 12);
        games.extend_from_within(..4);
        let (mut library, database) = library_of(&games);
        let rng = &mut StdRng::seed_from_u64(seed);
        let mut states = vec![all(&library)];
        while states.len() < 8 {
            let before = library.undoable();
            random_edit(rng, &mut library);
            let _ = before;
            prop_assert_eq!(all(&library), all(&reopened(&database)));
            // An edit that changes nothing cannot be undone.
            if all(&library) != states[states.len() - 1] {
                states.push(all(&library));
            } else if rng.random_ratio(1, 10) {
                break;
            }
        }
        while let Some(state) = states.pop() {
            while all(&library) != state {
                prop_assert!(library.undo().unwrap().is_some(), "there is more to undo");
            }
            prop_assert_eq!(&all(&reopened(&database)), &state);
        }
    }
}

#[test]
fn tags_are_given_and_taken() {
    let (mut library, database) = library_of(&[game("h8 i9"), game("h8 h9")]);
    let [one, other] = ids(&library)[..] else {
        panic!("two games")
    };
    let edited = library
        .tag(&[one, other, one, GameId(99)], " to review ")
        .unwrap();
    assert_eq!((edited.kind, edited.games), (EditKind::Tagged, 2));
    library.tag(&[one], "cup").unwrap();
    assert_eq!(tags(&library, one), ["cup", "to review"]);
    assert_eq!(library.tag(&[one], "cup").unwrap().games, 0);
    assert_eq!(library.tag(&[one], "\u{200b}").unwrap().games, 0);
    library.untag(&[one, other], "to review").unwrap();
    assert_eq!(
        (tags(&library, one), tags(&library, other)),
        (vec!["cup".to_owned()], vec![])
    );
    assert_eq!(library.undo().unwrap().unwrap().kind, EditKind::Untagged);
    assert_eq!(tags(&reopened(&database), other), ["to review"]);
}

#[test]
fn a_deleted_game_comes_back_exactly() {
    let games = random::games(11, 10);
    let (mut library, database) = library_of(&games);
    let before = all(&library);
    let some: Vec<GameId> = ids(&library).into_iter().step_by(3).collect();
    assert_eq!(library.delete(&some).unwrap().games, 4);
    assert_eq!(library.games().len(), 6);
    assert_eq!(library.games().game(some[0]), None);
    let renamed = change(&mut library, &some[..1], |change| {
        change.info.texts.insert(InfoField::Title, "x".to_owned());
    });
    assert_eq!(renamed.unwrap().games, 0);
    library.undo().unwrap();
    assert_eq!(all(&library), before);
    assert_eq!(all(&reopened(&database)), before);
    assert_eq!(library.undo(), Ok(None));
}

/// The same game from three places, with different knowledge of it.
fn same_games() -> [Game; 3] {
    let mut cup = game("h8 i9 g7");
    cup.info.date = "2026-05".parse().ok();
    cup.info.event = "Cup".to_owned();
    cup.tags = vec!["cup".to_owned()];
    let mut own = own_game("h8 i9 g7", GameResult::win(Side::Black));
    own.info.date = "2026-05-17".parse().ok();
    own.info.names[1] = "KAEDE".to_owned();
    own.levels = [None, Some(5)];
    own.tags = vec!["lost".to_owned()];
    let mut nameless = game("h8 i9 g7");
    nameless.info.names = [String::new(), String::new()];
    nameless.info.round = "3".to_owned();
    [cup, own, nameless]
}

#[test]
fn merging_keeps_what_is_known_of_either_and_unites_the_tags() {
    let [cup, own, nameless] = same_games();
    let (mut library, database) = library_of(&[cup, own, nameless]);
    let before = all(&library);
    let groups = library.games().duplicates(&mut unwatched).unwrap();
    assert_eq!(groups, [[GameId(1), GameId(0), GameId(2)]]);
    assert_eq!(library.merge(&groups).unwrap().kind, EditKind::Merged);
    let [(id, merged)] = &all(&library)[..] else {
        panic!("one game is left")
    };
    assert_eq!((*id, &merged.source), (GameId(1), &Source::Own));
    assert_eq!(merged.info.names, ["Hana", "KAEDE"]);
    assert_eq!(merged.info.date.unwrap().to_string(), "2026-05-17");
    assert_eq!(
        (merged.info.event.as_str(), merged.info.round.as_str()),
        ("Cup", "3")
    );
    assert_eq!(merged.tags, ["cup", "lost"]);
    assert_eq!(
        (merged.levels, merged.own_side),
        ([None, Some(5)], Some(Side::Black))
    );
    assert_eq!(all(&reopened(&database)), all(&library));
    library.undo().unwrap();
    assert_eq!(all(&library), before);
}

#[test]
fn games_that_contradict_each_other_are_not_the_same() {
    let [cup, own, _] = same_games();
    let differ = |change: &dyn Fn(&mut Game)| {
        let mut other = own.clone();
        change(&mut other);
        let (library, _) = library_of(&[cup.clone(), other]);
        library
            .games()
            .duplicates(&mut unwatched)
            .unwrap()
            .is_empty()
    };
    assert!(!differ(&|_| {}));
    assert!(differ(&|game| game.info.names[0] = "Matsu".to_owned()));
    assert!(differ(&|game| game.info.date = "2026-06-17".parse().ok()));
    assert!(differ(
        &|game| game.record = crate::games::game("h8 i9 g6").record
    ));
    // A rotated game was played elsewhere.
    assert!(differ(
        &|game| game.record = crate::games::game("h8 i7 g9").record
    ));
}

#[test]
fn a_game_with_variations_lends_them_to_the_same_game_without() {
    let mut tree = GameTree::of_moves(
        BoardSize::DEFAULT,
        &narabe_notation::parse_move_list("h8 i9").unwrap(),
    )
    .unwrap();
    tree.set_comment(TreeNode::ROOT, "A good game.");
    let mut with = game("h8 i9");
    with.record = narabe_library::GameRecord::OneBoard(tree);
    let (mut library, database) = library_of(&[own_game("h8 i9", GameResult::Unknown), with]);
    let groups = library.games().duplicates(&mut unwatched).unwrap();
    library.merge(&groups).unwrap();
    let kept = all(&reopened(&database));
    let narabe_library::GameRecord::OneBoard(tree) = &kept[0].1.record else {
        panic!("one board")
    };
    assert_eq!(
        (kept.len(), tree.comment(TreeNode::ROOT)),
        (1, "A good game.")
    );
    library.undo().unwrap();
    let variations = |id| library.games().summary(GameId(id)).unwrap().has_variations;
    assert_eq!([variations(0), variations(1)], [false, true]);
}

#[test]
fn only_what_was_changed_is_written_in_many_games() {
    let [cup, own, nameless] = same_games();
    let (mut library, database) = library_of(&[cup, own, nameless]);
    let before = all(&library);
    let ids = ids(&library);
    let edited = change(&mut library, &ids, |change| {
        (change.info.texts).insert(InfoField::Place, " Tartu\n".to_owned());
        change
            .info
            .texts
            .insert(InfoField::Protocol, "RIF".to_owned());
        change.info.date = Some("2025".parse().ok());
    });
    let edited = edited.unwrap();
    assert_eq!((edited.kind, edited.games), (EditKind::Changed, 3));
    for ((_, game), (_, old)) in all(&library).iter().zip(&before) {
        assert_eq!(game.info.place, "Tartu");
        assert_eq!(game.protocol, Some(narabe_rules::opening::Protocol::Rif));
        assert_eq!(game.info.date.unwrap().to_string(), "2025");
        assert_eq!(
            (&game.info.names, &game.info.event),
            (&old.info.names, &old.info.event)
        );
        assert_eq!((game.info.result, &game.tags), (old.info.result, &old.tags));
    }
    assert_eq!(all(&reopened(&database)), all(&library));
    library.undo().unwrap();
    assert_eq!(all(&library), before);
}

/// Black's double-three on h8 is move 9.
const DOUBLE_THREE: &str = "g8 a1 i8 a3 h7 a5 h9 a7 h8";

#[test]
fn a_rule_is_changed_where_the_moves_allow_it() {
    let goes_on = format!("{DOUBLE_THREE} a9");
    let games = [game("h8 i9 g7"), game(DOUBLE_THREE), game(&goes_on)].map(|mut game| {
        game.rule = Rule::Freestyle;
        game
    });
    let (mut library, database) = library_of(&games);
    let before = all(&library);
    let ids = ids(&library);
    let to_renju = DataChange {
        rule: Some(Rule::Renju),
        ..DataChange::default()
    };
    let done = library.change_data(&ids, &to_renju).unwrap();
    assert_eq!(done.edited.games, 2);
    assert!(
        matches!(done.keep_rule[..], [(id, Refusal::Illegal { number: 10, .. })] if id == ids[2]),
        "{:?}",
        done.keep_rule
    );
    let rules: Vec<Rule> = all(&library).iter().map(|(_, game)| game.rule).collect();
    assert_eq!(rules, [Rule::Renju, Rule::Renju, Rule::Freestyle]);
    let foul = GameResult::Win {
        winner: Side::White,
        reason: WinReason::Foul,
    };
    assert_eq!(all(&library)[1].1.info.result, foul);
    assert_eq!(all(&reopened(&database)), all(&library));
    // What the board showed under the rule before is no result under the next.
    let to_freestyle = DataChange {
        rule: Some(Rule::Freestyle),
        ..DataChange::default()
    };
    library.change_data(&ids[1..2], &to_freestyle).unwrap();
    assert_eq!(all(&library)[1].1.info.result, GameResult::Unknown);
    library.undo().unwrap();
    library.undo().unwrap();
    assert_eq!(all(&library), before);
}
