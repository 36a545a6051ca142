//! Requests for a turn on twin boards: the turn of an opponent, or advice for a person.

use super::Seat;
use super::engine_worker::{EngineRequest, EngineTask, NoMoveReason};
use super::progress::{Progress, SearchProgress, chance};
use super::stop::Stop;
use super::time::MoveTime;
use narabe_engine_core::twin::{TwinLevel, TwinPlayer};
use narabe_rules::twin::{Turn, TwinRecord};
use narabe_rules::{BoardSize, Position, Rule};
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

/// A request for a turn on twin boards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TwinRequest {
    /// The game, with the first stone of an unfinished turn if there is one.
    pub game: TwinRecord,
    /// The seat that decides. For a person the turn is advice.
    pub seat: Seat,
    /// The time available.
    pub time: MoveTime,
    /// The seed of random choices.
    pub seed: u64,
}

impl EngineRequest {
    /// A request for a turn on twin boards. Its `position`, on a single board, has no meaning.
    pub fn for_twin_boards(game: TwinRecord, seat: Seat, time: MoveTime, seed: u64) -> Self {
        Self {
            position: Position::new(Rule::Freestyle, BoardSize::DEFAULT),
            task: EngineTask::TwinTurn(Box::new(TwinRequest {
                game,
                seat,
                time,
                seed,
            })),
        }
    }
}

/// The turn, or why there is none.
pub(super) fn answer(
    request: &TwinRequest,
    stop: &Stop,
    progress: &Progress,
) -> Result<Turn, NoMoveReason> {
    let level = match request.seat {
        Seat::Twin(level) => level,
        Seat::Human | Seat::Remote => ADVISER,
        Seat::Classic(_) | Seat::Level(_) => return Err(NoMoveReason::NoEngine),
    };
    TwinPlayer::new(level)
        .choose(
            request.game.position(),
            max_positions(request.time),
            stop.flag(),
            &mut StdRng::seed_from_u64(request.seed),
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
    use super::*;
    use narabe_notation::parse_twin_text;

    fn turn_for(game: &str, seat: Seat) -> Result<Turn, NoMoveReason> {
        let game = parse_twin_text(game).expect("a game");
        let request = EngineRequest::for_twin_boards(game, seat, MoveTime::Unlimited, 7);
        // As a web worker gets it.
        let text = serde_json::to_string(&request).expect("written");
        let read: EngineRequest = serde_json::from_str(&text).expect("read");
        assert_eq!(read, request);
        let EngineTask::TwinTurn(request) = read.task else {
            panic!("{:?}", read.task)
        };
        answer(&request, &Stop::default(), &Progress::default())
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
