//! The settings of the keys, and of play with one hand.

use super::parts;
use super::row::Setting::{self, *};
use super::row::choice;
use crate::settings::{ControlsSide, SLOW_KEYS_MS};

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
    Part(parts::keys),
];

