//! Why something cannot be done with the library, and what was wrong with it when it was opened.

use std::path::PathBuf;

use thiserror::Error;

use super::database::DatabaseError;
use super::game::{GameId, Refusal};

/// Why something cannot be done.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LibraryError {
    /// The database cannot be opened or written. Nothing has changed.
    #[error("the library cannot be used: {0}")]
    Database(#[from] DatabaseError),
    /// The game cannot be kept.
    #[error("the game cannot be kept: {0}")]
    Refused(#[from] Refusal),
    /// There is no such game, perhaps no more.
    #[error("game {} is not in the library: it may have been deleted", .0.0)]
    NoSuchGame(GameId),
}

/// What was wrong with a library that was opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LibraryDamage {
    /// The damaged file under its new name; none if only some records were damaged.
    pub set_aside: Option<PathBuf>,
    /// What was wrong.
    pub reason: String,
    /// The games that could be read.
    pub kept: usize,
    /// The games that are lost, if it is known how many there were.
    pub lost: Option<usize>,
}
