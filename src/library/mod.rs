//! The library in the app: all finished games, and games that were imported.
//!
//! Screens and imports write a [`LibraryRequest`]; a worker that holds the database carries it out, and a [`LibraryChange`]
//! tells what has come of it. [`GameLibrary`] has all games as they are now, for everybody to read; a search of them, the
//! [`LibrarySearch`], runs apart from the main thread as well. Games that end are kept by themselves.

mod change;
mod explorer;
mod finished_game;
mod keep;
mod openings;
mod presses;
mod request;
mod resource;
mod search;
mod search_board;
mod task;
mod worker;

pub use change::LibraryChange;
pub use explorer::{ExploredGame, Explorer, ExplorerPosition, ExplorerRequest};
pub use openings::{AskOpenings, LibraryOpenings};
pub use request::LibraryRequest;
pub use resource::{GameLibrary, LibraryState, LibraryWriter};
pub use search::{LibrarySearch, SearchRequest};
pub use search_board::SearchBoard;
pub use task::{SearchTask, Searcher};

use crate::input::PressSystems;
use crate::live::LiveSystems;
use crate::state::Screen;
use bevy::prelude::*;

/// The systems of the library in `Update`. Systems that show it run after them, to show a change in the same frame.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct LibrarySystems;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<LibraryRequest>()
        .add_message::<LibraryChange>()
        .add_message::<SearchRequest>()
        .add_message::<ExplorerRequest>()
        .add_message::<AskOpenings>()
        .init_resource::<GameLibrary>()
        .init_resource::<LibrarySearch>()
        .init_resource::<explorer::Explorer>()
        .init_resource::<LibraryOpenings>()
        .init_resource::<keep::KeptGame>()
        .add_systems(
            Update,
            (
                resource::open,
                keep::keep.after(LiveSystems),
                request::apply,
                resource::collect,
                search::apply,
                search::run,
                explorer::apply,
                explorer::run,
                openings::run,
            )
                .chain()
                .in_set(LibrarySystems),
        )
        .add_systems(
            Update,
            presses::read
                .after(PressSystems)
                .before(LibrarySystems)
                .run_if(|screen: Res<State<Screen>>| screen.is_library()),
        )
        .add_systems(Last, resource::finish);
}
