//! Play, undo and the end of the game, against a reference implementation and on drawn positions.

mod common;

use narabe_notation::{parse_board_text, parse_move_list};
use narabe_rules::{
    BoardSize, DrawReason, Outcome, PlayError, Point, Position, Rule, Side, Victory,
};
use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::{IndexedRandom, SliceRandom};

const GAMES: u64 = 10_000;

fn size(side: u8) -> BoardSize {
    BoardSize::new(side).unwrap()
}

/// All winning runs of `side` on the whole board; the reference implementation.
fn winning_lines_by_scan(position: &Position, side: Side) -> Vec<Vec<Point>> {
    let n = i32::from(position.size().get());
    let owner = |x: i32, y: i32| {
        let is_on_board = (0..n).contains(&x) && (0..n).contains(&y);
        is_on_board
            .then(|| position.board().get(Point::new(x as u8, y as u8)))
            .flatten()
    };
    let stones = position.board().iter().filter(|&(_, owner)| owner == side);
    let stones: Vec<_> = stones
        .map(|(point, _)| (i32::from(point.x), i32::from(point.y)))
        .collect();
    let mut lines = Vec::new();
    for (dx, dy) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
        for &(x, y) in &stones {
            if owner(x - dx, y - dy) == Some(side) {
                continue;
            }
            let run = (0..).map(|step| (x + step * dx, y + step * dy));
            let run: Vec<_> = run
                .take_while(|&(x, y)| owner(x, y) == Some(side))
                .collect();
            let other = side.other();
            let last = run.len() as i32;
            let is_closed = owner(x - dx, y - dy) == Some(other)
                && owner(x + last * dx, y + last * dy) == Some(other);
            let is_caro = matches!(position.rule(), Rule::Caro | Rule::CaroOverline);
            let overlines_win = match position.rule() {
                Rule::Freestyle | Rule::CaroOverline => true,
                Rule::Renju => side == Side::White,
                Rule::Standard | Rule::Caro => false,
            };
            if run.len() == 5 && !(is_caro && is_closed) || run.len() > 5 && overlines_win {
                lines.push(
                    run.into_iter()
                        .map(|(x, y)| Point::new(x as u8, y as u8))
                        .collect(),
                );
            }
        }
    }
    lines
}

fn sorted(mut lines: Vec<Vec<Point>>) -> Vec<Vec<Point>> {
    lines.sort_unstable();
    lines
}

#[test]
fn win_detection_agrees_with_a_scan_of_the_whole_board() {
    let [mut wins, mut draws, mut fouls] = [0_u32; 3];
    for seed in 0..GAMES {
        let mut rng = StdRng::seed_from_u64(seed);
        let side = *(5..=25).collect::<Vec<u8>>().choose(&mut rng).unwrap();
        let mut position = Position::new(*Rule::ALL.choose(&mut rng).unwrap(), size(side));
        let mut points: Vec<Point> = position.size().points().collect();
        points.shuffle(&mut rng);
        for point in points {
            let mover = position.side_to_move();
            let foul = position.foul_at(point);
            let outcome = position.play_allowing_foul(point).unwrap().cloned();
            let expected = winning_lines_by_scan(&position, mover);
            match outcome {
                Some(Outcome::Win {
                    winner,
                    by: Victory::Foul(named),
                }) => {
                    assert_eq!((winner, Some(named)), (Side::White, foul), "game {seed}");
                    assert!(expected.is_empty() && mover == Side::Black);
                    fouls += 1;
                    break;
                }
                None => assert!(
                    expected.is_empty() && !position.board().is_full(),
                    "game {seed}\n{position:?}"
                ),
                Some(Outcome::Win {
                    winner,
                    by: Victory::Lines(lines),
                }) => {
                    assert_eq!(
                        (winner, sorted(lines)),
                        (mover, sorted(expected)),
                        "game {seed}"
                    );
                    wins += 1;
                    break;
                }
                Some(other) => {
                    assert_eq!(other, Outcome::Draw(DrawReason::FullBoard), "game {seed}");
                    assert!(
                        expected.is_empty() && position.board().is_full(),
                        "game {seed}\n{position:?}"
                    );
                    draws += 1;
                    break;
                }
            }
        }
    }
    assert_eq!(u64::from(wins + draws + fouls), GAMES);
    assert!(
        wins > 5_000 && draws > 100 && fouls > 100,
        "{wins} wins, {draws} draws and {fouls} fouls do not test all"
    );
}

