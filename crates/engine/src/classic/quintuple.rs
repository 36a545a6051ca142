//! The player Quintuple, which sums up windows of five.
//!
//! The score of a point is the sum of the weights of the windows through it. A window with stones of both sides has weight 0.

use super::score::{Score, ScoreMap};
use crate::window::{Stones, windows};
use narabe_rules::{FIVE, Position};

/// The weight of an empty window.
const EMPTY: i64 = 7;
/// The weight of a window with 1, 2, 3 or 4 own stones only.
const OWN: [i64; FIVE - 1] = [35, 800, 15_000, 800_000];
/// The weight of a window with 1, 2, 3 or 4 stones of the opponent only.
const OPPONENT: [i64; FIVE - 1] = [15, 400, 1_800, 100_000];

pub(super) fn scores(position: &Position) -> ScoreMap {
    let (board, side) = (position.board(), position.side_to_move());
    let mut sums = vec![0; board.size().area()];
    for window in windows(board.size()) {
        let weight = weight(window.stones(board, side));
        for &point in window.points() {
            sums[board.size().index(point)] += weight;
        }
    }
    ScoreMap::of_points(position, |point| {
        Score::from(sums[board.size().index(point)])
    })
}

/// The weight of a window: 0 for a full one, which has no point left to score.
fn weight(stones: Stones) -> i64 {
    match stones {
        Stones {
            own: 0,
            opponent: 0,
        } => EMPTY,
        Stones { own, opponent: 0 } => OWN.get(own - 1).copied().unwrap_or_default(),
        Stones { own: 0, opponent } => OPPONENT.get(opponent - 1).copied().unwrap_or_default(),
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn windows_have_the_weights_of_the_tables() {
        let own = [1, 2, 3, 4, 5].map(|own| weight(Stones { own, opponent: 0 }));
        let opponent = [1, 2, 3, 4, 5].map(|opponent| weight(Stones { own: 0, opponent }));
        assert_eq!(own, [35, 800, 15_000, 800_000, 0]);
        assert_eq!(opponent, [15, 400, 1_800, 100_000, 0]);
        assert_eq!(
            weight(Stones {
                own: 0,
                opponent: 0
            }),
            7
        );
        assert_eq!(
            weight(Stones {
                own: 4,
                opponent: 1
            }),
            0
        );
    }
}
