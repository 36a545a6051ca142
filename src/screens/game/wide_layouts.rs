//! The layouts of the game's screen for desktops and tablets, and the parts shared with phones.

use super::landscape_lengths::{TABLET_GAP, tablet_board};
use super::menu::usual_name;
use super::player_cards::{self, CardSize};
use super::{
    GameView, actions, match_progress, move_list, online, opening, pause, place_bar, result,
    toggles, turn_brackets,
};
use crate::board::BoardSlot;
use crate::layout::Breakpoint;
use crate::screens::heat::{self, HiddenByHeatLegend};
use crate::screens::wording::player_names::headline;
use crate::theme::space;
use crate::widgets::{NodeStyle, Style, ToastAnchor, UiBuilder};
use bevy::prelude::*;
use narabe_rules::Side;

/// In a tablet's window lower than this, for instance with large text, the side column uses its small variants.
const LOW: f32 = 600.0;
// The height of the result below the board on a tablet in portrait; online it has more buttons.
const RESULT: f32 = 330.0;
const RESULT_ONLINE: f32 = 400.0;

/// Two side columns with the board between them.
pub fn desktop(ui: &mut UiBuilder, view: GameView) {
    let size = ui.layout.size;
    let wide = ui.layout.breakpoint == Breakpoint::Wide;
    let (column_width, board) = if wide {
        (300.0, size.y - 82.0)
    } else {
        (236.0, (size.y - 82.0).min(size.x - 562.0))
    };
    let node = Node::row().justify_between().pad_x(24);
    let node = ui.layout.beside_board(node.pad_top(38).pad_bottom(34));
    let root = page(ui, view, node);
    let left = side_column(ui, root, column_width);
    let head = bar(ui, left);
    menu_button(ui, head);
    let title = match view.online {
        Some(online) => online::title(ui, online),
        None => ui.locale.text("game-match"),
    };
    ui.literal_text(head, Style::SUBHEAD.sized(21.0), title);
    ui.spacer(head);
    if view.online.is_some() {
        online::copy_button(ui, head);
    }
    pause::button(ui, head, view);
    ui.gap(left, space::M);
    player_cards::build(ui, left, view, Side::Black, CardSize::Full);
    ui.spacer(left);
    match_progress::build(ui, left, view);
    // A result names the opening itself.
    if !view.over {
        opening::name_line(ui, left);
    }
    let toast_area = ui.spacer(left);
    ui.insert(toast_area, ToastAnchor);
    player_cards::build(ui, left, view, Side::White, CardSize::Full);
    slot(ui, root, view, board);
    let right = side_column(ui, root, column_width);
    if view.over {
        result::side_panel(ui, right, view);
    } else {
        let bar = bar(ui, right);
        toggles::build(ui, bar, view.online.is_some());
        heat::legend(ui, right);
        move_list::build(ui, right, view);
        match view.online.filter(|_| wide) {
            Some(online) => online::chat(ui, right, online, view.draft),
            None => ui.gap(right, space::M),
        }
        place_bar::build(ui, right);
        actions_column(ui, right, view, true);
    }
    turn_brackets::build(ui, root);
}

/// The board on the left, one side column on the right.
pub fn tablet_landscape(ui: &mut UiBuilder, view: GameView) {
    let board = tablet_board(&ui.layout);
    let node = Node::row().gap(TABLET_GAP).pad(TABLET_GAP);
    let node = ui.layout.beside_board(node);
    let root = page(ui, view, node);
    let left = ui.column(root, 0.0);
    slot(ui, left, view, board);
    ui.spacer(left);
    let under = bar(ui, left);
    mirror_bar(ui, under);
    ui.insert(under, ToastAnchor);
    menu_button(ui, under);
    pause::button(ui, under, view);
    if view.over {
        ui.spacer(under);
    } else {
        caption(ui, under, view);
        ui.spacer(under);
        toggles::build(ui, under, view.online.is_some());
    }
    let right = ui.node(root, Node::column().fill());
    let low = ui.layout.size.y < LOW;
    match (view.over, low) {
        (true, true) => result::compact(ui, right, view),
        (true, false) => result::side_panel(ui, right, view),
        (false, _) => tablet_column(ui, right, view, low),
    }
    turn_brackets::build(ui, root);
}

