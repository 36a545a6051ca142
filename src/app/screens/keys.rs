//! The keys and gamepad buttons that every screen shares: Escape goes back, or opens a game's menu; arrows walk the
//! controls.

use crate::app::state::{Go, Screen};
use crate::app::widgets::{CloseDialogs, DialogOpen, step};
use bevy::input_focus::tab_navigation::TabNavigation;
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Button, Checkbox, ToggleChecked};

/// The menu of a game was asked for: Escape, the gamepad's Start, or the button.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct OpenMenu;

/// A game's menu, while it is open.
#[derive(Component, Debug, Clone, Copy)]
pub struct GameMenu;

/// The player wants to go back by other means than a key or a button of ours.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct BackAsked;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<OpenMenu>()
        .add_message::<BackAsked>()
        .add_systems(Update, (back, walk, press.before(CloseDialogs)));
}

fn back(
    keys: Res<ButtonInput<KeyCode>>,
    pads: Query<&Gamepad>,
    mut asked: MessageReader<BackAsked>,
    dialog: Res<DialogOpen>,
    screen: Res<State<Screen>>,
    mut visible: ResMut<InputFocusVisible>,
    mut go: MessageWriter<Go>,
    mut menu: MessageWriter<OpenMenu>,
) {
    let east = pads.iter().any(|pad| pad.just_pressed(GamepadButton::East));
    let start = pads
        .iter()
        .any(|pad| pad.just_pressed(GamepadButton::Start));
    let asked = asked.read().count() > 0;
    if dialog.0 || !(asked || keys.just_pressed(KeyCode::Escape) || east || start) {
        return;
    }
    match screen.get() {
        // The browser's Back leads out of a result.
        Screen::Result if asked => {
            go.write(Go::To(Screen::Title));
        }
        // On one board or two, going on or over: the menu.
        Screen::Game | Screen::Result | Screen::Twin => {
            // Whoever asks by key goes on by key: the focus in the menu is seen.
            visible.0 = true;
            menu.write_default();
        }
        _ => {
            go.write(Go::Back);
        }
    }
}

/// Up and down walk the controls wherever they have nothing else to do: not on a board, not in a choice or a field.
fn walk(
    keys: Res<ButtonInput<KeyCode>>,
    pads: Query<&Gamepad>,
    dialog: Res<DialogOpen>,
    screen: Res<State<Screen>>,
    free: Query<(), Or<(With<Button>, With<Checkbox>)>>,
    nav: TabNavigation,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
) {
    if screen.shows_play() && !dialog.0 {
        return;
    }
    let pad = |button| pads.iter().any(|pad| pad.just_pressed(button));
    let arrows_are_free = focus.get().is_none_or(|entity| free.contains(entity));
    let down =
        (keys.just_pressed(KeyCode::ArrowDown) && arrows_are_free) || pad(GamepadButton::DPadDown);
    let up = (keys.just_pressed(KeyCode::ArrowUp) && arrows_are_free) || pad(GamepadButton::DPadUp);
    if down != up {
        step(&nav, &mut focus, &mut visible, down);
    }
}

/// The gamepad's lower button presses the focused control.
fn press(
    pads: Query<&Gamepad>,
    dialog: Res<DialogOpen>,
    screen: Res<State<Screen>>,
    focus: Res<InputFocus>,
    buttons: Query<(), With<Button>>,
    switches: Query<(), With<Checkbox>>,
    mut commands: Commands,
) {
    if screen.shows_play() && !dialog.0 {
        return;
    }
    if !pads
        .iter()
        .any(|pad| pad.just_pressed(GamepadButton::South))
    {
        return;
    }
    let Some(entity) = focus.get() else { return };
    if buttons.contains(entity) {
        commands.trigger(Activate { entity });
    } else if switches.contains(entity) {
        commands.trigger(ToggleChecked { entity });
    }
}
