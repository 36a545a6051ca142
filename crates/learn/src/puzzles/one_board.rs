//! The proof of a task on one board: what a theme asks in a position, and the answer that solvers and rules give.

use super::fault::TaskFault;
use super::hold::by_one_move;
use super::win::{by_fours, by_threats};
use super::{Task, Theme};
use narabe_engine_core::tactics::AttackShape;
use narabe_rules::{Point, Position, Setup, Side};

/// The task of a theme in a position; `last` is the move that led to it, if it is known. Takes milliseconds to seconds.
pub fn prove(setup: &Setup, last: Option<Point>, theme: Theme) -> Result<Task, TaskFault> {
    starts(setup)?;
    match theme {
        Theme::Fours | Theme::FourThree | Theme::MakeForbidden | Theme::AvoidForbidden => {
            by_fours(setup, theme)
        }
        Theme::Threats => by_threats(setup),
        Theme::OnlyDefence | Theme::FalseWin => by_one_move(setup, last, theme),
        Theme::TwinDouble => Err(TaskFault::OtherBoards(theme)),
    }
}

/// Whether a game can be in the position and no side can complete a five at once.
pub fn starts(setup: &Setup) -> Result<(), TaskFault> {
    Position::from_setup(setup)?;
    let board = setup.board();
    let five = |side| Some((side, board.five_points(setup.rule(), side).next()?));
    match Side::ALL.into_iter().find_map(five) {
        Some((side, point)) => Err(TaskFault::Five { side, point }),
        None => Ok(()),
    }
}

/// The threat-making first moves that are not right: those of the side to move in a puzzle to win, and also the points where the
/// other side makes a threat where the task is to hold, since a move there looks like a defence.
pub fn decoys(setup: &Setup, task: &Task) -> usize {
    let (me, other) = (setup.to_move(), setup.to_move().other());
    let mut points: Vec<_> = AttackShape::all(setup, me);
    if task.theme.win().is_none() {
        points.extend(AttackShape::all(setup, other));
    }
    let mut points: Vec<_> = points.into_iter().map(|(point, _)| point).collect();
    points.retain(|point| !task.solutions.contains(point));
    points.sort_unstable_by_key(|&point| setup.size().index(point));
    points.dedup();
    points.len()
}
