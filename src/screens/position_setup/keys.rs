//! The keys of the tools, and a gamepad's triggers, which go through them.

use super::palette::TOOLS;
use crate::input::{KeyAction, KeyPressed, PressSystems};
use crate::state::Screen;
use crate::study::{PositionRequest, PositionSetup, StudySystems};
use crate::widgets::DialogOpen;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::text::EditableText;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        choose_tool
            .after(PressSystems)
            .before(StudySystems)
            .run_if(in_state(Screen::PositionSetup)),
    );
}

fn choose_tool(
    mut keys: MessageReader<KeyPressed>,
    pads: Query<&Gamepad>,
    position: Res<PositionSetup>,
    dialog: Res<DialogOpen>,
    focus: Res<InputFocus>,
    typing: Query<(), With<EditableText>>,
    mut requests: MessageWriter<PositionRequest>,
) {
    for KeyPressed(action) in keys.read() {
        if let KeyAction::Tool(index) = action {
            let tool = TOOLS.get(*index).copied();
            requests.write_batch(tool.map(PositionRequest::Use));
        }
    }
    if dialog.0 || focus.get().is_some_and(|entity| typing.contains(entity)) {
        return;
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
