//! The scenes of the lessons: the path half-way, a wrong answer, a right one, a win that is played through, a question, twin boards.

use super::scene::Scene;
use crate::learn::{LearnProgress, LessonRequest, Lessons, OpenLesson};
use crate::state::{Go, Screen};
use bevy::prelude::*;
use narabe_rules::Point;
use narabe_rules::twin::Half;

/// The lessons that are done in the picture of the path.
const DONE: usize = 10;

/// A scene of the lessons.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LearnScene {
    Path,
    Wrong,
    Right,
    Win,
    Question,
    Twin,
}

impl Scene for LearnScene {
    fn name(&self) -> &'static str {
        match self {
            Self::Path => "44-learn",
            Self::Wrong => "45-lesson",
            Self::Right => "45-lesson-right",
            Self::Win => "45-lesson-win",
            Self::Question => "46-lesson-question",
            Self::Twin => "46-lesson-twin",
        }
    }

    fn set(&self, world: &mut World) {
        set(*self, world);
    }

    fn is_ready(&self, world: &World) -> bool {
        is_ready(*self, world)
    }
}

impl LearnScene {
    /// The lesson and the step by their indices, and the points that are pressed.
    const fn play(self) -> Option<(usize, usize, &'static str)> {
        match self {
            Self::Path => None,
            Self::Wrong => Some((4, 2, "h6")),
            Self::Right => Some((4, 2, "h6 d6")),
            Self::Win => Some((10, 2, "f6")),
            Self::Question => Some((10, 4, "")),
            Self::Twin => Some((26, 1, "b5")),
        }
    }
}

/// Starts the scene.
fn set(scene: LearnScene, world: &mut World) {
    let Some((lesson, step, points)) = scene.play() else {
        show_path(world);
        return;
    };
    world.write_message(LessonRequest::Open(lesson));
    world.write_message(LessonRequest::GoTo(step));
    let points = points
        .split(' ')
        .filter_map(|point| point.parse::<Point>().ok());
    world.write_message_batch(points.map(|point| LessonRequest::Press(Half::Left, point)));
}

/// The page of all lessons with the first ones done.
fn show_path(world: &mut World) {
    let lessons = world.resource::<Lessons>().all().iter().take(DONE);
    let done: Vec<_> = lessons
        .map(|lesson| (lesson.id.clone(), lesson.steps.len()))
        .collect();
    let mut progress = world.resource_mut::<LearnProgress>();
    for (lesson, steps) in done {
        progress.0.step_done(&lesson, steps - 1, steps);
    }
    world.write_message(Go::To(Screen::Learn));
}

/// Whether the scene is ready.
fn is_ready(scene: LearnScene, world: &World) -> bool {
    scene == LearnScene::Path || world.resource::<OpenLesson>().place().is_some()
}
