//! The 26 openings of Renju as diagrams: all on a page, and a dialog to choose one.

mod choose;
mod counts;
mod tiles;

pub(super) use choose::plugin;
pub use choose::{ChooseOpening, OpeningChosen, choice};
pub use counts::OpeningCounts;
pub use tiles::all;

use bevy::prelude::*;

/// Opens the table of the player's own openings.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct OpenMyOpenings;
