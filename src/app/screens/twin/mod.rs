//! The game on twin boards: two boards side by side or one above the other, the players above, the buttons below.
//!
//! At the end the result replaces the buttons; boards and players stay in place.

mod actions;
mod boards;
mod model;
mod pause;
mod place_button;
mod player_strips;
mod result;
#[cfg(test)]
mod tests;
mod twin_text;
mod twin_toasts;

use super::game::turn_brackets;
use super::lifecycle::AddScreen;
use crate::app::layout::Breakpoint;
use crate::app::live::{TwinGame, TwinMatch};
use crate::app::state::Screen;
use crate::app::theme::space;
use crate::app::widgets::Kit;
use crate::rules::twin::Half;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_screen(Screen::Twin, build).add_plugins((
        actions::plugin,
        boards::plugin,
        model::plugin,
        twin_toasts::plugin,
        place_button::plugin,
        player_strips::plugin,
    ));
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

fn build(mut kit: Kit, session: TwinGame) {
    let metrics = TwinMetrics::of(&kit);
    let root = page(&mut kit, &metrics);
    if metrics.upright {
        upright(&mut kit, root, &session, &metrics);
    } else {
        side_by_side(&mut kit, root, &session, &metrics);
    }
    turn_brackets::build(&mut kit, root);
}

fn page(kit: &mut Kit, metrics: &TwinMetrics) -> Entity {
    let root = kit.screen();
    kit.commands.entity(root).insert(Node {
        width: percent(100),
        height: percent(100),
        flex_direction: FlexDirection::Column,
        padding: UiRect::new(
            px(metrics.margin),
            px(metrics.margin),
            px(metrics.above()),
            px(metrics.below()),
        ),
        row_gap: px(metrics.gap),
        ..default()
    });
    root
}

/// The players on top, the boards side by side, one row of buttons.
fn side_by_side(kit: &mut Kit, root: Entity, session: &TwinMatch, metrics: &TwinMetrics) {
    player_strips::pair(kit, root, session, metrics);
    let middle = kit.node(
        root,
        Node {
            column_gap: px(metrics.margin),
            align_items: AlignItems::Center,
            flex_grow: 1.0,
            flex_basis: px(0),
            min_height: px(0),
            ..default()
        },
    );
    for half in Half::ALL {
        let column = kit.node(
            middle,
            Node {
                flex_direction: FlexDirection::Column,
                row_gap: px(AIR),
                flex_grow: 1.0,
                flex_basis: px(0),
                ..default()
            },
        );
        boards::build(kit, column, session, half, metrics);
    }
    if session.outcome().is_some() {
        result::bar(kit, root, session);
    } else {
        actions::bar(kit, root, session, metrics);
    }
}

/// The players on top, one board above the other, Place and the buttons.
fn upright(kit: &mut Kit, root: Entity, session: &TwinMatch, metrics: &TwinMetrics) {
    player_strips::pair(kit, root, session, metrics);
    for half in Half::ALL {
        let column = kit.node(
            root,
            Node {
                flex_direction: FlexDirection::Column,
                ..default()
            },
        );
        boards::build(kit, column, session, half, metrics);
    }
    kit.spacer(root);
    if session.outcome().is_some() {
        result::sheet(kit, root, session, metrics);
        return;
    }
    let row = kit.node(
        root,
        Node {
            height: px(BAR),
            align_items: AlignItems::Center,
            column_gap: px(space::XS),
            flex_shrink: 0.0,
            ..default()
        },
    );
    // The caption has the place of Place, which replaces it while it is shown.
    let room = actions::caption(kit, row);
    place_button::build(kit, room);
    pause::button(kit, row, session);
    actions::end_turn(kit, row);
    actions::foot(kit, root, metrics);
}
