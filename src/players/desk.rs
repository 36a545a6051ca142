//! A desk: questions come in, answers go out, one after the other.
//!
//! On a desktop it stands on a thread of its own, in a browser in a worker. What it is asked and what it answers can be
//! written down, and the numbers of the session do not concern it.

use super::adviser::{Adviser, Hint};
use super::judge::Judge;
use super::lounge::{Badge, Lounge};
use super::machine::WorkerGroup;
use super::opening::Opened;
use super::progress::Progress;
use super::thinker::{Request, Stop, Thinker};
use super::time::MoveTime;
use super::twin::{self, TwinQuestion};
use super::{Seat, position};
use crate::engine::Limits;
use crate::rules::opening::Opening;
use crate::rules::twin::Turn;
use crate::rules::{Point, Position};
use rand::SeedableRng;
use rand::rngs::StdRng;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Makes the thinker of a seat; nothing for a person's.
pub type MakeThinker = dyn Fn(Seat) -> Option<Box<dyn Thinker>> + Send + Sync;

/// What is asked about a position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    #[serde(with = "position")]
    pub position: Position,
    pub wish: Wish,
}

/// What is wanted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Wish {
    /// The move of an opponent.
    Move {
        badge: Badge,
        time: MoveTime,
        /// Where its chance begins.
        seed: u64,
    },
    /// The best move, with the line behind it.
    Hint(Limits),
    /// What the points are worth.
    Chances,
    /// Whether this move is the best, or as good.
    Judge(Point),
    /// What to do in an opening, for whoever has to act.
    Open {
        opening: Box<Opening>,
        /// Who decides: the stronger, the more carefully. For a person it is advice.
        seat: Seat,
        /// Where chance begins.
        seed: u64,
    },
    /// A turn on twin boards.
    Turn(Box<TwinQuestion>),
}

impl Wish {
    /// Whether others who look at the same are a help: only to those who think for as long as they may.
    pub fn takes_help(&self) -> bool {
        match self {
            Self::Move { badge, .. } => badge.seat.takes_help(),
            Self::Hint(_) => true,
            Self::Chances | Self::Judge(_) | Self::Open { .. } | Self::Turn(_) => false,
        }
    }
}

/// What is answered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// A move; or no engine plays for this seat, or it found no point to play.
    Move(Result<Point, Silence>),
    /// A hint, if there was one to give.
    Hint(Option<Hint>),
    /// The points worth a thought, the best first, with the chance to win there in per cent.
    Chances(Option<Vec<(Point, u8)>>),
    /// Whether the move is best; none when it cannot be said.
    Judged(Option<bool>),
    /// What is done in an opening; none when it is over or the question was taken back.
    Open(Option<Opened>),
    /// A turn on twin boards, or why there is none.
    Turn(Result<Turn, Silence>),
}

/// Why there is no move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum Silence {
    #[error("no engine plays for this seat")]
    Nobody,
    #[error("it found no point to play")]
    NoPoint,
}

/// Somebody at a desk.
pub struct Desk {
    make: Arc<MakeThinker>,
    lounge: Lounge,
    adviser: Option<Adviser>,
    judge: Option<Judge>,
    group: Option<WorkerGroup>,
}

impl Default for Desk {
    fn default() -> Self {
        Self::new(Arc::new(Seat::thinker))
    }
}

impl Desk {
    /// A desk whose thinkers are made so.
    pub fn new(make: Arc<MakeThinker>) -> Self {
        Self {
            make,
            lounge: Lounge::default(),
            adviser: None,
            judge: None,
            group: None,
        }
    }

    /// A desk among several at which the same is asked.
    pub fn among(group: WorkerGroup) -> Self {
        let shared = group.clone();
        Self {
            group: Some(group),
            ..Self::new(Arc::new(move |seat| seat.thinker_among(Some(&shared))))
        }
    }

