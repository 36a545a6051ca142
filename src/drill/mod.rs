//! The drills in the app: the session as a resource, its requests, and the file.
//!
//! The study begins a drill; the board, keys and buttons write a [`DrillRequest`], and one system applies it to [`Drills`]. What is
//! remembered is written after each answer, so that a kill loses nothing. The session itself is in
//! [`learn`](narabe_learn::drill), without windows or files.

mod file;
mod presses;
mod request;
mod resource;

pub use file::DRILLS_FILE;
pub use request::{DrillMessage, DrillRequest};
pub use resource::Drills;

use crate::input::PressSystems;
use crate::state::Screen;
use bevy::prelude::*;

/// The systems of the drills in `Update`. What shows them runs after, to show a change in the same frame.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct DrillSystems;

pub(super) fn plugin(app: &mut App) {
    file::load(app);
    app.add_message::<DrillRequest>()
        .add_message::<DrillMessage>()
        .add_systems(Update, request::apply.in_set(DrillSystems))
        .add_systems(
            Update,
            presses::read
                .after(PressSystems)
                .before(DrillSystems)
                .run_if(in_state(Screen::Drill)),
        )
        .add_systems(Last, file::store.run_if(resource_changed::<Drills>));
}
