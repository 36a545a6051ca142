//! The players Attacker and Defender, which count winning lines.
//!
//! A window of five counts for a side as long as the opponent has no stone in it; the more stones it has, the higher its
//! weight. A point is ranked by the larger of the two sums over the windows through it, the own and the opponent's, since a
//! point that is good for either side should be taken. The smaller sum breaks ties.

use super::score::{Score, ScoreMap};
use crate::window::{Stones, windows};
use narabe_rules::{FIVE, Position};

/// The weight of a window with 1, 2, 3 or 4 stones.
type Table = [i64; FIVE - 1];

/// The table for the side that a player prefers.
const PREFERRED: Table = [12, 220, 2_200, 20_000];
/// The table for the other side.
const OTHER: Table = [10, 200, 2_000, 10_000];
/// Defender's table for its own windows: an own four makes five at once and counts as much as the opponent's. The fewer
/// stones beside it still count less, so when both sides have a four it may block instead of winning.
const DEFENDER_OWN: Table = [OTHER[0], OTHER[1], OTHER[2], PREFERRED[3]];

/// Attacker's scores: at equal counts it attacks.
pub(super) fn attacker_scores(position: &Position) -> ScoreMap {
    scores(position, &PREFERRED, &OTHER)
}

/// Defender's scores: at equal counts it blocks.
pub(super) fn defender_scores(position: &Position) -> ScoreMap {
    scores(position, &DEFENDER_OWN, &PREFERRED)
}

/// Scores by one table for the own windows and one for the opponent's.
fn scores(position: &Position, own_table: &Table, opponent_table: &Table) -> ScoreMap {
    let (board, side) = (position.board(), position.side_to_move());
    let mut sums = vec![[0; 2]; board.size().area()];
    for window in windows(board.size()) {
        let [own_weight, opponent_weight] = match window.stones(board, side) {
            Stones { own, opponent: 0 } => [weight(own_table, own), 0],
            Stones { own: 0, opponent } => [0, weight(opponent_table, opponent)],
            _ => continue,
        };
        for &point in window.points() {
            let [own, opponent] = &mut sums[board.size().index(point)];
            *own += own_weight;
            *opponent += opponent_weight;
        }
    }
    ScoreMap::of_points(position, |point| {
        let [own, opponent] = sums[board.size().index(point)];
        Score {
            rank: own.max(opponent),
            tie_break: own.min(opponent),
        }
    })
}

/// The weight of a window: 0 for an empty one, and for a full one, which has no point left to score.
fn weight(table: &Table, stones: usize) -> i64 {
    stones
        .checked_sub(1)
        .and_then(|index| table.get(index))
        .copied()
        .unwrap_or_default()
}
