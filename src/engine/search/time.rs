//! How much of the clock a move may use.

use std::time::Duration;

use crate::engine::field::Field;
use crate::engine::limits::Limits;

/// Kept back for whatever lies between the engine and the clock.
const RESERVE: Duration = Duration::from_millis(30);
/// Kept back of the match for each own move that the board has room for: even a move that needs no thought takes its way
/// through the pipes.
const WAY: Duration = Duration::from_millis(2);
/// Kept back of a turn, as a fraction of it.
const RESERVE_SHARE: u32 = 20;
/// Moves that the rest of the match time must last for, at least.
const MOVES_TO_GO: u32 = 12;
/// Moves that a game lasts, by experience; a share of the empty points on small boards.
const GAME_MOVES: u32 = 30;
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
        let own_moves_played = u32::try_from(field.stones() / 2).unwrap_or(u32::MAX);
        let room = u32::try_from(field.empties().div_ceil(2)).unwrap_or(u32::MAX);
        let moves = GAME_MOVES
            .saturating_sub(own_moves_played)
            .max(MOVES_TO_GO)
            .min(room.max(1));
        let left = left.saturating_sub(RESERVE + WAY.saturating_mul(room));
        let share = left / moves;
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
    use crate::engine::field::Spots;
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

    #[test]
    fn a_game_to_the_last_point_fits_into_a_second() {
        let mut field = Field::new(
            Rule::Freestyle,
            BoardSize::DEFAULT,
            Weights::of(Rule::Freestyle),
        );
        let mut left = Duration::from_secs(1);
        for spot in Spots::all(BoardSize::DEFAULT).iter() {
            let limits = Limits {
                match_left: Some(left),
                ..Limits::default()
            };
            // Every second move is this side's, and takes all it may and half a way more.
            if field.stones().is_multiple_of(2) {
                let used = Budget::new(&limits, &field).most.unwrap() + WAY / 2;
                left = left.checked_sub(used).expect("time is left for the move");
            }
            field.play(spot);
        }
    }
}
