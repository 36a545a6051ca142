//! Quintuple: every window of five gives each of its points a score by what stands in it, and a point's score is the sum
//! over its windows. A window that holds stones of both sides can win for nobody and is worth nothing.

use super::score::{Score, ScoreMap};
use super::window::{Stones, windows};
use crate::rules::{FIVE, Position};

/// A window without a stone.
const EMPTY: i64 = 7;
/// A window with 1, 2, 3, 4 own stones and no other.
const OWN: [i64; FIVE - 1] = [35, 800, 15_000, 800_000];
/// A window with 1, 2, 3, 4 stones of the other side and no own.
const OTHER: [i64; FIVE - 1] = [15, 400, 1_800, 100_000];

pub(super) fn scores(position: &Position) -> ScoreMap {
    let (board, side) = (position.board(), position.side_to_move());
    let mut sums = vec![0; board.size().area()];
    for window in windows(board.size()) {
        let worth = worth(window.stones(board, side));
        for &point in window.points() {
            sums[board.size().index(point)] += worth;
        }
    }
    ScoreMap::of_points(position, |point| {
        Score::from(sums[board.size().index(point)])
    })
}

/// A window full of one side's stones has no point left to score, and so no worth.
fn worth(stones: Stones) -> i64 {
    match stones {
        Stones { own: 0, other: 0 } => EMPTY,
        Stones { own, other: 0 } => OWN.get(own - 1).copied().unwrap_or_default(),
        Stones { own: 0, other } => OTHER.get(other - 1).copied().unwrap_or_default(),
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_content_has_the_worth_of_the_table() {
        let own = [1, 2, 3, 4, 5].map(|own| worth(Stones { own, other: 0 }));
        let other = [1, 2, 3, 4, 5].map(|other| worth(Stones { own: 0, other }));
        assert_eq!(own, [35, 800, 15_000, 800_000, 0]);
        assert_eq!(other, [15, 400, 1_800, 100_000, 0]);
        assert_eq!(worth(Stones { own: 0, other: 0 }), 7);
        assert_eq!(worth(Stones { own: 4, other: 1 }), 0);
    }
}
