//! The explorer against its slow twin.

use std::collections::BTreeMap;

use narabe_library::{
    Filter, GameId, Library, Order, PositionMatch, PositionQuery, Tally, unwatched,
};
use narabe_notation::GameResult;
use narabe_rules::{BoardSize, Move, Point, Position, Rule, Side};
use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::StdRng;

use crate::board_symmetry::image;
use crate::games::{all, game, library_of};
use crate::random;
use crate::replay::{ply_of, positions, symmetries};
use crate::search::random_position;

/// The image of a move.
fn moved(turn: Move, size: BoardSize, symmetry: u8) -> Move {
    match turn {
        Move::Pass => Move::Pass,
        Move::Stone(point) => Move::Stone(image(point, size, symmetry)),
    }
}

/// Where a move stands among those of a board.
fn place(turn: Move, size: BoardSize) -> usize {
    turn.point().map_or(usize::MAX, |point| size.index(point))
}

/// The games in which each move was played next, by replay; no move for those that ended there. Each move is turned by
/// all symmetries that fit, and the first of its images counts.
fn slow(query: &PositionQuery, library: &Library) -> BTreeMap<Option<usize>, Vec<GameId>> {
    let mut found: BTreeMap<Option<usize>, Vec<GameId>> = BTreeMap::new();
    for (id, game) in all(library) {
        let Some(ply) = ply_of(query, &game) else {
            continue;
        };
        let positions = positions(&game);
        let next = positions.get(ply + 1).and_then(Position::last_turn);
        let fitting = symmetries(query, &positions[ply]);
        let images = fitting
            .iter()
            .filter_map(|&symmetry| Some(place(moved(next?, query.size, symmetry), query.size)));
        found.entry(images.min()).or_default().push(id);
    }
    found
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn the_next_moves_are_those_of_the_slow_twin(seed: u64) {
        let (library, _) = library_of(&random::games(seed, 30));
        let rng = &mut StdRng::seed_from_u64(seed);
        for _ in 0..10 {
            let Some(mut query) = random_position(rng, &library) else {
                continue;
            };
            query.matching = PositionMatch::Exact;
            let games = library.games();
            let explored = games.explore(&query, &Filter::default(), &mut unwatched).unwrap();
            let mut expected = slow(&query, &library);
            prop_assert_eq!(explored.ended, expected.remove(&None).unwrap_or_default().len());
            let moves = explored.moves.iter().map(|next| (Some(place(next.turn, query.size)), next.tally.games));
            let expected_counts = expected.iter().map(|(turn, ids)| (*turn, ids.len()));
            prop_assert_eq!(moves.collect::<BTreeMap<_, _>>(), expected_counts.collect::<BTreeMap<_, _>>());
            for next in &explored.moves {
                let behind = games
                    .games_with_move(&query, Some(next.turn), &Filter::default(), Order::Added, &mut unwatched)
                    .unwrap();
                let mut behind: Vec<GameId> = behind.iter().map(|hit| hit.id).collect();
                behind.reverse();
                prop_assert_eq!(Some(&behind), expected.get(&Some(place(next.turn, query.size))));
                let mut tally = Tally::default();
                for id in behind {
                    tally.games += 1;
                    match games.summary(id).unwrap().result {
                        GameResult::Unknown => {}
                        GameResult::Draw => tally.draws += 1,
                        GameResult::Win { winner: Side::Black, .. } => tally.black += 1,
                        GameResult::Win { winner: Side::White, .. } => tally.white += 1,
                    }
                }
                prop_assert_eq!(tally, next.tally);
            }
        }
    }
}

#[test]
fn moves_that_the_symmetry_of_the_position_makes_the_same_are_one() {
    // After h8 alone all four points beside it are the same.
    let games = ["h8 h9 a1", "h8 g8 b2", "h8 i8", "h8 i9"].map(game);
    let (library, _) = library_of(&games);
    let mut position = Position::new(Rule::Renju, BoardSize::DEFAULT);
    position.play("h8".parse().unwrap()).unwrap();
    let query = PositionQuery::of(&position);
    let explored = library
        .games()
        .explore(&query, &Filter::default(), &mut unwatched)
        .unwrap();
    assert_eq!((explored.tally.games, explored.ended), (4, 0));
    let texts = |points: &[Point]| {
        points
            .iter()
            .map(Point::to_string)
            .collect::<Vec<_>>()
            .join(" ")
    };
    let [direct, indirect] = &explored.moves[..] else {
        panic!("two moves: {:?}", explored.moves);
    };
    assert_eq!(
        (direct.turn.to_string(), direct.tally.games),
        ("h7".to_owned(), 3)
    );
    assert_eq!(texts(&direct.points), "h7 g8 i8 h9");
    assert_eq!(
        (indirect.turn.to_string(), indirect.tally.games),
        ("g7".to_owned(), 1)
    );
    assert_eq!(texts(&indirect.points), "g7 i7 g9 i9");
}

#[test]
fn the_years_and_ratings_are_means_of_those_that_are_known() {
    let mut games = ["h8 h9", "h8 g8", "h8 i8"].map(game);
    games[0].info.date = "2020-05".parse().ok();
    games[1].info.date = "2023".parse().ok();
    games[0].info.ratings = ["2000".to_owned(), "1800".to_owned()];
    games[2].info.ratings = ["1000".to_owned(), String::new()];
    let (library, _) = library_of(&games);
    let size = BoardSize::DEFAULT;
    let query = PositionQuery::exact(size, vec![(size.centre(), Side::Black)]);
    let explored = library
        .games()
        .explore(&query, &Filter::default(), &mut unwatched)
        .unwrap();
    let next = &explored.moves[0];
    assert_eq!(
        (next.mean_year, next.mean_rating),
        (Some(2021.5), Some(1450.0))
    );
}

#[test]
fn a_filter_narrows_what_is_explored() {
    let mut games = ["h8 h9", "h8 i9"].map(game);
    games[0].info.names[1] = "Matsu".to_owned();
    let (library, _) = library_of(&games);
    let size = BoardSize::DEFAULT;
    let query = PositionQuery::exact(size, vec![(size.centre(), Side::Black)]);
    let filter = Filter {
        player: "matsu".to_owned(),
        ..Filter::default()
    };
    let explored = library
        .games()
        .explore(&query, &filter, &mut unwatched)
        .unwrap();
    assert_eq!((explored.tally.games, explored.moves.len()), (1, 1));
    let off_board = Some(Move::Stone(Point::new(20, 3)));
    let none =
        library
            .games()
            .games_with_move(&query, off_board, &filter, Order::Newest, &mut unwatched);
    assert_eq!(none, Ok(Vec::new()));
}
