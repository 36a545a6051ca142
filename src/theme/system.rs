//! The system's preferences for dark colours and reduced motion, followed while the game is open.
//!
//! They have three sources: the window (colours, on most systems), the web page (motion), and the desktop portal on
//! Linux, where the window reports neither.

use bevy::prelude::*;
use bevy::window::{WindowTheme, WindowThemeChanged};

/// The preferences known so far.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SystemPreferences {
    pub dark: Option<bool>,
    pub reduced_motion: bool,
}

/// A preference was reported, for the first time or because it changed.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum SystemPreference {
    Dark(bool),
    ReducedMotion(bool),
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SystemPreferences>()
        .add_message::<SystemPreference>()
        .add_message::<WindowThemeChanged>()
        .add_systems(First, apply);
}

/// `Window::window_theme` is left alone: setting it would override the system's theme from then on.
pub(super) fn apply(
    mut themes: MessageReader<WindowThemeChanged>,
    mut said: MessageReader<SystemPreference>,
    mut preferences: ResMut<SystemPreferences>,
) {
    let mut now = *preferences;
    for change in themes.read() {
        now.dark = Some(change.theme == WindowTheme::Dark);
    }
    for reported in said.read() {
        match *reported {
            SystemPreference::Dark(dark) => now.dark = Some(dark),
            SystemPreference::ReducedMotion(reduced_motion) => now.reduced_motion = reduced_motion,
        }
    }
    preferences.set_if_neq(now);
}
