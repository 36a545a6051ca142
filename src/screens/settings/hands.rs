//! The settings of the keys, and of play with one hand or a single switch.

use super::parts;
use super::row::Setting::{self, *};
use super::row::{self, choice, field};
use crate::locale::Locale;
use crate::settings::{ControlsSide, SCAN_MS, SLOW_KEYS_MS, Settings, SwitchKind};
use crate::widgets::{SliderScale, UiBuilder};
use bevy::prelude::*;
use bevy::ui_widgets::ValueChange;

/// The step of the time for each control, in milliseconds.
const SCAN_STEP: f32 = 100.0;
const MILLISECONDS: f32 = 1000.0;
const SCAN_KEY: &str = "settings-scan";

pub const CONTROLS: &[Setting] = &[
    Divider,
    choice!(
        "settings-side",
        controls_side,
        ControlsSide::Usual => "settings-side-usual",
        ControlsSide::Left => "settings-side-left",
        ControlsSide::Right => "settings-side-right",
    ),
    Choice {
        id: "settings-slow-keys",
        named: true,
        options: &[
            "settings-slow-off",
            "settings-slow-short",
            "settings-slow-medium",
            "settings-slow-long",
        ],
        picked: |settings| {
            let mut values = SLOW_KEYS_MS.into_iter();
            let found = values.position(|value| value == settings.slow_keys_ms);
            found.unwrap_or_default()
        },
        pick: |settings, index| {
            settings.slow_keys_ms = SLOW_KEYS_MS.get(index).copied().unwrap_or_default();
        },
    },
    Divider,
    Switch("settings-switch", field!(single_switch)),
    Part(scan),
    choice!(
        "settings-switch-by",
        switch_kind,
        SwitchKind::Key => "settings-switch-key",
        SwitchKind::Gamepad => "settings-switch-pad",
        SwitchKind::Press => "settings-switch-press",
    ),
    Divider,
    Part(parts::keys),
];

/// How long each control is marked.
fn scan(ui: &mut UiBuilder, parent: Entity, settings: &Settings) {
    let slot = row::row(ui, parent, SCAN_KEY);
    let scale = SliderScale {
        from: f32::from(*SCAN_MS.start()),
        to: f32::from(*SCAN_MS.end()),
        step: SCAN_STEP,
        value: f32::from(settings.scan_ms),
    };
    let figure = words(&ui.locale, settings.scan_ms);
    let (slider, shown) = row::slider(ui, slot, SCAN_KEY, scale, &figure);
    ui.on(
        slider,
        move |change: On<ValueChange<f32>>,
              locale: Res<Locale>,
              mut settings: ResMut<Settings>,
              mut texts: Query<&mut Text>| {
            let value = (change.value / SCAN_STEP).round() * SCAN_STEP;
            settings.scan_ms = (value as u16).clamp(*SCAN_MS.start(), *SCAN_MS.end());
            if let Ok(mut text) = texts.get_mut(shown) {
                text.0 = words(&locale, settings.scan_ms);
            }
        },
    );
}

fn words(locale: &Locale, scan_ms: u16) -> String {
    let seconds = locale.decimal(f32::from(scan_ms) / MILLISECONDS, 1);
    locale.text_of("settings-seconds", "seconds", seconds)
}
