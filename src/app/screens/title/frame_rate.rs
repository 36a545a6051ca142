//! The frame rate of the title: the animated light and the demo game share one rate.

use crate::app::redraw::{Redraw, Source};
use crate::app::state::Screen;
use crate::app::theme::ScreenFade;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::TouchInput;
use bevy::prelude::*;
use bevy::time::Real;
use std::time::Duration;

/// The time of full frame rate after input.
const AFTER_INPUT: Duration = Duration::from_millis(400);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, limit_frame_rate.run_if(in_state(Screen::Title)));
}

fn limit_frame_rate(
    time: Res<Time<Real>>,
    fade: Res<ScreenFade>,
    mut keys: MessageReader<KeyboardInput>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut touches: MessageReader<TouchInput>,
    mut redraw: ResMut<Redraw>,
    mut until: Local<Duration>,
) {
    let now = time.elapsed();
    if keys.read().count() + buttons.read().count() + touches.read().count() > 0 {
        *until = now + AFTER_INPUT;
    }
    let fades = fade.0 < 1.0;
    if !fades && now >= *until {
        redraw.at_most(Source::Title);
    }
}
