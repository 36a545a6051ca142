//! How fast moves are said aloud.

use super::row::number;
use crate::settings::{SPEECH_RATE, Settings};
use crate::widgets::{SliderScale, UiBuilder};
use bevy::prelude::*;

/// The step of the rate, in per cent.
const STEP: f32 = 10.0;

/// The rate in per cent.
pub fn rate(ui: &mut UiBuilder, parent: Entity, settings: &Settings) {
    let scale = SliderScale {
        from: f32::from(*SPEECH_RATE.start()),
        to: f32::from(*SPEECH_RATE.end()),
        step: STEP,
        value: f32::from(settings.speech_rate),
    };
    let id = "settings-speech-rate";
    number(ui, parent, id, scale, |settings, per_cent| {
        settings.speech_rate = per_cent as u16;
        settings.speech_rate.into()
    });
}
