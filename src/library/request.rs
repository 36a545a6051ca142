//! The requests to the library, and the one system that applies them.

use super::change::LibraryChange;
use super::resource::GameLibrary;
use crate::redraw::Redraw;
use bevy::prelude::*;
use narabe_library::{DataChange, Game, GameId, Library, LibraryError, unwatched};

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
    /// Changes what is known of games, and their rule.
    ChangeData {
        games: Vec<GameId>,
        change: Box<DataChange>,
    },
    /// Merges games that are in the library more than once.
    MergeDuplicates,
    /// Takes the last edit back.
    Undo,
}

impl LibraryRequest {
    fn carry_out(self, library: &mut Library) -> Result<Vec<LibraryChange>, LibraryError> {
        let edited = match self {
            Self::Keep { game, replaces } => {
                let id = library.add(&game)?;
                if let Some(replaced) = replaces {
                    library.delete(&[replaced])?;
                }
                return Ok(vec![LibraryChange::Kept(id)]);
            }
            Self::Undo => return Ok(vec![LibraryChange::Undone(library.undo()?)]),
            Self::Delete(games) => library.delete(&games)?,
            Self::Tag { games, tag } => library.tag(&games, &tag)?,
            Self::Untag { games, tag } => library.untag(&games, &tag)?,
            Self::ChangeData { games, change } => {
                let done = library.change_data(&games, &change)?;
                let kept = done.keep_rule.len();
                let rule = change.rule.filter(|_| kept > 0);
                let told = rule.map(|rule| LibraryChange::RuleKept { rule, games: kept });
                let edited = LibraryChange::Edited(done.edited);
                return Ok(std::iter::once(edited).chain(told).collect());
            }
            Self::MergeDuplicates => {
                // Nobody cancels.
                let groups = library.games().duplicates(&mut unwatched);
                library.merge(&groups.unwrap_or_default())?
            }
        };
        Ok(vec![LibraryChange::Edited(edited)])
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
            done.unwrap_or_else(|error| {
                let reason = error.to_string();
                vec![LibraryChange::Refused { reason }]
            })
        });
    }
}
