//! When sounds are started within a frame.

use crate::board::skins::Skins;
use crate::live::Live;
use crate::settings::Settings;
use crate::state::Screen;
use bevy::prelude::*;
use bevy::time::Real;

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

/// Whether this app is the complete game; partial apps in tests have no audio.
pub fn has_a_game(
    settings: Option<Res<Settings>>,
    live: Option<Res<Live>>,
    skins: Option<Res<Skins>>,
    screen: Option<Res<State<Screen>>>,
    time: Option<Res<Time<Real>>>,
) -> bool {
    settings.is_some() && live.is_some() && skins.is_some() && screen.is_some() && time.is_some()
}
