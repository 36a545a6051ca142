//! The method of winning lines, which Attacker and Defender share: a line of five counts for a side as long as the
//! other has not touched it, and the more, the more of its stones are there. A point is ranked by the larger of the two
//! sums over the lines through it, because a point that is strong for either side is worth having; the smaller sum
//! decides between equals.

use super::score::{Score, ScoreMap};
use super::window::{Stones, windows};
use crate::rules::{FIVE, Position};

/// What an untouched line with 1, 2, 3, 4 stones is worth.
pub(super) type Table = [i64; FIVE - 1];

/// The milder of the two historical tables.
pub(super) const MILDER: Table = [10, 200, 2_000, 10_000];
/// The keener of the two.
pub(super) const KEENER: Table = [12, 220, 2_200, 20_000];

/// Scores by one table for the own lines and one for the other side's.
pub(super) fn scores(position: &Position, own_table: &Table, other_table: &Table) -> ScoreMap {
    let (board, side) = (position.board(), position.side_to_move());
    let mut sums = vec![[0; 2]; board.size().area()];
    for window in windows(board.size()) {
        let worth = match window.stones(board, side) {
            Stones { own, other: 0 } => [worth(own_table, own), 0],
            Stones { own: 0, other } => [0, worth(other_table, other)],
            _ => continue,
        };
        for &point in window.points() {
            let sum = &mut sums[board.size().index(point)];
            *sum = [sum[0] + worth[0], sum[1] + worth[1]];
        }
    }
    ScoreMap::of_points(position, |point| {
        let [own, other] = sums[board.size().index(point)];
        Score {
            rank: own.max(other),
            tie_break: own.min(other),
        }
    })
}

/// An empty line is worth nothing, and a full one has no point left to score.
fn worth(table: &Table, stones: usize) -> i64 {
    stones
        .checked_sub(1)
        .and_then(|index| table.get(index))
        .copied()
        .unwrap_or_default()
}
