//! A drill: the board, the question or the answer to a move, and the progress in the lines.

mod announce;
mod board;
mod panel;
#[cfg(test)]
mod tests;
mod words;

use super::lifecycle::AddScreen;
use super::page::PageParts;
use super::position_setup::{INSET, Lengths};
use crate::drill::{DrillRequest, DrillSystems, Drills};
use crate::input::{KeyAction, PressSystems, key_pressed};
use crate::state::Screen;
use crate::theme::space;
use crate::widgets::{NodeStyle, Part, Parts, UiBuilder};
use bevy::ecs::change_detection::Tick;
use bevy::prelude::*;

/// The column beside the board.
#[derive(Component, Debug)]
struct DrillColumn;

impl Part for DrillColumn {
    /// The last change of the drills.
    type Content = Tick;
}

pub(super) fn plugin(app: &mut App) {
    let shown = (
        fill,
        board::show.run_if(in_state(Screen::Drill)),
        announce::tell,
        announce::open,
    );
    app.add_screen(Screen::Drill, build)
        .add_details(shown.after(DrillSystems))
        .add_systems(
            Update,
            go_on
                .after(PressSystems)
                .before(DrillSystems)
                .run_if(in_state(Screen::Drill).and_then(key_pressed(KeyAction::Next))),
        );
}

/// N goes to the next line once the current one is over.
fn go_on(drills: Res<Drills>, mut requests: MessageWriter<DrillRequest>) {
    if drills.drill().is_some() {
        requests.write(DrillRequest::Next);
    }
}

fn build(mut ui: UiBuilder) {
    let ui = &mut ui;
    let lengths = Lengths::of(&ui.layout);
    let margin = ui.layout.margin();
    let PageParts { page, .. } = ui.page("drill-title");
    let gap = if lengths.is_stacked {
        space::XS
    } else {
        lengths.gap
    };
    let body = Node::column_if(lengths.is_stacked).flex().gap(gap);
    let body = if lengths.is_stacked {
        body
    } else {
        body.pad_x(margin)
    };
    let body = ui.layout.beside_board(body.min_height(0));
    let body = ui.node(page, body);
    ui.board_side(body, lengths.board, lengths.is_stacked);
    let column = Node::column().gap(space::S).flex().min_width(0);
    let column = if lengths.is_stacked {
        column.full_width().pad_x(margin).pad_bottom(space::S)
    } else {
        let foot = if lengths.has_hint {
            space::XL
        } else {
            space::XS
        };
        let width = lengths.column + 2.0 * INSET;
        column.max_width(width).pad_x(INSET).pad_bottom(foot)
    };
    let column = ui.scroll(body, column);
    ui.insert(column, DrillColumn);
}

fn fill(drills: Res<Drills>, mut parts: Parts<DrillColumn>) {
    parts.draw(
        |_, _| drills.last_changed(),
        |ui, column, _, _| panel::write(ui, column, &drills),
    );
}
