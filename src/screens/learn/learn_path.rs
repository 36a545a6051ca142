//! What the parts of the page of all lessons share.

use crate::learn::Lessons;
use bevy::prelude::*;
use narabe_learn::lessons::Progress;

/// The lesson whose card is shown, by its index; the next one if none was chosen.
#[derive(Resource, Debug, Default, Clone, Copy, PartialEq, Eq)]
pub struct ChosenLesson(pub Option<usize>);

/// What the parts of the screen show.
pub struct LearnPath<'a> {
    pub lessons: &'a Lessons,
    pub progress: &'a Progress,
    /// The lesson to continue with; none when all are done.
    pub next: Option<usize>,
    /// The lesson whose card is shown.
    pub chosen: usize,
}
