//! Keys and gamepad buttons of every screen: Escape goes back or opens the menu of a game; arrows move the focus.

use crate::board::BoardSlot;
use crate::input::{KeyAction, KeyPressed, PressSystems};
use crate::state::{Go, Screen};
use crate::widgets::{CloseDialogSystems, DialogOpen, OwnArrows, step};
use bevy::input_focus::tab_navigation::TabNavigation;
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Button, Checkbox, ToggleChecked};

/// Opens the menu of a game; sent by Escape, the gamepad's Start, or the menu button.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct OpenMenu;

/// The root of a game's menu, while it is open.
#[derive(Component, Debug, Clone, Copy)]
pub struct GameMenu;

/// A request to go back from outside the game's own controls, such as the browser's Back.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct BackRequested;

/// The button that closes a card over a screen: Escape presses it before it does anything else.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct PressedByEscape;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<OpenMenu>()
        .add_message::<BackRequested>()
        .add_systems(
            Update,
            (
                (back, move_focus).after(PressSystems),
                press.before(CloseDialogSystems),
            ),
        );
}

fn back(
    mut keys: MessageReader<KeyPressed>,
    pads: Query<&Gamepad>,
    mut asked: MessageReader<BackRequested>,
    dialog: Res<DialogOpen>,
    screen: Res<State<Screen>>,
    close_buttons: Query<Entity, With<PressedByEscape>>,
    mut visible: ResMut<InputFocusVisible>,
    mut go: MessageWriter<Go>,
    mut menu: MessageWriter<OpenMenu>,
    mut commands: Commands,
) {
    let buttons = [GamepadButton::East, GamepadButton::Start];
    let pad = pads.iter().any(|pad| pad.any_just_pressed(buttons));
    let asked = asked.read().count() > 0;
    let escape = keys.read().any(|key| key.0 == KeyAction::Back);
    if dialog.0 || !(asked || escape || pad) {
        return;
    }
    if let Some(entity) = close_buttons.iter().next() {
        commands.trigger(Activate { entity });
        return;
    }
    match screen.get() {
        // The browser's Back leaves a result.
        Screen::Result if asked => _ = go.write(Go::To(Screen::Title)),
        // Opens the menu of any game, running or over.
        Screen::Game | Screen::Result => {
            // Opened by key, the menu shows the focus.
            visible.0 = true;
            menu.write_default();
        }
        _ => _ = go.write(Go::Back),
    }
}

/// Up and down move the focus unless they are used by a board, a choice or a field.
fn move_focus(
    mut keys: MessageReader<KeyPressed>,
    pads: Query<&Gamepad>,
    dialog: Res<DialogOpen>,
    screen: Res<State<Screen>>,
    free: Query<(), Or<(With<Button>, With<Checkbox>)>>,
    boards: Query<(), With<BoardSlot>>,
    own: Query<(), With<OwnArrows>>,
    nav: TabNavigation,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
) {
    if screen.shows_game() && !dialog.0 {
        return;
    }
    let pad = |button| pads.iter().any(|pad| pad.just_pressed(button));
    let is_on_board = focus.get().is_some_and(|entity| boards.contains(entity));
    if (screen.board_use().has_controls() || is_on_board) && !dialog.0 {
        // The arrows belong to the board; a gamepad reaches the controls with its shoulders.
        let next = pad(GamepadButton::RightTrigger);
        if next != pad(GamepadButton::LeftTrigger) {
            step(&nav, &mut focus, &mut visible, next);
        }
        return;
    }
    if focus.get().is_some_and(|entity| own.contains(entity)) {
        return;
    }
    let arrows_are_free = focus.get().is_none_or(|entity| free.contains(entity));
    let arrows: Vec<_> = keys.read().filter(|_| arrows_are_free).collect();
    let arrow = |action| arrows.contains(&&KeyPressed(action));
    let down = arrow(KeyAction::Down) || pad(GamepadButton::DPadDown);
    let up = arrow(KeyAction::Up) || pad(GamepadButton::DPadUp);
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
    let mut pads = pads.iter();
    let south = pads.any(|pad| pad.just_pressed(GamepadButton::South));
    if !south || (screen.shows_game() && !dialog.0) {
        return;
    }
    let Some(entity) = focus.get() else { return };
    if buttons.contains(entity) {
        commands.trigger(Activate { entity });
    } else if switches.contains(entity) {
        commands.trigger(ToggleChecked { entity });
    }
}
