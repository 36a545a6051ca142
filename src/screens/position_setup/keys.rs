//! The keys of the tools, and a gamepad's triggers, which go through them.

use super::palette::TOOLS;
use crate::state::Screen;
use crate::study::{PositionRequest, PositionSetup, StudySystems};
use crate::widgets::DialogOpen;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::text::EditableText;

/// The digits on the main row and on the number pad, in the order of the tools.
const DIGITS: [[KeyCode; 2]; 4] = [
    [KeyCode::Digit1, KeyCode::Numpad1],
    [KeyCode::Digit2, KeyCode::Numpad2],
    [KeyCode::Digit3, KeyCode::Numpad3],
    [KeyCode::Digit4, KeyCode::Numpad4],
];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        choose_tool
            .before(StudySystems)
            .run_if(in_state(Screen::PositionSetup)),
    );
}

fn choose_tool(
    keys: Res<ButtonInput<KeyCode>>,
    pads: Query<&Gamepad>,
    position: Res<PositionSetup>,
    dialog: Res<DialogOpen>,
    focus: Res<InputFocus>,
    typing: Query<(), With<EditableText>>,
    mut requests: MessageWriter<PositionRequest>,
) {
    if dialog.0 || focus.get().is_some_and(|entity| typing.contains(entity)) {
        return;
    }
    for (digits, tool) in DIGITS.into_iter().zip(TOOLS) {
        if keys.any_just_pressed(digits) {
            requests.write(PositionRequest::Use(tool));
        }
    }
    let pad = |button| pads.iter().any(|pad| pad.just_pressed(button));
    let last = TOOLS.len() - 1;
    let way = match [GamepadButton::LeftTrigger2, GamepadButton::RightTrigger2].map(pad) {
        [true, false] => last,
        [false, true] => 1,
        _ => return,
    };
    let now = TOOLS.iter().position(|tool| *tool == position.tool());
    let next = TOOLS[(now.unwrap_or_default() + way) % TOOLS.len()];
    requests.write(PositionRequest::Use(next));
}
