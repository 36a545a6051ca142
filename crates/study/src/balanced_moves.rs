//! Balanced moves: the moves of an opening after which both sides have about the same chance.
//!
//! Where a player places stones and the other one chooses the colour, as in Swap2 or with an offered fifth move, the most balanced
//! move is the best. All points near the stones are compared by short searches, the most balanced ones of them by longer and longer
//! ones. Of moves that a symmetry of the stones maps to each other only one is compared, as in an offer of fifth moves.
//!
//! ```
//! use narabe_engine_core::{Engine, NoClock, Settings};
//! use narabe_notation::parse_move_list;
//! use narabe_rules::{BoardSize, Position, Rule};
//! use narabe_study::BalancedMove;
//!
//! let mut position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
//! for point in parse_move_list("h8 i9 h10")? {
//!     position.play(point)?;
//! }
//! let mut engine = Engine::new(Settings { hash: 1, threads: 1 });
//! let balanced = BalancedMove::find(&(&position).into(), 500, &mut engine, &NoClock, &Default::default());
//! let balanced = balanced.expect("it was not stopped");
//! assert!(balanced.is_sorted_by_key(BalancedMove::imbalance));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::sync::atomic::{AtomicBool, Ordering};

use serde::{Deserialize, Serialize};

use narabe_engine_core::{Clock, Engine, Limits, Setup};
use narabe_rules::Point;
use narabe_rules::opening::PatternSymmetry;

/// The most stones of a position in which balanced moves are looked for.
pub const MAX_OPENING_STONES: usize = 6;
/// The number of balanced moves that are found.
const FOUND: usize = 10;
/// The greatest Chebyshev distance of a move from the nearest stone.
const MAX_DISTANCE: u8 = 3;
/// How many moves each further round compares, and by which part of the nodes; the first round compares all of them.
const ROUNDS: [(usize, u64); 3] = [(usize::MAX, 32), (40, 8), (FOUND, 1)];
/// One half, in per cent.
const EVEN: u8 = 50;

/// A move of an opening with what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BalancedMove {
    /// The move.
    pub point: Point,
    /// The expected share of games won by the side that plays it, in per cent, judged by a search.
    pub percent: u8,
    /// The depth of that search in plies, the move included.
    pub depth: u32,
}

impl BalancedMove {
    /// How far its share is from one half, in per cent.
    pub const fn imbalance(&self) -> u8 {
        self.percent.abs_diff(EVEN)
    }

    /// The most balanced moves of the side to move, the most balanced one first, the last comparison by `nodes` for each. None once
    /// `stop` is set.
    pub fn find(
        setup: &Setup,
        nodes: u64,
        engine: &mut Engine,
        clock: &dyn Clock,
        stop: &AtomicBool,
    ) -> Option<Vec<Self>> {
        let mut points = candidates(setup);
        let mut found = Vec::new();
        for (most, divisor) in ROUNDS {
            points.truncate(most);
            let limits = Limits::nodes((nodes / divisor).max(1));
            found.clear();
            for &point in &points {
                let balanced = Self::judge(setup, point, &limits, engine, clock, stop);
                if stop.load(Ordering::Relaxed) {
                    return None;
                }
                found.extend(balanced);
            }
            found
                .sort_by_key(|balanced| (balanced.imbalance(), balanced.point.y, balanced.point.x));
            points = found.iter().map(|balanced| balanced.point).collect();
        }
        Some(found)
    }

    /// Judges a move; none for one that ends the game.
    fn judge(
        setup: &Setup,
        point: Point,
        limits: &Limits,
        engine: &mut Engine,
        clock: &dyn Clock,
        stop: &AtomicBool,
    ) -> Option<Self> {
        let mut after = setup.clone();
        after.place(point, setup.to_move()).ok()?;
        after.set_to_move(setup.to_move().other());
        let report = engine.think(&after, limits, clock, stop, |_| ())?;
        let share = 1.0 - report.lines[0].value.win_rate();
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a share between 0 and 100"
        )]
        let percent = (share * 100.0).round() as u8;
        Some(Self {
            point,
            percent,
            depth: report.depth + 1,
        })
    }
}

/// The points that are compared: legal ones near the stones, or all on an empty board, without symmetrical ones.
fn candidates(setup: &Setup) -> Vec<Point> {
    let (board, side) = (setup.board(), setup.to_move());
    let stones = setup.stones();
    let is_near = |point: Point| {
        let distance = |stone: Point| point.x.abs_diff(stone.x).max(point.y.abs_diff(stone.y));
        stones.is_empty()
            || stones
                .iter()
                .any(|&(stone, _)| distance(stone) <= MAX_DISTANCE)
    };
    let is_legal = |point: Point| {
        setup.get(point).is_none()
            && board.foul_of(setup.rule(), point, side).is_none()
            && !board
                .five_points(setup.rule(), side)
                .any(|five| five == point)
    };
    let symmetries = PatternSymmetry::of(stones);
    let mut found: Vec<Point> = Vec::new();
    for point in setup.size().points() {
        let mut images = symmetries
            .iter()
            .filter_map(|symmetry| symmetry.image(point));
        if is_near(point) && is_legal(point) && !images.any(|image| found.contains(&image)) {
            found.push(point);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_engine_core::{NoClock, Settings};
    use narabe_notation::parse_move_list;
    use narabe_rules::{BoardSize, Position, Rule};

    fn setup(rule: Rule, moves: &str) -> Setup {
        let mut position = Position::new(rule, BoardSize::DEFAULT);
        for point in parse_move_list(moves).unwrap() {
            position.play(point).unwrap();
        }
        (&position).into()
    }

    fn find(setup: &Setup, stop: &AtomicBool) -> Option<Vec<BalancedMove>> {
        let mut engine = Engine::new(Settings {
            hash: 1,
            threads: 1,
        });
        BalancedMove::find(setup, 300, &mut engine, &NoClock, stop)
    }

    #[test]
    fn the_most_balanced_moves_come_first() {
        let stop = AtomicBool::new(false);
        let found = find(&setup(Rule::Freestyle, "h8 i9"), &stop).unwrap();
        assert_eq!(found.len(), FOUND);
        assert!(found.is_sorted_by_key(BalancedMove::imbalance));
        assert!(found[0].imbalance() < 20, "{found:?}");
        assert!(found.iter().all(|balanced| balanced.depth > 1));
    }

    #[test]
    fn symmetrical_moves_are_compared_once() {
        // One stone has all eight symmetries: of the 48 points around it nine are different.
        let points = candidates(&setup(Rule::Freestyle, "h8"));
        assert_eq!(points.len(), 9, "{points:?}");
        // Two stones in a row have four.
        let points = candidates(&setup(Rule::Freestyle, "h8 h9"));
        assert!(points.len() > 20, "stones of two colours are not exchanged");
    }

    #[test]
    fn a_forbidden_point_is_no_balanced_move() {
        // Black's h8 would make two threes.
        let setup = setup(Rule::Renju, "h7 a1 h6 a3 g8 a5 f8 a7");
        let point = "h8".parse().unwrap();
        assert!(
            setup
                .board()
                .foul_of(Rule::Renju, point, setup.to_move())
                .is_some()
        );
        assert!(!candidates(&setup).contains(&point));
    }

    #[test]
    fn a_stopped_search_finds_nothing() {
        let stop = AtomicBool::new(true);
        assert_eq!(find(&setup(Rule::Freestyle, "h8 i9"), &stop), None);
    }
}
