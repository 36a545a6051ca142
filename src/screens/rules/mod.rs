//! The rules inside the game: a page for each rule and each opening protocol, with diagrams.
//!
//! Pages are data (`pages/`) with texts in `rules.ftl`; the tests check the statements of their figures with the rules.
//! In a wide window the list is beside the page; otherwise the list is a screen ([`Screen::Rules`]) and the page
//! another ([`Screen::RulesPage`]), so that Back leads from the page to where it was opened. [`ShowRules`] opens a
//! page.

mod figure;
#[cfg(test)]
mod figure_tests;
mod list;
mod page;
mod page_content;
mod page_view;
mod pages;
mod steps;
#[cfg(test)]
mod tests;

pub use page::{RulesPage, ShowRules};

use super::diagram::DiagramPainter;
use super::lifecycle::{AddScreen, BuildScreenSystems, Rebuild};
use crate::layout::Layout;
use crate::state::{Go, Screen, ScreenHistory};
use crate::theme::Icon;
use crate::widgets::{NodeStyle, UiBuilder};
use bevy::prelude::*;
use page::{ReadingPosition, splits};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ReadingPosition>()
        .add_message::<ShowRules>()
        .add_screen(Screen::Rules, build)
        .add_screen(Screen::RulesPage, build)
        .add_systems(Update, show.before(BuildScreenSystems))
        .add_details(
            page::remember_scrolling
                .run_if(in_state(Screen::Rules).or_else(in_state(Screen::RulesPage))),
        );
}

fn show(
    mut messages: MessageReader<ShowRules>,
    screen: Res<State<Screen>>,
    layout: Res<Layout>,
    mut place: ResMut<ReadingPosition>,
    mut commands: Commands,
) {
    let Some(ShowRules(page)) = messages.read().last() else {
        return;
    };
    *place = ReadingPosition {
        page: *page,
        scrolled: 0.0,
        list_scrolled: if splits(&layout) {
            list::scrolled_to(*page, place.list_scrolled, layout.size.y)
        } else {
            place.list_scrolled
        },
    };
    let stands = match screen.get() {
        Screen::RulesPage => true,
        Screen::Rules => splits(&layout),
        _ => false,
    };
    if stands {
        commands.write_message(Rebuild)
    } else {
        commands.write_message(Go::To(Screen::RulesPage))
    };
}

fn build(
    mut ui: UiBuilder,
    mut painter: DiagramPainter,
    place: Res<ReadingPosition>,
    screen: Res<State<Screen>>,
    trail: Res<ScreenHistory>,
) {
    let ui = &mut ui;
    if splits(&ui.layout) {
        let page = ui.page("rules-title").page;
        let body = ui.node(page, Node::default().flex().min_height(0));
        list::sidebar(ui, body, &place);
        page_view::build(ui, &mut painter, body, &place, true);
    } else if *screen.get() == Screen::Rules {
        let page = ui.page("rules-title").page;
        list::full_screen(ui, page, &place);
    } else {
        let parts = ui.page(pages::content(place.page).name);
        if trail.last() != Some(Screen::Rules) {
            let all = ui.icon_button(parts.actions, Icon::Menu, "rules-all");
            ui.write_on(all, Go::To(Screen::Rules));
        }
        page_view::build(ui, &mut painter, parts.page, &place, false);
    }
}
