//! The forbidden points of Renju: on drawn boards, against a reference implementation, and under the symmetries of the
//! board.

#[path = "../common/board_symmetry.rs"]
mod board_symmetry;
mod boards;
mod reference;

use std::collections::BTreeMap;

use board_symmetry::image;
use narabe_rules::{
    Board, BoardSize, Extension, Foul, FoulAnalysis, Move, Outcome, PlayError, Point, Position,
    Record, Rule, Ruling, Side, Victory,
};
use proptest::prelude::*;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use reference::Grid;

/// The rulings on all empty points, except "allowed".
fn rulings(board: &Board) -> BTreeMap<Point, Ruling> {
    let analyses = board
        .empty_points()
        .map(|point| FoulAnalysis::of(board, point).unwrap());
    let notable = analyses.filter(|analysis| analysis.ruling != Ruling::Allowed);
    notable
        .map(|analysis| (analysis.point, analysis.ruling))
        .collect()
}

/// The same by the reference implementation.
fn reference_rulings(board: &Board) -> BTreeMap<Point, Ruling> {
    let mut grid = Grid::of(board);
    let rulings = board
        .empty_points()
        .map(|point| (point, grid.ruling(point)));
    rulings
        .filter(|&(_, ruling)| ruling != Ruling::Allowed)
        .collect()
}

/// The fouls among rulings.
fn fouls(rulings: &BTreeMap<Point, Ruling>) -> Vec<(Point, Foul)> {
    let foul = |(&point, &ruling)| match ruling {
        Ruling::Foul(foul) => Some((point, foul)),
        _ => None,
    };
    let mut fouls: Vec<_> = rulings.iter().filter_map(foul).collect();
    fouls.sort_by_key(|&(point, _)| (point.y, point.x));
    fouls
}

#[test]
fn drawn_boards_have_the_forbidden_points_that_they_show() {
    let boards = boards::all();
    assert!(boards.len() > 250, "{}", boards.len());
    for drawn in boards {
        let expected = fouls(&drawn.rulings);
        assert_eq!(
            drawn.board.fouls(),
            expected,
            "{}\n{}",
            drawn.name,
            drawn.board
        );
        assert_eq!(rulings(&drawn.board), drawn.rulings, "{}", drawn.name);
        assert_eq!(
            reference_rulings(&drawn.board),
            drawn.rulings,
            "{}",
            drawn.name
        );
    }
}

/// The depth of an analysis.
fn depth(analysis: &FoulAnalysis) -> usize {
    let extensions = analysis.threes.iter().flat_map(|three| &three.extensions);
    let analyses = extensions.filter_map(|extension| extension.analysis.as_ref());
    analyses
        .map(|analysis| 1 + depth(analysis))
        .max()
        .unwrap_or(0)
}

#[test]
fn some_drawn_boards_need_a_deep_recursion() {
    let boards = boards::all();
    let deepest = boards.iter().map(|drawn| {
        let analyses = drawn.board.empty_points();
        let analyses = analyses.filter_map(|point| FoulAnalysis::of(&drawn.board, point));
        analyses.map(|analysis| depth(&analysis)).max().unwrap_or(0)
    });
    let deep = deepest.filter(|&depth| depth >= 4).count();
    assert!(deep >= 10, "{deep}");
}

/// A random board on which, of 16 points, `black` are black and `white` are white on average.
fn random_board(seed: u64, black: u32, white: u32) -> Board {
    let mut rng = StdRng::seed_from_u64(seed);
    let side = *[5, 7, 9, 11, 15].choose(&mut rng).unwrap();
    let size = BoardSize::new(side).unwrap();
    let stones = size.points().filter_map(|point| {
        let stone = match rng.random_range(0..16) {
            draw if draw < black => Side::Black,
            draw if draw < black + white => Side::White,
            _ => return None,
        };
        Some((point, stone))
    });
    Board::with_stones(size, stones).unwrap()
}

/// A random board with rows of black stones with gaps, where threes and fours cross.
fn crossing_rows(seed: u64) -> Board {
    let mut rng = StdRng::seed_from_u64(seed);
    let size = BoardSize::DEFAULT;
    let points: Vec<Point> = size.points().collect();
    let mut board = Board::new(size);
    let put = |board: &mut Board, point: Point, side: Side| {
        let stones: Vec<_> = board.iter().chain([(point, side)]).collect();
        *board = Board::with_stones(size, stones).unwrap();
    };
    for _ in 0..rng.random_range(4..9) {
        let from = points.choose(&mut rng).unwrap();
        let (dx, dy) = *[(1, 0), (0, 1), (1, 1), (1, -1)].choose(&mut rng).unwrap();
        for steps in 0..rng.random_range(3..6_i8) {
            let x = from.x.wrapping_add_signed(dx * steps);
            let y = from.y.wrapping_add_signed(dy * steps);
            let point = Point::new(x, y);
            if size.contains(point) && board.get(point).is_none() && rng.random_ratio(3, 5) {
                put(&mut board, point, Side::Black);
            }
        }
    }
    for _ in 0..rng.random_range(0..8) {
        let point = *points.choose(&mut rng).unwrap();
        if board.get(point).is_none() {
            put(&mut board, point, Side::White);
        }
    }
    board
}

