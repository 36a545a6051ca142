//! What comes of a move in a try at a puzzle, and what a hint says.

use thiserror::Error;

use narabe_rules::PlayError;
use narabe_rules::twin::{Turn, TwinError};
use narabe_study::proof::{AttackKind, LostWin};

/// The steps of the hint: what kind of move it is, and where.
pub const HINTS: usize = 2;

/// Why a move is not right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// The win is gone.
    Lost(LostWin),
    /// The other side now has a forced win.
    Refuted {
        /// Whether fours alone win.
        is_by_fours: bool,
        /// The number of that side's moves to the five.
        moves_to_win: usize,
    },
    /// On twin boards: it completes a row on one board alone, which loses.
    LoneRow,
    /// On twin boards: the other side wins with its next turn.
    LosesAtOnce,
    /// On twin boards: the other side stops the threat.
    Stopped,
    /// On twin boards: it does not threaten to win with the next turn.
    NoTwinThreat,
    /// It does not hold. What wins against it was not found within the nodes.
    NotShown,
}

/// What came of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Played {
    /// It is right, and the other side has answered.
    Answered {
        /// The answer.
        reply: Turn,
    },
    /// It is right, and nothing is left to find.
    Solved,
    /// It is not known to win, and a search has to say whether it does. It stays on the board until
    /// [`Attempt::searched`](super::Attempt::searched) is called.
    Searching,
    /// It is wrong. It stays on the board with what refutes it until it is taken back.
    Wrong(Wrong),
    /// It wins too, but not as the puzzle asks. It was not played.
    WinsOtherwise,
}

/// Where a try stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttemptState {
    /// The person is to move.
    ToMove,
    /// A search has to decide whether the move on the board wins.
    Searching,
    /// A wrong move is on the board.
    Refuted,
    /// Solved, or the solution was shown.
    Over,
}

/// Why a move cannot be played, or a try cannot begin.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AttemptError {
    /// The point has a stone, is off the board or forbidden.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// On twin boards, the turn cannot be played.
    #[error(transparent)]
    Turn(#[from] TwinError),
    /// No move is asked now.
    #[error("no move is asked now")]
    NotToMove,
    /// The solver finds no win in the puzzle.
    #[error("the puzzle has no win that the solver finds")]
    NoWin,
}

/// A hint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// What the next move makes.
    Makes(AttackKind),
    /// What the other side threatens: moves to the five, and how it goes.
    Threatened {
        /// The moves to the five.
        moves_to_win: usize,
        /// The moves of both sides, the other side's first.
        line: Vec<Turn>,
    },
    /// How many stones of the next turn are on each of twin boards.
    Boards {
        /// On the left one.
        left: usize,
        /// On the right one.
        right: usize,
    },
    /// Where the next move is.
    At(Turn),
}
