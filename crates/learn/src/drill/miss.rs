//! What is said about a move that the library does not play.

use std::sync::atomic::AtomicBool;

use super::drill_tree::TreePosition;
use narabe_rules::{Point, Setup};
use narabe_study::proof::{Refutation, refutation};

/// Nodes of the search for what wins against a move: some tens of milliseconds.
const NODES: u64 = 20_000;

/// Why a move is a miss, as far as is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MissCause {
    /// The library holds the move as a mistake.
    CalledMistake,
    /// The other side wins now, proven.
    Refuted(Refutation),
    /// The library does not hold the move.
    NotHeld,
}

/// A move that the library does not play, and what is said about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Miss {
    /// The move.
    pub point: Point,
    /// Why it is one.
    pub cause: MissCause,
    /// What answers it on the board: the library's reply, or the winning line of the other side.
    pub answer: Vec<Point>,
    /// What the library says: about the move, or about the position. Empty if it says nothing.
    pub comment: String,
}

impl Miss {
    /// What is said about a legal move that is not one of those to play. `setup` is the position before it.
    pub(super) fn of(
        positions: &[TreePosition],
        here: &TreePosition,
        setup: &Setup,
        point: Point,
    ) -> Self {
        let held = here.moves.iter().find(|held| held.point == point);
        if let Some(after) = held.map(|held| &positions[held.to]) {
            let reply = after.moves.first();
            return Self {
                point,
                cause: MissCause::CalledMistake,
                answer: reply.map(|reply| reply.point).into_iter().collect(),
                comment: after.comment.clone(),
            };
        }
        let found = refutation(setup, point, NODES, &AtomicBool::new(false));
        let answer = found.as_ref().map(|found| found.line.clone());
        Self {
            point,
            cause: found.map_or(MissCause::NotHeld, MissCause::Refuted),
            answer: answer.unwrap_or_default(),
            comment: here.comment.clone(),
        }
    }
}
