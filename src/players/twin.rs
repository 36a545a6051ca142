//! Players of twin boards at a desk: an opponent's turn, or advice for a person.

use super::Seat;
use super::desk::{Question, Silence, Wish};
use super::progress::{Insight, Progress, chance};
use super::thinker::Stop;
use super::time::MoveTime;
use crate::engine::twin::{TwinLevel, TwinPlayer};
use crate::rules::twin::{Turn, TwinRecord};
use crate::rules::{BoardSize, Position, Rule};
use rand::SeedableRng;
use rand::rngs::StdRng;
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// Who advises a person.
const ADVISER: TwinLevel = TwinLevel::Meoto;
/// The players are bound by positions and know no clock. A clock that runs low binds them to so many in a second, which
/// any machine manages, and to this part of the time that is left for the whole game.
const POSITIONS_A_SECOND: u64 = 2_000;
const SHARE_OF_MATCH: u32 = 40;

/// What is asked about a game on twin boards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TwinQuestion {
    /// The game, with the stone of a turn that is begun.
    pub game: TwinRecord,
    /// Who decides. For a person it is advice.
    pub seat: Seat,
    pub time: MoveTime,
    /// Where chance begins.
    pub seed: u64,
}

impl Question {
    /// Asks for a turn on twin boards. The position on a single board that every question has says nothing here.
    pub fn about_twins(game: TwinRecord, seat: Seat, time: MoveTime, seed: u64) -> Self {
        Self {
            position: Position::new(Rule::Freestyle, BoardSize::DEFAULT),
            wish: Wish::Turn(Box::new(TwinQuestion {
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
    question: &TwinQuestion,
    stop: &Stop,
    progress: &Progress,
) -> Result<Turn, Silence> {
    let level = match question.seat {
        Seat::Twin(level) => level,
        Seat::Human | Seat::Remote => ADVISER,
        Seat::Classic(_) | Seat::Level(_) => return Err(Silence::Nobody),
    };
    TwinPlayer::new(level)
        .choose(
            question.game.position(),
            positions(question.time),
            stop.flag(),
            &mut StdRng::seed_from_u64(question.seed),
            |report| {
                // Whoever asks from another world is only heard when somebody listens.
                let _ = stop.is_set();
                progress.tell(Insight {
                    depth: report.depth,
                    chance: chance(report.value),
                });
            },
        )
        .ok_or(Silence::NoPoint)
}

/// How many positions a clock leaves room for; nothing where there is no clock.
fn positions(time: MoveTime) -> Option<u64> {
    let time = match time {
        MoveTime::Free => return None,
        MoveTime::Turn(time) => time / 2,
        MoveTime::Match(time) => time / SHARE_OF_MATCH,
    };
    Some(in_time(time))
}

fn in_time(time: Duration) -> u64 {
    let millis = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    (millis.saturating_mul(POSITIONS_A_SECOND) / 1000).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::parse_twin_text;

    fn asked(game: &str, seat: Seat) -> Result<Turn, Silence> {
        let game = parse_twin_text(game).expect("a game");
        let question = Question::about_twins(game, seat, MoveTime::Free, 7);
        // As a worker gets it.
        let text = serde_json::to_string(&question).expect("written");
        let read: Question = serde_json::from_str(&text).expect("read");
        assert_eq!(read, question);
        let Wish::Turn(question) = read.wish else {
            panic!("{:?}", read.wish)
        };
        answer(&question, &Stop::default(), &Progress::default())
    }

    #[test]
    fn opponents_and_advisers_play_legal_turns() {
        let game = "twin 19: L:j10; R:j10 R:k11;";
        let position = parse_twin_text(game).expect("a game");
        for seat in [Seat::Twin(TwinLevel::Futaba), Seat::Twin(TwinLevel::Renri)] {
            let turn = asked(game, seat).expect("a turn");
            assert_eq!(position.position().check_turn(turn), Ok(()));
        }
    }

    #[test]
    fn advice_goes_on_from_the_stone_that_was_played() {
        let game = "twin 19: L:j10; R:j10 R:k11; L:k10";
        let first = "L:k10".parse().expect("a point");
        let turn = asked(game, Seat::Human).expect("advice");
        assert_eq!(turn.first, first);
    }

    #[test]
    fn who_knows_one_board_only_does_not_answer() {
        let koke = Seat::Level(crate::engine::level::Level::Koke);
        assert_eq!(asked("twin 19:", koke), Err(Silence::Nobody));
    }

    #[test]
    fn a_low_clock_binds() {
        assert_eq!(positions(MoveTime::Free), None);
        let second = Duration::from_secs(1);
        assert_eq!(positions(MoveTime::Turn(second)), Some(1000));
        assert!(positions(MoveTime::Match(second)) < positions(MoveTime::Turn(second)));
        assert_eq!(positions(MoveTime::Turn(Duration::ZERO)), Some(1));
    }
}
