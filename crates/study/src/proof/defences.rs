//! The defences that a walk through a proof chooses from.

use super::walk::ProofWalk;
use narabe_rules::{Point, Side};

/// The next index of a cycle, or the one before.
pub(super) const fn other(index: usize, count: usize, is_next: bool) -> usize {
    if is_next {
        (index + 1) % count
    } else {
        (index + count - 1) % count
    }
}

/// Plays another defence in place of the last one.
pub(super) fn exchange_defence(walk: &mut ProofWalk, is_next: bool) {
    if walk.to_move() != Some(walk.winner()) || walk.path().is_empty() {
        return;
    }
    let Some(played) = walk.step_back() else {
        return;
    };
    let defences = walk.all_defences();
    let index = defences.iter().position(|point| *point == played);
    let index = index.map_or(0, |index| other(index, defences.len(), is_next));
    let wanted = defences.get(index).copied().unwrap_or(played);
    if walk.play_defence(wanted).is_err() {
        // It was played before.
        let _ = walk.play_defence(played);
    }
}

/// How play continues after a defence against the last attack; begins with the defence if the proof lists none.
pub(super) fn line_after(walk: &mut ProofWalk, index: usize) -> Vec<(Point, Side)> {
    if walk.is_won() || walk.to_move() == Some(walk.winner()) {
        return Vec::new();
    }
    let is_listed = !walk.defences().is_empty();
    let Some(&defence) = walk.all_defences().get(index) else {
        return Vec::new();
    };
    if walk.play_defence(defence).is_err() {
        return Vec::new();
    }
    let (winner, line) = (walk.winner(), walk.main_line());
    walk.step_back();
    let before = (!is_listed).then_some((defence, winner.other()));
    let sides = std::iter::successors(Some(winner), |side| Some(side.other()));
    before
        .into_iter()
        .chain(line.into_iter().zip(sides))
        .collect()
}
