//! Start: sends the new match and opens the game's screen.

use super::draft;
use crate::live::{Intent, LiveMessage};
use crate::screens::opponent_choice::Offered;
use crate::settings::LastSetup;
use crate::state::{Go, Screen};
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui_widgets::{Activate, Button};

/// The observer of the Start button.
pub fn start_on_press(
    _: On<Activate>,
    setup: Res<LastSetup>,
    offered: Offered,
    mut commands: Commands,
) {
    start(&setup, &offered, &mut commands);
}

/// The key starts too, unless it presses the focused button or ends an IME composition.
pub fn start_on_key(
    focus: Res<InputFocus>,
    buttons: Query<(), With<Button>>,
    fields: Query<&EditableText>,
    setup: Res<LastSetup>,
    offered: Offered,
    mut commands: Commands,
) {
    let taken = focus.get().is_some_and(|entity| {
        buttons.contains(entity) || fields.get(entity).is_ok_and(EditableText::is_composing)
    });
    if !taken {
        start(&setup, &offered, &mut commands);
    }
}

fn start(setup: &LastSetup, offered: &Offered, commands: &mut Commands) {
    let config = Box::new(offered.named(draft::finished(&setup.0)));
    commands
        .write_message(LiveMessage(Intent::NewMatch(config)))
        .write_message(Go::To(Screen::Game));
}
