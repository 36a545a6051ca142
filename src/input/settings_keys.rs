//! The keys that change a setting.

use super::bindings::KeyAction;
use super::pressed::{KeyPressed, PressSystems};
use crate::board::{BoardView, FirstBoard};
use crate::settings::{MoveNumbers, Settings, WindowChoice};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, change.after(PressSystems));
}

fn change(
    mut keys: MessageReader<KeyPressed>,
    view: Single<&BoardView, With<FirstBoard>>,
    mut settings: ResMut<Settings>,
) {
    for KeyPressed(action) in keys.read() {
        match action {
            KeyAction::Mute => settings.muted = !settings.muted,
            KeyAction::FullScreen => settings.window = other_window(settings.window),
            KeyAction::Numbers if view.slot.is_some() => {
                settings.move_numbers = next_numbers(settings.move_numbers);
            }
            _ => {}
        }
    }
}

fn other_window(window: WindowChoice) -> WindowChoice {
    match window {
        WindowChoice::Windowed => WindowChoice::FullScreen,
        WindowChoice::FullScreen => WindowChoice::Windowed,
    }
}

fn next_numbers(numbers: MoveNumbers) -> MoveNumbers {
    match numbers {
        MoveNumbers::Off => MoveNumbers::Last,
        MoveNumbers::Last => MoveNumbers::All,
        MoveNumbers::All => MoveNumbers::Off,
    }
}
