//! What judges the turns of a try, whatever the puzzle stands on.

use std::fmt;

use super::AnyPuzzle;
use super::played::{AttemptError, Hint, Wrong};
use narabe_rules::Point;
use narabe_rules::twin::{Turn, TwinError, TwinPoint};
use narabe_study::Sentence;
use narabe_study::proof::AttackAnswer;

/// What a turn is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is right.
    Right {
        /// The answer of the other side; none if nothing is left to find.
        reply: Option<Turn>,
    },
    /// It is wrong.
    Wrong {
        /// Why.
        wrong: Wrong,
        /// The turn and what refutes it, as far as that is known.
        line: Vec<Turn>,
        /// Whether it is certain that it is wrong. Otherwise it is only not known to win, and a search may find that it does.
        is_sure: bool,
    },
    /// It wins too, but not as the puzzle asks.
    WinsOtherwise,
}

/// The puzzle of a try, its answer, and where the try stands.
pub trait Judge: fmt::Debug + Send + Sync {
    /// The same again.
    fn boxed_clone(&self) -> Box<dyn Judge>;

    /// The puzzle.
    fn puzzle(&self) -> AnyPuzzle<'_>;

    /// Judges a turn of the person's. A right one is played with the answer to it; otherwise nothing changes.
    fn judge(&mut self, turn: Turn, is_first: bool) -> Result<Verdict, AttemptError>;

    /// The person's turns that are left in a running try.
    fn turns_left(&self) -> usize;

    /// A right next turn.
    fn next(&self) -> Option<Turn>;

    /// The first step of the hint for such a turn.
    fn hint(&self, next: Turn) -> Hint;

    /// The rest of the solution, the turns of both sides.
    fn rest(&self) -> Vec<Turn>;

    /// Whether a second stone may follow this one in the person's turn.
    fn begins_turn(&self, _stone: TwinPoint) -> Result<bool, TwinError> {
        Ok(false)
    }

    /// Whether every winning way is right.
    fn is_any_way(&self) -> bool {
        false
    }

    /// What is said about a move that does not win, if it depends on the proof.
    fn words_of(&self, _point: Point, _answer: &AttackAnswer) -> Option<Sentence> {
        None
    }
}

impl Clone for Box<dyn Judge> {
    fn clone(&self) -> Self {
        self.boxed_clone()
    }
}
