//! The system's preferences for dark colours and reduced motion, followed while the game is open.
//!
//! They have three sources: the window (colours, on most systems), the web page (motion), and the desktop portal on Linux, where
//! the window reports neither.

use bevy::prelude::*;
use bevy::window::{WindowTheme, WindowThemeChanged};

/// The preferences known so far.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SystemWishes {
    pub dark: Option<bool>,
    /// Reduced motion.
    pub still: bool,
}

/// A preference was reported, for the first time or because it changed.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum SystemWish {
    Dark(bool),
    /// Reduced motion.
    Still(bool),
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SystemWishes>()
        .add_message::<SystemWish>()
        .add_message::<WindowThemeChanged>()
        .add_systems(First, obey);
}

/// `Window::window_theme` is left alone: setting it would override the system's theme from then on.
pub(super) fn obey(
    mut themes: MessageReader<WindowThemeChanged>,
    mut said: MessageReader<SystemWish>,
    mut wishes: ResMut<SystemWishes>,
) {
    let mut now = *wishes;
    for change in themes.read() {
        now.dark = Some(change.theme == WindowTheme::Dark);
    }
    for wish in said.read() {
        match *wish {
            SystemWish::Dark(dark) => now.dark = Some(dark),
            SystemWish::Still(still) => now.still = still,
        }
    }
    wishes.set_if_neq(now);
}
