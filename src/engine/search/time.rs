//! How much of the clock a move may use.

use std::time::Duration;

use crate::engine::field::Field;
use crate::engine::limits::Limits;

/// Kept back for whatever lies between the engine and the clock.
const RESERVE: Duration = Duration::from_millis(30);
/// Kept back of a turn, as a fraction of it.
const RESERVE_SHARE: u32 = 20;
/// Moves that the rest of the match time must last for, at least.
const MOVES_TO_GO: usize = 12;
/// Moves that a game lasts, by experience; a share of the empty points on small boards.
const GAME_MOVES: usize = 30;
/// How much longer than planned a difficult move may take.
const STRETCH: u32 = 3;

/// The time for one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// When no new iteration begins unless the move is in doubt.
    pub planned: Option<Duration>,
    /// When the search ends in any case.
    pub most: Option<Duration>,
}

impl Budget {
    /// The time that limits leave for a move in this position.
    pub fn new(limits: &Limits, field: &Field) -> Self {
        let turn = limits
            .turn
            .map(|turn| turn.saturating_sub(RESERVE.min(turn / 3).max(turn / RESERVE_SHARE)));
        let Some(left) = limits.match_left else {
            return Self {
                planned: turn,
                most: turn,
            };
        };
        let own_moves_played = field.stones() / 2;
        let moves = GAME_MOVES
            .saturating_sub(own_moves_played)
            .max(MOVES_TO_GO)
            .min(field.empties().div_ceil(2).max(1));
        let left = left.saturating_sub(RESERVE);
        let share = left / u32::try_from(moves).unwrap_or(u32::MAX);
        let most = (share * STRETCH).min(left / 3);
        let cap = |time: Duration| turn.map_or(time, |turn| turn.min(time));
        Self {
            planned: Some(cap(share)),
            most: Some(cap(most)),
        }
    }

    /// Whether the search must end.
    pub fn is_over(&self, elapsed: Duration) -> bool {
        self.most.is_some_and(|most| elapsed >= most)
    }

    /// Whether another iteration is worth beginning. `calm` is from 0, the best move has just changed, to 4 and more,
    /// it has not for long.
    pub fn is_worth_going_on(&self, elapsed: Duration, calm: u32) -> bool {
        let Some(planned) = self.planned else {
            return true;
        };
        if self.planned == self.most {
            // Nothing is saved for later moves by stopping early.
            return elapsed < planned;
        }
        let share = [14, 10, 8, 7, 6][calm.min(4) as usize];
        elapsed < planned * share / 10
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::weights::Weights;
    use crate::rules::{BoardSize, Rule};

    fn budget(turn: Option<u64>, left: Option<u64>) -> Budget {
        let limits = Limits {
            turn: turn.map(Duration::from_millis),
            match_left: left.map(Duration::from_millis),
            ..Limits::default()
        };
        let weights = Weights::of(Rule::Freestyle);
        let field = Field::new(Rule::Freestyle, BoardSize::DEFAULT, weights);
        Budget::new(&limits, &field)
    }

    #[test]
    fn a_move_never_gets_more_than_its_limits() {
        for turn in [0, 1, 10, 100, 1_000, 30_000] {
            for left in [0, 5, 50, 500, 5_000, 180_000] {
                let most = budget(Some(turn), Some(left)).most.unwrap();
                assert!(most <= Duration::from_millis(turn.min(left)));
            }
            let most = budget(Some(turn), None).most.unwrap();
            assert!(most <= Duration::from_millis(turn));
        }
    }

    #[test]
    fn a_whole_game_fits_into_the_match_time() {
        let left = 60_000;
        assert!(budget(None, Some(left)).planned.unwrap() * 30 <= Duration::from_millis(left));
        assert_eq!(budget(None, None).most, None);
    }
}
