//! A saved match on one board or on twin boards.

use super::game::GameKind;
use super::one_board::OneBoard;
use super::saved_match::SavedMatch;
use super::twin_boards::TwinBoards;
use narabe_notation::{SavedError, encode, has_format};

/// A saved match of either kind.
#[derive(Debug, Clone, PartialEq)]
pub enum AnySavedMatch {
    /// On one board.
    OneBoard(Box<SavedMatch<OneBoard>>),
    /// On twin boards.
    Twin(Box<SavedMatch<TwinBoards>>),
}

/// A kind of game whose matches [`AnySavedMatch`] can hold.
pub trait SavedKind: GameKind {
    /// The saved match, if it is of this kind.
    fn own(saved: &AnySavedMatch) -> Option<&SavedMatch<Self>>;
    /// Wraps a saved match of this kind as one of any kind.
    fn wrap(saved: SavedMatch<Self>) -> AnySavedMatch;
}

impl SavedKind for OneBoard {
    fn own(saved: &AnySavedMatch) -> Option<&SavedMatch<Self>> {
        match saved {
            AnySavedMatch::OneBoard(saved) => Some(saved),
            AnySavedMatch::Twin(_) => None,
        }
    }

    fn wrap(saved: SavedMatch<Self>) -> AnySavedMatch {
        AnySavedMatch::OneBoard(Box::new(saved))
    }
}

impl SavedKind for TwinBoards {
    fn own(saved: &AnySavedMatch) -> Option<&SavedMatch<Self>> {
        match saved {
            AnySavedMatch::Twin(saved) => Some(saved),
            AnySavedMatch::OneBoard(_) => None,
        }
    }

    fn wrap(saved: SavedMatch<Self>) -> AnySavedMatch {
        AnySavedMatch::Twin(Box::new(saved))
    }
}

impl AnySavedMatch {
    /// Decodes the text of a file.
    ///
    /// # Errors
    /// [`SavedError`] if the text is not a valid saved match.
    pub fn decode(text: &str) -> Result<Self, SavedError> {
        if has_format(text, TwinBoards::FORMAT) {
            return SavedMatch::decode(text).map(TwinBoards::wrap);
        }
        SavedMatch::decode(text).map(OneBoard::wrap)
    }

    /// Encodes the match as the text of a file.
    ///
    /// # Errors
    /// If the serializer fails, which no match causes.
    pub fn encode(&self) -> Result<String, ron::Error> {
        match self {
            Self::OneBoard(saved) => encode(saved),
            Self::Twin(saved) => encode(saved),
        }
    }

    /// Sets the name of a named save.
    pub fn set_name(&mut self, name: Option<String>) {
        match self {
            Self::OneBoard(saved) => saved.name = name,
            Self::Twin(saved) => saved.name = name,
        }
    }

    /// Whether it was imported and has not been changed since, so that it can be imported again.
    pub fn is_untouched(&self) -> bool {
        match self {
            Self::OneBoard(saved) => saved.imported,
            Self::Twin(saved) => saved.imported,
        }
    }

    /// Whether both are the same match in the same state, regardless of names and clocks.
    pub fn is_same_game(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::OneBoard(one), Self::OneBoard(other)) => one.is_same_game(other),
            (Self::Twin(one), Self::Twin(other)) => one.is_same_game(other),
            _ => false,
        }
    }
}
