//! The puzzles in the app: the session as a resource, its requests, and the files.
//!
//! The board, keys and buttons write a [`PuzzleRequest`]; one system applies it to [`Puzzles`]. What a person has done is written
//! after each result, so that a kill loses nothing. The person's own puzzles are a second pack, to which [`MakePuzzles`] adds. The
//! session itself is in [`learn`](narabe_learn::puzzle_session), without windows or files.

mod file;
mod level_games;
mod maker;
mod own;
mod presses;
mod request;
mod resource;
mod search;
mod time;

pub use maker::{MadeFrom, MakePuzzles, PuzzleMaker, PuzzlesMade};
pub use own::games_of;
pub use request::PuzzleRequest;
pub use resource::{PuzzleMessage, Puzzles};

use crate::input::PressSystems;
use crate::live::LiveSystems;
use crate::state::Screen;
use bevy::prelude::*;

/// The systems of the puzzles in `Update`. What shows them runs after, to show a change in the same frame.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PuzzleSystems;

pub(super) fn plugin(app: &mut App) {
    file::load(app);
    app.add_message::<PuzzleRequest>()
        .add_message::<PuzzleMessage>()
        .init_resource::<maker::PuzzleMaker>()
        .init_resource::<search::PuzzleSearch>()
        .add_message::<MakePuzzles>()
        .add_message::<PuzzlesMade>()
        .add_systems(
            Update,
            (
                request::apply,
                time::play_back,
                search::run,
                time::rush,
                maker::make,
            )
                .chain()
                .in_set(PuzzleSystems),
        )
        .add_systems(Update, level_games::record.after(LiveSystems))
        .add_systems(
            Update,
            presses::read
                .after(PressSystems)
                .before(PuzzleSystems)
                .run_if(in_state(Screen::Puzzles)),
        )
        .add_systems(
            Last,
            (file::store, own::store).run_if(resource_changed::<Puzzles>),
        );
}
