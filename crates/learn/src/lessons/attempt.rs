//! A person's attempt at a step: the position, which grows while a win is played through, and the judgement of answers.

use thiserror::Error;

use super::judgement::{Illustration, Judgement};
use super::message::Message;
use super::step::{LessonBoard, Step};
use super::task::{Choice, Task};
use super::{judge_hold, judge_marks, judge_shape, judge_turn, judge_win};
use narabe_engine_core::tactics::ThreatKind;
use narabe_rules::twin::{Turn, TwinError, TwinPosition};
use narabe_rules::{PlayError, Point, Setup, Side};
use narabe_study::SentenceArg;

/// What a person answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The position has been looked at.
    Seen,
    /// A stone on this point.
    Point(Point),
    /// The points that are marked, in any order.
    Points(Vec<Point>),
    /// One of the answers in words, by its index.
    Choice(usize),
    /// A turn on twin boards.
    Turn(Turn),
}

/// Why an answer cannot be judged. The attempt is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum AnswerError {
    /// The stone cannot be placed.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// The turn cannot be played.
    #[error(transparent)]
    Turn(#[from] TwinError),
    /// The task asks for another kind of answer.
    #[error("the task asks for another kind of answer")]
    OtherKind,
    /// There is no such answer in words.
    #[error("there is no answer number {0}")]
    NoSuchChoice(usize),
    /// The step has been done.
    #[error("the step is done: start it again")]
    Done,
}

/// An attempt at a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    step: Step,
    /// The position on one board, with the moves so far; empty boards otherwise.
    setup: Setup,
    played: Vec<(Point, Side)>,
    is_done: bool,
}

impl Attempt {
    /// An attempt that has not begun.
    pub fn new(step: &Step) -> Self {
        let setup = match &step.board {
            LessonBoard::One(setup) => setup.clone(),
            LessonBoard::Twin(twin) => Setup::new(narabe_rules::Rule::Freestyle, twin.size()),
        };
        Self {
            step: step.clone(),
            setup,
            played: Vec::new(),
            is_done: false,
        }
    }

    /// The step.
    pub const fn step(&self) -> &Step {
        &self.step
    }

    /// The position, with the moves so far while a win is played through.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The moves so far, those of the other side among them.
    pub fn played(&self) -> &[(Point, Side)] {
        &self.played
    }

    /// Whether a right answer was given.
    pub const fn is_done(&self) -> bool {
        self.is_done
    }

    /// Starts again.
    pub fn restart(&mut self) {
        *self = Self::new(&self.step);
    }

    /// What helps with the task.
    pub fn hint(&self) -> Message {
        Message::of_file(self.step.hint.clone(), Vec::new())
    }

    /// What a person sees who asks for the answer: the stones from here on, both sides', the points to mark, or the turn.
    pub fn show(&self) -> Illustration {
        match &self.step.task {
            Task::Win(kind) => {
                let first = self.step.answers.first().filter(|_| self.played.is_empty());
                judge_win::show(&self.setup, first.copied(), *kind)
            }
            Task::Mark(set) => Illustration::points(set.points(&self.setup)),
            Task::Make(_) | Task::Hold => {
                let point = self.step.answers.first().copied();
                Illustration::line(self.setup.to_move(), point)
            }
            Task::WinTurn | Task::HoldTurn => Illustration {
                turn: self.step.turn,
                ..Illustration::default()
            },
            Task::Read | Task::Choose(_) => Illustration::default(),
        }
    }

