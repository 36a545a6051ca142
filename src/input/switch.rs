//! The presses of a single switch: any button of a gamepad, or a press anywhere. Presses of a key come from
//! [`rebind`](super::rebind). What is a press of the switch is nothing else.

use super::new_messages::take_new;
use crate::settings::{Settings, SwitchKind};
use bevy::ecs::entity::EntityHashSet;
use bevy::ecs::message::MessageCursor;
use bevy::input::InputSystems;
use bevy::input::gamepad::{RawGamepadEvent, gamepad_event_processing_system};
use bevy::picking::PickingSystems;
use bevy::picking::pointer::{PointerAction, PointerInput};
use bevy::prelude::*;

/// The switch was pressed.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SwitchPressed;

// How far a gamepad button is pressed and released.
const PUSHED: f32 = 0.75;
const RELEASED: f32 = 0.4;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<SwitchPressed>()
        .add_systems(
            PreUpdate,
            by_gamepad
                .in_set(InputSystems)
                .before(gamepad_event_processing_system)
                .run_if(resource_exists::<Messages<RawGamepadEvent>>),
        )
        .add_systems(
            First,
            by_pointer
                .after(PickingSystems::Input)
                .before(PickingSystems::PostInput)
                .run_if(resource_exists::<Messages<PointerInput>>),
        );
}

fn is_switch(settings: &Settings, kind: SwitchKind) -> bool {
    settings.single_switch && settings.switch_kind == kind
}

pub(super) fn by_gamepad(
    settings: Res<Settings>,
    mut messages: ResMut<Messages<RawGamepadEvent>>,
    mut pressed: MessageWriter<SwitchPressed>,
    mut cursor: Local<MessageCursor<RawGamepadEvent>>,
    mut held: Local<EntityHashSet>,
) {
    if !is_switch(&settings, SwitchKind::Gamepad) {
        return cursor.clear(&messages);
    }
    for message in take_new(&mut messages, &mut cursor) {
        match &message {
            RawGamepadEvent::Connection(_) => _ = messages.write(message),
            RawGamepadEvent::Button(event) if event.value > PUSHED => {
                if held.insert(event.gamepad) {
                    pressed.write_default();
                }
            }
            RawGamepadEvent::Button(event) if event.value < RELEASED => {
                held.remove(&event.gamepad);
            }
            RawGamepadEvent::Button(_) | RawGamepadEvent::Axis(_) => {}
        }
    }
    cursor.clear(&messages);
}

fn by_pointer(
    settings: Res<Settings>,
    mut messages: ResMut<Messages<PointerInput>>,
    mut pressed: MessageWriter<SwitchPressed>,
    mut cursor: Local<MessageCursor<PointerInput>>,
) {
    if !is_switch(&settings, SwitchKind::Press) {
        return cursor.clear(&messages);
    }
    for message in take_new(&mut messages, &mut cursor) {
        match message.action {
            PointerAction::Press(button) => {
                if button == PointerButton::Primary {
                    pressed.write_default();
                }
            }
            PointerAction::Release(_) => {}
            _ => _ = messages.write(message),
        }
    }
    cursor.clear(&messages);
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::camera::NormalizedRenderTarget;
    use bevy::input::InputPlugin;
    use bevy::input::gamepad::RawGamepadButtonChangedEvent;
    use bevy::picking::pointer::{Location, PointerId};

    fn app(switch_kind: SwitchKind) -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, InputPlugin))
            .add_message::<PointerInput>()
            .insert_resource(Settings {
                single_switch: true,
                switch_kind,
                ..Settings::default()
            })
            .init_resource::<crate::redraw::Redraw>()
            .add_plugins((super::super::key_map::plugin, super::super::rebind::plugin))
            .add_plugins(plugin);
        app.update();
        app
    }

    fn presses(app: &mut App) -> usize {
        app.update();
        let mut presses = app.world_mut().resource_mut::<Messages<SwitchPressed>>();
        presses.drain().count()
    }

    #[test]
    fn any_button_of_a_gamepad_counts_once_until_it_is_released() {
        let mut app = app(SwitchKind::Gamepad);
        let pad = app.world_mut().spawn_empty().id();
        let mut push = |button, value| {
            let event = RawGamepadButtonChangedEvent::new(pad, button, value);
            app.world_mut()
                .write_message(RawGamepadEvent::Button(event));
            presses(&mut app)
        };
        assert_eq!(push(GamepadButton::North, 1.0), 1);
        assert_eq!(push(GamepadButton::South, 1.0), 0, "one is held already");
        assert_eq!(push(GamepadButton::North, 0.0), 0);
        assert_eq!(push(GamepadButton::LeftTrigger, 1.0), 1);
    }

    #[test]
    fn a_press_anywhere_reaches_nothing_else() {
        let mut app = app(SwitchKind::Press);
        let target = NormalizedRenderTarget::None {
            width: 1,
            height: 1,
        };
        let location = Location {
            target,
            position: Vec2::ZERO,
        };
        let press = PointerAction::Press(PointerButton::Primary);
        let input = PointerInput::new(PointerId::Mouse, location, press);
        app.world_mut().write_message(input);
        assert_eq!(presses(&mut app), 1);
        assert!(app.world().resource::<Messages<PointerInput>>().is_empty());
    }
}
