//! The tools, and the actions on all stones.

use super::lengths::Lengths;
use super::parts::{PositionButton, PositionScreenSystems};
use crate::screens::lifecycle::AddScreen;
use crate::study::{PositionRequest, PositionSetup};
use crate::theme::{Elevation, Icon, radius, space};
use crate::widgets::{ChosenBrackets, Look, NodeStyle, Picked, SetPicked, Style, UiBuilder};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use narabe_rules::Side;
use narabe_study::Tool;

/// The tools in the order of their cards and keys.
pub const TOOLS: [Tool; 4] = [Tool::Black, Tool::White, Tool::Alternate, Tool::Eraser];

// The heights of a card, and on a phone; the sizes of a stone and of the icon on it.
const CARD: f32 = 76.0;
const PHONE_CARD: f32 = 56.0;
const STONE: f32 = 28.0;
const PHONE_STONE: f32 = 24.0;
const SIGN: f32 = 24.0;
/// How much of a stone the next one covers.
const OVERLAP: f32 = 0.3;

/// Whether the arrows that shift the stones are in place of the actions.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Shifting(pub bool);

#[derive(Component, Debug)]
struct ToolChoice;

pub(super) fn plugin(app: &mut App) {
    app.add_details(show_tool.in_set(PositionScreenSystems));
}

pub fn stop_shifting(mut shifting: ResMut<Shifting>) {
    shifting.0 = false;
}

fn index_of(tool: Tool) -> usize {
    let mut tools = TOOLS.iter();
    tools.position(|other| *other == tool).unwrap_or_default()
}

const fn id_of(tool: Tool) -> &'static str {
    match tool {
        Tool::Black => "position-tool-black",
        Tool::White => "position-tool-white",
        Tool::Alternate => "position-tool-alternate",
        Tool::Eraser => "position-tool-eraser",
    }
}

/// The cards of the tools.
pub fn tools(ui: &mut UiBuilder, column: Entity, position: &PositionSetup, lengths: &Lengths) {
    let node = Node::row().gap(space::XS).no_shrink();
    let group = ui.choice(column, "position-tools", node);
    ui.insert(group, ToolChoice);
    let cards = TOOLS.map(|tool| card(ui, group, tool, lengths)).to_vec();
    ui.set_options(group, cards, Some(index_of(position.tool())));
    ui.on(
        group,
        |picked: On<Picked>, mut requests: MessageWriter<PositionRequest>| {
            if let Some(tool) = TOOLS.get(picked.index) {
                requests.write(PositionRequest::Use(*tool));
            }
        },
    );
}

fn card(ui: &mut UiBuilder, group: Entity, tool: Tool, lengths: &Lengths) -> Entity {
    let label = ui.locale.text(id_of(tool));
    let border = ui.palette.border();
    let height = if lengths.is_roomy { CARD } else { PHONE_CARD };
    let node = Node::column().center().gap(space::XXS).fill();
    let node = node.height(height).frame(border, radius::CARD);
    let card = ui.option(group, Look::Card, &label, node);
    ui.insert(card, Elevation(0));
    let brackets = ui.brackets(card, border);
    ui.insert(brackets, (ChosenBrackets, Visibility::Hidden));
    let size = if lengths.is_roomy { STONE } else { PHONE_STONE };
    match tool {
        Tool::Black => _ = ui.stone(card, Side::Black, size),
        Tool::White => _ = ui.stone(card, Side::White, size),
        Tool::Alternate => {
            let pair = ui.row(card, -size * OVERLAP);
            for side in Side::ALL {
                ui.stone(pair, side, size);
            }
        }
        Tool::Eraser => _ = ui.control_icon(card, Icon::Eraser, SIGN),
    }
    if lengths.is_roomy {
        ui.control_line(card, Style::SMALL, label);
    }
    card
}

/// Mirror, Rotate, Shift and Clear; while stones are shifted the four arrows.
pub fn actions(ui: &mut UiBuilder, column: Entity, shifting: Shifting, lengths: &Lengths) {
    let row = ui.node(column, Node::row().gap(space::XS).no_shrink());
    if shifting.0 {
        return arrows(ui, row);
    }
    for (icon, id, request) in [
        (
            Icon::Mirror,
            "position-mirror",
            Some(PositionRequest::Mirror),
        ),
        (
            Icon::Rotate,
            "position-rotate",
            Some(PositionRequest::Rotate),
        ),
        (Icon::Shift, "position-shift", None),
        (Icon::Trash, "position-clear", Some(PositionRequest::Clear)),
    ] {
        let button = action(ui, row, icon, id, lengths.is_roomy);
        match request {
            Some(PositionRequest::Clear) => {
                ui.insert(button, PositionButton::Clear);
                ui.write_on(button, PositionRequest::Clear);
            }
            Some(request) => ui.write_on(button, request),
            None => ui.on(button, |_: On<Activate>, mut shifting: ResMut<Shifting>| {
                shifting.0 = true;
            }),
        }
    }
}

/// A button that shares the width of the row.
fn action(ui: &mut UiBuilder, row: Entity, icon: Icon, id: &str, with_label: bool) -> Entity {
    let button = if with_label {
        ui.button(row, Look::Soft, Some(icon), id)
    } else {
        let label = ui.locale.text(id);
        ui.square_button(row, (Look::Soft, icon), &label, id)
    };
    ui.restyle(button, |node| node.fill().padding(UiRect::ZERO));
    button
}

fn arrows(ui: &mut UiBuilder, row: Entity) {
    for (icon, id, (columns, rows)) in [
        (Icon::Prev, "position-shift-left", (-1, 0)),
        (Icon::Up, "position-shift-up", (0, 1)),
        (Icon::Down, "position-shift-down", (0, -1)),
        (Icon::Next, "position-shift-right", (1, 0)),
    ] {
        let button = action(ui, row, icon, id, false);
        ui.write_on(button, PositionRequest::Shift(columns, rows));
    }
    let done = action(ui, row, Icon::Check, "position-shift-done", false);
    ui.on(done, |_: On<Activate>, mut shifting: ResMut<Shifting>| {
        shifting.0 = false;
    });
}

fn show_tool(
    position: Res<PositionSetup>,
    groups: Query<Entity, With<ToolChoice>>,
    mut commands: Commands,
) {
    if position.is_changed() {
        for entity in &groups {
            let index = index_of(position.tool());
            commands.trigger(SetPicked { entity, index });
        }
    }
}
