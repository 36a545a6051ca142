//! When sounds are started within a frame.

use bevy::prelude::*;

/// The order within a frame, before the audio library reads its commands, so that sounds start in the same frame.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AudioSystems {
    /// The audio device is checked.
    Output,
    /// Volumes are set and sounds are loaded.
    Prepare,
    /// Effects start.
    Effects,
    /// The music is updated.
    Music,
}
