//! The requests that change the open lesson.

use super::lessons::Lessons;
use super::open_lesson::OpenLesson;
use super::progress::LearnProgress;
use crate::redraw::Redraw;
use crate::state::{Go, Screen};
use crate::study::AnswerJudged;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use narabe_learn::lessons::LessonEvent;
use narabe_rules::Point;
use narabe_rules::twin::Half;

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
    /// Shows the next step, or the page of all lessons after the last one.
    Next,
    /// Skips the lesson with this index.
    Skip(usize),
}

/// What requests change.
#[derive(SystemParam)]
pub(super) struct Learning<'w> {
    lessons: Res<'w, Lessons>,
    open: ResMut<'w, OpenLesson>,
    progress: ResMut<'w, LearnProgress>,
    judged: MessageWriter<'w, AnswerJudged>,
    go: MessageWriter<'w, Go>,
}

pub(super) fn apply(
    mut requests: MessageReader<LessonRequest>,
    mut learning: Learning,
    mut redraw: ResMut<Redraw>,
) {
    for request in requests.read() {
        redraw.next_frame();
        if let Some(event) = learning.apply(*request) {
            learning.follow(*request, event);
        }
    }
}

impl Learning<'_> {
    fn apply(&mut self, request: LessonRequest) -> Option<LessonEvent> {
        let (lessons, progress) = (self.lessons.all(), &mut self.progress.0);
        let open = &mut self.open.bypass_change_detection().0;
        match request {
            LessonRequest::Open(lesson) => open.open(lesson, lessons, progress),
            LessonRequest::Press(half, point) => open.press(half, point, lessons, progress),
            LessonRequest::Choose(index) => open.choose(index, lessons, progress),
            LessonRequest::EndTurn => open.end_turn(lessons, progress),
            LessonRequest::Again => Some(open.clear()),
            LessonRequest::Hint => Some(open.hint()),
            LessonRequest::Show => Some(open.show()),
            LessonRequest::ShowTry(index) => open.show_try(index),
            LessonRequest::GoTo(step) => open.go_to(step, lessons),
            LessonRequest::Next => open.next(lessons, progress),
            LessonRequest::Skip(lesson) => {
                if let Some(lesson) = lessons.get(lesson) {
                    progress.skip(&lesson.id);
                }
                None
            }
        }
    }

    fn follow(&mut self, request: LessonRequest, event: LessonEvent) {
        match event {
            LessonEvent::Over => {
                self.go.write(Go::To(Screen::Learn));
                return;
            }
            LessonEvent::Begun if matches!(request, LessonRequest::Open(_)) => {
                self.go.write(Go::To(Screen::Lesson));
            }
            LessonEvent::Right => _ = self.judged.write(AnswerJudged::Right),
            LessonEvent::Wrong => _ = self.judged.write(AnswerJudged::Wrong),
            LessonEvent::Refused => _ = self.judged.write(AnswerJudged::Refused),
            LessonEvent::Begun | LessonEvent::Shown | LessonEvent::NotYet => {}
        }
        self.open.set_changed();
    }
}
