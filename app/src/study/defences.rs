//! The defences that a walk through a proof chooses from and plays.

use narabe::rules::{Point, Side};
use narabe::study::proof::ProofWalk;

/// The next index of a cycle, or the one before.
pub(super) const fn other(index: usize, count: usize, is_next: bool) -> usize {
    match is_next {
        true => (index + 1) % count,
        false => (index + count - 1) % count,
    }
}

/// The defences against the last attack, the longest first: those that the proof lists; without any, those that close a
/// point of the threat, and then all others.
pub(super) fn defences_of(walk: &ProofWalk) -> Vec<Point> {
    let listed: Vec<Point> = walk
        .defences()
        .iter()
        .map(|defence| defence.point)
        .collect();
    if !listed.is_empty() || walk.is_won() {
        return listed;
    }
    let board = walk.board();
    let threats = walk.threats().iter().copied();
    let is_legal = |point: &Point| {
        let side = walk.winner().other();
        board.get(*point).is_none() && board.foul_of(walk.rule(), *point, side).is_none()
    };
    threats
        .chain(board.empty_points())
        .filter(is_legal)
        .collect()
}

/// Plays the defence that holds out longest.
pub(super) fn play_longest_defence(walk: &mut ProofWalk) {
    if let Some(&defence) = defences_of(walk).first() {
        // The point is empty and allowed; a proof without an answer to it leaves the walk where it is.
        let _ = walk.play_defence(defence);
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
    let defences = defences_of(walk);
    let index = defences.iter().position(|point| *point == played);
    let index = index.map_or(0, |index| other(index, defences.len(), is_next));
    let wanted = defences.get(index).copied().unwrap_or(played);
    if walk.play_defence(wanted).is_err() {
        // It was played before.
        let _ = walk.play_defence(played);
    }
}

/// How play goes on after a defence against the last attack; begins with the defence if the proof lists none.
pub(super) fn line_after(walk: &mut ProofWalk, index: usize) -> Vec<(Point, Side)> {
    if walk.is_won() || walk.to_move() == Some(walk.winner()) {
        return Vec::new();
    }
    let is_listed = !walk.defences().is_empty();
    let Some(&defence) = defences_of(walk).get(index) else {
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
