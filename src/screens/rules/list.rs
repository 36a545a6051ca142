//! The list of pages: beside the page, or as a screen of its own.

use super::page::{ListArea, ReadingPosition, RulesPage, ShowRules};
use super::pages;
use crate::theme::{Icon, radius, space};
use crate::widgets::{Look, NodeStyle, Style, UiBuilder};
use bevy::prelude::*;

// The width of the list beside a page, the height of its entries and their stone, in logical pixels.
const WIDTH: f32 = 232.0;
const ENTRY: f32 = 38.0;
const STONE: f32 = 16.0;
// On the list's own screen: the height of a row, and the arrow at its end.
const ROW: f32 = 52.0;
const ARROW: f32 = 20.0;
/// The maximum width on the list's own screen.
const ALONE: f32 = 560.0;

/// The list beside a page, with a stone at the open page.
pub fn sidebar(ui: &mut UiBuilder, parent: Entity, place: &ReadingPosition) {
    let margin = ui.layout.margin();
    let node = Node::default().width(WIDTH + margin).no_shrink();
    let node = node.pad_left(margin).pad_right(space::XS);
    let area = area(ui, parent, node.pad_bottom(space::L), place);
    groups(ui, area, |ui, area, page| {
        entry(ui, area, page, page == place.page);
    });
}

/// The scroll offset of the list at which a page's entry is visible, as close as possible to the current one.
pub fn scrolled_to(page: RulesPage, scrolled: f32, window: f32) -> f32 {
    // The heights of the page's header and of a group's heading in the list.
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
pub fn full_screen(ui: &mut UiBuilder, parent: Entity, place: &ReadingPosition) {
    let margin = ui.layout.margin();
    let node = Node::default().grow().pad_x(margin).pad_bottom(space::XL);
    let area = area(ui, parent, node, place);
    let column = ui.node(area, Node::column().no_shrink().max_width(ALONE));
    groups(ui, column, row);
}

fn area(ui: &mut UiBuilder, parent: Entity, node: Node, place: &ReadingPosition) -> Entity {
    let area = ui.scroll(parent, node);
    let scrolled = ScrollPosition(Vec2::new(0.0, place.list_scrolled));
    ui.insert(area, (ListArea, scrolled));
    area
}

fn groups(
    ui: &mut UiBuilder,
    area: Entity,
    mut entry: impl FnMut(&mut UiBuilder, Entity, RulesPage),
) {
    let rules = ("rules-group-rules", RulesPage::rules().collect::<Vec<_>>());
    let openings = ("rules-group-openings", RulesPage::openings().collect());
    for (above, (name, pages)) in [0.0, space::L].into_iter().zip([rules, openings]) {
        let head = Node::default().no_shrink().pad_top(above);
        let head = ui.node(area, head.pad_bottom(space::XS));
        ui.localized_text(head, Style::LABEL, name);
        for page in pages {
            entry(ui, area, page);
        }
    }
}

fn entry(ui: &mut UiBuilder, area: Entity, page: RulesPage, current: bool) {
    let key = page.key();
    let name = (ui.locale.text(pages::content(page).name), key.as_str());
    let node = Node::line(space::S).no_shrink().min_height(ENTRY);
    let entry = ui.nav_entry(area, name, node, (None, STONE), current);
    opens(ui, entry, page);
}

fn row(ui: &mut UiBuilder, column: Entity, page: RulesPage) {
    let name = ui.locale.text(pages::content(page).name);
    let node = Node::line(space::S).no_shrink().min_height(ROW);
    let node = node.pad_x(space::XS).margin_x(-space::XS);
    let node = node.radius(radius::CONTROL);
    let row = ui.bare_button(column, Look::Row, &name, &page.key(), node);
    ui.control_text(row, Style::BODY, name);
    ui.spacer(row);
    ui.control_icon(row, Icon::Next, ARROW);
    ui.divider(column);
    opens(ui, row, page);
}

pub fn opens(ui: &mut UiBuilder, button: Entity, page: RulesPage) {
    ui.write_on(button, ShowRules(page));
}
