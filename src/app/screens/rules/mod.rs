//! The rules inside the game: a page for each rule and each opening protocol, with small boards.
//!
//! Pages are data (`pages/`), their words `rules.ftl`, their pictures drawn by the game itself; the tests ask the rules
//! whether what a picture says is so. Where there is room the list stands beside the page; else the list is a screen
//! ([`Screen::Rules`]) and the page another ([`Screen::RulesPage`]), so that Back leads from the page to where one came
//! from. Whoever wants to show a page writes [`ShowRules`].

mod figure;
mod leaf;
mod list;
mod page;
mod pages;
mod scroll;
mod sheet;
mod steps;
#[cfg(test)]
mod tests;

pub use page::Page;

use super::diagram::Easel;
use super::stage::{AddScreen, BuildScreen, Rebuild};
use crate::app::layout::Layout;
use crate::app::redraw::Redraw;
use crate::app::state::{Go, Screen, Trail};
use crate::app::theme::{Icon, space};
use crate::app::widgets::Kit;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// From this width on the list stands beside the page, in logical pixels.
const SPLITS_FROM: f32 = 720.0;

/// Opens a page of the rules. Back returns from it.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShowRules(pub Page);

/// Where the reader is.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Default)]
struct Place {
    page: Page,
    /// How far the page and the list are scrolled, in logical pixels.
    scrolled: f32,
    list_scrolled: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Place>()
        .add_message::<ShowRules>()
        .add_screen(Screen::Rules, build)
        .add_screen(Screen::RulesPage, build)
        .add_systems(Update, show.before(BuildScreen))
        .add_systems(
            Update,
            (scroll::by_keys, scroll::keep)
                .chain()
                .after(BuildScreen)
                .run_if(in_state(Screen::Rules).or_else(in_state(Screen::RulesPage))),
        );
}

/// Whether the list stands beside the page.
fn splits(layout: &Layout) -> bool {
    layout.size.x >= SPLITS_FROM
}

fn show(
    mut wishes: MessageReader<ShowRules>,
    screen: Res<State<Screen>>,
    layout: Res<Layout>,
    mut place: ResMut<Place>,
    mut go: MessageWriter<Go>,
    mut rebuild: MessageWriter<Rebuild>,
    mut redraw: ResMut<Redraw>,
) {
    let Some(ShowRules(page)) = wishes.read().last() else {
        return;
    };
    *place = Place {
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
        rebuild.write_default();
    } else {
        go.write(Go::To(Screen::RulesPage));
    }
    redraw.next_frame();
}

fn build(
    mut kit: Kit,
    mut easel: Easel,
    place: Res<Place>,
    screen: Res<State<Screen>>,
    trail: Res<Trail>,
) {
    let kit = &mut kit;
    if splits(&kit.layout) {
        let page = kit.page("rules-title").page;
        let body = Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            min_height: px(0),
            ..default()
        };
        let body = kit.node(page, body);
        list::beside(kit, body, &place);
        sheet::build(kit, &mut easel, body, &place, true);
    } else if *screen.get() == Screen::Rules {
        let page = kit.page("rules-title").page;
        list::alone(kit, page, &place);
    } else {
        let parts = kit.page(pages::leaf(place.page).name);
        if trail.last() != Some(Screen::Rules) {
            let all = kit.icon_button(parts.actions, Icon::Menu, "rules-all");
            kit.on(all, |_: On<Activate>, mut go: MessageWriter<Go>| {
                go.write(Go::To(Screen::Rules));
            });
        }
        sheet::build(kit, &mut easel, parts.page, &place, false);
    }
}

/// A heading's room above it.
const ABOVE_HEAD: f32 = space::L;