/// The outcome of a stone played in a drawn position.
fn outcome_of(rule: Rule, drawing: &str, last: &str) -> Option<Outcome> {
    common::position(rule, drawing)
        .play(last.parse().unwrap())
        .unwrap()
        .cloned()
}

fn black_wins_with(lines: &[&str]) -> Option<Outcome> {
    let lines = lines
        .iter()
        .map(|line| parse_move_list(line).unwrap())
        .collect();
    Some(Outcome::Win {
        winner: Side::Black,
        by: Victory::Lines(lines),
    })
}

const OVERLINE_AT_D4: &str = "
    O . O . O . O
    . . . . . . .
    . . . . . . .
    X X X . X X .
    . . . . . . .
    . . . . . . .
    . . . . . . O";

#[test]
fn an_overline_wins_in_freestyle_but_not_in_standard() {
    assert_eq!(
        outcome_of(Rule::Freestyle, OVERLINE_AT_D4, "d4"),
        black_wins_with(&["a4 b4 c4 d4 e4 f4"])
    );
    assert_eq!(outcome_of(Rule::Standard, OVERLINE_AT_D4, "d4"), None);
}

#[test]
fn a_five_closed_at_both_ends_does_not_win_in_caro() {
    let drawing = "
        . O . O . O .
        . . . . . . .
        . . . . . . .
        O X X . X X O
        . . . . . . .
        . . . . . . .
        X . . . . . .";
    for rule in Rule::ALL {
        let expected = if rule.has_closed_fives() {
            None
        } else {
            black_wins_with(&["b4 c4 d4 e4 f4"])
        };
        assert_eq!(outcome_of(rule, drawing, "d4"), expected, "{rule:?}");
    }
}

const CROSSING: &str = "
    X . . . X . . . X
    . X . . X . . X .
    . . X . X . X . .
    . . . X X X . . .
    X X X X . X X X X
    . . . . . . . . .
    O O O O . O O O O
    O O O O . O O O .
    . O O O . O O . .";

#[test]
fn the_outcome_has_every_completed_line_from_end_to_end() {
    let [row, column] = ["a5 b5 c5 d5 e5 f5 g5 h5 i5", "e5 e6 e7 e8 e9"];
    let [rising, falling] = ["e5 f6 g7 h8 i9", "a9 b8 c7 d6 e5"];
    assert_eq!(
        outcome_of(Rule::Freestyle, CROSSING, "e5"),
        black_wins_with(&[row, column, rising, falling])
    );
    assert_eq!(
        outcome_of(Rule::Standard, CROSSING, "e5"),
        black_wins_with(&[column, rising, falling])
    );
}

#[test]
fn a_full_board_without_a_five_is_a_draw() {
    let is_white = |&point: &Point| (point.x + 2 * point.y) % 4 >= 2;
    for rule in Rule::ALL {
        let mut position = Position::new(rule, BoardSize::MIN);
        let (white, black): (Vec<Point>, Vec<Point>) = BoardSize::MIN.points().partition(is_white);
        let mut white = white.into_iter();
        for point in black {
            position.play(point).unwrap();
            white
                .next()
                .map(|reply| position.play(reply).unwrap().cloned());
        }
        assert_eq!(
            position.outcome(),
            Some(&Outcome::Draw(DrawReason::FullBoard))
        );
    }
}

/// An overline of Black and a five of White go through the only empty point.
const ONLY_E7: &str = "
    x x x x . x x
    o o x o o x o
    x x o x x o x
    o o x o o x o
    o x o x o o x
    o o x o o x o
    x x o x x o o";

fn only_e7(to_move: Side) -> Position {
    let mut setup = parse_board_text(ONLY_E7, Rule::Renju).unwrap();
    setup.set_to_move(to_move);
    Position::from_setup(&setup).unwrap()
}

