//! The session of drills as a resource.

use crate::calendar;
use bevy::prelude::*;
use narabe_learn::drill::DrillSession;

/// The drills. All systems may read them; only [`DrillRequest`](super::DrillRequest)s change them.
#[derive(Resource, Debug, Default, Deref)]
pub struct Drills(pub(super) DrillSession);

impl Drills {
    /// How many positions of the branch are due today.
    pub fn due_today(&self) -> usize {
        self.due(calendar::today())
    }

    /// The text of the file for a backup; none before the first answer.
    pub fn text(&self) -> Option<String> {
        let text = || ron::to_string(self.memories()).ok();
        (!self.memories().is_empty()).then(text).flatten()
    }
}
