//! What a manager can ask of an engine.

use super::{Coordinates, Info};

/// Whose stone a line of a position names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// The engine's.
    Own,
    /// Its opponent's.
    Other,
    /// A point that belongs to a finished row or may not be played.
    Marked,
}

/// A line of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardLine {
    /// Where.
    pub at: Coordinates,
    /// Whose.
    pub whose: Whose,
}

/// A whole command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// A new game on a board of these sides, whatever they are.
    Start {
        /// Points from left to right.
        width: u32,
        /// Points from top to bottom.
        height: u32,
    },
    /// A new game on the same board.
    Restart,
    /// The engine makes the first move.
    Begin,
    /// The opponent has moved, and the engine answers.
    Turn(Coordinates),
    /// A whole position, in which the engine is to move.
    Board(Vec<BoardLine>),
    /// A whole position, to be set up only.
    SetBoard(Vec<BoardLine>),
    /// The stones of an opening under the swap2 protocol.
    Swap2Board(Vec<Coordinates>),
    /// A stone is taken back.
    TakeBack(Coordinates),
    /// The engine is to play this.
    Play(Coordinates),
    /// The engine is told something and says nothing.
    Info(Option<Info>),
    /// Who the engine is.
    About,
    /// The engine is to end.
    End,
    /// The engine is to stop thinking and to move.
    Stop,
    /// The engine is to think about the position that is set up, and to show so many lines.
    BestLines(usize),
    /// The engine is to forget what it knows.
    ClearHash,
    /// The engine is to show what it is made of.
    ShowInfo,
    /// Something else.
    Unknown(String),
}

impl Command {
    /// Whether a manager is to hear something of it: an answer, or at least that it has failed.
    #[must_use]
    pub const fn is_answered(&self) -> bool {
        !matches!(
            self,
            Self::Info(_) | Self::ClearHash | Self::ShowInfo | Self::Stop | Self::End
        )
    }
}
