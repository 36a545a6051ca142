//! Why a program that a person has added gave no move.

use narabe_rules::{Foul, Point};
use serde::{Deserialize, Serialize};

/// Why a program gave no move. The player reads the message [`text_id`](Self::text_id) with [`detail`](Self::detail).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum ProgramFault {
    /// The list of added programs has none for this seat.
    #[error("it is not in the list of engines")]
    NotInList,
    /// There is no file at its path.
    #[error("its program is not there: {0}")]
    NotFound(String),
    /// The file is no program, or may not be started.
    #[error("its program may not be started: {0}")]
    NotExecutable(String),
    /// The system did not start it, for this reason.
    #[error("its program does not start: {0}")]
    CannotStart(String),
    /// It is a program for Windows, and Wine is not installed.
    #[error("it needs Wine, which is not installed")]
    NoWine,
    /// It does not begin a game on a board of this size.
    #[error("it begins no game on a board of {size} x {size}: {why}")]
    NoStart {
        /// The lines of the board.
        size: u8,
        /// What came instead.
        why: Box<ProgramFault>,
    },
    /// It refused what the game needs; its answer.
    #[error("it refused: {0}")]
    Refused(String),
    /// It has ended by itself, with this code if one is known.
    #[error("it ended in the middle of the game (code {0:?})")]
    Exited(Option<i32>),
    /// It was ended by this signal, as after a crash.
    #[error("it crashed (signal {0})")]
    Crashed(i32),
    /// It gave no move in this many seconds.
    #[error("it gave no move in {0} s")]
    OutOfTime(u64),
    /// It wrote a line that is too long.
    #[error("it wrote a line that is too long")]
    LineTooLong,
    /// It wrote too much in a second.
    #[error("it wrote too much in a second")]
    TooMuchOutput,
    /// It named a point that is not on the board.
    #[error("it answered {0}, which is not on the board")]
    OffBoard(String),
    /// It named an occupied point.
    #[error("it played {0}, where a stone lies")]
    Occupied(Point),
    /// It named a point that is forbidden to it.
    #[error("it played {0}, which is forbidden to it ({1:?})")]
    Forbidden(Point, Foul),
    /// It gave an answer that swap2 does not allow there.
    #[error("it answered {0}, which swap2 does not allow there")]
    NotSwap2(String),
    /// It used more memory than this many MiB.
    #[error("it used more than {0} MiB of memory")]
    TooMuchMemory(u64),
    /// It does not read what it is sent.
    #[error("it does not read what it is told")]
    NotReading,
    /// Something else.
    #[error("{0}")]
    Other(String),
}

impl ProgramFault {
    /// The Fluent id of the sentence about it. Its variable is `detail`.
    pub fn text_id(&self) -> &'static str {
        match self {
            Self::NotInList => "engine-fault-not-in-list",
            Self::NotFound(_) => "engine-fault-not-found",
            Self::NotExecutable(_) => "engine-fault-not-executable",
            Self::CannotStart(_) => "engine-fault-cannot-start",
            Self::NoWine => "engine-fault-no-wine",
            Self::NoStart { .. } => "engine-fault-no-start",
            Self::Refused(_) => "engine-fault-refused",
            Self::Exited(Some(_)) => "engine-fault-exited",
            Self::Exited(None) => "engine-fault-ended",
            Self::Crashed(_) => "engine-fault-crashed",
            Self::OutOfTime(_) => "engine-fault-out-of-time",
            Self::LineTooLong => "engine-fault-line-too-long",
            Self::TooMuchOutput => "engine-fault-too-much-output",
            Self::OffBoard(_) => "engine-fault-off-board",
            Self::Occupied(_) => "engine-fault-occupied",
            Self::Forbidden(..) => "engine-fault-forbidden",
            Self::NotSwap2(_) => "engine-fault-not-swap2",
            Self::TooMuchMemory(_) => "engine-fault-memory",
            Self::NotReading => "engine-fault-not-reading",
            Self::Other(_) => "engine-fault-other",
        }
    }

    /// What the sentence quotes: a path, an answer, a point, a number. Empty for those that quote nothing.
    pub fn detail(&self) -> String {
        match self {
            Self::NotFound(text)
            | Self::NotExecutable(text)
            | Self::CannotStart(text)
            | Self::Refused(text)
            | Self::OffBoard(text)
            | Self::NotSwap2(text)
            | Self::Other(text) => text.clone(),
            Self::OutOfTime(number) | Self::TooMuchMemory(number) => number.to_string(),
            Self::Occupied(point) | Self::Forbidden(point, _) => point.label(),
            Self::NoStart { size, .. } => size.to_string(),
            Self::Exited(Some(code)) | Self::Crashed(code) => code.to_string(),
            Self::Exited(None)
            | Self::LineTooLong
            | Self::TooMuchOutput
            | Self::NotInList
            | Self::NoWine
            | Self::NotReading => String::new(),
        }
    }
}
