//! Why a pack cannot be read or made.

use thiserror::Error;

use super::{PuzzleError, PuzzleId};
use narabe_notation::bytes::Damaged;
use narabe_rules::twin::TwinError;
use narabe_rules::{SetupError, SizeError};

/// The version of a pack that is written, and the last one that is read.
pub const VERSION: u8 = 3;

/// Why a pack cannot be read or made.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PackError {
    /// The bytes do not begin as a pack does.
    #[error("this is no pack of puzzles")]
    NotAPack,
    /// A page has not been given the puzzles yet.
    #[error("the puzzles are not loaded yet: try again in a moment")]
    NotProvided,
    /// A later version wrote it.
    #[error("the pack has version {0}, and this program reads version {VERSION}: use a newer one")]
    Version(u8),
    /// The bytes cannot be decompressed, end too early, or continue after the last puzzle.
    #[error("the pack is damaged")]
    Damaged,
    /// A puzzle makes no sense.
    #[error("puzzle {number} of the pack: {fault}")]
    Record {
        /// Its number, from 0.
        number: usize,
        /// What is wrong.
        fault: RecordFault,
    },
    /// Two puzzles are the same position in two orientations, or in the same one.
    #[error("the pack has the puzzle {0} twice")]
    Twice(PuzzleId),
}

/// What is wrong with a puzzle in a pack.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordFault {
    /// The number of a rule or a theme that there is not.
    #[error("there is no rule or theme number {0}")]
    Number(u64),
    /// There is no such board.
    #[error(transparent)]
    Size(#[from] SizeError),
    /// A stone cannot be placed.
    #[error(transparent)]
    Stone(#[from] SetupError),
    /// A stone cannot be placed on twin boards.
    #[error(transparent)]
    TwinStone(#[from] TwinError),
    /// The puzzle makes no sense.
    #[error(transparent)]
    Puzzle(#[from] PuzzleError),
    /// The bytes are damaged.
    #[error(transparent)]
    Damaged(#[from] Damaged),
}
