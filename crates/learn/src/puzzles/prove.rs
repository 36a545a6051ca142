//! The proof of a task: the answer that solvers and rules give to what a theme asks in a position.
//!
//! # What is proven
//!
//! A win, by the rules alone, against every legal defence, from each first move that is listed. That a first move does *not* win, and
//! that no win is shorter, the solvers have shown: by having searched all wins of the theme's kind, of which fours and open threes are
//! the moves, and on twin boards turns after which the next one would win. Where a solver's nodes do not suffice for that, there is no
//! task. A quiet first move may win too; no solver says so. Only wins in two turns on twin boards cannot begin with one.
//!
//! That each other move loses where one move holds is proven by the rules. That the move holds means that no win by fours and open
//! threes is left, and that a solver finds none by wide threats within its nodes.

use super::fault::TaskFault;
use super::{Puzzle, PuzzlePosition, Task, Theme};

/// The task of a theme in a position; `last` is the move that led to it, if it is known. Takes milliseconds to seconds.
///
/// # Errors
/// [`TaskFault`] with the reason why there is no such task.
pub fn prove<P: PuzzlePosition>(
    position: &P,
    last: Option<P::Turn>,
    theme: Theme,
) -> Result<Task<P::Turn>, TaskFault> {
    position.prove(last, theme)
}

/// Proves a puzzle anew, as if nothing were known but its position and its theme, and compares the answer.
///
/// # Errors
/// [`TaskFault`] with what is wrong.
pub fn check<P: PuzzlePosition>(puzzle: &Puzzle<P>) -> Result<(), TaskFault> {
    let task = prove(puzzle.position(), puzzle.last(), puzzle.theme())?;
    let listed = puzzle.task();
    if task.solutions != listed.solutions {
        return Err(TaskFault::OtherSolutions {
            found: P::text_of(&task.solutions),
            listed: P::text_of(&listed.solutions),
        });
    }
    if task.moves != listed.moves {
        return Err(TaskFault::OtherMoves {
            found: task.moves,
            listed: listed.moves,
        });
    }
    Ok(())
}
