//! The requests that change the open lesson.

use super::lessons::Lessons;
use super::open_lesson::{LessonPlace, OpenLesson};
use super::progress::LearnProgress;
use crate::redraw::Redraw;
use crate::state::{Go, Screen};
use crate::study::TryJudged;
use bevy::prelude::*;
use narabe_learn::lessons::{Answer, Judgement, Task};
use narabe_rules::Point;
use narabe_rules::twin::{Half, Turn};

/// A request about the lesson.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum LessonRequest {
    /// Opens a lesson by its index where the person is with it, and shows it.
    Open(usize),
    /// A point was pressed, on twin boards on this half.
    Press(Half, Point),
    /// The answer in words with this index.
    Choose(usize),
    /// Ends a turn on twin boards after its first stone.
    EndTurn,
    /// Forgets the last answer.
    Again,
    Hint,
    /// Shows the answer.
    Show,
    /// Shows the try with this index again.
    ShowTry(usize),
    /// Goes to the step with this index.
    GoTo(usize),
    /// Goes on: to the next step, and after the last one to the page of all lessons.
    Next,
    /// Goes on without the lesson with this index.
    Skip(usize),
}

/// What requests change.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Learning<'w> {
    lessons: Res<'w, Lessons>,
    open: ResMut<'w, OpenLesson>,
    progress: ResMut<'w, LearnProgress>,
    judged: MessageWriter<'w, TryJudged>,
    go: MessageWriter<'w, Go>,
}

pub(super) fn apply(
    mut requests: MessageReader<LessonRequest>,
    mut learning: Learning,
    mut redraw: ResMut<Redraw>,
) {
    for request in requests.read() {
        redraw.next_frame();
        learning.apply(*request);
    }
}

impl Learning<'_> {
    fn apply(&mut self, request: LessonRequest) {
        match request {
            LessonRequest::Open(lesson) => self.open(lesson),
            LessonRequest::Press(..) | LessonRequest::Choose(_) if self.open.is_done() => {}
            LessonRequest::Press(half, point) => {
                let answer = self.open.answer_of_press(half, point);
                if let Some(answer) = answer {
                    self.answer(&answer);
                }
            }
            LessonRequest::Choose(index) => self.answer(&Answer::Choice(index)),
            LessonRequest::EndTurn => {
                if let Some(first) = self.open.first_stone() {
                    self.answer(&Answer::Turn(Turn::one(first)));
                }
            }
            LessonRequest::Again => self.open.clear(),
            LessonRequest::Hint => self.open.hint(),
            LessonRequest::Show => self.open.show(),
            LessonRequest::ShowTry(index) => self.open.show_try(index),
            LessonRequest::GoTo(step) => self.go_to(step),
            LessonRequest::Next => self.next(),
            LessonRequest::Skip(lesson) => {
                if let Some(lesson) = self.lessons.get(lesson) {
                    self.progress.0.skip(&lesson.id);
                }
            }
        }
    }

    /// A lesson that is done begins again.
    fn open(&mut self, lesson: usize) {
        let Some(found) = self.lessons.get(lesson) else {
            return;
        };
        let progress = self.progress.0.of(&found.id);
        let step = if progress.furthest < found.steps.len() {
            progress.furthest
        } else {
            0
        };
        self.open
            .go_to(LessonPlace { lesson, step }, &found.steps[step]);
        self.go.write(Go::To(Screen::Lesson));
    }

    fn go_to(&mut self, step: usize) {
        let Some(place) = self.open.place() else {
            return;
        };
        let found = self.lessons.get(place.lesson);
        if let Some(found) = found.and_then(|lesson| lesson.steps.get(step)) {
            self.open.go_to(LessonPlace { step, ..place }, found);
        }
    }

    /// What is only to be looked at is done when the person goes on.
    fn next(&mut self) {
        let Some(place) = self.open.place() else {
            return;
        };
        let task = self.open.attempt().map(|attempt| &attempt.step().task);
        if task == Some(&Task::Read) && !self.open.is_done() {
            self.open.answer(&Answer::Seen);
            self.step_done(place);
        }
        if !self.open.is_done()
            && let Some(lesson) = self.lessons.get(place.lesson)
        {
            self.progress.0.skip_step(&lesson.id, place.step);
        }
        let steps = self
            .lessons
            .get(place.lesson)
            .map_or(0, |lesson| lesson.steps.len());
        if place.step + 1 < steps {
            self.go_to(place.step + 1)
        } else {
            _ = self.go.write(Go::To(Screen::Learn))
        }
    }

    fn answer(&mut self, answer: &Answer) {
        let Some(place) = self.open.place() else {
            return;
        };
        match self.open.answer(answer) {
            Some(Judgement::Right { .. }) => {
                self.step_done(place);
                self.judged.write(TryJudged::Right);
            }
            Some(Judgement::NotYet { .. }) => {}
            Some(Judgement::Wrong { .. }) => {
                if let Some(lesson) = self.lessons.get(place.lesson) {
                    self.progress.0.wrong_answer(&lesson.id);
                }
                self.judged.write(TryJudged::Wrong);
            }
            None => _ = self.judged.write(TryJudged::Refused),
        }
    }

    fn step_done(&mut self, place: LessonPlace) {
        if let Some(lesson) = self.lessons.get(place.lesson) {
            let steps = lesson.steps.len();
            self.progress.0.step_done(&lesson.id, place.step, steps);
        }
    }
}
