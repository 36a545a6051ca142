//! What a browser keeps of the game for the time without a network.

use bevy::prelude::*;

/// How much of the game the browser keeps. What every game needs is always kept.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum OfflineCopy {
    /// The game is no page, or its browser keeps no files for it.
    #[default]
    Unavailable,
    /// Languages and typefaces only if they were used.
    Used,
    /// The others are being fetched.
    Coming,
    /// Everything.
    Whole,
    /// Not everything could be fetched or kept.
    Incomplete,
}
