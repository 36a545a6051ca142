//! The proof of a task: the answer that solvers and rules give to what a theme asks in a position.
//!
//! # What is proven
//!
//! The rules alone prove that each listed first move wins against every legal defence. The solvers show that any other first move does
//! *not* win and that no win is shorter: they search all wins of the theme's kind, whose moves are fours and open threes, and on twin
//! boards turns after which the next one would win. Where a solver's nodes do not suffice for that, there is no
//! task. A quiet first move may win too; no solver says so. Only wins in two turns on twin boards cannot begin with one.
//!
//! That each other move loses where one move holds is proven by the rules. That the move holds means that no win by fours and open
//! threes is left, and that a solver finds none by wide threats within its nodes.

use super::fault::TaskFault;
use super::{Puzzle, PuzzlePosition, Task, Theme, one_board, twin_threats};
use narabe_engine_core::twin::TwinSolver;
use narabe_rules::twin::{Turn, TwinPoint, TwinPosition};
use narabe_rules::{Point, Setup};

/// A position in which tasks can be proven.
pub trait ProvablePosition: PuzzlePosition {
    /// The task of a theme; `last` is the turn that led to the position, if it is known.
    ///
    /// # Errors
    /// [`TaskFault`] with the reason why there is no such task.
    fn prove(&self, last: Option<Self::Turn>, theme: Theme) -> Result<Task<Self::Turn>, TaskFault>;
    /// The number of points that look as if the answer were there.
    fn decoys(&self, task: &Task<Self::Turn>) -> usize;
}

impl ProvablePosition for Setup {
    fn prove(&self, last: Option<Point>, theme: Theme) -> Result<Task, TaskFault> {
        one_board::prove(self, last, theme)
    }

    fn decoys(&self, task: &Task) -> usize {
        one_board::decoys(self, task)
    }
}

impl ProvablePosition for TwinPosition {
    fn prove(&self, _last: Option<Turn>, theme: Theme) -> Result<Task<Turn>, TaskFault> {
        if self.may_have(theme) {
            twin_threats::prove(self)
        } else {
            Err(TaskFault::OtherBoards(theme))
        }
    }

    /// The stones that make a four and are of no right turn.
    fn decoys(&self, task: &Task<Turn>) -> usize {
        let is_right = |stone: &TwinPoint| {
            let mut right = task.solutions.iter().flat_map(|turn| turn.stones());
            right.any(|of_turn| of_turn == *stone)
        };
        let fours = TwinSolver::four_makers(self).into_iter();
        fours.filter(|stone| !is_right(stone)).count()
    }
}

/// The task of a theme in a position; `last` is the move that led to it, if it is known. Takes milliseconds to seconds.
///
/// # Errors
/// [`TaskFault`] with the reason why there is no such task.
pub fn prove<P: ProvablePosition>(
    position: &P,
    last: Option<P::Turn>,
    theme: Theme,
) -> Result<Task<P::Turn>, TaskFault> {
    position.prove(last, theme)
}

/// Proves a puzzle from its position and its theme alone, and compares the answer.
///
/// # Errors
/// [`TaskFault`] with what is wrong.
pub fn check<P: ProvablePosition>(puzzle: &Puzzle<P>) -> Result<(), TaskFault> {
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
