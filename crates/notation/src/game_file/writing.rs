//! How games are written, and what comes of it.

use thiserror::Error;

use super::format::Format;
use super::loss_report::LossReport;
use crate::encoding::OutputEncoding;
use narabe_rules::BoardSize;

/// Why games are not written in a format.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WriteError {
    /// The format is only read.
    #[error("{} is only read: choose another format to write", .0.name())]
    ReadOnly(Format),
    /// The format has no board of this size.
    #[error("{} cannot hold a {size}×{size} board: choose another format", .0.name(), size = .1.get())]
    Size(Format, BoardSize),
    /// The format always starts from an empty board with Black to move.
    #[error("{} cannot start from a position that was set up: choose SGF", .0.name())]
    Setup(Format),
    /// The rule does not allow what the format must hold.
    #[error("{name} cannot hold this game: {1}", name = .0.name())]
    Game(Format, String),
    /// There is no game.
    #[error("there is no game to write")]
    Empty,
}

/// How games are written.
#[derive(Clone, Copy, Debug, Default)]
pub struct WriteOptions {
    /// The character set of formats that have no fixed one: libraries of RenLib, which are UTF-8 otherwise.
    pub encoding: Option<OutputEncoding>,
}

/// The content of a file, and what it could not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenFile {
    /// The content.
    pub bytes: Vec<u8>,
    /// What was lost.
    pub lost: LossReport,
}
