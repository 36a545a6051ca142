//! The lessons in the app: the open one, and the player's progress in each.
//!
//! Screens, keys and the board write a [`LessonRequest`]; one system applies it to the [`OpenLesson`]. Nothing else changes it. The
//! lessons, the open one and the judgement of answers are in [`learn`](narabe_learn::lessons), without windows or files.

mod lessons;
mod open_lesson;
mod presses;
mod progress;
mod request;

pub use lessons::Lessons;
pub use open_lesson::OpenLesson;
pub use progress::{LESSONS_FILE, LearnProgress, RestoreLessons};
pub use request::LessonRequest;

use crate::input::PressSystems;
use crate::state::Screen;
use crate::study::AnswerJudged;
use bevy::prelude::*;

/// The systems of the lessons in `Update`. Systems that show a lesson run after them, to show a change in the same frame.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct LearnSystems;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OpenLesson>()
        .init_resource::<Lessons>()
        .add_message::<LessonRequest>()
        .add_message::<AnswerJudged>()
        .add_plugins(progress::plugin)
        .add_systems(
            Update,
            presses::read
                .after(PressSystems)
                .before(LearnSystems)
                .run_if(in_state(Screen::Lesson)),
        )
        .add_systems(Update, request::apply.in_set(LearnSystems));
}