    /// One answer. Early, and anything, once `stop` is set; what has been found by the way goes to `progress`.
    pub fn answer(&mut self, question: Question, stop: &Stop, progress: &Progress) -> Answer {
        let Question { position, wish } = question;
        match wish {
            Wish::Move { badge, time, seed } => {
                let request = Request {
                    position,
                    time,
                    stop: stop.clone(),
                    progress: progress.clone(),
                };
                Answer::Move(self.choose(badge, &request, seed))
            }
            Wish::Hint(limits) => Answer::Hint(self.adviser().hint(&position, &limits, stop)),
            Wish::Chances => Answer::Chances(self.adviser().chances(&position, stop)),
            Wish::Judge(played) => {
                let judge = self.judge.get_or_insert_default();
                Answer::Judged(judge.is_best(&position, played, stop))
            }
            Wish::Open {
                opening,
                seat,
                seed,
            } => {
                let rng = &mut StdRng::seed_from_u64(seed);
                Answer::Open(self.adviser().open(&opening, seat, stop, rng))
            }
            Wish::Turn(question) => Answer::Turn(twin::answer(&question, stop, progress)),
        }
    }

    fn choose(&mut self, badge: Badge, request: &Request, seed: u64) -> Result<Point, Silence> {
        let thinker = self.lounge.call(badge);
        let mut thinker = thinker
            .or_else(|| (self.make)(badge.seat))
            .ok_or(Silence::Nobody)?;
        let point = thinker.choose(request, &mut StdRng::seed_from_u64(seed));
        self.lounge.rest(badge, thinker);
        point.ok_or(Silence::NoPoint)
    }

    fn adviser(&mut self) -> &mut Adviser {
        self.adviser
            .get_or_insert_with(|| Adviser::new(self.group.as_ref()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::level::Level;
    use crate::rules::opening::Protocol;
    use crate::rules::{BoardSize, Rule, Side};

    fn asked(seat: Seat) -> Question {
        let mut position = Position::new(Rule::Standard, BoardSize::DEFAULT);
        position.play("h8".parse().unwrap()).unwrap();
        let badge = Badge {
            sitting: 1,
            side: Side::White,
            seat,
        };
        Question {
            position,
            wish: Wish::Move {
                badge,
                time: MoveTime::Free,
                seed: 7,
            },
        }
    }

    fn answer(question: Question) -> Answer {
        Desk::default().answer(question, &Stop::default(), &Progress::default())
    }

    #[test]
    fn a_question_that_was_written_down_gets_the_same_answer() {
        let question = asked(Seat::Level(Level::Ume));
        let text = serde_json::to_string(&question).unwrap();
        let read: Question = serde_json::from_str(&text).unwrap();
        assert_eq!(read, question);
        let told = answer(question);
        assert!(matches!(told, Answer::Move(Ok(_))), "{told:?}");
        assert_eq!(answer(read), told);
        let text = serde_json::to_string(&told).unwrap();
        assert_eq!(serde_json::from_str::<Answer>(&text).unwrap(), told);
    }

    #[test]
    fn an_opening_is_gone_on_with_by_letter() {
        let size = BoardSize::DEFAULT;
        let opening = Opening::new(Protocol::Swap2, Rule::Standard, size).unwrap();
        let question = Question {
            position: opening.position().clone(),
            wish: Wish::Open {
                opening: Box::new(opening.clone()),
                seat: Seat::Level(Level::Koke),
                seed: 3,
            },
        };
        let text = serde_json::to_string(&question).unwrap();
        let read: Question = serde_json::from_str(&text).unwrap();
        assert_eq!(read, question);
        let told = answer(read);
        let text = serde_json::to_string(&told).unwrap();
        assert_eq!(serde_json::from_str::<Answer>(&text).unwrap(), told);
        let Answer::Open(Some(opened)) = told else {
            panic!("{told:?}");
        };
        let mut after = opening;
        after.apply_all(&opened.actions).unwrap();
        assert_eq!(after.position().moves().len(), 3);
        assert!(
            opened
                .weighed
                .iter()
                .any(|one| one.actions == opened.actions)
        );
        assert!(opened.weighed.iter().all(|one| one.chance <= 100));
    }

    #[test]
    fn an_impossible_position_is_refused_in_words() {
        let text = serde_json::to_string(&asked(Seat::Human)).unwrap();
        let text = text.replace("\"h8\"", "\"h8\",\"h8\"");
        let fault = serde_json::from_str::<Question>(&text).unwrap_err();
        assert!(fault.to_string().contains("h8"), "{fault}");
    }

    #[test]
    fn nobody_answers_for_a_person() {
        let told = answer(asked(Seat::Human));
        assert_eq!(told, Answer::Move(Err(Silence::Nobody)));
    }
}
