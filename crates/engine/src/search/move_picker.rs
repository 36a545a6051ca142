//! Which moves are searched, and in what order.
//!
//! Threats of the opponent decide which moves can help at all. Everything else near the stones is searched in the order of
//! its score: ordering weights for what the move makes, what it prevents and how it lies to the last moves, plus killers and
//! history.

use super::Worker;
use super::candidates::{ScoredMove, candidates, is_threat};
use crate::board::PointIndex;

impl Worker<'_> {
    /// Appends the moves of a node but `skipped` to the move stack. Returns the index of the first.
    pub(super) fn generate_moves(&mut self, ply: usize, skipped: Option<PointIndex>) -> usize {
        let first = self.moves.len();
        let board = &self.board;
        let side = board.side_to_move();
        let weights = board.weights();
        let offset_scores = weights.offset_scores(side);
        let has_fouls = board.has_fouls(side);
        let killers = self.stack[ply].killers;
        let previous = self.previous_moves(ply);
        let offsets = previous.map(|point| point.map(|point| board.offsets_to(point)));
        let history = self.history.after(side, previous);
        for point in candidates(board).iter() {
            if Some(point) == skipped || !board.is_empty(point) {
                continue;
            }
            if has_fouls && board.is_foul(point) {
                continue;
            }
            let shape_score = weights.attack_score(board.code(point, side))
                + weights.defence_score(board.code(point, side.other()));
            let offset_score = |index: usize| {
                offsets[index].map_or(0, |offsets| {
                    i32::from(offset_scores[index][offsets.class(point)])
                })
            };
            let killer_score = if killers.contains(&Some(point)) {
                self.params.killer_score
            } else {
                0
            };
            let history_score = history.get(point) / self.params.history_divisor;
            self.moves.push(ScoredMove {
                point,
                score: shape_score
                    + offset_score(0)
                    + offset_score(1)
                    + killer_score
                    + history_score,
            });
        }
        if self.moves.len() == first && skipped.is_none() {
            // The board is empty, or all points near the stones are occupied or forbidden.
            let others = board.empty_points().filter(|&point| board.is_legal(point));
            self.moves
                .extend(others.map(|point| ScoredMove { point, score: 0 }));
        }
        first
    }

    /// Drops the quiet moves from an index of the move stack on.
    pub(super) fn skip_quiet_moves(&mut self, first: usize) {
        let mut kept = first;
        for index in first..self.moves.len() {
            let candidate = self.moves[index];
            if is_threat(&self.board, candidate.point) {
                self.moves[kept] = candidate;
                kept += 1;
            }
        }
        self.moves.truncate(kept);
    }

    /// Swaps the move with the highest score from an index of the move stack on to that index, and returns it.
    pub(super) fn pick_move(&mut self, index: usize) -> Option<ScoredMove> {
        let rest = self.moves.get_mut(index..)?;
        let mut best = 0;
        let mut best_score = rest.first()?.score;
        for (index, candidate) in rest.iter().enumerate().skip(1) {
            if candidate.score > best_score {
                (best, best_score) = (index, candidate.score);
            }
        }
        rest.swap(0, best);
        rest.first().copied()
    }
}
