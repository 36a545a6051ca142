//! Why a position has no task of some theme, or another answer than a puzzle says.

use thiserror::Error;

use super::Theme;
use narabe_engine_core::twin::OutOfTries;
use narabe_rules::twin::Turn;
use narabe_rules::{Point, Side, StartError};
use narabe_study::proof::ProofFault;

/// Why a task is not proven.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TaskFault {
    /// No game can be in this position.
    #[error(transparent)]
    Position(#[from] StartError),
    /// A side can complete a five at once, which leaves nothing to find.
    #[error("{side} can complete a five at {point}")]
    Five {
        /// The side.
        side: Side,
        /// Where.
        point: Point,
    },
    /// On twin boards, a side wins with this turn, which leaves nothing to find.
    #[error("{0} wins at once")]
    WinsAtOnce(Turn),
    /// The theme is one of other boards: of one, or of twin boards.
    #[error("{0} is no theme for such boards")]
    OtherBoards(Theme),
    /// On twin boards, the rules do not confirm that a turn wins.
    #[error("{0} does not win by the rules")]
    Turn(Turn),
    /// The solver could not tell within its nodes what becomes of a move.
    #[error("within the solver's nodes {0} neither wins nor fails")]
    Undecided(Point),
    /// The solver could not tell within its nodes whether there is a win, or how short it is.
    #[error("within the solver's nodes there is neither a win nor none")]
    Unknown,
    /// There is no win of this kind.
    #[error("there is no such win")]
    NoWin,
    /// A win in so many moves is no puzzle: it is too short or too long.
    #[error("a win in {0} moves is no puzzle")]
    Length(usize),
    /// Fours alone win, so that this is no puzzle of threats.
    #[error("fours alone win in {0} moves")]
    FoursWin(usize),
    /// The rules do not confirm the solver's win.
    #[error("the win that begins with {point} is no win: {fault}")]
    Proof {
        /// The first move.
        point: Point,
        /// What is wrong with it.
        fault: ProofFault,
    },
    /// Too many first moves do it.
    #[error("{0} first moves or more do it")]
    Solutions(usize),
    /// A first move does not make what the theme says.
    #[error("{0} does not make what the theme says")]
    Shape(Point),
    /// No forbidden point decides anything.
    #[error("without forbidden points the same moves win")]
    NoForbiddenPoint,
    /// The other side threatens nothing.
    #[error("the other side threatens no win")]
    NoThreat,
    /// The side that should hold wins.
    #[error("the side that should hold has a win")]
    OwnWin,
    /// No move holds, or several do.
    #[error("not one move holds but {0}")]
    Holding(usize),
    /// After the move that should hold, the other side may win.
    #[error("{0} is not shown to hold")]
    NotHeld(Point),
    /// The engine's search wins against the move that should hold.
    #[error("{held} does not hold: a search wins with {point} in {moves} moves")]
    Searched {
        /// The move that should hold.
        held: Point,
        /// The first move of the win.
        point: Point,
        /// The winner's moves to the five.
        moves: usize,
    },
    /// The engine's search wins with another first move, and the puzzle does not say so.
    #[error("a search wins with {0} as well, and the puzzle does not list it")]
    OtherWin(Point),
    /// The puzzle lists other first moves.
    #[error("the first moves are {found}, and the puzzle says {listed}")]
    OtherSolutions {
        /// What is right.
        found: String,
        /// What the puzzle says.
        listed: String,
    },
    /// The win takes another number of moves.
    #[error("the win takes {found} moves, and the puzzle says {listed}")]
    OtherMoves {
        /// What is right.
        found: usize,
        /// What the puzzle says.
        listed: usize,
    },
}

impl From<OutOfTries> for TaskFault {
    fn from(_: OutOfTries) -> Self {
        Self::Unknown
    }
}
