//! Polls gamepads in a browser, which sends no events for them.

use crate::redraw::{Redraw, Source};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, request_frames);
}

fn request_frames(
    pads: Query<(), With<Gamepad>>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut redraw: ResMut<Redraw>,
) {
    if !pads.is_empty() && windows.single().is_ok_and(|window| window.focused) {
        redraw.every(Source::Gamepad);
    }
}
