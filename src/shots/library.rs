//! The scenes of the library: its list, several games chosen, a position found, a filter, and the player's own openings.

use super::games;
use super::scene::{Scene, model};
use crate::layout::Layout;
use crate::library::{GameLibrary, LibraryOpenings, LibrarySearch, SearchRequest};
use crate::screens::{GameChoice, OpenMyOpenings};
use crate::state::{Go, Screen};
use crate::widgets::{CloseDialog, DialogOpen};
use bevy::prelude::*;

/// The number of chosen games.
const CHOSEN: usize = 3;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LibraryScene {
    List,
    Chosen,
    Filter,
    Openings,
    Position,
}

impl Scene for LibraryScene {
    fn name(&self) -> &'static str {
        match self {
            Self::List => "14-library",
            Self::Chosen => "14-library-chosen",
            Self::Position => "14-library-position",
            Self::Filter => "14-library-filter",
            Self::Openings => "14-library-openings",
        }
    }

    fn set(&self, world: &mut World) {
        set(*self, world);
    }

    fn is_ready(&self, world: &World) -> bool {
        is_ready(*self, world)
    }

    fn drive(&self, world: &mut World) {
        drive(*self, world);
    }
}

/// Starts the scene.
fn set(scene: LibraryScene, world: &mut World) {
    let is_wide = world.resource::<Layout>().is_desktop();
    match scene {
        LibraryScene::List => {
            world.write_message(Go::To(Screen::Library));
        }
        LibraryScene::Chosen => choose(world),
        LibraryScene::Openings => _ = world.write_message(Go::To(Screen::Library)),
        LibraryScene::Position => {
            world.write_message(CloseDialog);
            // The second game, after four moves.
            let position = games::played(1);
            let stones = position.stones().take(4).collect();
            let size = position.size();
            world.write_message(SearchRequest::Position(size, stones));
            if !is_wide {
                world.write_message(Go::To(Screen::LibraryPosition));
            }
        }
        LibraryScene::Filter => {
            world.write_message(SearchRequest::ClearFilters);
            world.write_message(SearchRequest::Player("h".into()));
            if !is_wide {
                world.write_message(Go::To(Screen::LibraryFilter));
            }
        }
    }
}

/// Fills the library, and then opens the dialog of the scene.
fn drive(scene: LibraryScene, world: &mut World) {
    games::fill(world);
    let is_due = scene == LibraryScene::Openings && games::is_filled(world);
    if is_due && !world.resource::<DialogOpen>().0 {
        world.write_message(OpenMyOpenings);
    }
}

/// Whether the library is at rest and has found something.
fn is_ready(scene: LibraryScene, world: &World) -> bool {
    let search = world.resource::<LibrarySearch>();
    let is_empty = model(world).moves.is_empty();
    let is_counted = || {
        let openings = world.resource::<LibraryOpenings>();
        world.resource::<DialogOpen>().0 && openings.counted().is_some()
    };
    // On a narrow window the filter and the position are screens of their own, and the search waits for the list.
    let is_listed = *world.resource::<State<Screen>>().get() == Screen::Library;
    let has_found = !search.is_searching() && !search.found().is_empty();
    !world.resource::<GameLibrary>().is_busy()
        && (has_found || !is_listed)
        && is_empty == search.board().stones().is_empty()
        && (scene != LibraryScene::Openings || is_counted())
}

/// Chooses the first games of the list, as the boxes of the rows do, or on a phone a long press.
fn choose(world: &mut World) {
    let is_phone = world.resource::<Layout>().is_phone();
    let found = world.resource::<LibrarySearch>().found();
    let first: Vec<_> = found.iter().take(CHOSEN).map(|hit| hit.id).collect();
    let mut choice = world.resource_mut::<GameChoice>();
    choice.clear();
    choice.is_on = is_phone;
    first.into_iter().for_each(|game| choice.toggle(game));
}
