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
use crate::screens::labels;
use crate::theme::space;
use crate::widgets::{Kit, NodeStyle, Style, ToastAnchor};
use bevy::prelude::*;
use narabe_rules::Side;

/// In a tablet's window lower than this, for instance with large text, the side column uses its small variants.
const LOW: f32 = 600.0;
// The height of the result below the board on a tablet in portrait; online it has more buttons.
const RESULT: f32 = 330.0;
const RESULT_ONLINE: f32 = 400.0;

/// Two side columns with the board between them.
pub fn desktop(kit: &mut Kit, view: GameView) {
    let size = kit.layout.size;
    let wide = kit.layout.breakpoint == Breakpoint::Wide;
    let (column_width, board) = if wide {
        (300.0, size.y - 82.0)
    } else {
        (236.0, (size.y - 82.0).min(size.x - 562.0))
    };
    let node = Node::row().justify_between().pad_x(24);
    let node = kit.layout.beside_board(node.pad_top(38).pad_bottom(34));
    let root = page(kit, view, node);
    let left = side_column(kit, root, column_width);
    let head = bar(kit, left);
    menu_button(kit, head);
    let title = match view.online {
        Some(online) => online::title(kit, online),
        None => kit.t("game-match"),
    };
    kit.literal_text(head, Style::SUBHEAD.sized(21.0), title);
    kit.spacer(head);
    if view.online.is_some() {
        online::copy_button(kit, head);
    }
    pause::button(kit, head, view);
    kit.gap(left, space::M);
    player_cards::build(kit, left, view, Side::Black, CardSize::Full);
    kit.spacer(left);
    match_progress::build(kit, left, view);
    // A result names the opening itself.
    if !view.over {
        opening::name_line(kit, left);
    }
    let toast_area = kit.spacer(left);
    kit.insert(toast_area, ToastAnchor);
    player_cards::build(kit, left, view, Side::White, CardSize::Full);
    slot(kit, root, view, board);
    let right = side_column(kit, root, column_width);
    if view.over {
        result::side_panel(kit, right, view);
    } else {
        let bar = bar(kit, right);
        toggles::build(kit, bar, view.online.is_some());
        heat::legend(kit, right);
        move_list::build(kit, right, view);
        match view.online.filter(|_| wide) {
            Some(online) => online::chat(kit, right, online, view.draft),
            None => kit.gap(right, space::M),
        }
        place_bar::build(kit, right);
        actions_column(kit, right, view, true);
    }
    turn_brackets::build(kit, root);
}

/// The board on the left, one side column on the right.
pub fn tablet_landscape(kit: &mut Kit, view: GameView) {
    let board = tablet_board(&kit.layout);
    let node = Node::row().gap(TABLET_GAP).pad(TABLET_GAP);
    let node = kit.layout.beside_board(node);
    let root = page(kit, view, node);
    let left = kit.column(root, 0.0);
    slot(kit, left, view, board);
    kit.spacer(left);
    let under = bar(kit, left);
    mirror_bar(kit, under);
    kit.insert(under, ToastAnchor);
    menu_button(kit, under);
    pause::button(kit, under, view);
    if view.over {
        kit.spacer(under);
    } else {
        caption(kit, under, view);
        kit.spacer(under);
        toggles::build(kit, under, view.online.is_some());
    }
    let right = kit.node(root, Node::column().fill());
    let low = kit.layout.size.y < LOW;
    match (view.over, low) {
        (true, true) => result::compact(kit, right, view),
        (true, false) => result::side_panel(kit, right, view),
        (false, _) => tablet_column(kit, right, view, low),
    }
    turn_brackets::build(kit, root);
}

/// Cards, moves and buttons of a tablet in landscape.
fn tablet_column(kit: &mut Kit, right: Entity, view: GameView, low: bool) {
    let card_size = if low {
        CardSize::Narrow
    } else {
        CardSize::Compact
    };
    for side in view.sides() {
        player_cards::build(kit, right, view, side, card_size);
        kit.gap(right, space::M);
    }
    if low {
        move_list::list(kit, right)
    } else {
        move_list::build(kit, right, view)
    }
    kit.gap(right, space::S);
    place_bar::build(kit, right);
    actions_column(kit, right, view, false);
}

