//! The puzzles in the app: what was practised, the try at hand, its requests, and the file.
//!
//! The board, keys and buttons write a [`PuzzleRequest`]; one system applies it to [`Puzzles`]. What a person has done is written
//! after each result, so that a kill loses nothing. The person's own puzzles are a second pack, to which [`MakePuzzles`] adds. What
//! puzzles are is in [`learn`](narabe_learn), without windows or files.

mod file;
mod maker;
mod own;
mod request;
mod resource;
mod rush;
mod search;
#[cfg(test)]
mod search_tests;

pub use maker::{MadeFrom, MakePuzzles, PuzzleMaker, PuzzlesMade};
pub use own::{MOST_OWN, games_of};
pub use request::{PuzzleEvent, PuzzleRequest};
pub use resource::{PackShown, PuzzleMode, PuzzleResult, Puzzles, RushResult, WonGame};

use bevy::prelude::*;

/// The systems of the puzzles in `Update`. What shows them runs after, to show a change in the same frame.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PuzzleSystems;

pub(super) fn plugin(app: &mut App) {
    let puzzles = file::load(app);
    app.insert_resource(puzzles)
        .add_message::<PuzzleRequest>()
        .add_message::<PuzzleEvent>()
        .init_resource::<maker::PuzzleMaker>()
        .init_resource::<search::PuzzleSearch>()
        .add_message::<MakePuzzles>()
        .add_message::<PuzzlesMade>()
        .add_systems(
            Update,
            (
                request::apply,
                request::play_back,
                search::run,
                rush::run,
                maker::make,
            )
                .chain()
                .in_set(PuzzleSystems),
        )
        .add_systems(
            Last,
            (file::store, own::store).run_if(resource_changed::<Puzzles>),
        );
}
