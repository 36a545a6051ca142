//! Where everything stands on the game's screen on a desktop and on a tablet, and the parts that phones share.

use super::View;
use super::cards::{self, Room};
use super::{actions, moves, online, opening, pause, place, result, series, slot, toggles, turn};
use crate::app::input::MENU_KEY;
use crate::app::layout::Shape;
use crate::app::screens::heat::{self, MakesRoom};
use crate::app::screens::menu::open_on_press;
use crate::app::screens::new_game::rule_id;
use crate::app::theme::{Icon, space};
use crate::app::widgets::{Kit, Style, ToastPlace};
use crate::rules::Side;
use bevy::prelude::*;

/// In a tablet's window lower than this (large text makes it so) the rail takes its small parts.
const LOW: f32 = 600.0;
/// The height of a result under the board of an upright tablet; between two machines it has more buttons.
const RESULT: f32 = 330.0;
const RESULT_ONLINE: f32 = 400.0;
/// The height of a row of icons, in logical pixels.
const BAR: f32 = 44.0;

/// Two rails with the board between them.
pub fn desktop(kit: &mut Kit, view: View) {
    let size = kit.layout.size;
    let wide = kit.layout.shape == Shape::Wide;
    let rail = if wide { 300.0 } else { 236.0 };
    let board = if wide {
        size.y - 82.0
    } else {
        (size.y - 82.0).min(size.x - 562.0)
    };
    let root = page(
        kit,
        Node {
            padding: UiRect::new(px(24), px(24), px(38), px(34)),
            justify_content: JustifyContent::SpaceBetween,
            ..default()
        },
    );
    let left = side_rail(kit, root, rail);
    let head = bar(kit, left);
    menu_button(kit, head);
    match view.online {
        Some(online) => {
            let words = online::title(kit, online);
            kit.write(head, Style::SUBHEAD.sized(21.0), words);
            kit.spring(head);
            online::copy_button(kit, head);
        }
        None => {
            kit.say(head, Style::SUBHEAD.sized(21.0), "game-match");
            kit.spring(head);
        }
    }
    pause::button(kit, head, view);
    gap(kit, left, space::M);
    cards::build(kit, left, view, Side::Black, Room::Full);
    kit.spring(left);
    series::build(kit, left, view);
    opening::name_line(kit, left);
    let room = kit.spring(left);
    kit.commands.entity(room).insert(ToastPlace);
    cards::build(kit, left, view, Side::White, Room::Full);
    slot(kit, root, view, board);
    let right = side_rail(kit, root, rail);
    if view.over {
        result::rail(kit, right, view);
    } else {
        let bar = bar(kit, right);
        toggles::build(kit, bar, view.online.is_some());
        heat::legend(kit, right);
        moves::build(kit, right, view);
        match view.online.filter(|_| wide) {
            Some(online) => online::talk(kit, right, online, view.draft),
            None => gap(kit, right, space::M),
        }
        place::build(kit, right);
        actions_column(kit, right, view, true);
    }
    turn::build(kit, root);
}

/// The board at the left, one rail at its right.
pub fn tablet_landscape(kit: &mut Kit, view: View) {
    let size = kit.layout.size;
    let board = (size.y - 92.0).min(size.x - 348.0);
    let root = page(
        kit,
        Node {
            padding: UiRect::all(px(20)),
            column_gap: px(20),
            ..default()
        },
    );
    let left = kit.column(root, 0.0);
    slot(kit, left, view, board);
    kit.spring(left);
    let under = bar(kit, left);
    kit.commands.entity(under).insert(ToastPlace);
    menu_button(kit, under);
    pause::button(kit, under, view);
    if view.over {
        kit.spring(under);
    } else {
        caption(kit, under, view);
        kit.spring(under);
        toggles::build(kit, under, view.online.is_some());
    }
    let right = kit.node(
        root,
        Node {
            flex_direction: FlexDirection::Column,
            flex_grow: 1.0,
            flex_basis: px(0),
            min_width: px(0),
            ..default()
        },
    );
    let low = size.y < LOW;
    if view.over && low {
        result::compact(kit, right, view);
    } else if view.over {
        result::rail(kit, right, view);
    } else {
        let room = if low { Room::Narrow } else { Room::Compact };
        cards::build(kit, right, view, view.near().other(), room);
        gap(kit, right, space::M);
        cards::build(kit, right, view, view.near(), room);
        gap(kit, right, space::M);
        if low {
            moves::list(kit, right);
        } else {
            moves::build(kit, right, view);
        }
        gap(kit, right, space::S);
        place::build(kit, right);
        actions_column(kit, right, view, false);
    }
    turn::build(kit, root);
}

