//! Keeps looking while a gamepad is there: a page is not told what happens on one, it has to look.

use crate::app::redraw::{Redraw, Source};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, look_again);
}

fn look_again(
    pads: Query<(), With<Gamepad>>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut redraw: ResMut<Redraw>,
) {
    if !pads.is_empty() && windows.single().is_ok_and(|window| window.focused) {
        redraw.every(Source::Gamepad);
    }
}
