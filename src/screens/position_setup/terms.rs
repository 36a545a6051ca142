//! The side to move, the rule and the board.

use super::lengths::Lengths;
use super::parts::{PositionScreenSystems, heading};
use crate::screens::lifecycle::AddScreen;
use crate::screens::new_game::{RULES, SIZES, rule_note};
use crate::screens::wording::rule_names::rule_id;
use crate::study::{PositionRequest, PositionSetup};
use crate::theme::{Icon, space};
use crate::widgets::{Look, NodeStyle, Picked, Segment, SetPicked, Style, UiBuilder};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use narabe_rules::{BoardSize, Rule, Side};

/// The height of the rule's button, as of the segments beside it.
const HEIGHT: f32 = 40.0;
const SIGN: f32 = 20.0;

/// The choice of the side to move.
#[derive(Component, Debug)]
struct SideChoice;

pub(super) fn plugin(app: &mut App) {
    app.add_details(show_side.in_set(PositionScreenSystems));
}

/// Both halves of the row.
pub fn build(ui: &mut UiBuilder, column: Entity, position: &PositionSetup, lengths: &Lengths) {
    let gap = if lengths.is_roomy {
        space::L
    } else {
        space::XS
    };
    let row = ui.node(column, Node::row().gap(gap).no_shrink());
    let halves = [(); 2].map(|()| ui.node(row, Node::column().gap(space::XXS).fill()));
    if lengths.is_roomy {
        heading(ui, halves[0], "position-to-move");
        heading(ui, halves[1], "position-rule");
    }
    let sides = ["position-tool-black", "position-tool-white"];
    let picked = side_index(position.editor().setup().to_move());
    let group = ui.segments_of(halves[0], "position-to-move", &sides, picked);
    ui.insert(group, SideChoice);
    ui.on(
        group,
        |picked: On<Picked>, mut requests: MessageWriter<PositionRequest>| {
            if let Some(side) = Side::ALL.get(picked.index) {
                requests.write(PositionRequest::ToMove(*side));
            }
        },
    );
    rule_button(ui, halves[1], position);
}

fn side_index(side: Side) -> usize {
    usize::from(side == Side::White)
}

/// "Renju, 15 × 15".
fn rule_button(ui: &mut UiBuilder, parent: Entity, position: &PositionSetup) {
    let setup = position.editor().setup();
    let size = [("size", setup.size().get().into())];
    let size = ui.locale.text_with("new-board-value", &size);
    let words = ui
        .locale
        .facts([ui.locale.text(rule_id(setup.rule())), size]);
    let spoken = [("rule", words.as_str().into())];
    let spoken = ui.locale.text_with("position-rule-change", &spoken);
    let node = Node::line(space::XS).height(HEIGHT).pad_x(space::M);
    let node = node.frame(ui.palette.border(), crate::theme::radius::CONTROL);
    let button = ui.bare_button(parent, Look::Soft, &spoken, "position-rule", node);
    let place = ui.node(button, Node::default().fill().clip());
    ui.control_line(place, Style::DATA, words);
    ui.control_icon(button, Icon::Down, SIGN);
    ui.on(
        button,
        |_: On<Activate>, ui: UiBuilder, position: Res<PositionSetup>| {
            ask(ui, &position);
        },
    );
}

/// The rules without twin boards.
fn rules() -> Vec<Rule> {
    RULES.into_iter().flatten().collect()
}

/// The usual sizes, and the present one, which a pasted text may have brought.
fn sizes(present: BoardSize) -> Vec<BoardSize> {
    let usual = SIZES
        .into_iter()
        .filter_map(|side| BoardSize::new(side).ok());
    let mut sizes: Vec<_> = usual.collect();
    if !sizes.contains(&present) {
        sizes.push(present);
    }
    sizes
}

/// The dialog with the rules and the boards. A choice takes effect at once.
fn ask(mut ui: UiBuilder, position: &PositionSetup) {
    let ui = &mut ui;
    let setup = position.editor().setup();
    let title = ui.locale.text("position-rule");
    let parts = ui.dialog(&title, None);
    let shown = match setup.rule() {
        Rule::CaroOverline => Rule::Caro,
        rule => rule,
    };
    let options: Vec<_> = rules()
        .into_iter()
        .map(rule_id)
        .map(|id| (ui.locale.text(id), rule_note(ui, id)))
        .collect();
    let picked = rules().iter().position(|rule| *rule == shown);
    let group = ui.radios(parts.body, "new-rule", &options, picked.unwrap_or(0));
    ui.on(
        group,
        |picked: On<Picked>, mut requests: MessageWriter<PositionRequest>| {
            if let Some(rule) = rules().get(picked.index) {
                requests.write(PositionRequest::SetRule(*rule));
            }
        },
    );
    let sizes = sizes(setup.size());
    let segments: Vec<_> = (sizes.iter())
        .map(|size| Segment::figures(size.get().to_string()))
        .collect();
    let picked = sizes.iter().position(|size| *size == setup.size());
    let group = ui.segments(parts.body, "new-board", &segments, picked.unwrap_or(0));
    ui.on(
        group,
        move |picked: On<Picked>, mut requests: MessageWriter<PositionRequest>| {
            if let Some(size) = sizes.get(picked.index) {
                requests.write(PositionRequest::SetSize(*size));
            }
        },
    );
    ui.close_button(parts.actions, Look::Primary, "done");
}

fn show_side(
    position: Res<PositionSetup>,
    groups: Query<Entity, With<SideChoice>>,
    mut commands: Commands,
) {
    if position.is_changed() {
        for entity in &groups {
            let index = side_index(position.editor().setup().to_move());
            commands.trigger(SetPicked { entity, index });
        }
    }
}
