//! What judges the turns of a try, whatever the puzzle stands on.

use std::fmt;

use super::played::{AttemptError, Hint, Wrong};
use super::{Puzzle, PuzzlePosition};

/// What a turn is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict<T> {
    /// It is right.
    Right {
        /// The answer of the other side; none if nothing is left to find.
        reply: Option<T>,
    },
    /// It is wrong.
    Wrong {
        /// Why.
        wrong: Wrong,
        /// The turn and what refutes it, as far as that is known.
        line: Vec<T>,
        /// Whether it is certain that it is wrong. Otherwise it is only not known to win, and a search may find that it does.
        is_sure: bool,
    },
    /// It wins too, but not as the puzzle asks.
    WinsOtherwise,
}

/// The answer of a puzzle and where a try at it stands.
pub trait Judge<P: PuzzlePosition>: Clone + fmt::Debug {
    /// The judge of a try that begins.
    fn new(puzzle: &Puzzle<P>) -> Result<Self, AttemptError>;

    /// Judges a turn of the person's. A right one is played with the answer to it; otherwise nothing changes.
    fn judge(
        &mut self,
        puzzle: &Puzzle<P>,
        turn: P::Turn,
        is_first: bool,
    ) -> Result<Verdict<P::Turn>, AttemptError>;

    /// The person's turns that are left in a running try.
    fn turns_left(&self) -> usize;

    /// A right next turn.
    fn next(&self, puzzle: &Puzzle<P>) -> Option<P::Turn>;

    /// The first step of the hint for such a turn.
    fn hint(&self, puzzle: &Puzzle<P>, next: P::Turn) -> Hint<P::Turn>;

    /// The rest of the solution, the turns of both sides.
    fn rest(&self, puzzle: &Puzzle<P>) -> Vec<P::Turn>;
}
