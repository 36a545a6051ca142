//! The request for the form.

use bevy::prelude::*;

/// A request to open the form.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum OpenForm {
    New,
    /// For the entry at this place of the list.
    Change(usize),
    /// The same, with the test of its program.
    Test(usize),
}
