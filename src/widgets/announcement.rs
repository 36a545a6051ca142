//! What a screen reader says about what happens on a screen.

use bevy::prelude::*;

/// A text to be read out by the screen reader.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct Announcement(pub String);
