//! The library: all games that are kept, with a filter, a search by position, and what can be done with several games.
//!
//! A wide window has the filter, the list and the search side by side; where there is no room, the filter and the search are
//! screens of their own, [`Screen::LibraryFilter`] and [`Screen::LibraryPosition`].

mod actions;
mod choice;
mod filter;
mod foot;
mod header;
mod lengths;
mod list;
mod long_press;
mod mini_board;
mod open;
mod parts;
mod position;
mod row;
mod row_lengths;
mod sort;
#[cfg(test)]
mod tests;
mod together;
mod words;

pub use choice::GameChoice;
pub(super) use open::study_of;
pub(super) use sort::{ask_order, order_id};
pub(super) use words::RowWords;

use super::import_card::ImportCardSlot;
use super::lifecycle::AddScreen;
use super::page::PageParts;
use crate::library::{LibrarySearch, LibrarySystems};
use crate::state::{Go, Screen};
use crate::theme::{Icon, space};
use crate::widgets::{Kit, Look, NodeStyle, Style};
use bevy::prelude::*;
use lengths::{INSET, Lengths};
use list::ListScroll;
use mini_board::MiniBoards;
use parts::{Foot, LibraryScreenSystems, Matches, ReviewNote};

/// The width of the filter on a screen of its own, in logical pixels.
const FILTER_ALONE: f32 = 480.0;
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

fn build(mut kit: Kit, search: Res<LibrarySearch>, scroll: Res<ListScroll>) {
    let kit = &mut kit;
    let lengths = Lengths::of(&kit.layout);
    let root = kit.screen();
    kit.insert(root, Node::column().full());
    let (words, actions) = kit.header(root, "library-title");
    header::build(kit, words, actions, &search, &lengths);
    let margin = kit.layout.margin();
    let body = Node::row().flex().min_height(0).pad_x(margin);
    let up = kit.layout.if_desktop(UP, 0.0);
    let body = kit.node(root, body.margin_top(-up));
    if let Some(width) = lengths.filter {
        let (column, _) = side_column(kit, body, width, "library-filter", space::S);
        kit.restyle(column, move |node| {
            node.margin_right(lengths.gap - INSET - SIDE)
        });
        filter::build(kit, column, &search);
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
    let list = kit.node(body, list);
    if lengths.search.is_none() {
        import_card(kit, list);
    }
    list::build(kit, list, &scroll);
    if let Some(width) = lengths.search {
        let (column, head) = side_column(kit, body, width, "library-position", space::XXS);
        kit.restyle(column, move |node| {
            node.margin_left(lengths.gap - INSET - SIDE)
        });
        position::size(kit, head, &search);
        position::build(kit, column, &search, &lengths);
        import_card(kit, column);
        reviews(kit, column);
    }
    let foot = kit.node(root, Node::column().no_shrink());
    kit.insert(foot, Foot);
}

/// A scrolling column beside the list, and the heading with its name. Its content keeps a distance to the edges for brackets and
/// shadows.
fn side_column(kit: &mut Kit, body: Entity, width: f32, id: &str, gap: f32) -> (Entity, Entity) {
    let node = Node::column()
        .gap(gap)
        .width(width + 2.0 * SIDE)
        .no_shrink();
    let node = node.pad_x(SIDE).margin_x(-SIDE).pad_bottom(space::M);
    let column = kit.scroll(body, node);
    let head = kit.node(column, Node::line(0).height(space::TARGET).no_shrink());
    let name = kit.node(head, Node::default().fill());
    kit.part_heading(name, Style::SUBHEAD, id);
    (column, head)
}

/// The place of an import.
fn import_card(kit: &mut Kit, column: Entity) {
    let place = kit.node(column, Node::column().no_shrink().margin_top(space::XXS));
    kit.insert(place, ImportCardSlot);
}

/// What the review of several games says.
fn reviews(kit: &mut Kit, column: Entity) {
    let place = kit.node(column, Node::column().no_shrink().margin_top(space::M));
    kit.insert(place, ReviewNote);
}

/// The filter on a screen of its own.
fn build_filter(mut kit: Kit, search: Res<LibrarySearch>) {
    let kit = &mut kit;
    let parts = kit.page("library-filter");
    let (_, column) = kit.page_column(parts.page, 0.0, FILTER_ALONE, space::M);
    filter::build(kit, column, &search);
    done_foot(kit, &parts);
}

/// The search by position on a screen of its own.
fn build_position(mut kit: Kit, search: Res<LibrarySearch>) {
    let kit = &mut kit;
    let lengths = Lengths::of(&kit.layout);
    let parts = kit.page("library-position");
    let (_, column) = kit.page_column(parts.page, 0.0, lengths.board, space::XXS);
    let head = kit.node(column, Node::line(space::S).no_shrink());
    let words = kit.node(head, Node::default().fill());
    kit.localized_text(words, Style::SMALL, "new-board");
    position::size(kit, head, &search);
    position::build(kit, column, &search, &lengths);
    done_foot(kit, &parts);
}

/// How many games were found, and a button that leads back to them.
fn done_foot(kit: &mut Kit, parts: &PageParts) {
    let bar = kit.page_foot(parts.page);
    let matches = kit.node(bar, Node::row().fill());
    kit.insert(matches, Matches);
    let done = kit.button(bar, Look::Primary, Some(Icon::Check), "library-show");
    kit.write_on(done, Go::To(Screen::Library));
}
