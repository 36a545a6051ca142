//! The layouts of the game's screen for phones, portrait and landscape.

use super::landscape_lengths::LandscapeLengths;
use super::player_cards::{self, CardSize};
use super::wide_layouts::{
    actions_column, bar, caption, menu_button, mirror_bar, page, side_column, slot,
};
use super::{GameView, actions, move_list, pause, place_bar, result, toggles, turn_brackets};
use crate::screens::heat;
use crate::theme::{Icon, space};
use crate::widgets::{NodeStyle, ToastAnchor, UiBuilder};
use bevy::prelude::*;
use narabe_rules::Side;

/// One column: header, opponent, board, own card, Place, five buttons.
pub fn portrait(ui: &mut UiBuilder, view: GameView) {
    let size = ui.layout.size;
    let chrome = 48.0 + 68.0 * 2.0 + place_bar::HEIGHT + 64.0 + 16.0 * 4.0;
    let board = (size.x - 16.0).min(size.y - chrome).max(120.0);
    let root = page(
        ui,
        view,
        Node::column().items_center().pad_top(4).pad_bottom(8),
    );
    let node = Node::row().items_center().stretch().height(48).pad_x(8);
    let head = ui.node(root, node);
    mirror_bar(ui, head);
    let has_one_end = ui.layout.has_one_end();
    menu_button(ui, head);
    if has_one_end {
        pause::button(ui, head, view);
        toggles_button(ui, head, view);
    }
    ui.spacer(head);
    caption(ui, head, view);
    ui.spacer(head);
    if !has_one_end {
        pause::button(ui, head, view);
        toggles_button(ui, head, view);
    }
    ui.gap(root, 8.0);
    let [above, below] = view.sides();
    if !view.over {
        phone_card(ui, root, view, above);
    }
    ui.gap(root, 16.0);
    slot(ui, root, view, board);
    ui.gap(root, 22.0);
    if view.over {
        result::sheet(ui, root, view);
    } else {
        phone_card(ui, root, view, below);
        ui.gap(root, 12.0);
        // The move list takes the remaining height; Place is below it, within reach of the thumb.
        let strip = Node::column().gap(8).stretch().flex().min_height(0);
        let strip = ui.node(root, strip.pad_x(14).pad_bottom(8));
        move_list::list(ui, strip);
        place_bar::build(ui, strip);
        let foot = ui.node(root, Node::column().stretch().pad_x(8));
        ui.divider(foot);
        let row = ui.node(foot, Node::default().height(64).no_shrink());
        actions::foot(ui, row, view);
        move_list::foot_button(ui, row);
    }
    turn_brackets::build(ui, root);
}

/// Landscape: the board in the middle, a column on each side; in a small window one column.
pub fn landscape(ui: &mut UiBuilder, view: GameView) {
    let LandscapeLengths {
        board,
        column: column_width,
        has_one_column,
    } = LandscapeLengths::of(&ui.layout);
    if has_one_column {
        return small_landscape(ui, view, board);
    }
    let node = Node::row().gap(16).justify_between().pad(8);
    let node = ui.layout.beside_board(node);
    let root = page(ui, view, node);
    let left = side_column(ui, root, column_width);
    let head = bar(ui, left);
    menu_button(ui, head);
    ui.spacer(head);
    pause::button(ui, head, view);
    toggles_button(ui, head, view);
    ui.gap(left, 8.0);
    let [above, below] = view.sides();
    player_cards::build(ui, left, view, above, CardSize::Narrow);
    let room = ui.spacer(left);
    ui.insert(room, ToastAnchor);
    player_cards::build(ui, left, view, below, CardSize::Narrow);
    slot(ui, root, view, board);
    let right = side_column(ui, root, column_width);
    if view.over {
        result::compact(ui, right, view);
    } else {
        heat::legend(ui, right);
        move_list::list(ui, right);
        ui.gap(right, 8.0);
        place_bar::build(ui, right);
        actions_column(ui, right, view, false);
    }
    turn_brackets::build(ui, root);
}

/// Landscape in a small window: the board beside the only column, which is never narrower than its texts.
fn small_landscape(ui: &mut UiBuilder, view: GameView, board: f32) {
    let node = Node::row().gap(16).items_center().pad(8);
    let node = ui.layout.beside_board(node);
    let root = page(ui, view, node);
    slot(ui, root, view, board);
    let column = Node::column().fill().full_height().min_height(0).gap(8);
    let column = ui.node(root, column);
    let head = bar(ui, column);
    mirror_bar(ui, head);
    menu_button(ui, head);
    ui.spacer(head);
    pause::button(ui, head, view);
    toggles_button(ui, head, view);
    if view.over {
        result::compact(ui, column, view);
    } else {
        for side in view.sides() {
            player_cards::build(ui, column, view, side, CardSize::Low);
        }
        let list = ui.node(column, Node::column().flex().min_height(0));
        ui.insert(list, ToastAnchor);
        heat::legend(ui, list);
        move_list::list(ui, list);
        // Place takes the room of the buttons, for there is no other.
        let foot = ui.node(column, Node::column().no_shrink());
        actions_column(ui, foot, view, false);
        place_bar::over(ui, foot);
    }
    turn_brackets::build(ui, root);
}

fn phone_card(ui: &mut UiBuilder, root: Entity, view: GameView, side: Side) {
    let frame = ui.node(root, Node::column().stretch().pad_x(14));
    player_cards::build(ui, frame, view, side, CardSize::Slim);
}

/// The button that opens the toggles in a bottom sheet.
fn toggles_button(ui: &mut UiBuilder, parent: Entity, view: GameView) {
    let is_online = view.online.is_some();
    let button = ui.icon_button(parent, Icon::More, "game-more");
    ui.open_on(button, move |ui| {
        let title = ui.locale.text("game-more");
        let parts = ui.dialog(&title, None);
        let row = ui.node(parts.body, Node::default().height(space::TARGET));
        toggles::build(ui, row, is_online);
    });
}