/// Cards on top, the board across, moves and buttons under it.
pub fn tablet_portrait(kit: &mut Kit, view: View) {
    let size = kit.layout.size;
    // As on a phone the cards give way to the result.
    let chrome = match (view.over, view.online) {
        (false, _) => 16.0 * 5.0 + BAR + 118.0 + 100.0 + 44.0,
        (true, None) => 16.0 * 4.0 + BAR + RESULT,
        (true, Some(_)) => 16.0 * 4.0 + BAR + RESULT_ONLINE,
    };
    let board = (size.x - 32.0).min(size.y - chrome);
    let root = page(
        kit,
        Node {
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            padding: UiRect::all(px(16)),
            row_gap: px(16),
            ..default()
        },
    );
    let across = |node: Node| Node {
        align_self: AlignSelf::Stretch,
        ..node
    };
    let head = bar(kit, root);
    kit.commands
        .entity(head)
        .entry::<Node>()
        .and_modify(|mut node| node.align_self = AlignSelf::Stretch);
    menu_button(kit, head);
    pause::button(kit, head, view);
    caption(kit, head, view);
    kit.spring(head);
    toggles::build(kit, head, view.online.is_some());
    let pair = kit.node(
        root,
        across(Node {
            column_gap: px(16),
            ..default()
        }),
    );
    let shown = [view.near().other(), view.near()];
    for side in shown.into_iter().filter(|_| !view.over) {
        let card = cards::build(kit, pair, view, side, Room::Compact);
        kit.commands
            .entity(card)
            .entry::<Node>()
            .and_modify(|mut node| {
                node.flex_grow = 1.0;
                node.flex_basis = px(0);
            });
    }
    slot(kit, root, view, board);
    if view.over {
        result::sheet(kit, root, view);
    } else {
        let list = kit.node(
            root,
            across(Node {
                flex_direction: FlexDirection::Column,
                flex_grow: 1.0,
                min_height: px(0),
                ..default()
            }),
        );
        moves::list(kit, list);
        let foot = kit.node(
            root,
            across(Node {
                flex_direction: FlexDirection::Column,
                row_gap: px(8),
                ..default()
            }),
        );
        place::build(kit, foot);
        match view.online {
            Some(online) => online::row(kit, foot, online),
            None => actions::row(kit, foot, 8.0),
        }
    }
    turn::build(kit, root);
}

/// The screen's root with a layout of its own.
pub(super) fn page(kit: &mut Kit, node: Node) -> Entity {
    let root = kit.screen();
    kit.commands.entity(root).insert(Node {
        width: percent(100),
        height: percent(100),
        ..node
    });
    root
}

pub(super) fn side_rail(kit: &mut Kit, root: Entity, width: f32) -> Entity {
    kit.node(
        root,
        Node {
            flex_direction: FlexDirection::Column,
            width: px(width),
            flex_shrink: 0.0,
            ..default()
        },
    )
}

/// A row of icons.
pub(super) fn bar(kit: &mut Kit, parent: Entity) -> Entity {
    kit.node(
        parent,
        Node {
            height: px(BAR),
            align_items: AlignItems::Center,
            flex_shrink: 0.0,
            ..default()
        },
    )
}

pub(super) fn gap(kit: &mut Kit, parent: Entity, height: f32) {
    kit.node(
        parent,
        Node {
            height: px(height),
            flex_shrink: 0.0,
            ..default()
        },
    );
}

pub(super) fn actions_column(kit: &mut Kit, parent: Entity, view: View, with_menu: bool) {
    let column = kit.column(parent, space::XS);
    kit.commands
        .entity(column)
        .entry::<Node>()
        .and_modify(|mut node| node.margin.top = px(space::XS));
    match view.online {
        Some(online) => online::grid(kit, column, online, with_menu),
        None => actions::grid(kit, column, space::XS, with_menu),
    }
}

pub(super) fn menu_button(kit: &mut Kit, parent: Entity) {
    // The icon stands on the margin, its square beside it.
    let place = kit.node(
        parent,
        Node {
            margin: UiRect::left(px(-12)),
            ..default()
        },
    );
    let button = kit.icon_button(place, Icon::Menu, "game-menu-icon");
    kit.key(button, MENU_KEY);
    kit.on(button, open_on_press);
}

/// "Freestyle · game 4 of 7", or what the plates on the board mean while there are some.
pub(super) fn caption(kit: &mut Kit, parent: Entity, view: View) {
    let rule = kit.t(rule_id(view.session.config().rule));
    let game = series::words(kit, view);
    let parts = [("rule", rule.into()), ("game", game.into())];
    let words = kit.tv("game-caption", &parts);
    let text = kit.write(parent, Style::SMALL, words);
    kit.commands.entity(text).insert(MakesRoom);
    heat::caption(kit, parent);
}
