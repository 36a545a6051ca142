//! What can go wrong with a program.

use std::fmt;
use std::path::PathBuf;
use std::process::ExitStatus;
use std::time::Duration;

use narabe_rules::{BoardSize, PlayError, Point};
use thiserror::Error;

use crate::limits::{LONGEST_LINE, MAX_PER_SECOND};

/// Why a program failed, or has no move.
///
/// After [`Illegal`](Self::Illegal) the same program goes on with the next position; after the others it is started again for it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum EngineFault {
    /// There is no file.
    #[error("cannot start the program: there is no file {0:?}; add the program again")]
    NotFound(PathBuf),
    /// The file is no program, or the person may not run it.
    #[error(
        "cannot start the program: {0:?} is not an executable file; choose the program itself, or allow to run it"
    )]
    NotExecutable(PathBuf),
    /// The system does not start it.
    #[error("cannot start the program: {0}")]
    CannotStart(String),
    /// A program for Windows, and there is no Wine.
    #[error("cannot start the program: it is for Windows, and Wine is not installed")]
    NoWine,
    /// It does not begin a game.
    #[error("no OK in answer to START {}: {why}", size.get())]
    NoStart {
        /// The size of the board.
        size: BoardSize,
        /// What came instead.
        why: Box<EngineFault>,
    },
    /// It refuses a command.
    #[error("the program answered {answer:?}")]
    Refused {
        /// Its line, printable and cut.
        answer: String,
    },
    /// It has ended.
    #[error("the program has exited{0}")]
    Exited(Exit),
    /// No answer in time.
    #[error("out of time: no answer within {} ms", allowed.as_millis())]
    OutOfTime {
        /// The time that it had, tolerance included.
        allowed: Duration,
    },
    /// A line that is longer than any answer.
    #[error("the program wrote a line of more than {} KiB", LONGEST_LINE >> 10)]
    LineTooLong,
    /// More than anybody reads.
    #[error("the program wrote more than {} KiB in a second", MAX_PER_SECOND >> 10)]
    TooMuchOutput,
    /// An answer that is no point of the board.
    #[error("the program answered {line:?}, which is no point of the board")]
    NotOnBoard {
        /// Its line, printable and cut.
        line: String,
    },
    /// A move that the rules do not allow.
    #[error("{why}")]
    Illegal {
        /// The point.
        point: Point,
        /// Why it may not be played.
        why: PlayError,
    },
    /// An answer that is none in this stage of a swap2 opening.
    #[error("the program answered {line:?} to {stones} stones of swap2")]
    NotSwap2 {
        /// Its line, printable and cut.
        line: String,
        /// The stones that lay on the board.
        stones: usize,
    },
    /// It used more memory than it may.
    #[error("the program used more than its {limit} MiB of memory")]
    TooMuchMemory {
        /// Its limit in MiB.
        limit: u32,
    },
    /// It has left its input unread.
    #[error("the program does not read its input")]
    NotReading,
    /// [`Watch::is_stopped`](crate::Watch::is_stopped) said so: no fault of the program's.
    #[error("stopped")]
    Stopped,
}

impl EngineFault {
    /// The kind, as a name in lower case with hyphens: part of the identifiers of messages for people.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::NotFound(_) => "not-found",
            Self::NotExecutable(_) => "not-executable",
            Self::CannotStart(_) => "cannot-start",
            Self::NoWine => "no-wine",
            Self::NoStart { .. } => "no-start",
            Self::Refused { .. } => "refused",
            Self::Exited(_) => "exited",
            Self::OutOfTime { .. } => "out-of-time",
            Self::LineTooLong => "line-too-long",
            Self::TooMuchOutput => "too-much-output",
            Self::NotOnBoard { .. } => "not-on-board",
            Self::Illegal { .. } => "illegal",
            Self::NotSwap2 { .. } => "not-swap2",
            Self::TooMuchMemory { .. } => "too-much-memory",
            Self::NotReading => "not-reading",
            Self::Stopped => "stopped",
        }
    }
}

/// How a program has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// By itself, with this code.
    Code(i32),
    /// By a signal, such as 11 after a wrong access to memory. Not on Windows.
    Signal(i32),
    /// Nobody has seen it.
    Unknown,
}

impl From<ExitStatus> for Exit {
    fn from(status: ExitStatus) -> Self {
        #[cfg(unix)]
        if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
            return Self::Signal(signal);
        }
        status.code().map_or(Self::Unknown, Self::Code)
    }
}

impl fmt::Display for Exit {
    /// Goes on after "has exited".
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Code(code) => write!(f, " with code {code}"),
            Self::Signal(signal) => write!(f, " by signal {signal}"),
            Self::Unknown => Ok(()),
        }
    }
}
