//! The lesson that is open: its step, the answers so far, and what was said last.

use super::lesson_try::LessonTry;
use bevy::prelude::*;
use narabe_learn::lessons::{Answer, AnswerError, Attempt, Judgement, Message, Shown, Step, Task};
use narabe_rules::Point;
use narabe_rules::twin::{Half, Turn, TwinPoint};

/// A step of a lesson, both by their indices.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LessonPlace {
    pub lesson: usize,
    pub step: usize,
}

/// What was said last.
#[derive(Debug, Clone, PartialEq)]
pub enum LessonSaid {
    /// A help.
    Hint(Message),
    /// What an answer is worth.
    Judged(Judgement),
    /// Why an answer cannot be judged.
    Refused(AnswerError),
    /// The answer, which was asked for.
    Answer(Shown),
}

/// The open lesson. Changed by [`LessonRequest`](super::LessonRequest)s.
#[derive(Resource, Debug, Default)]
pub struct OpenLesson {
    place: Option<LessonPlace>,
    attempt: Option<Attempt>,
    tries: Vec<LessonTry>,
    shown_try: Option<usize>,
    said: Option<LessonSaid>,
    marked: Vec<Point>,
    first_stone: Option<TwinPoint>,
    turn: Option<Turn>,
    revision: u64,
}

impl OpenLesson {
    /// Where it is; none before a lesson was opened.
    pub const fn place(&self) -> Option<LessonPlace> {
        self.place
    }

    /// The attempt at the step.
    pub const fn attempt(&self) -> Option<&Attempt> {
        self.attempt.as_ref()
    }

    /// Whether the step is done.
    pub fn is_done(&self) -> bool {
        self.attempt.as_ref().is_some_and(Attempt::is_done)
    }

    /// The stones that were tried in this step, the first one first.
    pub fn tries(&self) -> &[LessonTry] {
        &self.tries
    }

    /// The try that the board shows.
    pub fn shown_try(&self) -> Option<&LessonTry> {
        self.tries.get(self.shown_try?)
    }

    /// The index of that try.
    pub const fn shown_index(&self) -> Option<usize> {
        self.shown_try
    }

    /// What was said last.
    pub const fn said(&self) -> Option<&LessonSaid> {
        self.said.as_ref()
    }

    /// The points that are marked and right.
    pub fn marked(&self) -> &[Point] {
        &self.marked
    }

    /// The first stone of a turn on twin boards that is not complete.
    pub const fn first_stone(&self) -> Option<TwinPoint> {
        self.first_stone
    }

    /// The turn on twin boards that was answered last.
    pub const fn turn(&self) -> Option<Turn> {
        self.turn
    }

    /// A number that changes with all that is shown.
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// Goes to a step, and begins it.
    pub(super) fn go_to(&mut self, place: LessonPlace, step: &Step) {
        *self = Self {
            place: Some(place),
            attempt: Some(Attempt::new(step)),
            revision: self.revision + 1,
            ..Self::default()
        };
    }

    /// The answer that a press on a point completes; none if more points are needed.
    pub(super) fn answer_of_press(&mut self, half: Half, point: Point) -> Option<Answer> {
        self.revision += 1;
        match self.attempt.as_ref()?.step().task {
            Task::Make(_) | Task::Hold | Task::Win(_) => Some(Answer::Point(point)),
            Task::Mark(_) if self.marked.contains(&point) => None,
            Task::Mark(_) => {
                let marked = self.marked.iter().copied();
                Some(Answer::Points(marked.chain([point]).collect()))
            }
            Task::WinTurn | Task::HoldTurn => {
                let stone = TwinPoint::new(half, point);
                let first = self.first_stone.take();
                if first.is_none() {
                    self.clear();
                    self.first_stone = Some(stone);
                }
                // The same point again takes the first stone back.
                let first = first.filter(|first| *first != stone)?;
                Some(Answer::Turn(Turn::two(first, stone)))
            }
            Task::Read | Task::Choose(_) => None,
        }
    }

    /// Gives an answer. Returns what it is worth; none if it cannot be judged.
    pub(super) fn answer(&mut self, answer: &Answer) -> Option<Judgement> {
        self.revision += 1;
        self.shown_try = None;
        self.first_stone = None;
        let attempt = self.attempt.as_mut()?;
        let before = attempt.setup().clone();
        let judgement = match attempt.answer(answer) {
            Ok(judgement) => judgement,
            Err(refused) => {
                self.said = (refused != AnswerError::Done).then_some(LessonSaid::Refused(refused));
                return None;
            }
        };
        match answer {
            Answer::Point(point) => {
                self.tries.push(LessonTry {
                    setup: before,
                    point: *point,
                    judgement: judgement.clone(),
                });
                self.shown_try = self.tries.len().checked_sub(1);
            }
            Answer::Turn(turn) => self.turn = Some(*turn),
            Answer::Points(points) if !matches!(judgement, Judgement::Wrong { .. }) => {
                self.marked.clone_from(points);
            }
            _ => {}
        }
        self.said = Some(LessonSaid::Judged(judgement.clone()));
        Some(judgement)
    }

    /// Forgets what was said, so that the board shows the position again.
    pub(super) fn clear(&mut self) {
        self.revision += 1;
        self.said = None;
        self.shown_try = None;
        self.first_stone = None;
        self.turn = None;
    }

    /// Helps.
    pub(super) fn hint(&mut self) {
        self.clear();
        self.said = self
            .attempt
            .as_ref()
            .map(|attempt| LessonSaid::Hint(attempt.hint()));
    }

    /// Shows the answer.
    pub(super) fn show(&mut self) {
        self.clear();
        self.said = self
            .attempt
            .as_ref()
            .map(|attempt| LessonSaid::Answer(attempt.show()));
    }

    /// Shows a try again with what was said to it.
    pub(super) fn show_try(&mut self, index: usize) {
        let Some(shown) = self.tries.get(index) else {
            return;
        };
        let said = LessonSaid::Judged(shown.judgement.clone());
        self.clear();
        self.said = Some(said);
        self.shown_try = Some(index);
    }
}
