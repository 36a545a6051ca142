//! Buttons of a gamepad that a person has chosen become those that the game knows.

use super::choice::{ChoosesKey, ChosenKey};
use crate::input::key_map::{BoundTo, KeyMap};
use crate::input::new_messages::take_new;
use crate::input::{pad_name, switch};
use bevy::ecs::message::MessageCursor;
use bevy::input::InputSystems;
use bevy::input::gamepad::{
    RawGamepadButtonChangedEvent, RawGamepadEvent, gamepad_event_processing_system,
};
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;

/// How far a gamepad button must be pressed to be chosen.
const PUSHED: f32 = 0.75;

pub fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        remap_buttons
            .after(switch::by_gamepad)
            .before(gamepad_event_processing_system)
            .in_set(InputSystems)
            .run_if(resource_exists::<Messages<KeyboardInput>>),
    );
}

fn remap_buttons(
    mut messages: ResMut<Messages<RawGamepadEvent>>,
    map: Res<KeyMap>,
    choosing: Query<&ChoosesKey>,
    mut chosen: MessageWriter<ChosenKey>,
    mut cursor: Local<MessageCursor<RawGamepadEvent>>,
) {
    let is_choosing = choosing.iter().any(|choosing| choosing.with_pad);
    for message in take_new(&mut messages, &mut cursor) {
        let RawGamepadEvent::Button(event) = &message else {
            messages.write(message);
            continue;
        };
        if is_choosing && pad_name::to_file(event.button).is_some() {
            if event.value > PUSHED {
                chosen.write(ChosenKey::Pad(event.button));
            }
            continue;
        }
        let button = match map.look_up_pad(event.button) {
            BoundTo::Disabled => continue,
            BoundTo::Unbound => event.button,
            BoundTo::Bound(button) => button,
        };
        let event = RawGamepadButtonChangedEvent { button, ..*event };
        messages.write(RawGamepadEvent::Button(event));
    }
    cursor.clear(&messages);
}
