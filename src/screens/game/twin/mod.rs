//! The game on twin boards: two boards side by side or one above the other, the players above, the buttons below.
//!
//! At the end the result replaces the buttons; boards and players stay in place.

mod boards;
mod controls;
mod metrics;
mod model;
mod player_strips;
mod result;
#[cfg(test)]
mod tests;

pub use boards::slot as board_slot;
pub use model::board_model;

use metrics::{AIR, BAR, TwinMetrics};

use super::wide_layouts::page;
use super::{GameView, pause, place_bar, turn_brackets};
use crate::theme::space;
use crate::widgets::{NodeStyle, UiBuilder};
use bevy::prelude::*;
use narabe_rules::twin::Half;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((boards::plugin, controls::plugin, model::plugin));
}

pub fn build(ui: &mut UiBuilder, view: GameView) {
    let metrics = TwinMetrics::of(ui);
    let root = page(
        ui,
        view,
        Node::column()
            .gap(metrics.gap)
            .pad_x(metrics.margin)
            .pad_top(metrics.above)
            .pad_bottom(metrics.below),
    );
    player_strips::pair(ui, root, view, &metrics);
    if metrics.upright {
        upright(ui, root, view, &metrics);
    } else {
        side_by_side(ui, root, view, &metrics);
    }
    turn_brackets::build(ui, root);
}

/// The boards side by side, one row of buttons.
fn side_by_side(ui: &mut UiBuilder, root: Entity, view: GameView, metrics: &TwinMetrics) {
    let middle = ui.node(root, Node::line(metrics.margin).flex().min_height(0));
    for half in Half::ALL {
        let column = ui.node(middle, Node::column().gap(AIR).flex());
        boards::build(ui, column, view, half, metrics);
    }
    if view.over {
        result::bar(ui, root, view);
    } else {
        controls::bar(ui, root, view, metrics);
    }
}

/// One board above the other, Place and the buttons.
fn upright(ui: &mut UiBuilder, root: Entity, view: GameView, metrics: &TwinMetrics) {
    for half in Half::ALL {
        let column = ui.node(root, Node::column());
        boards::build(ui, column, view, half, metrics);
    }
    ui.spacer(root);
    if view.over {
        result::sheet(ui, root, view, metrics);
        return;
    }
    let row = ui
        .layout
        .beside_board(Node::line(space::XS).height(BAR).no_shrink());
    let row = ui.node(root, row);
    // The caption has the place of Place, which replaces it while it is shown.
    let room = controls::caption(ui, row);
    place_bar::over(ui, room);
    if pause::is_offered(view) {
        pause::toggle(ui, row);
    }
    controls::end_turn(ui, row, view);
    controls::foot(ui, root, view, metrics);
}
