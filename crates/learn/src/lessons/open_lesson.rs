//! The lesson that is open: its step, the answers so far, and what was said last.

use super::attempt::{Answer, AnswerError, Attempt};
use super::judgement::{Illustration, Judgement};
use super::lesson::Lesson;
use super::message::Message;
use super::progress::Progress;
use super::task::Task;
use narabe_rules::twin::{Half, Turn, TwinPoint};
use narabe_rules::{Point, Setup};

/// A step of a lesson, both by their indices.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LessonPlace {
    /// The index of the lesson.
    pub lesson: usize,
    /// The index of the step.
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
    Answer(Illustration),
}

/// A stone that was tried.
#[derive(Debug, Clone, PartialEq)]
pub struct LessonTry {
    /// The position before it.
    pub setup: Setup,
    /// Where it was placed.
    pub point: Point,
    /// What it is worth.
    pub judgement: Judgement,
}

impl LessonTry {
    /// Whether it is not wrong.
    pub const fn is_good(&self) -> bool {
        !matches!(self.judgement, Judgement::Wrong { .. })
    }
}

/// What a request has changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LessonEvent {
    /// A step has begun.
    Begun,
    /// Something else is shown, such as a hint or the first stone of a turn.
    Shown,
    /// An answer was right: the step is done.
    Right,
    /// An answer was right so far.
    NotYet,
    /// An answer was wrong.
    Wrong,
    /// An answer cannot be judged.
    Refused,
    /// The person has gone on from the last step.
    Over,
}

/// The open lesson. Each request returns what it has changed; none if nothing.
#[derive(Debug, Default)]
pub struct OpenLesson {
    place: Option<LessonPlace>,
    attempt: Option<Attempt>,
    tries: Vec<LessonTry>,
    shown_try: Option<usize>,
    said: Option<LessonSaid>,
    marked: Vec<Point>,
    first_stone: Option<TwinPoint>,
    turn: Option<Turn>,
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

    /// Opens a lesson by its index where the person is with it. One that is done begins again.
    pub fn open(
        &mut self,
        lesson: usize,
        lessons: &[Lesson],
        progress: &Progress,
    ) -> Option<LessonEvent> {
        let found = lessons.get(lesson)?;
        let furthest = progress.of(&found.id).furthest;
        let step = if furthest < found.steps.len() {
            furthest
        } else {
            0
        };
        self.begin(LessonPlace { lesson, step }, lessons)
    }

    /// Goes to a step of the lesson by its index.
    pub fn go_to(&mut self, step: usize, lessons: &[Lesson]) -> Option<LessonEvent> {
        let place = self.place?;
        self.begin(LessonPlace { step, ..place }, lessons)
    }

    fn begin(&mut self, place: LessonPlace, lessons: &[Lesson]) -> Option<LessonEvent> {
        let step = lessons.get(place.lesson)?.steps.get(place.step)?;
        *self = Self {
            place: Some(place),
            attempt: Some(Attempt::new(step)),
            ..Self::default()
        };
        Some(LessonEvent::Begun)
    }

    /// Opens the next step. A step without a task counts as done then; any other unfinished step is skipped.
    pub fn next(&mut self, lessons: &[Lesson], progress: &mut Progress) -> Option<LessonEvent> {
        let place = self.place?;
        let lesson = lessons.get(place.lesson)?;
        let is_read = self.attempt.as_ref()?.step().task == Task::Read;
        if is_read {
            self.answer(&Answer::Seen, lessons, progress);
        }
        if !self.is_done() {
            progress.skip_step(&lesson.id, place.step);
        }
        if place.step + 1 < lesson.steps.len() {
            self.go_to(place.step + 1, lessons)
        } else {
            Some(LessonEvent::Over)
        }
    }

    /// Presses a point, on twin boards on this half: an answer, or a part of one.
    pub fn press(
        &mut self,
        half: Half,
        point: Point,
        lessons: &[Lesson],
        progress: &mut Progress,
    ) -> Option<LessonEvent> {
        if self.is_done() {
            return None;
        }
        match self.answer_of_press(half, point) {
            Some(answer) => self.answer(&answer, lessons, progress),
            None => Some(LessonEvent::Shown),
        }
    }

    /// The answer that a press on a point completes; none if more points are needed.
    fn answer_of_press(&mut self, half: Half, point: Point) -> Option<Answer> {
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

    /// Ends a turn on twin boards after its first stone.
    pub fn end_turn(&mut self, lessons: &[Lesson], progress: &mut Progress) -> Option<LessonEvent> {
        let first = self.first_stone?;
        self.answer(&Answer::Turn(Turn::one(first)), lessons, progress)
    }

    /// Gives the answer in words with this index.
    pub fn choose(
        &mut self,
        index: usize,
        lessons: &[Lesson],
        progress: &mut Progress,
    ) -> Option<LessonEvent> {
        self.answer(&Answer::Choice(index), lessons, progress)
    }

    fn answer(
        &mut self,
        answer: &Answer,
        lessons: &[Lesson],
        progress: &mut Progress,
    ) -> Option<LessonEvent> {
        if self.is_done() {
            return None;
        }
        let place = self.place?;
        let lesson = lessons.get(place.lesson)?;
        Some(match self.judged(answer)? {
            Err(refused) => {
                self.said = Some(LessonSaid::Refused(refused));
                LessonEvent::Refused
            }
            Ok(judgement) => {
                let event = match judgement {
                    Judgement::Right { .. } => {
                        progress.step_done(&lesson.id, place.step, lesson.steps.len());
                        LessonEvent::Right
                    }
                    Judgement::NotYet { .. } => LessonEvent::NotYet,
                    Judgement::Wrong { .. } => {
                        progress.wrong_answer(&lesson.id);
                        LessonEvent::Wrong
                    }
                };
                self.said = Some(LessonSaid::Judged(judgement));
                event
            }
        })
    }

    /// Has an answer judged and keeps what the board shows of it. None without a step.
    fn judged(&mut self, answer: &Answer) -> Option<Result<Judgement, AnswerError>> {
        self.shown_try = None;
        self.first_stone = None;
        let attempt = self.attempt.as_mut()?;
        let setup = attempt.setup().clone();
        let judged = attempt.answer(answer);
        let Ok(judgement) = &judged else {
            return Some(judged);
        };
        match answer {
            Answer::Point(point) => {
                self.tries.push(LessonTry {
                    setup,
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
        Some(judged)
    }

    /// Forgets what was said, so that the board shows the position again.
    pub fn clear(&mut self) -> LessonEvent {
        self.said = None;
        self.shown_try = None;
        self.first_stone = None;
        self.turn = None;
        LessonEvent::Shown
    }

    /// Helps.
    pub fn hint(&mut self) -> LessonEvent {
        let event = self.clear();
        let attempt = self.attempt.as_ref();
        self.said = attempt.map(|attempt| LessonSaid::Hint(attempt.hint()));
        event
    }

    /// Shows the answer.
    pub fn show(&mut self) -> LessonEvent {
        let event = self.clear();
        let attempt = self.attempt.as_ref();
        self.said = attempt.map(|attempt| LessonSaid::Answer(attempt.show()));
        event
    }

    /// Shows a try again, by its index, with what was said to it.
    pub fn show_try(&mut self, index: usize) -> Option<LessonEvent> {
        let said = LessonSaid::Judged(self.tries.get(index)?.judgement.clone());
        let event = self.clear();
        self.said = Some(said);
        self.shown_try = Some(index);
        Some(event)
    }
}
