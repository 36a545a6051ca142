//! Published and played-out puzzles: the solver finds every win, and no defence refutes one. And the pack that the game has.

#[path = "../../../engine/tests/common/puzzle.rs"]
mod puzzle;
mod search;
mod shipped;
mod twin;

use std::collections::HashMap;

use narabe_engine_core::Setup;
use narabe_engine_core::tactics::{ThreatKind, Verdict, prove, solve};
use narabe_rules::{Point, Position, Side};
use narabe_study::proof::ProvenWin;
use puzzle::Puzzle;

/// Positions that a solver may look at.
const BUDGET: u64 = 2_000_000;

fn win(position: &Position, kind: ThreatKind) -> Option<Vec<Point>> {
    match solve(&Setup::from(position), kind, BUDGET).verdict {
        Verdict::Win(line) => Some(line),
        Verdict::NoWin | Verdict::Unknown => None,
    }
}

/// Stones of a side in a row from a point, which counts as one, by the board alone.
fn run(position: &Position, from: Point, side: Side, (dx, dy): (i8, i8)) -> usize {
    let ahead = |step: i8| {
        let points = std::iter::successors(Some(from), move |point| {
            let x = point.x.checked_add_signed(step * dx)?;
            Some(Point::new(x, point.y.checked_add_signed(step * dy)?))
        });
        let on_board = points
            .skip(1)
            .take_while(|&point| position.size().contains(point));
        on_board
            .take_while(|&point| position.board().get(point) == Some(side))
            .count()
    };
    ahead(1) + 1 + ahead(-1)
}

/// The empty points where a side wins at once, by the rules alone.
fn five_points(position: &Position, side: Side) -> Vec<Point> {
    let wins = |point: &Point| {
        [(1, 0), (0, 1), (1, 1), (1, -1)]
            .map(|direction| run(position, *point, side, direction))
            .into_iter()
            .any(|length| position.rule().is_win(side, length, 0))
    };
    position.board().empty_points().filter(wins).collect()
}

/// Plays a win out against every defence: each four leaves the other side one answer at most, and no five.
fn assert_wins_by_fours(puzzle: &Puzzle, line: &[Point]) {
    let mut position = puzzle.position.clone();
    for (number, &point) in line.iter().enumerate() {
        position.play(point).unwrap();
        let is_last = number + 1 == line.len();
        assert_eq!(position.outcome().is_some(), is_last, "{line:?}");
        if number % 2 == 1 || is_last {
            continue;
        }
        let defender = position.side_to_move();
        assert_eq!(five_points(&position, defender), [], "{line:?}");
        let completions = five_points(&position, defender.other());
        assert!(!completions.is_empty(), "{point} is no four in {line:?}");
        // Against two completions every answer leaves one, and the line names it.
        if let [only] = completions[..] {
            assert_eq!(only, line[number + 1], "{line:?}");
        }
    }
}

#[test]
fn every_puzzle_of_fours_is_solved_and_every_win_holds() {
    let puzzles = puzzle::all(ThreatKind::Vcf);
    for puzzle in &puzzles {
        let line = win(&puzzle.position, ThreatKind::Vcf)
            .unwrap_or_else(|| panic!("no win for {:?}", puzzle.position));
        assert_wins_by_fours(puzzle, &line);
        assert_eq!(line.len().div_ceil(2), puzzle.own_moves, "{line:?}");
    }
    let mut lengths = HashMap::new();
    for puzzle in &puzzles {
        *lengths.entry(puzzle.own_moves).or_insert(0) += 1;
    }
    assert!(puzzles.len() >= 60 && (5..=15).all(|length| lengths.contains_key(&length)));
}

/// After each move of the attacker every answer anywhere on the board must leave a win by threats.
fn assert_wins_by_threats(puzzle: &Puzzle, line: &[Point]) {
    let mut position = puzzle.position.clone();
    let attacker = position.side_to_move();
    for (number, &point) in line.iter().enumerate() {
        position.play(point).unwrap();
        if number % 2 == 1 || position.outcome().is_some() {
            continue;
        }
        let answers: Vec<Point> = position.board().empty_points().collect();
        for answer in answers {
            position.play(answer).unwrap();
            assert_eq!(position.outcome(), None, "{answer} beats {attacker}");
            assert!(
                win(&position, ThreatKind::Vct).is_some(),
                "{answer} stops {line:?}\n{}",
                position.board()
            );
            position.undo();
        }
    }
    assert!(position.outcome().is_some(), "{line:?}");
}

#[test]
fn every_puzzle_of_threats_is_solved_and_every_win_holds() {
    let puzzles = puzzle::all(ThreatKind::Vct);
    assert!(puzzles.len() >= 10);
    for puzzle in &puzzles {
        assert_eq!(
            win(&puzzle.position, ThreatKind::Vcf),
            None,
            "fours are enough"
        );
        let line = win(&puzzle.position, ThreatKind::Vct)
            .unwrap_or_else(|| panic!("no win for {:?}", puzzle.position));
        assert_wins_by_threats(puzzle, &line);
    }
}

#[test]
fn the_rules_confirm_every_proof() {
    for kind in [ThreatKind::Vcf, ThreatKind::Vct] {
        for (number, puzzle) in puzzle::all(kind).iter().enumerate() {
            let setup = Setup::from(&puzzle.position);
            let Verdict::Win(tree) = prove(&setup, kind, BUDGET) else {
                panic!("puzzle {number} of kind {kind} is not proven");
            };
            let proven = ProvenWin::check(&setup, tree)
                .unwrap_or_else(|fault| panic!("puzzle {number} of kind {kind}: {fault}"));
            assert_eq!(proven.kind(), kind, "puzzle {number}");
            if kind == ThreatKind::Vcf {
                assert_eq!(proven.moves_to_win(), puzzle.own_moves, "puzzle {number}");
            }
        }
    }
}