/// Cards, moves and buttons of a tablet in landscape.
fn tablet_column(ui: &mut UiBuilder, right: Entity, view: GameView, low: bool) {
    let card_size = if low {
        CardSize::Narrow
    } else {
        CardSize::Compact
    };
    for side in view.sides() {
        player_cards::build(ui, right, view, side, card_size);
        ui.gap(right, space::M);
    }
    if low {
        move_list::list(ui, right)
    } else {
        move_list::build(ui, right, view)
    }
    ui.gap(right, space::S);
    place_bar::build(ui, right);
    actions_column(ui, right, view, false);
}

/// Cards on top, the board over the whole width, moves and buttons below.
pub fn tablet_portrait(ui: &mut UiBuilder, view: GameView) {
    let size = ui.layout.size;
    // As on a phone the result replaces the cards.
    let chrome = match (view.over, view.online) {
        (false, _) => 16.0 * 5.0 + space::TARGET + 118.0 + 100.0 + 44.0,
        (true, None) => 16.0 * 4.0 + space::TARGET + RESULT,
        (true, Some(_)) => 16.0 * 4.0 + space::TARGET + RESULT_ONLINE,
    };
    let board = (size.x - 32.0).min(size.y - chrome);
    let root = page(ui, view, Node::column().gap(16).items_center().pad(16));
    let head = bar(ui, root);
    ui.restyle(head, |node| node.stretch());
    mirror_bar(ui, head);
    menu_button(ui, head);
    pause::button(ui, head, view);
    caption(ui, head, view);
    ui.spacer(head);
    toggles::build(ui, head, view.online.is_some());
    let pair = ui.node(root, Node::row().gap(16).stretch());
    for side in view.sides().into_iter().filter(|_| !view.over) {
        let card = player_cards::build(ui, pair, view, side, CardSize::Compact);
        ui.restyle(card, |node| node.flex());
    }
    slot(ui, root, view, board);
    if view.over {
        result::sheet(ui, root, view);
    } else {
        let list = ui.node(root, Node::column().stretch().grow().min_height(0));
        move_list::list(ui, list);
        let foot = ui.node(root, Node::column().stretch().gap(8));
        place_bar::build(ui, foot);
        actions::row(ui, foot, view);
    }
    turn_brackets::build(ui, root);
}

/// The root of the screen, with its own layout. Its heading is only heard: who plays, or who has won.
pub(super) fn page(ui: &mut UiBuilder, view: GameView, node: Node) -> Entity {
    let root = ui.screen();
    ui.insert(root, node.full());
    let heading = if view.over {
        headline(&ui.locale, view.game)
    } else {
        usual_name(view.game, &ui.locale)
    };
    ui.unseen_heading(root, heading);
    root
}

pub(super) fn side_column(ui: &mut UiBuilder, root: Entity, width: f32) -> Entity {
    ui.node(root, Node::column().width(width).no_shrink())
}

/// A row of icons.
pub(super) fn bar(ui: &mut UiBuilder, parent: Entity) -> Entity {
    ui.node(
        parent,
        Node::row().items_center().height(space::TARGET).no_shrink(),
    )
}

/// Puts the controls of a bar on the side that is set.
pub(super) fn mirror_bar(ui: &mut UiBuilder, bar: Entity) {
    let layout = *ui.layout;
    ui.restyle(bar, move |node| layout.bar(node));
}

pub(super) fn actions_column(ui: &mut UiBuilder, parent: Entity, view: GameView, with_menu: bool) {
    let column = Node::column().gap(space::XS).margin_top(space::XS);
    let column = ui.node(parent, column);
    actions::grid(ui, column, view, with_menu);
}

pub(super) fn menu_button(ui: &mut UiBuilder, parent: Entity) {
    // The inset aligns the icon with the margin.
    let place = ui.node(parent, Node::default().margin_left(-12));
    actions::menu_icon(ui, place);
}

/// The square slot of the board; `side` is in logical pixels. A pause shows no board.
pub(super) fn slot(ui: &mut UiBuilder, parent: Entity, view: GameView, side: f32) -> Entity {
    let node = Node::default().square(side).no_shrink();
    if view.game.is_board_hidden() {
        return pause::cover(ui, parent, node, Some("pause-text"));
    }
    let slot = BoardSlot {
        playable: true,
        ..BoardSlot::in_layout(&ui.layout)
    };
    ui.spawn(parent, (node, slot))
}

/// "Freestyle · game 4 of 7", or the legend of the heat map while it is shown.
pub(super) fn caption(ui: &mut UiBuilder, parent: Entity, view: GameView) {
    let words = match_progress::caption(&ui.locale, view.game);
    let text = ui.literal_text(parent, Style::SMALL, words);
    ui.insert(text, HiddenByHeatLegend);
    heat::caption(ui, parent);
}
