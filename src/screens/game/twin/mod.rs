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
use crate::widgets::{Kit, NodeStyle};
use bevy::prelude::*;
use narabe_rules::twin::Half;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((boards::plugin, controls::plugin, model::plugin));
}

pub fn build(kit: &mut Kit, view: GameView) {
    let metrics = TwinMetrics::of(kit);
    let root = page(
        kit,
        view,
        Node::column()
            .gap(metrics.gap)
            .pad_x(metrics.margin)
            .pad_top(metrics.above)
            .pad_bottom(metrics.below),
    );
    player_strips::pair(kit, root, view, &metrics);
    if metrics.upright {
        upright(kit, root, view, &metrics);
    } else {
        side_by_side(kit, root, view, &metrics);
    }
    turn_brackets::build(kit, root);
}

/// The boards side by side, one row of buttons.
fn side_by_side(kit: &mut Kit, root: Entity, view: GameView, metrics: &TwinMetrics) {
    let middle = kit.node(root, Node::line(metrics.margin).flex().min_height(0));
    for half in Half::ALL {
        let column = kit.node(middle, Node::column().gap(AIR).flex());
        boards::build(kit, column, view, half, metrics);
    }
    if view.over {
        result::bar(kit, root, view);
    } else {
        controls::bar(kit, root, view, metrics);
    }
}

/// One board above the other, Place and the buttons.
fn upright(kit: &mut Kit, root: Entity, view: GameView, metrics: &TwinMetrics) {
    for half in Half::ALL {
        let column = kit.node(root, Node::column());
        boards::build(kit, column, view, half, metrics);
    }
    kit.spacer(root);
    if view.over {
        result::sheet(kit, root, view, metrics);
        return;
    }
    let row = kit
        .layout
        .beside_board(Node::line(space::XS).height(BAR).no_shrink());
    let row = kit.node(root, row);
    // The caption has the place of Place, which replaces it while it is shown.
    let room = controls::caption(kit, row);
    place_bar::over(kit, room);
    if pause::is_offered(view) {
        pause::toggle(kit, row);
    }
    controls::end_turn(kit, row, view);
    controls::foot(kit, root, view, metrics);
}