    /// Judges an answer. It is bounded work of some ten thousand nodes of a solver. While a win is played through, a move that
    /// keeps it is played and answered.
    ///
    /// # Errors
    /// [`AnswerError`] if it cannot be judged.
    pub fn answer(&mut self, answer: &Answer) -> Result<Judgement, AnswerError> {
        if self.is_done {
            return Err(AnswerError::Done);
        }
        let judgement = match (&self.step.task, answer) {
            (Task::Read, Answer::Seen) => Judgement::Right {
                explanation: self.right(Vec::new()),
                shown: Illustration::default(),
            },
            (Task::Choose(choices), &Answer::Choice(index)) => {
                choose(choices, index).ok_or(AnswerError::NoSuchChoice(index))?
            }
            (Task::Mark(set), Answer::Points(points)) => {
                judge_marks::judge(&self.step, &self.setup, *set, points)
            }
            (Task::WinTurn | Task::HoldTurn, &Answer::Turn(turn)) => self.judge_turn(turn)?,
            (&Task::Make(shape), &Answer::Point(point)) => {
                self.check(point)?;
                self.explained(point, judge_shape::judge(&self.setup, point, shape))
            }
            (Task::Hold, &Answer::Point(point)) => {
                self.check(point)?;
                self.explained(point, judge_hold::judge(&self.setup, point))
            }
            (&Task::Win(kind), &Answer::Point(point)) => {
                self.check(point)?;
                self.go_on(point, kind)
            }
            _ => return Err(AnswerError::OtherKind),
        };
        self.is_done = matches!(judgement, Judgement::Right { .. });
        Ok(judgement)
    }

    /// Checks that a stone can be placed. A forbidden one can: the judgement says why it is wrong.
    fn check(&self, point: Point) -> Result<(), PlayError> {
        let size = self.setup.size();
        if !size.contains(point) {
            return Err(PlayError::OffBoard { point, size });
        }
        match self.setup.get(point) {
            Some(side) => Err(PlayError::Occupied { point, side }),
            None => Ok(()),
        }
    }

    /// The judgement in the words of the step, where it has some.
    fn explained(&self, point: Point, judged: Judgement) -> Judgement {
        match judged {
            Judgement::Right { explanation, shown } => Judgement::Right {
                explanation: match &self.step.right {
                    Some(right) => Message::of_file(right.clone(), explanation.args),
                    None => explanation,
                },
                shown,
            },
            Judgement::Wrong { explanation, shown } => {
                let is_first = self.played.is_empty();
                let Some(wrong) = self.step.wrong_answer(point).filter(|_| is_first) else {
                    return Judgement::Wrong { explanation, shown };
                };
                let shown = if wrong.reply.is_empty() {
                    shown
                } else {
                    Illustration::line(self.setup.to_move().other(), wrong.reply.iter().copied())
                };
                Judgement::Wrong {
                    explanation: Message::of_file(wrong.says.clone(), explanation.args),
                    shown,
                }
            }
            judged @ Judgement::NotYet { .. } => judged,
        }
    }

    /// Continues a win that is played through.
    fn go_on(&mut self, point: Point, kind: ThreatKind) -> Judgement {
        let side = self.setup.to_move();
        let judged = judge_win::judge(&self.setup, point, kind);
        let reply = match &judged {
            Judgement::Wrong { .. } => return self.explained(point, judged),
            Judgement::Right { .. } => None,
            Judgement::NotYet { reply, .. } => *reply,
        };
        let judged = self.explained(point, judged);
        let stones = [(Some(point), side), (reply, side.other())];
        for (point, side) in stones
            .into_iter()
            .filter_map(|(point, side)| Some((point?, side)))
        {
            // Both were found on empty points.
            if self.setup.place(point, side).is_ok() {
                self.played.push((point, side));
            }
        }
        judged
    }

    fn judge_turn(&self, turn: Turn) -> Result<Judgement, AnswerError> {
        let LessonBoard::Twin(position) = &self.step.board else {
            return Err(AnswerError::OtherKind);
        };
        let position: &TwinPosition = position;
        let judged = match self.step.task {
            Task::WinTurn => judge_turn::judge_win(position, turn)?,
            _ => judge_turn::judge_hold(position, turn)?,
        };
        Ok(match judged {
            Judgement::Right { explanation, shown } => Judgement::Right {
                explanation: self.right(explanation.args),
                shown,
            },
            judged => judged,
        })
    }

    fn right(&self, args: Vec<(&'static str, SentenceArg)>) -> Message {
        match &self.step.right {
            Some(right) => Message::of_file(right.clone(), args),
            None => Message::new("lesson-right", args),
        }
    }
}

fn choose(choices: &[Choice], index: usize) -> Option<Judgement> {
    let choice = choices.get(index)?;
    let explanation = Message::of_file(choice.says.clone(), Vec::new());
    let shown = Illustration::default();
    Some(if choice.is_right {
        Judgement::Right { explanation, shown }
    } else {
        Judgement::Wrong { explanation, shown }
    })
}
