//! All lessons, as a resource.

use bevy::prelude::*;
use narabe_learn::lessons::{Lesson, shipped_lessons};

/// The lessons of the game, in the order in which they are learnt.
#[derive(Resource, Debug)]
pub struct Lessons(Vec<Lesson>);

impl Default for Lessons {
    fn default() -> Self {
        // They are built in, and a test reads them all.
        let lessons = shipped_lessons().inspect_err(|fault| error!("{fault}"));
        Self(lessons.unwrap_or_default())
    }
}

impl Lessons {
    /// All of them.
    pub fn all(&self) -> &[Lesson] {
        &self.0
    }

    /// A lesson by its index.
    pub fn get(&self, index: usize) -> Option<&Lesson> {
        self.0.get(index)
    }

    /// The index of a lesson.
    pub fn index_of(&self, lesson: &Lesson) -> Option<usize> {
        self.0.iter().position(|other| other.id == lesson.id)
    }
}
