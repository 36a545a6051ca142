//! Why a line is no command.

use thiserror::Error;

use super::CoordinatesError;
use narabe_rules::printable;

/// How much of an unreadable line an error quotes, in characters.
const QUOTED: usize = 40;
/// The most lines of a position that are kept: more than the largest board has points.
pub const MAX_LINES: usize = 1_000;

/// A command that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReadError {
    /// The coordinates of a command cannot be read.
    #[error("{command}: {cause}")]
    Coordinates {
        /// The command.
        command: String,
        /// Why.
        cause: CoordinatesError,
    },
    /// A line of a position cannot be read.
    #[error("line {number} of the position, \"{line}\", is not {wanted}")]
    Line {
        /// Its number, from 1.
        number: usize,
        /// The line.
        line: String,
        /// What it should be.
        wanted: &'static str,
    },
    /// The size of a board cannot be read.
    #[error("\"{0}\" is not a board size: choose one from 5 to 25, like START 15")]
    Size(String),
    /// The position has too many lines.
    #[error(
        "the position is too long: more than {MAX_LINES} stones, or a line of more than 16,000 bytes"
    )]
    TooLong,
    /// Another command came, or the end, before the position was complete.
    #[error("{0} has no DONE: the position is dropped, send it again")]
    Unfinished(&'static str),
    /// Too many commands were queued to keep this one.
    #[error("too many commands are queued: this one was dropped, send it again")]
    TooMany,
}

/// The beginning of a text that an error quotes.
pub fn quoted(text: &str) -> String {
    printable(text, QUOTED)
}
