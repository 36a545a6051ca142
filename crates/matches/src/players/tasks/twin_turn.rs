//! The task to choose a turn on twin boards: the turn of an opponent, or advice for a person.

use super::task::Task;
use crate::players::Seat;
use crate::players::engine_worker::EngineWorker;
use crate::players::no_move_reason::NoMoveReason;
use crate::players::progress::{Progress, SearchProgress, chance};
use crate::players::stop::Stop;
use crate::players::time::MoveTime;
use narabe_engine_core::twin::{TwinLevel, TwinPlayer};
use narabe_rules::Position;
use narabe_rules::twin::{Turn, TwinRecord};
use rand::SeedableRng;
use rand::rngs::StdRng;
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// The level that advises a person.
const ADVISER: TwinLevel = TwinLevel::Meoto;
/// The speed that every machine reaches, in positions per second. The engines for twin boards are limited by positions,
/// not by time, so the time available is converted with it.
const POSITIONS_PER_SECOND: u64 = 2_000;
/// The divisor of the time left for the whole game that is available for one turn.
const TURNS_LEFT: u32 = 40;

/// Choose a turn on twin boards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChooseTurn {
    /// The game, with the first stone of an unfinished turn if there is one.
    pub game: Box<TwinRecord>,
    /// The seat that decides. For a person the turn is advice.
    pub seat: Seat,
    /// The time available.
    pub time: MoveTime,
    /// The seed of random choices.
    pub seed: u64,
}

impl Task for ChooseTurn {
    /// The turn, or why there is none.
    type Answer = Result<Turn, NoMoveReason>;

    fn perform(
        self,
        _: Position,
        _: &mut EngineWorker,
        stop: &Stop,
        progress: &Progress,
    ) -> Self::Answer {
        let level = match self.seat {
            Seat::Twin(level) => level,
            Seat::Human | Seat::Remote => ADVISER,
            Seat::Classic(_) | Seat::Level(_) | Seat::External(_) => {
                return Err(NoMoveReason::NoEngine);
            }
        };
        TwinPlayer::new(level)
            .choose(
                self.game.position(),
                max_positions(self.time),
                stop.flag(),
                &mut StdRng::seed_from_u64(self.seed),
                |report| {
                    // Polls the stop signal, because the search only reads the flag.
                    let _ = stop.is_set();
                    progress.report(SearchProgress {
                        depth: report.depth,
                        chance: chance(report.value),
                        analysis: None,
                    });
                },
            )
            .ok_or(NoMoveReason::NoPoint)
    }
}

/// The number of positions that can be searched in the time available; `None` without a clock.
fn max_positions(time: MoveTime) -> Option<u64> {
    let time = match time {
        MoveTime::Unlimited => return None,
        MoveTime::Turn(time) => time / 2,
        MoveTime::Game(time) => time / TURNS_LEFT,
    };
    Some(positions_in(time))
}

/// The number of positions that every machine can search in this time, at least 1.
fn positions_in(time: Duration) -> u64 {
    let millis = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    (millis.saturating_mul(POSITIONS_PER_SECOND) / 1000).max(1)
}

#[cfg(test)]
mod tests {
    use super::super::EngineRequest;
    use super::*;
    use narabe_notation::parse_twin_text;

    fn turn_for(game: &str, seat: Seat) -> Result<Turn, NoMoveReason> {
        let game = parse_twin_text(game).expect("a game");
        let request = EngineRequest::for_twin_boards(game, seat, MoveTime::Unlimited, 7);
        // As a web worker gets it.
        let text = serde_json::to_string(&request).expect("written");
        let read: EngineRequest<ChooseTurn> = serde_json::from_str(&text).expect("read");
        assert_eq!(read, request);
        let worker = &mut EngineWorker::default();
        read.perform(worker, &Stop::default(), &Progress::default())
    }

    #[test]
    fn opponents_play_legal_turns() {
        let game = "twin 19: L:j10; R:j10 R:k11;";
        let position = parse_twin_text(game).expect("a game");
        for seat in [Seat::Twin(TwinLevel::Futaba), Seat::Twin(TwinLevel::Renri)] {
            let turn = turn_for(game, seat).expect("a turn");
            assert_eq!(position.position().check_turn(turn), Ok(()));
        }
    }

    #[test]
    fn advice_includes_the_first_stone_of_the_turn() {
        let game = "twin 19: L:j10; R:j10 R:k11; L:k10";
        let first = "L:k10".parse().expect("a point");
        let turn = turn_for(game, Seat::Human).expect("advice");
        assert_eq!(turn.first, first);
    }

    #[test]
    fn engines_for_one_board_do_not_play_on_twin_boards() {
        let koke = Seat::Level(narabe_engine_core::level::Level::Koke);
        assert_eq!(turn_for("twin 19:", koke), Err(NoMoveReason::NoEngine));
    }

    #[test]
    fn the_clock_limits_the_positions() {
        assert_eq!(max_positions(MoveTime::Unlimited), None);
        let second = Duration::from_secs(1);
        assert_eq!(max_positions(MoveTime::Turn(second)), Some(1000));
        assert!(max_positions(MoveTime::Game(second)) < max_positions(MoveTime::Turn(second)));
        assert_eq!(max_positions(MoveTime::Turn(Duration::ZERO)), Some(1));
    }
}
