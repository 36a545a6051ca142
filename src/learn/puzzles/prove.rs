//! The proof of a task: what a theme asks in a position, and the answer that solvers and rules give.
//!
//! # What is proven
//!
//! A win, by the rules alone, against every legal defence, from each first move that is listed. That a first move does *not* win, and
//! that no win is shorter, the solvers have shown: by having searched all wins of the theme's kind, of which fours and open threes are
//! the moves. Where a solver's nodes do not suffice for that, there is no task. A quiet first move may win too; no solver says so.
//!
//! That each other move loses where one move holds is proven by the rules. That the move holds means that no win by fours and open
//! threes is left.

use super::fault::TaskFault;
use super::hold::by_one_move;
use super::win::{by_fours, by_threats};
use super::{Puzzle, Task, Theme};
use crate::notation::write_move_list;
use crate::rules::{Point, Position, Setup, Side};

/// The task of a theme in a position; `last` is the move that led to it, if it is known. Takes milliseconds to seconds.
///
/// # Errors
/// [`TaskFault`] with the reason why there is no such task.
pub fn prove(setup: &Setup, last: Option<Point>, theme: Theme) -> Result<Task, TaskFault> {
    starts(setup)?;
    match theme {
        Theme::Fours | Theme::FourThree | Theme::MakeForbidden | Theme::AvoidForbidden => {
            by_fours(setup, theme)
        }
        Theme::Threats => by_threats(setup),
        Theme::OnlyDefence | Theme::FalseWin => by_one_move(setup, last, theme),
    }
}

/// Whether a game can be in the position and no side can complete a five at once.
pub(super) fn starts(setup: &Setup) -> Result<(), TaskFault> {
    Position::from_setup(setup)?;
    let board = setup.board();
    let five = |side| Some((side, board.five_points(setup.rule(), side).next()?));
    match Side::ALL.into_iter().find_map(five) {
        Some((side, point)) => Err(TaskFault::Five { side, point }),
        None => Ok(()),
    }
}

/// Proves a puzzle anew, as if nothing were known but its position and its theme, and compares the answer.
///
/// # Errors
/// [`TaskFault`] with what is wrong.
pub fn check(puzzle: &Puzzle) -> Result<(), TaskFault> {
    let task = prove(puzzle.setup(), puzzle.last(), puzzle.theme())?;
    let listed = puzzle.task();
    if task.solutions != listed.solutions {
        return Err(TaskFault::OtherSolutions {
            found: write_move_list(&task.solutions),
            listed: write_move_list(&listed.solutions),
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
