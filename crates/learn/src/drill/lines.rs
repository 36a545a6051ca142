//! How many lines and how much that is due lies below each position, by which replies are drawn.

use std::collections::BTreeSet;

use super::drill_memories::DrillMemories;
use super::drill_tree::DrillTree;
use crate::schedule::Day;

/// For each position how many lines are still to come below it. Below a position of the other side they are added; of the person's
/// moves one is enough, so there the least number counts. `done` are the positions whose lines were played without a miss.
pub fn lines_to_come(tree: &DrillTree, done: &BTreeSet<usize>) -> Vec<u64> {
    let mut lines = vec![0_u64; tree.positions.len()];
    for &index in &tree.from_the_end {
        let position = &tree.positions[index];
        let below = position.played().map(|held| lines[held.to]);
        let least_or_sum = if position.is_own {
            below.min()
        } else {
            below.reduce(u64::saturating_add)
        };
        // A position without moves is the end of one line.
        lines[index] = if done.contains(&index) {
            0
        } else {
            least_or_sum.unwrap_or(1)
        };
    }
    lines
}

/// For each position how many positions below it are due.
pub fn due_below(tree: &DrillTree, memories: &DrillMemories, today: Day) -> Vec<u64> {
    let mut due = vec![0_u64; tree.positions.len()];
    for &index in &tree.from_the_end {
        let position = &tree.positions[index];
        let is_due = |name| memories.is_due(name, today);
        let here = u64::from(position.asked.is_some_and(is_due));
        let below = position.played().map(|held| due[held.to]);
        due[index] = below.fold(here, u64::saturating_add);
    }
    due
}