#[test]
fn the_rulings_agree_with_the_reference() {
    let mut kinds = BTreeMap::new();
    for seed in 0..600 {
        let board = match seed % 3 {
            0 => crossing_rows(seed),
            1 => random_board(seed, 4, 1),
            _ => random_board(seed, 5, 3),
        };
        let expected = reference_rulings(&board);
        let fouls_on_board = board.fouls();
        assert_eq!(fouls_on_board, fouls(&expected), "board {seed}\n{board}");
        assert_eq!(rulings(&board), expected, "board {seed}\n{board}");
        for (_, foul) in fouls_on_board {
            *kinds.entry(foul).or_insert(0) += 1;
        }
    }
    for foul in Foul::ALL {
        assert!(
            kinds.get(&foul).is_some_and(|&count| count > 200),
            "{kinds:?}"
        );
    }
}

/// Checks an analysis against the board.
fn check_analysis(analysis: &FoulAnalysis, board: &Board) {
    let is_stone =
        |point: &Point| *point == analysis.point || board.get(*point) == Some(Side::Black);
    let is_empty = |point: &Point| *point != analysis.point && board.get(*point).is_none();
    let lines = analysis.fives.iter().chain(&analysis.overlines);
    assert!(lines.flatten().all(is_stone), "{analysis:?}");
    for four in &analysis.fours {
        assert!(four.stones.len() == 4 && four.stones.contains(&analysis.point));
        assert!(four.stones.iter().all(is_stone), "{analysis:?}");
        assert!(four.completions.iter().all(is_empty), "{analysis:?}");
    }
    let stones = board.iter().chain([(analysis.point, Side::Black)]);
    let played = Board::with_stones(board.size(), stones).unwrap();
    for extension in analysis.threes.iter().flat_map(|three| &three.extensions) {
        let Extension {
            point,
            stones,
            ends,
            analysis: inner,
        } = extension;
        assert!(stones.len() == 3 && stones.contains(&analysis.point));
        assert!(stones.iter().all(is_stone), "{analysis:?}");
        assert!(is_empty(point) && ends.len() == 2 && ends.iter().all(is_empty));
        if let Some(inner) = inner {
            assert_eq!(inner.point, *point);
            check_analysis(inner, &played);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn forbidden_points_follow_the_symmetries_of_the_board(seed: u64, symmetry in 1_u8..8) {
        let board = crossing_rows(seed);
        let size = board.size();
        let stones = board.iter().map(|(point, side)| (image(point, size, symmetry), side));
        let other = Board::with_stones(size, stones).unwrap();
        for point in board.empty_points() {
            prop_assert_eq!(board.foul_at(point), other.foul_at(image(point, size, symmetry)));
        }
    }

    #[test]
    fn analyses_agree_with_the_board(seed: u64, black in 2_u32..6, white in 0_u32..4) {
        for board in [crossing_rows(seed), random_board(seed, black, white)] {
            for point in board.empty_points() {
                check_analysis(&FoulAnalysis::of(&board, point).unwrap(), &board);
            }
        }
    }

    #[test]
    fn nothing_is_forbidden_to_white_and_only_fouls_to_black(seed: u64) {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut position = Position::new(Rule::Renju, BoardSize::DEFAULT);
        let near: Vec<Point> = position.size().points().filter(|point| {
            (4..=10).contains(&point.x) && (4..=10).contains(&point.y)
        }).collect();
        for _ in 0..40 {
            let point = *near.choose(&mut rng).unwrap();
            let before = position.clone();
            let foul = before.board().foul_at(point);
            let side = position.side_to_move();
            match position.play(point) {
                Ok(Some(_)) => break,
                Ok(None) => prop_assert!(side == Side::White || foul.is_none()),
                Err(PlayError::Forbidden { point: refused, foul: named }) => {
                    prop_assert_eq!((side, refused, Some(named)), (Side::Black, point, foul));
                    prop_assert_eq!(&position, &before);
                    let outcome = position.play_allowing_foul(point).unwrap().cloned();
                    let lost = Outcome::Win { winner: Side::White, by: Victory::Foul(named) };
                    prop_assert_eq!(outcome, Some(lost));
                    prop_assert_eq!(position.play(Point::new(0, 0)), Err(PlayError::GameOver));
                    position.undo();
                    prop_assert_eq!(&position, &before);
                }
                Err(_) => prop_assert!(before.board().get(point).is_some()),
            }
        }
    }
}

fn points(text: &str) -> Vec<Point> {
    narabe_notation::parse_move_list(text).unwrap()
}

#[test]
fn a_game_that_ended_by_a_foul_is_kept() {
    let mut record = Record::new(Rule::Renju, BoardSize::DEFAULT);
    for point in points("h9 a1 h10 a3 f8 a5 g8 a7") {
        record.play(point).unwrap();
    }
    let point = "h8".parse().unwrap();
    let foul = Foul::DoubleThree;
    let before = record.clone();
    assert_eq!(
        record.play(point),
        Err(PlayError::Forbidden { point, foul })
    );
    assert_eq!(record, before);
    assert!(record.play_allowing_foul(point).unwrap().is_new);
    let outcome = record.outcome().cloned().unwrap();
    assert!(outcome.is_decided_on_board() && outcome.lines().is_empty());
    assert_eq!(outcome.winner(), Some(Side::White));
    let text = serde_json::to_string(&record).unwrap();
    assert_eq!(serde_json::from_str::<Record>(&text).unwrap(), record);
    assert_eq!(record.undo(), Some(Move::Stone(point)));
    assert_eq!(record.outcome(), None);
    assert_eq!(record.redo(), Some(Move::Stone(point)));
    assert_eq!(record.outcome(), Some(&outcome));
}

/// Plays a stone onto stones that are there already.
fn outcome(rule: Rule, black: &str, white: &str, side: Side, last: &str) -> Option<Outcome> {
    let (mut black, mut white) = (points(black), points(white));
    let fill = |stones: &mut Vec<Point>, count: usize, row: u8| {
        // Lone stones far from everything keep the turns in order.
        for at in 0..count {
            let at = u8::try_from(at).unwrap();
            stones.push(Point::new(2 * (at % 8), row - 2 * (at / 8)));
        }
    };
    let wanted = white.len() + usize::from(side == Side::White);
    if black.len() < wanted {
        let missing = wanted - black.len();
        fill(&mut black, missing, 14);
    } else {
        let missing = black.len() - wanted;
        fill(&mut white, missing, 12);
    }
    let mut position = Position::new(rule, BoardSize::DEFAULT);
    let mut white = white.into_iter();
    for point in black {
        assert_eq!(position.play(point), Ok(None), "{rule:?} {point}");
        if let Some(reply) = white.next() {
            assert_eq!(position.play(reply), Ok(None), "{rule:?} {reply}");
        }
    }
    assert_eq!(position.side_to_move(), side);
    position
        .play_allowing_foul(last.parse().unwrap())
        .unwrap()
        .cloned()
}

#[test]
fn lines_end_the_game_as_each_rule_says() {
    use Rule::{Caro, CaroOverline, Freestyle, Renju, Standard};
    let (four, ends) = ("d8 e8 f8 g8", "c8 i8");
    for (rule, black, white, last, wins) in [
        (Standard, four, ends, "h8", true),
        (Standard, "d8 e8 f8 g8 i8", "", "h8", false),
        (Freestyle, "d8 e8 f8 g8 i8", "", "h8", true),
        (Caro, four, "", "h8", true),
        (Caro, four, "c8", "h8", true),
        (Caro, four, ends, "h8", false),
        (CaroOverline, four, ends, "h8", false),
        (Caro, "a8 b8 c8 d8", "f8", "e8", true),
        (CaroOverline, "a8 b8 c8 d8", "f8", "e8", true),
        (CaroOverline, "d8 e8 f8 g8 i8", "c8 j8", "h8", true),
        (Caro, "d8 e8 f8 g8 i8", "c8 j8", "h8", false),
        (Caro, "d8 e8 f8 g8 i8", "", "h8", false),
        (Renju, "h4 h5 h6 h7 d8 e8 f8 g8 i8", "", "h8", true),
        (Renju, "b1 c1 d1 e1", "f1", "a1", true),
        (Renju, four, ends, "h8", true),
    ] {
        let outcome = outcome(rule, black, white, Side::Black, last);
        let winner = outcome.as_ref().and_then(Outcome::winner);
        let expected = wins.then_some(Side::Black);
        assert_eq!(winner, expected, "{rule:?} {black} / {white} / {last}");
        assert_eq!(outcome.is_some(), wins);
    }
}

#[test]
fn an_overline_wins_for_white_and_loses_for_black() {
    let six = "d8 e8 f8 g8 i8";
    let white = outcome(Rule::Renju, "", six, Side::White, "h8").unwrap();
    assert_eq!(
        (white.winner(), white.lines().len()),
        (Some(Side::White), 1)
    );
    assert_eq!(white.lines()[0].len(), 6);
    let black = outcome(Rule::Renju, six, "", Side::Black, "h8");
    let lost = Outcome::Win {
        winner: Side::White,
        by: Victory::Foul(Foul::Overline),
    };
    assert_eq!(black, Some(lost));
}
