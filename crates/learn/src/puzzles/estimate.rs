//! How hard a person finds a puzzle, by what can be counted: the length of the win, and the threats that do not win.

use super::{DIFFICULTIES, ProvablePosition, Task, Theme};
use narabe_engine_core::tactics::ThreatKind;

/// The number of points where the answer is not, and that look as if it were there: the threat-making first moves that are not right.
/// Where the task is to hold, the points where the other side makes a threat count too, since a move there looks like a defence. On
/// twin boards they are the stones that make a four.
pub fn decoys<P: ProvablePosition>(position: &P, task: &Task<P::Turn>) -> usize {
    position.decoys(task)
}

/// The difficulty of a task with so many [`decoys`], on the scale of ratings. Long wins, many threats that do not win, and more
/// answers to each are hard.
pub fn estimated_difficulty<T>(task: &Task<T>, decoys: usize) -> f64 {
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
