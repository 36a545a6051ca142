//! The game on twin boards: two boards side by side or one above the other, the players over them, the buttons below.
//!
//! At the end the boards and the players keep their places, and the result takes that of the buttons.

mod actions;
mod boards;
mod model;
mod news;
mod pause;
mod place;
mod result;
mod strips;
#[cfg(test)]
mod tests;
mod words;

use super::game::turn;
use super::stage::AddScreen;
use crate::app::layout::Shape;
use crate::app::session::{TwinGame, TwinMatch};
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
        news::plugin,
        place::plugin,
        strips::plugin,
    ));
}

/// Where things stand: all that differs from window to window.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Plan {
    margin: f32,
    gap: f32,
    /// The height of a player's strip.
    strip: f32,
    /// The height of the line over a board; nothing where there is no room for one.
    heading: f32,
    board: f32,
    /// The height of the buttons below.
    foot: f32,
    /// The boards stand one above the other.
    upright: bool,
}

/// The row with Place and End turn, where the boards stand one above the other.
const BAR: f32 = 44.0;
/// What the front edge of a board takes, and the air above and below boards side by side.
const EDGE: f32 = 8.0;
const AIR: f32 = 9.0;
/// How far the brackets around a strip reach beyond it.
const BRACKETS: f32 = 6.0;
/// No board is smaller, whatever the window.
const LEAST_BOARD: f32 = 96.0;

impl Plan {
    fn of(kit: &Kit) -> Self {
        let (size, shape) = (kit.layout.size, kit.layout.shape);
        let plan = match shape {
            Shape::Phone => Self {
                margin: 8.0,
                gap: 6.0,
                strip: 56.0,
                heading: 22.0,
                board: 0.0,
                foot: 60.0,
                upright: true,
            },
            Shape::TabletPortrait => Self {
                margin: 16.0,
                gap: 10.0,
                strip: 68.0,
                heading: 28.0,
                board: 0.0,
                foot: 44.0,
                upright: true,
            },
            Shape::PhoneLandscape => Self {
                margin: 8.0,
                gap: 6.0,
                strip: 44.0,
                heading: 0.0,
                board: 0.0,
                foot: 44.0,
                upright: false,
            },
            Shape::TabletLandscape | Shape::Desktop | Shape::Wide => Self {
                margin: 24.0,
                gap: space::M,
                strip: 68.0,
                heading: 24.0,
                board: 0.0,
                foot: 44.0,
                upright: false,
            },
        };
        let (width, height) = if plan.upright {
            let rows = plan.above() + plan.below() + BAR + plan.strip + plan.foot;
            let each = plan.heading + EDGE;
            let height = (size.y - rows - plan.gap * 5.0) / 2.0 - each;
            (size.x - plan.margin * 2.0, height)
        } else {
            let rows = plan.above() + plan.below() + plan.strip + plan.heading + plan.foot;
            let height = size.y - rows - plan.gap * 2.0 - EDGE - AIR;
            ((size.x - plan.margin * 3.0) / 2.0 - 2.0 * AIR, height)
        };
        Self {
            board: width.min(height).floor().max(LEAST_BOARD),
            ..plan
        }
    }

    /// The margins above and below all; the brackets around a strip need theirs.
    fn above(&self) -> f32 {
        (self.margin - space::XXS).max(BRACKETS)
    }

    fn below(&self) -> f32 {
        (self.margin - space::S).max(space::XS)
    }
}

fn build(mut kit: Kit, session: TwinGame) {
    let plan = Plan::of(&kit);
    let root = page(&mut kit, &plan);
    if plan.upright {
        upright(&mut kit, root, &session, &plan);
    } else {
        side_by_side(&mut kit, root, &session, &plan);
    }
    turn::build(&mut kit, root);
}

fn page(kit: &mut Kit, plan: &Plan) -> Entity {
    let root = kit.screen();
    kit.commands.entity(root).insert(Node {
        width: percent(100),
        height: percent(100),
        flex_direction: FlexDirection::Column,
        padding: UiRect::new(
            px(plan.margin),
            px(plan.margin),
            px(plan.above()),
            px(plan.below()),
        ),
        row_gap: px(plan.gap),
        ..default()
    });
    root
}

/// Players on top, the boards beside one another, one row of buttons.
fn side_by_side(kit: &mut Kit, root: Entity, session: &TwinMatch, plan: &Plan) {
    strips::pair(kit, root, session, plan);
    let middle = kit.node(
        root,
        Node {
            column_gap: px(plan.margin),
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
        boards::build(kit, column, session, half, plan);
    }
    if session.outcome().is_some() {
        result::bar(kit, root, session);
    } else {
        actions::bar(kit, root, session, plan);
    }
}

/// The players on top, one board above the other, Place and the buttons.
fn upright(kit: &mut Kit, root: Entity, session: &TwinMatch, plan: &Plan) {
    strips::pair(kit, root, session, plan);
    for half in Half::ALL {
        let column = kit.node(
            root,
            Node {
                flex_direction: FlexDirection::Column,
                ..default()
            },
        );
        boards::build(kit, column, session, half, plan);
    }
    kit.spring(root);
    if session.outcome().is_some() {
        result::sheet(kit, root, session, plan);
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
    // What there is to say stands where Place comes, which says it all while it is there.
    let room = actions::caption(kit, row);
    place::build(kit, room);
    pause::button(kit, row, session);
    actions::end_turn(kit, row);
    actions::foot(kit, root, plan);
}
