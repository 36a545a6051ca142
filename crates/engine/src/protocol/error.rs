//! Why a command cannot be carried out.

use thiserror::Error;

use super::{Coordinates, CoordinatesError, ReadError};
use narabe_rules::opening::{ActionError, OpeningError};

/// What follows `ERROR` in an answer.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RequestError {
    /// The command cannot be read.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// The command needs a game.
    #[error("no game has been started: send START 15")]
    NoGame,
    /// The sides of the board differ.
    #[error("{width}×{height} is not a board size: the board must be square, like 15")]
    NotSquare {
        /// The width.
        width: u32,
        /// The height.
        height: u32,
    },
    /// The board is too small or too large.
    #[error("{0} is not a board size: choose one from 5 to 25")]
    BoardSize(u32),
    /// The manager wants a rule that this engine does not know.
    #[error("rule {0} is not known: 0, 1, 2, 4, 8 and 9 are")]
    UnknownRule(String),
    /// The board does not have the point.
    #[error(transparent)]
    Coordinates(#[from] CoordinatesError),
    /// A stone lies there already.
    #[error("{0} is taken: a stone lies there already")]
    Taken(Coordinates),
    /// No stone lies there that could be taken back.
    #[error("{0} is empty: there is no stone to take back")]
    NoStone(Coordinates),
    /// There is no point left to play.
    #[error("the board is full")]
    BoardFull,
    /// Nobody can choose a colour after this many stones.
    #[error("swap2 needs 0, 3 or 5 stones on the board, not {0}")]
    Swap2Stones(usize),
    /// The board has no swap2 opening.
    #[error(transparent)]
    Opening(#[from] OpeningError),
    /// No swap2 opening has these stones.
    #[error(transparent)]
    Action(#[from] ActionError),
}
