//! The drill on the screen and what is remembered, as a resource.

use crate::calendar;
use bevy::prelude::*;
use narabe_learn::drill::{Drill, DrillMemories};

/// The drills. All systems may read them; only [`DrillRequest`](super::DrillRequest)s change them.
#[derive(Resource, Debug, Default)]
pub struct Drills {
    pub(super) memories: DrillMemories,
    pub(super) drill: Option<Drill>,
    pub(super) revision: u64,
    /// How many positions of the branch are due.
    pub(super) due: usize,
    /// What is in the file.
    pub(super) stored: DrillMemories,
}

impl Drills {
    /// The drill at hand.
    pub const fn drill(&self) -> Option<&Drill> {
        self.drill.as_ref()
    }

    /// How many positions of the branch are due today.
    pub const fn due(&self) -> usize {
        self.due
    }

    /// A number that changes with all that is shown.
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// The text of the file for a backup; none before the first answer.
    pub fn text(&self) -> Option<String> {
        let text = || ron::to_string(&self.memories).ok();
        (!self.memories.is_empty()).then(text).flatten()
    }

    /// Counts the due positions anew.
    pub(super) fn count_due(&mut self) {
        let today = calendar::today();
        self.due = self
            .drill
            .as_ref()
            .map_or(0, |drill| self.memories.due(drill.tree().names(), today));
    }
}
