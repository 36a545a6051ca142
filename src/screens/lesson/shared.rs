//! What the parts of the screen share.

use crate::learn::{Lessons, OpenLesson};
use bevy::prelude::*;
use narabe_learn::lessons::{Lesson, LessonPlace, Step};

/// The systems that show the lesson.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct LessonScreenSystems;

/// The lesson and the step that are open.
pub fn opened<'a>(
    open: &OpenLesson,
    lessons: &'a Lessons,
) -> Option<(LessonPlace, &'a Lesson, &'a Step)> {
    let place = open.place()?;
    let lesson = lessons.get(place.lesson)?;
    Some((place, lesson, lesson.steps.get(place.step)?))
}
