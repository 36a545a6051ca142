//! The game on twin boards: two boards side by side or one above the other, the players above, the buttons below.
//!
//! At the end the result replaces the buttons; boards and players stay in place.

mod boards;
mod controls;
mod model;
mod player_strips;
mod result;
#[cfg(test)]
mod tests;
mod twin_text;

pub use boards::slot as board_slot;
pub use model::board_model;
pub use twin_text::{hint, last_turn, point_name, prompt, reason_id, turn_name};

use super::wide_layouts::page;
use super::{GameView, pause, place_bar, turn_brackets};
use crate::app::layout::Breakpoint;
use crate::app::theme::space;
use crate::app::widgets::{Kit, NodeStyle};
use crate::rules::twin::Half;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((boards::plugin, controls::plugin, model::plugin));
}

/// The sizes that depend on the window.
#[derive(Debug, Clone, Copy, PartialEq)]
struct TwinMetrics {
    margin: f32,
    gap: f32,
    /// The height of a player's strip.
    strip: f32,
    /// The height of the heading of a board; 0 without one.
    heading: f32,
    board: f32,
    /// The height of the buttons below.
    foot: f32,
    /// Whether the boards are one above the other.
    upright: bool,
}

/// The height of the row with Place and End turn, when the boards are one above the other.
const BAR: f32 = 44.0;
/// The height of a board's front edge, and the space above and below boards side by side.
const EDGE: f32 = 8.0;
const AIR: f32 = 9.0;
/// How far the brackets around a strip extend beyond it.
const BRACKETS: f32 = 6.0;
/// The minimum size of a board.
const LEAST_BOARD: f32 = 96.0;

impl TwinMetrics {
    fn of(kit: &Kit) -> Self {
        let (size, shape) = (kit.layout.size, kit.layout.breakpoint);
        let metrics = match shape {
            Breakpoint::Phone => Self {
                margin: 8.0,
                gap: 6.0,
                strip: 56.0,
                heading: 22.0,
                board: 0.0,
                foot: 60.0,
                upright: true,
            },
            Breakpoint::TabletPortrait => Self {
                margin: 16.0,
                gap: 10.0,
                strip: 68.0,
                heading: 28.0,
                board: 0.0,
                foot: 44.0,
                upright: true,
            },
            Breakpoint::PhoneLandscape => Self {
                margin: 8.0,
                gap: 6.0,
                strip: 44.0,
                heading: 0.0,
                board: 0.0,
                foot: 44.0,
                upright: false,
            },
            Breakpoint::TabletLandscape | Breakpoint::Desktop | Breakpoint::Wide => Self {
                margin: 24.0,
                gap: space::M,
                strip: 68.0,
                heading: 24.0,
                board: 0.0,
                foot: 44.0,
                upright: false,
            },
        };
        let (width, height) = if metrics.upright {
            let rows = metrics.above() + metrics.below() + BAR + metrics.strip + metrics.foot;
            let each = metrics.heading + EDGE;
            let height = (size.y - rows - metrics.gap * 5.0) / 2.0 - each;
            (size.x - metrics.margin * 2.0, height)
        } else {
            let rows =
                metrics.above() + metrics.below() + metrics.strip + metrics.heading + metrics.foot;
            let height = size.y - rows - metrics.gap * 2.0 - EDGE - AIR;
            ((size.x - metrics.margin * 3.0) / 2.0 - 2.0 * AIR, height)
        };
        Self {
            board: width.min(height).floor().max(LEAST_BOARD),
            ..metrics
        }
    }

    /// The margins above and below everything, with room for the brackets around a strip.
    fn above(&self) -> f32 {
        (self.margin - space::XXS).max(BRACKETS)
    }

    fn below(&self) -> f32 {
        (self.margin - space::S).max(space::XS)
    }
}

pub fn build(kit: &mut Kit, view: GameView) {
    let metrics = TwinMetrics::of(kit);
    let root = page(
        kit,
        Node::column()
            .gap(metrics.gap)
            .pad_x(metrics.margin)
            .pad_top(metrics.above())
            .pad_bottom(metrics.below()),
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
    let row = kit.node(root, Node::line(space::XS).height(BAR).no_shrink());
    // The caption has the place of Place, which replaces it while it is shown.
    let room = controls::caption(kit, row);
    place_bar::over(kit, room);
    if pause::is_offered(view) {
        pause::toggle(kit, row);
    }
    controls::end_turn(kit, row, view);
    controls::foot(kit, root, view, metrics);
}
