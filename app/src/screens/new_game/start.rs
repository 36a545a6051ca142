//! Start: sends the new match and opens the game's screen.

use super::draft;
use crate::live::{Intent, LiveWriter};
use crate::settings::LastSetup;
use crate::state::{Go, Screen};
use crate::widgets::DialogOpen;
use bevy::ecs::system::SystemParam;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui_widgets::{Activate, Button};

/// The observer of the Start button.
pub fn start_on_press(_: On<Activate>, setup: Res<LastSetup>, messages: StartMessages) {
    messages.start(&setup);
}

/// Enter starts too, unless it presses the focused button or ends an IME composition.
pub fn start_on_enter(
    keys: Res<ButtonInput<KeyCode>>,
    dialog: Res<DialogOpen>,
    focus: Res<InputFocus>,
    buttons: Query<(), With<Button>>,
    fields: Query<&EditableText>,
    setup: Res<LastSetup>,
    messages: StartMessages,
) {
    let pressed = keys.just_pressed(KeyCode::Enter) || keys.just_pressed(KeyCode::NumpadEnter);
    let taken = focus.get().is_some_and(|entity| {
        buttons.contains(entity) || fields.get(entity).is_ok_and(EditableText::is_composing)
    });
    if pressed && !taken && !dialog.0 {
        messages.start(&setup);
    }
}

/// The messages that start a match.
#[derive(SystemParam)]
pub struct StartMessages<'w> {
    intents: LiveWriter<'w, Intent>,
    go: MessageWriter<'w, Go>,
}

impl StartMessages<'_> {
    fn start(mut self, setup: &LastSetup) {
        let config = Box::new(draft::finished(&setup.0));
        self.intents.write(Intent::NewMatch(config));
        self.go.write(Go::To(Screen::Game));
    }
}
