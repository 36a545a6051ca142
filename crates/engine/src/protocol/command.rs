//! The commands of the protocol.

use super::{Coordinates, Info};

/// Whose stone a line of a position gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoneOwner {
    /// The engine's.
    Own,
    /// Its opponent's.
    Opponent,
    /// Not a stone but a mark: a point of a winning line, or a forbidden one.
    Marked,
}

/// A line of a position, `x,y,1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardLine {
    /// The point; none for a pass, `-1,-1,1`.
    pub at: Option<Coordinates>,
    /// Whose stone it holds, or who has passed.
    pub whose: StoneOwner,
}

/// A command of the manager.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// START, RECTSTART: a new game on a board of this size, which may not exist.
    Start {
        /// Points from left to right.
        width: u32,
        /// Points from top to bottom.
        height: u32,
    },
    /// RESTART: a new game on the same board.
    Restart,
    /// BEGIN: the engine makes the first move.
    Begin,
    /// TURN: the opponent has moved, or passed (none), and the engine answers.
    Turn(Option<Coordinates>),
    /// BOARD: a whole position, in which the engine is to move.
    Board(Vec<BoardLine>),
    /// YXBOARD: a whole position, to be set up only.
    SetBoard(Vec<BoardLine>),
    /// SWAP2BOARD: the stones of an opening under the swap2 protocol.
    Swap2Board(Vec<Coordinates>),
    /// TAKEBACK: a stone is taken back.
    TakeBack(Coordinates),
    /// PLAY: the engine is to play this move.
    Play(Coordinates),
    /// INFO: a setting, which is not answered; none for one that is not known.
    Info(Option<Info>),
    /// ABOUT: name and version of the engine.
    About,
    /// END: the program is to exit.
    End,
    /// STOP, YXSTOP: the engine is to stop thinking and to move.
    Stop,
    /// YXNBEST: the engine is to search the position that is set up, and to show this many lines.
    BestLines(usize),
    /// YXHASHCLEAR: the engine is to clear its table.
    ClearHash,
    /// YXSHOWINFO: the engine is to show its name and how many threads it can use.
    ShowInfo,
    /// YXSHOWFORBID: the engine is to show the points that are forbidden to the side to move.
    ShowForbidden,
    /// Another word.
    Unknown(String),
}

impl Command {
    /// Whether it is answered, if only when it fails.
    pub const fn is_answered(&self) -> bool {
        !matches!(
            self,
            Self::Info(_) | Self::ClearHash | Self::ShowInfo | Self::Stop | Self::End
        )
    }
}
