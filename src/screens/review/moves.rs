//! The turns of the game; each button opens its position.

use super::playback::{ReviewStep, ReviewedTurns};
use crate::screens::lifecycle::AddScreen;
use crate::screens::wording::twin_text::turn_name;
use crate::theme::{radius, space};
use crate::widgets::{Look, NodeStyle, Part, Parts, Style, UiBuilder, check};
use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::ScrollIntoView;
use narabe_rules::Side;
use narabe_rules::twin::Turn;
use narabe_study::playback::PlaybackStep;

// The height and the width of a cell, and the width of one with a turn on twin boards, in logical pixels.
const CELL: f32 = 34.0;
const WIDTH: f32 = 240.0;

#[derive(Component, Debug)]
struct ReviewMoveList;

impl Part for ReviewMoveList {
    type Content = Vec<Turn>;
}

/// The button of a move: the ply that it leads to.
#[derive(Component, Debug, Clone, Copy)]
struct MoveCell(usize);

/// The list; it takes the available height.
pub fn build(ui: &mut UiBuilder, parent: Entity) {
    let list = ui.scroll(parent, Node::default().flex().pad_top(space::S));
    ui.insert(list, ReviewMoveList);
}

pub(super) fn plugin(app: &mut App) {
    app.add_details((fill, mark).chain());
}

fn fill(turns: Res<ReviewedTurns>, mut parts: Parts<ReviewMoveList>) {
    parts.draw(
        |_, _| turns.line.clone(),
        |ui, list, _, line| {
            let grid = ui.node(list, Node::row().gaps(space::XXS).wrap());
            for (index, turn) in line.iter().enumerate() {
                cell(ui, grid, index + 1, *turn);
            }
        },
    );
}

fn cell(ui: &mut UiBuilder, grid: Entity, ply: usize, turn: Turn) {
    let words = turn_name(&ui.locale, turn, ui.layout.is_portrait());
    let variables = [("number", ply.into()), ("point", words.clone().into())];
    let name = ui.locale.text_with("review-move", &variables);
    let node = Node::line(6).size(WIDTH, CELL).pad_x(6);
    let node = node.radius(radius::SMALL);
    let cell = ui.bare_button(grid, Look::Move, &name, &format!("review-move-{ply}"), node);
    ui.insert(cell, MoveCell(ply));
    let number = ui.node(cell, Node::row().justify_end().width(24));
    ui.control_text(number, Style::DATA_LABEL, ply.to_string());
    ui.stone(cell, Side::to_move_after(ply - 1), 14.0);
    ui.control_text(cell, Style::DATA, words);
    ui.write_on(cell, ReviewStep(PlaybackStep::To(ply)));
}

fn mark(
    turns: Res<ReviewedTurns>,
    cells: Query<(Entity, &MoveCell, Has<Checked>)>,
    mut commands: Commands,
) {
    for (entity, cell, checked) in &cells {
        let current = cell.0 == turns.ply;
        check(&mut commands, entity, checked, current);
        if current && !checked {
            commands.trigger(ScrollIntoView { entity });
        }
    }
}
