//! The list of pages: beside the page, or a screen of its own.

use super::{Page, Place, ShowRules, pages, scroll};
use crate::app::theme::{Icon, Token, radius, space};
use crate::app::widgets::{Follows, Kit, Look, Style};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// The width of the list beside a page, its entries' height, and their stone, in logical pixels.
const WIDTH: f32 = 232.0;
const ENTRY: f32 = 38.0;
const STONE: f32 = 16.0;
/// A row of the list alone: its height, and the arrow at its end.
const ROW: f32 = 52.0;
const ARROW: f32 = 20.0;
/// The list alone is no wider than this.
const ALONE: f32 = 560.0;

/// The list with a stone at the page that is open.
pub fn beside(kit: &mut Kit, parent: Entity, place: &Place) {
    let margin = kit.layout.margin();
    let node = Node {
        width: px(WIDTH + margin),
        padding: UiRect::new(px(margin), px(space::XS), px(0), px(space::L)),
        flex_shrink: 0.0,
        ..default()
    };
    let area = area(kit, parent, node, place);
    groups(kit, area, |kit, area, page| {
        entry(kit, area, page, page == place.page);
    });
}

/// How far the list beside a page has to be scrolled for a page's entry to be seen, so far as it is now.
pub fn scrolled_to(page: Page, scrolled: f32, window: f32) -> f32 {
    /// The head of the page, and that of a group in the list.
    const HEAD: f32 = 96.0;
    const GROUP: f32 = 52.0;
    let pages = Page::rules().chain(Page::openings());
    let index = pages.take_while(|other| *other != page).count();
    let is_opening = Page::openings().any(|opening| opening == page);
    let group = if is_opening { GROUP } else { 0.0 };
    let entry = index as f32 * ENTRY + group;
    let room = (window - HEAD - 2.0 * ENTRY).max(ENTRY);
    scrolled.clamp((entry + ENTRY - room).max(0.0), entry)
}

/// The list as a screen of its own.
pub fn alone(kit: &mut Kit, parent: Entity, place: &Place) {
    let margin = kit.layout.margin();
    let node = Node {
        flex_grow: 1.0,
        padding: UiRect::new(px(margin), px(margin), px(0), px(space::XL)),
        ..default()
    };
    let area = area(kit, parent, node, place);
    let node = Node {
        flex_direction: FlexDirection::Column,
        max_width: px(ALONE),
        flex_shrink: 0.0,
        ..default()
    };
    let column = kit.node(area, node);
    groups(kit, column, row);
}

fn area(kit: &mut Kit, parent: Entity, node: Node, place: &Place) -> Entity {
    let area = kit.scroll(parent, node);
    let scrolled = ScrollPosition(Vec2::new(0.0, place.list_scrolled));
    kit.commands.entity(area).insert((scroll::List, scrolled));
    area
}

fn groups(kit: &mut Kit, area: Entity, mut entry: impl FnMut(&mut Kit, Entity, Page)) {
    let rules = ("rules-group-rules", Page::rules().collect::<Vec<_>>());
    let openings = ("rules-group-openings", Page::openings().collect());
    for (above, (name, pages)) in [0.0, space::L].into_iter().zip([rules, openings]) {
        let head = Node {
            padding: UiRect::new(px(0), px(0), px(above), px(space::XS)),
            flex_shrink: 0.0,
            ..default()
        };
        let head = kit.node(area, head);
        kit.say(head, Style::LABEL, name);
        for page in pages {
            entry(kit, area, page);
        }
    }
}

fn entry(kit: &mut Kit, area: Entity, page: Page, current: bool) {
    let name = kit.t(pages::leaf(page).name);
    let node = Node {
        min_height: px(ENTRY),
        align_items: AlignItems::Center,
        column_gap: px(space::S),
        flex_shrink: 0.0,
        ..default()
    };
    let entry = kit.bare_button(area, Look::Entry, &name, &page.key(), node);
    let place = Node {
        width: px(STONE),
        height: px(STONE),
        flex_shrink: 0.0,
        ..default()
    };
    let place = kit.node(entry, place);
    if current {
        let side = kit.control_stone();
        kit.stone(place, side, STONE);
        kit.write(entry, Style::BODY_BOLD, name);
    } else {
        let words = kit.write(entry, Style::BODY.ink(Token::Ink2), name);
        kit.commands.entity(words).insert(Follows);
    }
    opens(kit, entry, page);
}

fn row(kit: &mut Kit, column: Entity, page: Page) {
    let name = kit.t(pages::leaf(page).name);
    let node = Node {
        min_height: px(ROW),
        align_items: AlignItems::Center,
        column_gap: px(space::S),
        padding: UiRect::horizontal(px(space::XS)),
        margin: UiRect::horizontal(px(-space::XS)),
        border_radius: BorderRadius::all(px(radius::CONTROL)),
        flex_shrink: 0.0,
        ..default()
    };
    let row = kit.bare_button(column, Look::Row, &name, &page.key(), node);
    let words = kit.write(row, Style::BODY, name);
    kit.spring(row);
    let arrow = kit.icon(row, Icon::Next, ARROW, Token::Ink3);
    kit.commands.entity(words).insert(Follows);
    kit.commands.entity(arrow).insert(Follows);
    kit.rule(column);
    opens(kit, row, page);
}

/// Pressed, it opens the page.
pub fn opens(kit: &mut Kit, button: Entity, page: Page) {
    kit.on(
        button,
        move |_: On<Activate>, mut wishes: MessageWriter<ShowRules>| {
            wishes.write(ShowRules(page));
        },
    );
}
