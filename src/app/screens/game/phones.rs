//! Where everything stands on the game's screen on a phone, upright and on its side.

use super::View;
use super::cards::{self, Room};
use super::rails::{actions_column, bar, caption, gap, menu_button, page, side_rail};
use super::{actions, moves, online, pause, place, result, slot, toggles, turn};
use crate::app::screens::heat;
use crate::app::session::OneBoardGame;
use crate::app::theme::Icon;
use crate::app::widgets::{Kit, ToastPlace};
use crate::rules::Side;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// The height of the row of toggles in their sheet, in logical pixels.
const TOGGLES: f32 = 44.0;

/// One column: bar, opponent, board, you, Place, five buttons.
pub fn upright(kit: &mut Kit, view: View) {
    let size = kit.layout.size;
    let chrome = 48.0 + 68.0 * 2.0 + place::HEIGHT + 64.0 + 16.0 * 4.0;
    let board = (size.x - 16.0).min(size.y - chrome).max(120.0);
    let root = page(
        kit,
        Node {
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            padding: UiRect::new(px(0), px(0), px(4), px(8)),
            ..default()
        },
    );
    let head = kit.node(
        root,
        Node {
            align_self: AlignSelf::Stretch,
            height: px(48),
            padding: UiRect::horizontal(px(8)),
            align_items: AlignItems::Center,
            ..default()
        },
    );
    menu_button(kit, head);
    kit.spring(head);
    caption(kit, head, view);
    kit.spring(head);
    pause::button(kit, head, view);
    toggles_button(kit, head);
    gap(kit, root, 8.0);
    if !view.over {
        phone_card(kit, root, view, view.near().other());
    }
    gap(kit, root, 16.0);
    slot(kit, root, view, board);
    gap(kit, root, 22.0);
    if view.over {
        result::sheet(kit, root, view);
    } else {
        phone_card(kit, root, view, view.near());
        gap(kit, root, 12.0);
        // The moves take the room that is left; Place comes below them, where the thumb is.
        let strip = kit.node(
            root,
            Node {
                align_self: AlignSelf::Stretch,
                flex_direction: FlexDirection::Column,
                flex_grow: 1.0,
                flex_basis: px(0),
                min_height: px(0),
                row_gap: px(8),
                padding: UiRect::new(px(14), px(14), px(0), px(8)),
                ..default()
            },
        );
        moves::list(kit, strip);
        place::build(kit, strip);
        let foot = kit.node(
            root,
            Node {
                align_self: AlignSelf::Stretch,
                flex_direction: FlexDirection::Column,
                padding: UiRect::horizontal(px(8)),
                ..default()
            },
        );
        kit.rule(foot);
        let row = match view.online {
            Some(online) => online::foot(kit, foot, online),
            None => actions::foot(kit, foot),
        };
        moves::foot_button(kit, row);
    }
    turn::build(kit, root);
}

/// A phone on its side: the board in the middle, a rail each side.
pub fn on_its_side(kit: &mut Kit, view: View) {
    let size = kit.layout.size;
    let board = size.y - 16.0;
    let rail = ((size.x - board - 48.0) / 2.0).max(0.0);
    let root = page(
        kit,
        Node {
            padding: UiRect::all(px(8)),
            column_gap: px(16),
            justify_content: JustifyContent::SpaceBetween,
            ..default()
        },
    );
    let left = side_rail(kit, root, rail);
    let head = bar(kit, left);
    menu_button(kit, head);
    kit.spring(head);
    pause::button(kit, head, view);
    toggles_button(kit, head);
    gap(kit, left, 8.0);
    cards::build(kit, left, view, view.near().other(), Room::Narrow);
    let room = kit.spring(left);
    kit.commands.entity(room).insert(ToastPlace);
    cards::build(kit, left, view, view.near(), Room::Narrow);
    slot(kit, root, view, board);
    let right = side_rail(kit, root, rail);
    if view.over {
        result::compact(kit, right, view);
    } else {
        heat::legend(kit, right);
        moves::list(kit, right);
        gap(kit, right, 8.0);
        place::build(kit, right);
        actions_column(kit, right, view, false);
    }
    turn::build(kit, root);
}

fn phone_card(kit: &mut Kit, root: Entity, view: View, side: Side) {
    let frame = kit.node(
        root,
        Node {
            align_self: AlignSelf::Stretch,
            flex_direction: FlexDirection::Column,
            padding: UiRect::horizontal(px(14)),
            ..default()
        },
    );
    cards::build(kit, frame, view, side, Room::Slim);
}

/// On a phone the toggles are a sheet.
fn toggles_button(kit: &mut Kit, parent: Entity) {
    let button = kit.icon_button(parent, Icon::More, "game-more");
    kit.on(
        button,
        |_: On<Activate>, mut kit: Kit, session: OneBoardGame| {
            let title = kit.t("game-more");
            let parts = kit.dialog(&title, None);
            let row = kit.node(
                parts.body,
                Node {
                    height: px(TOGGLES),
                    ..default()
                },
            );
            toggles::build(&mut kit, row, session.is_online());
        },
    );
}
