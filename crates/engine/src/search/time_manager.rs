//! Time management: how long a search may take.

use std::time::Duration;

use crate::board::SearchBoard;
use crate::limits::Limits;

/// Kept back from each move for the time between the engine and the game's clock.
const MOVE_OVERHEAD: Duration = Duration::from_millis(30);
/// Kept back from the game's time for each own move that the board has room for: even a forced move costs this.
const FORCED_MOVE_TIME: Duration = Duration::from_millis(2);
/// At least this part of the time for one move is kept back.
const MOVE_OVERHEAD_DIVISOR: u32 = 20;
/// At most this part of the time for one move is kept back, unless the part above is more.
const MAX_OVERHEAD_DIVISOR: u32 = 3;
/// The least number of own moves that the game's time has to last for.
const MIN_MOVES_TO_GO: u32 = 12;
/// The typical number of own moves of a game.
const GAME_MOVES: u32 = 30;
/// The maximum time as a multiple of the optimum.
const MAXIMUM_FACTOR: u32 = 3;
/// The maximum time as a part of the game's time.
const MAXIMUM_DIVISOR: u32 = 3;
/// The optimum in tenths, by the number of iterations since the best move changed.
const STABILITY_TENTHS: [u32; 5] = [14, 10, 8, 7, 6];

/// The time for one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeManager {
    /// After this no iteration is started, unless the best move has changed lately.
    pub optimum: Option<Duration>,
    /// After this the search is stopped.
    pub maximum: Option<Duration>,
}

impl TimeManager {
    /// The time that limits leave for a move on a board.
    pub fn new(limits: &Limits, board: &SearchBoard) -> Self {
        let move_time = limits.move_time.map(|time| {
            let overhead = MOVE_OVERHEAD
                .min(time / MAX_OVERHEAD_DIVISOR)
                .max(time / MOVE_OVERHEAD_DIVISOR);
            time.saturating_sub(overhead)
        });
        let Some(time_left) = limits.time_left else {
            return Self {
                optimum: move_time,
                maximum: move_time,
            };
        };
        let own_moves_played = u32::try_from(board.stones() / 2).unwrap_or(u32::MAX);
        let own_moves_left = u32::try_from(board.empty_count().div_ceil(2)).unwrap_or(u32::MAX);
        let moves_to_go = GAME_MOVES
            .saturating_sub(own_moves_played)
            .max(MIN_MOVES_TO_GO)
            .min(own_moves_left.max(1));
        let overhead = MOVE_OVERHEAD + FORCED_MOVE_TIME.saturating_mul(own_moves_left);
        let time_left = time_left.saturating_sub(overhead);
        let optimum = time_left / moves_to_go;
        let maximum = (optimum * MAXIMUM_FACTOR).min(time_left / MAXIMUM_DIVISOR);
        let cap = |time: Duration| move_time.map_or(time, |move_time| move_time.min(time));
        Self {
            optimum: Some(cap(optimum)),
            maximum: Some(cap(maximum)),
        }
    }

    /// Whether the maximum time is over.
    pub fn is_up(&self, elapsed: Duration) -> bool {
        self.maximum.is_some_and(|maximum| elapsed >= maximum)
    }

    /// Whether another iteration may start. `stability` is the number of iterations since the best move changed.
    pub fn allows_iteration(&self, elapsed: Duration, stability: u32) -> bool {
        let Some(optimum) = self.optimum else {
            return true;
        };
        if self.optimum == self.maximum {
            // Time that is not used is not saved for later moves.
            return elapsed < optimum;
        }
        let index = (stability as usize).min(STABILITY_TENTHS.len() - 1);
        elapsed < optimum * STABILITY_TENTHS[index] / 10
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Bitboard;
    use crate::network::Weights;
    use narabe_rules::{BoardSize, Rule};

    fn empty_board() -> SearchBoard {
        let rule = Rule::Freestyle;
        SearchBoard::new(rule, BoardSize::DEFAULT, Weights::of(rule))
    }

    fn time(move_time: Option<u64>, time_left: Option<u64>) -> TimeManager {
        let limits = Limits {
            move_time: move_time.map(Duration::from_millis),
            time_left: time_left.map(Duration::from_millis),
            ..Limits::default()
        };
        TimeManager::new(&limits, &empty_board())
    }

    #[test]
    fn the_maximum_is_within_the_limits() {
        for move_time in [0, 1, 10, 100, 1_000, 30_000] {
            for time_left in [0, 5, 50, 500, 5_000, 180_000] {
                let maximum = time(Some(move_time), Some(time_left)).maximum.unwrap();
                assert!(maximum <= Duration::from_millis(move_time.min(time_left)));
            }
            let maximum = time(Some(move_time), None).maximum.unwrap();
            assert!(maximum <= Duration::from_millis(move_time));
        }
    }

    #[test]
    fn thirty_moves_of_optimum_time_fit_into_a_game() {
        let time_left = 60_000;
        let optimum = time(None, Some(time_left)).optimum.unwrap();
        assert!(optimum * 30 <= Duration::from_millis(time_left));
        assert_eq!(time(None, None).maximum, None);
    }

    #[test]
    fn a_game_until_the_board_is_full_fits_into_a_second() {
        let mut board = empty_board();
        let mut left = Duration::from_secs(1);
        for point in Bitboard::all(BoardSize::DEFAULT).iter() {
            let limits = Limits {
                time_left: Some(left),
                ..Limits::default()
            };
            // Every second move is this side's. It takes the maximum, and half of what a forced move costs.
            if board.stones().is_multiple_of(2) {
                let maximum = TimeManager::new(&limits, &board).maximum.unwrap();
                let used = maximum + FORCED_MOVE_TIME / 2;
                left = left.checked_sub(used).expect("time is left for the move");
            }
            board.play(point);
        }
    }
}
