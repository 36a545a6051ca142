//! Turns pressed keys into the actions that they have on the open screen.

use super::bindings::{KeyAction, action_of};
use super::held_keys::{is_alt_held, is_control_held, is_shift_held};
use super::pressed::{KeyPressed, PressSystems};
use super::screen_keys::{action_on, chord_on, with_shift};
use crate::redraw::Redraw;
use crate::state::Screen;
use crate::widgets::DialogOpen;
use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::text::EditableText;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        read.in_set(PressSystems)
            .run_if(resource_exists::<Messages<KeyboardInput>>),
    );
}

/// What decides about a key.
#[derive(SystemParam)]
struct KeyContext<'w, 's> {
    screen: Res<'w, State<Screen>>,
    dialog: Res<'w, DialogOpen>,
    held: Res<'w, ButtonInput<KeyCode>>,
    focus: Res<'w, InputFocus>,
    typing: Query<'w, 's, (), With<EditableText>>,
}

impl KeyContext<'_, '_> {
    fn is_typing(&self) -> bool {
        let focused = self.focus.get();
        focused.is_some_and(|entity| self.typing.contains(entity))
    }

    fn action(&self, key: &KeyboardInput) -> Option<KeyAction> {
        let (screen, code) = (*self.screen.get(), key.key_code);
        let (control, alt) = (is_control_held(&self.held), is_alt_held(&self.held));
        let (is_chord, is_typing) = (control || alt, self.is_typing());
        let is_shifted = is_shift_held(&self.held) && !self.dialog.0;
        let action = action_on(screen, self.dialog.0, &key.logical_key, code);
        let action = action.map(|action| match action_of(&key.logical_key, code) {
            Some(_) if is_shifted => with_shift(screen, action),
            _ => action,
        });
        let permitted = action.filter(|action| match action {
            KeyAction::FullScreen | KeyAction::Back | KeyAction::Start => true,
            // Layouts may have the question mark with Alt.
            KeyAction::KeyList => !control && !is_typing,
            _ => !is_chord && !is_typing,
        });
        let has_chords = control && !alt && !is_typing && !self.dialog.0;
        permitted.or_else(|| {
            let chord = chord_on(screen, code, is_shift_held(&self.held));
            chord.filter(|_| has_chords)
        })
    }
}

fn read(
    mut keys: MessageReader<KeyboardInput>,
    context: KeyContext,
    mut pressed: MessageWriter<KeyPressed>,
    mut redraw: ResMut<Redraw>,
) {
    for key in keys.read() {
        if key.state == ButtonState::Pressed
            && let Some(action) = context.action(key)
            && (!key.repeat || action.repeats())
        {
            pressed.write(KeyPressed(action));
            redraw.next_frame();
        }
    }
}
