//! The list of pages: beside the page, or as a screen of its own.

use super::{ReadingPosition, RulesPage, ShowRules, pages, scroll};
use crate::app::theme::{Icon, Token, radius, space};
use crate::app::widgets::{InheritsInk, Kit, Look, Style};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// The width of the list beside a page, the height of its entries and their stone, in logical pixels.
const WIDTH: f32 = 232.0;
const ENTRY: f32 = 38.0;
const STONE: f32 = 16.0;
/// On the list's own screen: the height of a row, and the arrow at its end.
const ROW: f32 = 52.0;
const ARROW: f32 = 20.0;
/// The maximum width on the list's own screen.
const ALONE: f32 = 560.0;

/// The list beside a page, with a stone at the open page.
pub fn sidebar(kit: &mut Kit, parent: Entity, place: &ReadingPosition) {
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

/// The scroll offset of the list at which a page's entry is visible, as close as possible to the current one.
pub fn scrolled_to(page: RulesPage, scrolled: f32, window: f32) -> f32 {
    /// The heights of the page's header and of a group's heading in the list.
    const HEAD: f32 = 96.0;
    const GROUP: f32 = 52.0;
    let pages = RulesPage::rules().chain(RulesPage::openings());
    let index = pages.take_while(|other| *other != page).count();
    let is_opening = RulesPage::openings().any(|opening| opening == page);
    let group = if is_opening { GROUP } else { 0.0 };
    let entry = index as f32 * ENTRY + group;
    let room = (window - HEAD - 2.0 * ENTRY).max(ENTRY);
    scrolled.clamp((entry + ENTRY - room).max(0.0), entry)
}

/// The list as a screen of its own.
pub fn full_screen(kit: &mut Kit, parent: Entity, place: &ReadingPosition) {
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

fn area(kit: &mut Kit, parent: Entity, node: Node, place: &ReadingPosition) -> Entity {
    let area = kit.scroll(parent, node);
    let scrolled = ScrollPosition(Vec2::new(0.0, place.list_scrolled));
    kit.commands
        .entity(area)
        .insert((scroll::ListArea, scrolled));
    area
}

fn groups(kit: &mut Kit, area: Entity, mut entry: impl FnMut(&mut Kit, Entity, RulesPage)) {
    let rules = ("rules-group-rules", RulesPage::rules().collect::<Vec<_>>());
    let openings = ("rules-group-openings", RulesPage::openings().collect());
    for (above, (name, pages)) in [0.0, space::L].into_iter().zip([rules, openings]) {
        let head = Node {
            padding: UiRect::new(px(0), px(0), px(above), px(space::XS)),
            flex_shrink: 0.0,
            ..default()
        };
        let head = kit.node(area, head);
        kit.localized_text(head, Style::LABEL, name);
        for page in pages {
            entry(kit, area, page);
        }
    }
}

fn entry(kit: &mut Kit, area: Entity, page: RulesPage, current: bool) {
    let name = kit.t(pages::content(page).name);
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
        kit.literal_text(entry, Style::BODY_BOLD, name);
    } else {
        let words = kit.literal_text(entry, Style::BODY.ink(Token::Ink2), name);
        kit.commands.entity(words).insert(InheritsInk);
    }
    opens(kit, entry, page);
}

fn row(kit: &mut Kit, column: Entity, page: RulesPage) {
    let name = kit.t(pages::content(page).name);
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
    let words = kit.literal_text(row, Style::BODY, name);
    kit.spacer(row);
    let arrow = kit.icon(row, Icon::Next, ARROW, Token::Ink3);
    kit.commands.entity(words).insert(InheritsInk);
    kit.commands.entity(arrow).insert(InheritsInk);
    kit.divider(column);
    opens(kit, row, page);
}

/// On press, opens the page.
pub fn opens(kit: &mut Kit, button: Entity, page: RulesPage) {
    kit.on(
        button,
        move |_: On<Activate>, mut messages: MessageWriter<ShowRules>| {
            messages.write(ShowRules(page));
        },
    );
}