#[test]
fn bug_the_game_was_drawn_where_white_had_a_point_to_play_and_black_had_none() {
    let position = only_e7(Side::Black);
    assert_eq!((position.outcome(), position.must_pass()), (None, true));
    let e7: Point = "e7".parse().unwrap();
    let mut passed = position.clone();
    assert_eq!(passed.pass(), Ok(None));
    assert!(!passed.must_pass());
    let won = passed.play(e7).unwrap().and_then(Outcome::winner);
    assert_eq!(won, Some(Side::White));
    let mut fouled = position.clone();
    assert!(matches!(fouled.play(e7), Err(PlayError::Forbidden { .. })));
    let lost = fouled.play_allowing_foul(e7).unwrap();
    assert_eq!(lost.and_then(Outcome::winner), Some(Side::White));
    let mut both = position;
    both.pass().unwrap();
    assert_eq!(
        both.pass().unwrap(),
        Some(&Outcome::Draw(DrawReason::Passes))
    );
    assert!(!both.must_pass(), "the game is over");
    assert!(!only_e7(Side::White).must_pass());
}

#[test]
fn the_last_stone_on_the_board_can_win() {
    let drawing = "
        O X O X O
        X O X O X
        O X O O O
        O X O X O
        X X . X X";
    assert_eq!(
        outcome_of(Rule::Standard, drawing, "c1"),
        black_wins_with(&["a1 b1 c1 d1 e1"])
    );
}

#[test]
fn errors_have_their_reason() {
    let mut position = Position::new(Rule::Freestyle, BoardSize::MIN);
    let [inside, outside] = [Point::new(0, 0), Point::new(5, 0)];
    position.play(inside).unwrap();
    let taken = PlayError::Occupied {
        point: inside,
        side: Side::Black,
    };
    let off_board = PlayError::OffBoard {
        point: outside,
        size: BoardSize::MIN,
    };
    assert_eq!(position.play(inside), Err(taken));
    assert_eq!(position.play(outside), Err(off_board));
    assert_eq!(
        position.play(Point::new(255, 255)).unwrap_err().to_string(),
        "iv256 is off the board of size 5: choose a point on the board"
    );
    for point in parse_move_list("a2 b1 b2 c1 c2 d1 d2 e1").unwrap() {
        position.play(point).unwrap();
    }
    assert_eq!(position.play(Point::new(4, 4)), Err(PlayError::GameOver));
}

fn any_game() -> impl Strategy<Value = (Rule, BoardSize, Vec<Point>)> {
    (prop::sample::select(Rule::ALL.to_vec()), 5_u8..=25).prop_flat_map(|(rule, side)| {
        // One column and row too many, so that some points are off the board.
        let point = (0..=side, 0..=side).prop_map(|(x, y)| Point::new(x, y));
        (
            Just(rule),
            Just(size(side)),
            prop::collection::vec(point, 0..200),
        )
    })
}

proptest! {
    #[test]
    fn undo_restores_every_state_and_a_refusal_changes_none((rule, size, points) in any_game()) {
        let mut position = Position::new(rule, size);
        let mut before = Vec::new();
        for point in points {
            let now = position.clone();
            if position.play(point).is_ok() {
                prop_assert_eq!(position.last_move(), Some(point));
                prop_assert_ne!(position.board().hash(), now.board().hash());
                before.push(now);
            } else {
                prop_assert_eq!(&position, &now);
            }
        }
        while let Some(earlier) = before.pop() {
            prop_assert!(position.undo().is_some());
            prop_assert_eq!(position.board().hash(), earlier.board().hash());
            prop_assert_eq!(&position, &earlier);
        }
        prop_assert_eq!(position.undo(), None);
        prop_assert_eq!(&position, &Position::new(rule, size));
    }

    #[test]
    fn the_hash_does_not_depend_on_the_order_of_moves(seed: u64) {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut points: Vec<Point> = BoardSize::DEFAULT.points().collect();
        points.shuffle(&mut rng);
        let (black, white) = (&points[..4], &points[4..8]);
        let [mut one, mut other] = [(); 2].map(|()| Position::new(Rule::Freestyle, BoardSize::DEFAULT));
        for index in 0..4 {
            one.play(black[index]).unwrap();
            one.play(white[index]).unwrap();
            other.play(black[3 - index]).unwrap();
            other.play(white[3 - index]).unwrap();
        }
        prop_assert_eq!(one.board(), other.board());
        prop_assert_eq!(one.board().hash(), other.board().hash());
    }
}
