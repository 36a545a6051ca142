//! What has happened in a session of puzzles.

use crate::puzzles::{AttemptError, PuzzleId};
use narabe_rules::Side;
use narabe_rules::twin::{Turn, TwinPoint};

/// What has happened in a session of puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleEvent {
    /// Another puzzle is on the board.
    Opened,
    /// A puzzle cannot be tried, for it is not what it says. None is on the board.
    Broken {
        /// The puzzle.
        id: PuzzleId,
        /// What is wrong with it.
        error: AttemptError,
    },
    /// A right move was answered.
    Answered {
        /// The side that answered.
        side: Side,
        /// The answer.
        reply: Turn,
    },
    /// The first stone of a turn on twin boards was placed.
    FirstStone {
        /// Whose stone.
        side: Side,
        /// Where.
        stone: TwinPoint,
    },
    /// The puzzle is solved.
    Solved,
    /// A move was wrong; it is on the board with what refutes it.
    Wrong,
    /// A move cannot be played.
    Refused(AttemptError),
    /// A move wins too, but not as the puzzle asks.
    WinsOtherwise(Turn),
    /// A hint is shown.
    Hinted,
    /// The solution is shown.
    Shown,
    /// The rush is over.
    RushOver,
}