/// Cards on top, the board over the whole width, moves and buttons below.
pub fn tablet_portrait(kit: &mut Kit, view: GameView) {
    let size = kit.layout.size;
    // As on a phone the result replaces the cards.
    let chrome = match (view.over, view.online) {
        (false, _) => 16.0 * 5.0 + space::TARGET + 118.0 + 100.0 + 44.0,
        (true, None) => 16.0 * 4.0 + space::TARGET + RESULT,
        (true, Some(_)) => 16.0 * 4.0 + space::TARGET + RESULT_ONLINE,
    };
    let board = (size.x - 32.0).min(size.y - chrome);
    let root = page(kit, view, Node::column().gap(16).items_center().pad(16));
    let head = bar(kit, root);
    kit.restyle(head, |node| node.stretch());
    mirror_bar(kit, head);
    menu_button(kit, head);
    pause::button(kit, head, view);
    caption(kit, head, view);
    kit.spacer(head);
    toggles::build(kit, head, view.online.is_some());
    let pair = kit.node(root, Node::row().gap(16).stretch());
    for side in view.sides().into_iter().filter(|_| !view.over) {
        let card = player_cards::build(kit, pair, view, side, CardSize::Compact);
        kit.restyle(card, |node| node.flex());
    }
    slot(kit, root, view, board);
    if view.over {
        result::sheet(kit, root, view);
    } else {
        let list = kit.node(root, Node::column().stretch().grow().min_height(0));
        move_list::list(kit, list);
        let foot = kit.node(root, Node::column().stretch().gap(8));
        place_bar::build(kit, foot);
        actions::row(kit, foot, view);
    }
    turn_brackets::build(kit, root);
}

/// The root of the screen, with its own layout. Its heading is only heard: who plays, or who has won.
pub(super) fn page(kit: &mut Kit, view: GameView, node: Node) -> Entity {
    let root = kit.screen();
    kit.insert(root, node.full());
    let heading = if view.over {
        labels::headline(&kit.locale, view.game)
    } else {
        usual_name(view.game, &kit.locale)
    };
    kit.unseen_heading(root, heading);
    root
}

pub(super) fn side_column(kit: &mut Kit, root: Entity, width: f32) -> Entity {
    kit.node(root, Node::column().width(width).no_shrink())
}

/// A row of icons.
pub(super) fn bar(kit: &mut Kit, parent: Entity) -> Entity {
    kit.node(
        parent,
        Node::row().items_center().height(space::TARGET).no_shrink(),
    )
}

/// Puts the controls of a bar on the side that is set.
pub(super) fn mirror_bar(kit: &mut Kit, bar: Entity) {
    let layout = *kit.layout;
    kit.restyle(bar, move |node| layout.bar(node));
}

pub(super) fn actions_column(kit: &mut Kit, parent: Entity, view: GameView, with_menu: bool) {
    let column = Node::column().gap(space::XS).margin_top(space::XS);
    let column = kit.node(parent, column);
    actions::grid(kit, column, view, with_menu);
}

pub(super) fn menu_button(kit: &mut Kit, parent: Entity) {
    // The inset aligns the icon with the margin.
    let place = kit.node(parent, Node::default().margin_left(-12));
    actions::menu_icon(kit, place);
}

/// The square slot of the board; `side` is in logical pixels. A pause shows no board.
pub(super) fn slot(kit: &mut Kit, parent: Entity, view: GameView, side: f32) -> Entity {
    let node = Node::default().square(side).no_shrink();
    if view.game.is_board_hidden() {
        return pause::cover(kit, parent, node, Some("pause-text"));
    }
    let slot = BoardSlot {
        playable: true,
        ..BoardSlot::in_layout(&kit.layout)
    };
    kit.spawn(parent, (node, slot))
}

/// "Freestyle · game 4 of 7", or the legend of the heat map while it is shown.
pub(super) fn caption(kit: &mut Kit, parent: Entity, view: GameView) {
    let words = match_progress::caption(&kit.locale, view.game);
    let text = kit.literal_text(parent, Style::SMALL, words);
    kit.insert(text, HiddenByHeatLegend);
    heat::caption(kit, parent);
}
