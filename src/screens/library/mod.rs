//! The library: all games that are kept, with a filter, a search by position, and what can be done with several games.
//!
//! A wide window has the filter, the list and the search side by side; where there is no room, the filter and the search are
//! screens of their own, [`Screen::LibraryFilter`] and [`Screen::LibraryPosition`].

mod actions;
#[cfg(test)]
mod change_tests;
mod choice;
mod filter;
mod foot;
mod header;
mod lengths;
mod list;
mod long_press;
mod mini_board;
mod open;
mod opening_filter;
mod parts;
mod position;
mod rating_filter;
#[cfg(test)]
mod review_tests;
mod row;
mod row_lengths;
mod row_marks;
mod sort;
#[cfg(test)]
mod tests;
mod together;
mod words;

pub use choice::GameChoice;
pub(super) use foot::batch_game;
pub(super) use sort::{ask_order, order_id};
pub(super) use words::RowWords;

use super::import_card::ImportCardSlot;
use super::lifecycle::AddScreen;
use super::page::PageParts;
use crate::library::{LibrarySearch, LibrarySystems};
use crate::state::{Go, Screen};
use crate::theme::{Icon, space};
use crate::widgets::{Look, NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use lengths::{INSET, Lengths};
use list::ListScroll;
use mini_board::MiniBoards;
use parts::{Foot, LibraryScreenSystems, Matches, ReviewNote};

/// The width of the filter on a screen of its own, in logical pixels.
const FILTER_ALONE: f32 = 480.0;
/// The greatest height of what the review of several games says, above the list.
const REVIEWS: f32 = 240.0;
// How far the columns extend beyond their content, for brackets and shadows; and how far up they stand, below a header that has
// no second line.
const SIDE: f32 = space::S;
const UP: f32 = space::M;

pub(super) fn plugin(app: &mut App) {
    app.add_screen(Screen::Library, build)
        .add_screen(Screen::LibraryFilter, build_filter)
        .add_screen(Screen::LibraryPosition, build_position)
        .init_resource::<GameChoice>()
        .init_resource::<MiniBoards>()
        .configure_sets(
            Update,
            LibraryScreenSystems
                .after(LibrarySystems)
                .run_if(|screen: Res<State<Screen>>| screen.is_library()),
        )
        .add_systems(Update, leave.run_if(state_changed::<Screen>))
        .add_plugins((
            actions::plugin,
            filter::plugin,
            foot::plugin,
            header::plugin,
            list::plugin,
            long_press::plugin,
            open::plugin,
            opening_filter::plugin,
            position::plugin,
            sort::plugin,
        ));
}

/// Forgets the chosen games and the small boards when the library is left.
fn leave(
    screen: Res<State<Screen>>,
    mut boards: ResMut<MiniBoards>,
    mut choice: ResMut<GameChoice>,
) {
    if !screen.is_library() {
        boards.clear();
        choice.clear();
    }
}

fn build(mut ui: UiBuilder, search: Res<LibrarySearch>, scroll: Res<ListScroll>) {
    let ui = &mut ui;
    let lengths = Lengths::of(&ui.layout);
    let root = ui.screen();
    ui.insert(root, Node::column().full());
    let (words, actions) = ui.header(root, "library-title");
    header::build(ui, words, actions, &search, &lengths);
    let margin = ui.layout.margin();
    let body = Node::row().flex().min_height(0).pad_x(margin);
    let up = ui.layout.if_desktop(UP, 0.0);
    let body = ui.node(root, body.margin_top(-up));
    if let Some(width) = lengths.filter {
        let (column, _) = side_column(ui, body, width, "library-filter", space::S);
        ui.restyle(column, move |node| {
            node.margin_right(lengths.gap - INSET - SIDE)
        });
        filter::build(ui, column, &search);
    }
    let column = Node::column().fill().min_height(0);
    let column = match lengths.filter {
        Some(_) => column,
        None => column.margin_left(-INSET),
    };
    let list = match lengths.search {
        Some(_) => column,
        None => column.margin_right(-INSET),
    };
    let list = ui.node(body, list);
    if lengths.search.is_none() {
        import_card(ui, list);
        let place = Node::column().max_height(REVIEWS).no_shrink().pad_x(INSET);
        let place = ui.scroll(list, place);
        reviews(ui, place);
    }
    list::build(ui, list, &scroll);
    if let Some(width) = lengths.search {
        let (column, head) = side_column(ui, body, width, "library-position", space::XXS);
        ui.restyle(column, move |node| {
            node.margin_left(lengths.gap - INSET - SIDE)
        });
        position::size(ui, head, &search);
        position::build(ui, column, &search, &lengths);
        import_card(ui, column);
        reviews(ui, column);
    }
    let foot = ui.node(root, Node::column().no_shrink());
    ui.insert(foot, Foot);
}

/// A scrolling column beside the list, and the heading with its name. Its content keeps a distance to the edges for brackets and
/// shadows.
fn side_column(
    ui: &mut UiBuilder,
    body: Entity,
    width: f32,
    id: &str,
    gap: f32,
) -> (Entity, Entity) {
    let node = Node::column()
        .gap(gap)
        .width(width + 2.0 * SIDE)
        .no_shrink();
    let node = node.pad_x(SIDE).margin_x(-SIDE).pad_bottom(space::M);
    let column = ui.scroll(body, node);
    let head = ui.node(column, Node::line(0).height(space::TARGET).no_shrink());
    let name = ui.node(head, Node::default().fill());
    ui.part_heading(name, Style::SUBHEAD, id);
    (column, head)
}

/// The place of an import.
fn import_card(ui: &mut UiBuilder, column: Entity) {
    let place = ui.node(column, Node::column().no_shrink().margin_top(space::XXS));
    ui.insert(place, ImportCardSlot);
}

/// What the review of several games says.
fn reviews(ui: &mut UiBuilder, column: Entity) {
    let place = ui.node(column, Node::column().no_shrink().margin_top(space::M));
    ui.insert(place, ReviewNote);
}

/// The filter on a screen of its own.
fn build_filter(mut ui: UiBuilder, search: Res<LibrarySearch>) {
    let ui = &mut ui;
    let parts = ui.page("library-filter");
    let (_, column) = ui.page_column(parts.page, 0.0, FILTER_ALONE, space::M);
    filter::build(ui, column, &search);
    done_foot(ui, &parts);
}

/// The search by position on a screen of its own.
fn build_position(mut ui: UiBuilder, search: Res<LibrarySearch>) {
    let ui = &mut ui;
    let lengths = Lengths::of(&ui.layout);
    let parts = ui.page("library-position");
    let (_, column) = ui.page_column(parts.page, 0.0, lengths.board, space::XXS);
    let head = ui.node(column, Node::line(space::S).no_shrink());
    let words = ui.node(head, Node::default().fill());
    ui.localized_text(words, Style::SMALL, "new-board");
    position::size(ui, head, &search);
    position::build(ui, column, &search, &lengths);
    done_foot(ui, &parts);
}

/// How many games were found, and a button that leads back to them.
fn done_foot(ui: &mut UiBuilder, parts: &PageParts) {
    let bar = ui.page_foot(parts.page);
    let matches = ui.node(bar, Node::row().fill());
    ui.insert(matches, Matches);
    let done = ui.button(bar, Look::Primary, Some(Icon::Check), "library-show");
    ui.write_on(done, Go::To(Screen::Library));
}
