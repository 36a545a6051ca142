//! How hard a person finds a puzzle, by what can be counted: the length of the win, and the threats that do not win.

use super::{DIFFICULTIES, Task, Theme};
use crate::engine::tactics::{AttackShape, ThreatKind};
use crate::rules::Setup;

/// The threat-making first moves that are not right: those of the side to move in a puzzle to win, and also the points where the
/// other side makes a threat where the task is to hold, since a move there looks like a defence.
#[must_use]
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

/// The difficulty of a task with so many [`decoys`], on the scale of ratings. Long wins, many threats that do not win, and more
/// answers to each are hard.
#[must_use]
pub fn estimated_difficulty(task: &Task, decoys: usize) -> f64 {
    /// Of a win by fours in [`SHORTEST`] moves without any other threat.
    const BASE: f64 = 600.0;
    const SHORTEST: f64 = 2.0;
    /// What a win that is e times as long adds.
    const PER_LENGTH: f64 = 700.0;
    /// What is added where threes give the other side a choice, or the task is to hold.
    const WITH_THREES: f64 = 150.0;
    /// What is added where points are forbidden.
    const WITH_FORBIDDEN: f64 = 150.0;
    /// What twice as many threats that do not win add for each right first move.
    const PER_DOUBLING: f64 = 200.0;
    let length = (task.moves as f64).max(SHORTEST) / SHORTEST;
    let wrong_for_each_right = (1.0 + decoys as f64) / task.solutions.len().max(1) as f64;
    let mut estimate = BASE + PER_LENGTH * length.ln() + PER_DOUBLING * wrong_for_each_right.log2();
    if task.theme.win() != Some(ThreatKind::Vcf) {
        estimate += WITH_THREES;
    }
    if matches!(task.theme, Theme::MakeForbidden | Theme::AvoidForbidden) {
        estimate += WITH_FORBIDDEN;
    }
    let (easiest, hardest) = (*DIFFICULTIES.start(), *DIFFICULTIES.end());
    estimate.clamp(f64::from(easiest), f64::from(hardest))
}
