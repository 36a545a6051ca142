//! How long things take and how much may move.

use crate::app::settings::{MotionLevel, Settings};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// The art direction's durations, in seconds.
pub mod duration {
    /// Hover and press.
    pub const TOUCH: f32 = 0.09;
    /// Undo, brackets that travel, a selection that slides.
    pub const MOVE: f32 = 0.18;
    /// A screen that comes in, a panel that slides.
    pub const PAGE: f32 = 0.32;
    /// The fade that stands for all travel when motion is reduced.
    pub const FADE: f32 = 0.12;
}

/// What the motion setting allows.
#[derive(SystemParam)]
pub struct Motion<'w> {
    settings: Res<'w, Settings>,
}

impl Motion<'_> {
    /// Things may travel.
    pub fn full(&self) -> bool {
        self.settings.motion == MotionLevel::Full
    }

    /// Nothing may even fade.
    pub fn off(&self) -> bool {
        self.settings.motion == MotionLevel::Off
    }
}
