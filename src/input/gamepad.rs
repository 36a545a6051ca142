//! The gamepad on the board: D-pad or left stick move the cursor, the lower button places a stone, the left one undoes
//! and the upper one redoes. The right shoulder ends a turn on twin boards; in the study the sticks as buttons show the next moves
//! and look for wins by fours.

use super::bindings::KeyAction;
use super::boards::Boards;
use super::pressed::{KeyPressed, PressSystems, Pressed};
use super::screen_keys;
use crate::redraw::Redraw;
use crate::state::{BoardUse, Screen};
use crate::widgets::DialogOpen;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::time::Real;
use bevy::ui_widgets::{Button, Checkbox};
use std::time::Duration;

/// How far the stick must be pushed.
const PUSHED: f32 = 0.5;
// The delay before a held direction repeats, and between repeats, in seconds.
const FIRST_REPEAT: f32 = 0.35;
const REPEAT: f32 = 0.1;

/// A held direction.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Held {
    step: IVec2,
    /// Seconds until it repeats.
    wait: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, read_pads.in_set(PressSystems));
}

fn read_pads(
    pads: Query<&Gamepad>,
    mut boards: Boards,
    screen: Res<State<Screen>>,
    dialog: Res<DialogOpen>,
    time: Res<Time<Real>>,
    pressable: Query<(), Or<(With<Button>, With<Checkbox>)>>,
    mut focus: ResMut<InputFocus>,
    (mut presses, mut actions): (MessageWriter<Pressed>, MessageWriter<KeyPressed>),
    mut redraw: ResMut<Redraw>,
    mut held: Local<Option<Held>>,
) {
    if pads.is_empty() {
        return;
    }
    let screen = *screen.get();
    let board_use = screen.board_use();
    let has_controls = board_use.has_controls();
    let is_focused = board_use == BoardUse::Filter && focus.get() == boards.slot();
    let is_used = boards.are_playable() && (screen.shows_game() || has_controls || is_focused);
    if !is_used || dialog.0 {
        *held = None;
        return;
    }
    let playable = screen != Screen::Result;
    let step = pads
        .iter()
        .map(|pad| direction(pad.dpad(), pad.left_stick()))
        .find(|step| *step != IVec2::ZERO);
    let (next, moves) = hold(*held, step.unwrap_or_default(), time.delta_secs());
    *held = next;
    if let Some(held) = next {
        redraw.after(Duration::from_secs_f32(held.wait.max(0.0)));
    }
    if let Some(held) = next.filter(|_| moves && playable) {
        boards.walk(held.step);
        if has_controls {
            focus.clear();
        }
    }
    let pressed = |button| pads.iter().any(|pad| pad.just_pressed(button));
    // In a study and a set-up the shoulders lead to the controls, and the directions back to the board.
    let on_control = has_controls && focus.get().is_some_and(|entity| pressable.contains(entity));
    if playable
        && !on_control
        && pressed(GamepadButton::South)
        && let Some((board, point)) = boards.confirm()
    {
        presses.write(Pressed { board, point });
    }
    for (button, action) in [
        (GamepadButton::West, KeyAction::Undo),
        (GamepadButton::North, KeyAction::Redo),
        (GamepadButton::RightTrigger, KeyAction::EndTurn),
        (GamepadButton::LeftThumb, KeyAction::NextMoves),
        (GamepadButton::RightThumb, KeyAction::Fours),
    ] {
        // Beside controls the right shoulder moves the focus.
        let is_taken = action == KeyAction::EndTurn && has_controls;
        if pressed(button) && !is_taken && screen_keys::has(screen, action) {
            actions.write(KeyPressed(action));
        }
    }
}

/// The direction of the D-pad, or else of the stick: right and up.
fn direction(cross: Vec2, stick: Vec2) -> IVec2 {
    let along = |value: f32| {
        if value.abs() < PUSHED {
            0
        } else {
            value.signum() as i32
        }
    };
    let of = |place: Vec2| IVec2::new(along(place.x), along(place.y));
    if of(cross) == IVec2::ZERO {
        of(stick)
    } else {
        of(cross)
    }
}

