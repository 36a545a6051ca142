//! The layouts of the game's screen for phones, portrait and landscape.

use super::landscape_lengths::LandscapeLengths;
use super::player_cards::{self, CardSize};
use super::wide_layouts::{
    actions_column, bar, caption, menu_button, mirror_bar, page, side_column, slot,
};
use super::{GameView, actions, move_list, pause, place_bar, result, toggles, turn_brackets};
use crate::screens::heat;
use crate::theme::{Icon, space};
use crate::widgets::{Kit, NodeStyle, ToastAnchor};
use bevy::prelude::*;
use narabe_rules::Side;

/// One column: header, opponent, board, own card, Place, five buttons.
pub fn portrait(kit: &mut Kit, view: GameView) {
    let size = kit.layout.size;
    let chrome = 48.0 + 68.0 * 2.0 + place_bar::HEIGHT + 64.0 + 16.0 * 4.0;
    let board = (size.x - 16.0).min(size.y - chrome).max(120.0);
    let root = page(
        kit,
        view,
        Node::column().items_center().pad_top(4).pad_bottom(8),
    );
    let node = Node::row().items_center().stretch().height(48).pad_x(8);
    let head = kit.node(root, node);
    mirror_bar(kit, head);
    let has_one_end = kit.layout.has_one_end();
    menu_button(kit, head);
    if has_one_end {
        pause::button(kit, head, view);
        toggles_button(kit, head, view);
    }
    kit.spacer(head);
    caption(kit, head, view);
    kit.spacer(head);
    if !has_one_end {
        pause::button(kit, head, view);
        toggles_button(kit, head, view);
    }
    kit.gap(root, 8.0);
    let [above, below] = view.sides();
    if !view.over {
        phone_card(kit, root, view, above);
    }
    kit.gap(root, 16.0);
    slot(kit, root, view, board);
    kit.gap(root, 22.0);
    if view.over {
        result::sheet(kit, root, view);
    } else {
        phone_card(kit, root, view, below);
        kit.gap(root, 12.0);
        // The move list takes the remaining height; Place is below it, within reach of the thumb.
        let strip = Node::column().gap(8).stretch().flex().min_height(0);
        let strip = kit.node(root, strip.pad_x(14).pad_bottom(8));
        move_list::list(kit, strip);
        place_bar::build(kit, strip);
        let foot = kit.node(root, Node::column().stretch().pad_x(8));
        kit.divider(foot);
        let row = kit.node(foot, Node::default().height(64).no_shrink());
        actions::foot(kit, row, view);
        move_list::foot_button(kit, row);
    }
    turn_brackets::build(kit, root);
}

/// Landscape: the board in the middle, a column on each side; in a small window one column.
pub fn landscape(kit: &mut Kit, view: GameView) {
    let LandscapeLengths {
        board,
        column: column_width,
        has_one_column,
    } = LandscapeLengths::of(&kit.layout);
    if has_one_column {
        return small_landscape(kit, view, board);
    }
    let node = Node::row().gap(16).justify_between().pad(8);
    let node = kit.layout.beside_board(node);
    let root = page(kit, view, node);
    let left = side_column(kit, root, column_width);
    let head = bar(kit, left);
    menu_button(kit, head);
    kit.spacer(head);
    pause::button(kit, head, view);
    toggles_button(kit, head, view);
    kit.gap(left, 8.0);
    let [above, below] = view.sides();
    player_cards::build(kit, left, view, above, CardSize::Narrow);
    let room = kit.spacer(left);
    kit.insert(room, ToastAnchor);
    player_cards::build(kit, left, view, below, CardSize::Narrow);
    slot(kit, root, view, board);
    let right = side_column(kit, root, column_width);
    if view.over {
        result::compact(kit, right, view);
    } else {
        heat::legend(kit, right);
        move_list::list(kit, right);
        kit.gap(right, 8.0);
        place_bar::build(kit, right);
        actions_column(kit, right, view, false);
    }
    turn_brackets::build(kit, root);
}

/// Landscape in a small window: the board beside the only column, which is never narrower than its texts.
fn small_landscape(kit: &mut Kit, view: GameView, board: f32) {
    let node = Node::row().gap(16).items_center().pad(8);
    let node = kit.layout.beside_board(node);
    let root = page(kit, view, node);
    slot(kit, root, view, board);
    let column = Node::column().fill().full_height().min_height(0).gap(8);
    let column = kit.node(root, column);
    let head = bar(kit, column);
    mirror_bar(kit, head);
    menu_button(kit, head);
    kit.spacer(head);
    pause::button(kit, head, view);
    toggles_button(kit, head, view);
    if view.over {
        result::compact(kit, column, view);
    } else {
        for side in view.sides() {
            player_cards::build(kit, column, view, side, CardSize::Low);
        }
        let list = kit.node(column, Node::column().flex().min_height(0));
        kit.insert(list, ToastAnchor);
        heat::legend(kit, list);
        move_list::list(kit, list);
        // Place takes the room of the buttons, for there is no other.
        let foot = kit.node(column, Node::column().no_shrink());
        actions_column(kit, foot, view, false);
        place_bar::over(kit, foot);
    }
    turn_brackets::build(kit, root);
}

fn phone_card(kit: &mut Kit, root: Entity, view: GameView, side: Side) {
    let frame = kit.node(root, Node::column().stretch().pad_x(14));
    player_cards::build(kit, frame, view, side, CardSize::Slim);
}

/// The button that opens the toggles in a bottom sheet.
fn toggles_button(kit: &mut Kit, parent: Entity, view: GameView) {
    let is_online = view.online.is_some();
    let button = kit.icon_button(parent, Icon::More, "game-more");
    kit.open_on(button, move |kit| {
        let title = kit.t("game-more");
        let parts = kit.dialog(&title, None);
        let row = kit.node(parts.body, Node::default().height(space::TARGET));
        toggles::build(kit, row, is_online);
    });
}
