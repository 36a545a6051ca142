//! Tasks to hold: the other side threatens a win, one move stops it, and each other legal move loses to a proven win.

use std::sync::atomic::AtomicBool;

use super::fault::TaskFault;
use super::{Task, Theme};
use narabe_engine_core::tactics::{AttackShape, ThreatKind, Verdict, solve, solve_wide};
use narabe_rules::{Point, Setup};
use narabe_study::Threat;
use narabe_study::proof::{DefenderMoves, ProvenWin};

/// Nodes of the search for what is threatened, and for an own win.
const THREAT_NODES: u64 = 10_000;
/// Nodes of the searches for the win after each other move.
const REFUTED_NODES: u64 = 60_000;
/// Nodes of the search that shows that the move holds.
const HELD_NODES: u64 = 50_000;
/// Nodes of the search for a win by wide threats after it. There are too many such threats to search them to the end.
const WIDE_NODES: u64 = 20_000;
/// Nodes of the first look at the moves that may hold.
const GLANCE_NODES: u64 = 1_000;

/// The task to find the only move that holds. `last` is the move that led to the position.
pub fn by_one_move(setup: &Setup, last: Option<Point>, theme: Theme) -> Result<Task, TaskFault> {
    if theme == Theme::FalseWin {
        last_makes_two_threes(setup, last)?;
    }
    let threat = Threat::find(setup, THREAT_NODES);
    let threat = threat.win().ok_or(TaskFault::NoThreat)?;
    if theme == Theme::OnlyDefence {
        match solve(setup, ThreatKind::Vct, THREAT_NODES).verdict {
            Verdict::NoWin => {}
            Verdict::Win(_) => return Err(TaskFault::OwnWin),
            Verdict::Unknown => return Err(TaskFault::Unknown),
        }
    }
    glance(setup, threat)?;
    let moves = DefenderMoves::find(setup, threat, REFUTED_NODES, &AtomicBool::new(false));
    let moves = moves.ok_or(TaskFault::Unknown)?;
    let &[only] = &moves.holding[..] else {
        return Err(TaskFault::Holding(moves.holding.len()));
    };
    if !is_held(setup, only, HELD_NODES) || loses_to_wide_threats(setup, only) {
        return Err(TaskFault::NotHeld(only));
    }
    Ok(Task {
        theme,
        solutions: vec![only],
        moves: threat.moves_to_win(),
    })
}

/// Whether the other side has no win by fours and threes after a move: a solver has looked at all of them.
fn is_held(setup: &Setup, point: Point, nodes: u64) -> bool {
    after(setup, point)
        .is_some_and(|after| solve(&after, ThreatKind::Vct, nodes).verdict == Verdict::NoWin)
}

/// Whether a solver finds a win by wide threats for the other side after a move.
fn loses_to_wide_threats(setup: &Setup, point: Point) -> bool {
    after(setup, point)
        .is_some_and(|after| matches!(solve_wide(&after, WIDE_NODES).verdict, Verdict::Win(_)))
}

/// The position after a move of the side to move; none if it cannot be played.
fn after(setup: &Setup, point: Point) -> Option<Setup> {
    let mut after = setup.clone();
    after.place(point, setup.to_move()).ok()?;
    Some(after)
}

/// Ends with a fault as soon as two moves hold, or none of those that the threat goes through can: most positions need no more.
fn glance(setup: &Setup, threat: &ProvenWin) -> Result<(), TaskFault> {
    let (rule, side) = (setup.rule(), setup.to_move());
    let root = threat.tree().root();
    let defences = root.defences.iter().map(|&(point, _)| point);
    let points = defences
        .chain(root.threats.iter().copied())
        .chain([root.attack]);
    let mut tried: Vec<Point> = Vec::new();
    let mut holding = 0;
    let board = setup.board();
    for point in points {
        if tried.contains(&point) || board.foul_of(rule, point, side).is_some() {
            continue;
        }
        tried.push(point);
        holding += usize::from(is_held(setup, point, GLANCE_NODES));
        if holding > 1 {
            return Err(TaskFault::Holding(holding));
        }
    }
    Ok(())
}

fn last_makes_two_threes(setup: &Setup, last: Option<Point>) -> Result<(), TaskFault> {
    let last = last.ok_or(TaskFault::NoThreat)?;
    let mut before = setup.clone();
    let is_there = before.remove(last).is_ok();
    let shape = AttackShape::at(&before, last, setup.to_move().other());
    if is_there && shape == AttackShape::DoubleThree {
        Ok(())
    } else {
        Err(TaskFault::Shape(last))
    }
}