/// The held direction after `delta` seconds, and whether the cursor moves now.
fn hold(held: Option<Held>, step: IVec2, delta: f32) -> (Option<Held>, bool) {
    if step == IVec2::ZERO {
        return (None, false);
    }
    match held {
        Some(before) if before.step == step && before.wait > delta => (
            Some(Held {
                wait: before.wait - delta,
                ..before
            }),
            false,
        ),
        Some(before) if before.step == step => (Some(Held { step, wait: REPEAT }), true),
        _ => (
            Some(Held {
                step,
                wait: FIRST_REPEAT,
            }),
            true,
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::super::{steps, testing};
    use super::*;
    use crate::board::BoardId;
    use crate::live::{Intent, LiveMessage};
    use bevy::input::InputPlugin;
    use bevy::input::gamepad::{
        GamepadConnection, GamepadConnectionEvent, RawGamepadButtonChangedEvent, RawGamepadEvent,
    };
    use narabe_rules::Point;

    /// A game with a board on the screen and a gamepad.
    fn game() -> (App, Entity) {
        let mut app = testing::app();
        app.add_plugins((InputPlugin, super::plugin))
            .init_resource::<InputFocus>();
        let pad = app.world_mut().spawn_empty().id();
        let connection = GamepadConnection::Connected {
            name: "a pad".into(),
            vendor_id: None,
            product_id: None,
        };
        app.world_mut()
            .write_message(GamepadConnectionEvent::new(pad, connection));
        app.update();
        (app, pad)
    }

    /// Presses a button for one frame.
    fn press(app: &mut App, pad: Entity, button: GamepadButton) -> Vec<Intent> {
        for value in [1.0, 0.0] {
            let change = RawGamepadButtonChangedEvent::new(pad, button, value);
            app.world_mut()
                .write_message(RawGamepadEvent::Button(change));
            app.update();
        }
        let mut intents = app
            .world_mut()
            .resource_mut::<Messages<LiveMessage<Intent>>>();
        intents.drain().map(|LiveMessage(intent)| intent).collect()
    }

    fn cursor(app: &App) -> Option<Point> {
        testing::cursor(app, BoardId::First).key
    }

    #[test]
    fn a_pad_walks_the_board_and_places() {
        let (mut app, pad) = game();
        assert_eq!(press(&mut app, pad, GamepadButton::South), []);
        let start = cursor(&app).expect("the first press shows the cursor");
        assert_eq!(press(&mut app, pad, GamepadButton::DPadRight), []);
        let size = testing::model_mut(&mut app).size;
        let beside = steps::stepped(start, IVec2::X, size);
        assert_eq!(cursor(&app), Some(beside));
        assert_eq!(
            press(&mut app, pad, GamepadButton::South),
            [Intent::play(beside)]
        );
    }

    #[test]
    fn a_pad_undoes_and_redoes_but_not_under_a_dialog() {
        let (mut app, pad) = game();
        assert_eq!(press(&mut app, pad, GamepadButton::West), [Intent::Undo]);
        assert_eq!(press(&mut app, pad, GamepadButton::North), [Intent::Redo]);
        app.insert_resource(DialogOpen(true));
        assert_eq!(press(&mut app, pad, GamepadButton::West), []);
    }

    #[test]
    fn a_held_direction_moves_waits_and_repeats() {
        let (held, moves) = hold(None, IVec2::X, 0.0);
        assert!(moves);
        let (held, moves) = hold(held, IVec2::X, 0.2);
        assert!(!moves);
        let (held, moves) = hold(held, IVec2::X, 0.2);
        assert!(moves);
        let (held, moves) = hold(held, IVec2::Y, 0.01);
        assert!(moves, "another direction counts at once");
        assert_eq!(hold(held, IVec2::ZERO, 0.01), (None, false));
    }

    #[test]
    fn a_stick_counts_when_it_is_pushed_far() {
        assert_eq!(direction(Vec2::ZERO, Vec2::new(0.3, -0.4)), IVec2::ZERO);
        assert_eq!(direction(Vec2::ZERO, Vec2::new(0.9, -0.1)), IVec2::X);
        assert_eq!(
            direction(Vec2::new(0.0, -1.0), Vec2::new(0.9, 0.0)),
            IVec2::NEG_Y
        );
    }
}
