//! The requests to the library, and the one system that applies them.

use super::change::LibraryChange;
use super::resource::GameLibrary;
use crate::redraw::Redraw;
use bevy::prelude::*;
use narabe_library::{Game, GameId, Library, LibraryError, unwatched};

/// A request to change the library.
#[derive(Message, Debug, Clone)]
pub enum LibraryRequest {
    /// Keeps a game that has ended, in the place of one that it has gone on from.
    Keep {
        game: Box<Game>,
        replaces: Option<GameId>,
    },
    Delete(Vec<GameId>),
    Tag {
        games: Vec<GameId>,
        tag: String,
    },
    Untag {
        games: Vec<GameId>,
        tag: String,
    },
    Rename {
        game: GameId,
        title: String,
    },
    /// Merges games that are in the library more than once.
    MergeDuplicates,
    /// Takes the last edit back.
    Undo,
}

impl LibraryRequest {
    fn carry_out(self, library: &mut Library) -> Result<LibraryChange, LibraryError> {
        let edited = match self {
            Self::Keep { game, replaces } => {
                let id = library.add(&game)?;
                if let Some(replaced) = replaces {
                    library.delete(&[replaced])?;
                }
                return Ok(LibraryChange::Kept(id));
            }
            Self::Undo => return Ok(LibraryChange::Undone(library.undo()?)),
            Self::Delete(games) => library.delete(&games)?,
            Self::Tag { games, tag } => library.tag(&games, &tag)?,
            Self::Untag { games, tag } => library.untag(&games, &tag)?,
            Self::Rename { game, title } => library.rename(game, &title)?,
            Self::MergeDuplicates => {
                // Nobody cancels.
                let groups = library.games().duplicates(&mut unwatched);
                library.merge(&groups.unwrap_or_default())?
            }
        };
        Ok(LibraryChange::Edited(edited))
    }
}

pub(super) fn apply(
    mut requests: MessageReader<LibraryRequest>,
    library: Res<GameLibrary>,
    mut redraw: ResMut<Redraw>,
) {
    for request in requests.read().cloned() {
        redraw.next_frame();
        library.push(move |library| {
            let done = request.carry_out(library);
            let told = done.unwrap_or_else(|error| {
                let reason = error.to_string();
                LibraryChange::Refused { reason }
            });
            vec![told]
        });
    }
}
