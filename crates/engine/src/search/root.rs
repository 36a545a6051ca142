//! The root of the search tree and its moves.

use super::Worker;
use super::move_count_tables::PLY;
use super::node::CUT;
use super::root_move::RootMove;
use crate::board::PointIndex;
use crate::bound::Bound;
use crate::eval::evaluate;
use crate::shapes::MoveClass;
use crate::table_entry::Entry;
use crate::value::{INFINITE, loss_in};

impl Worker<'_> {
    /// The moves to search at the root, by score.
    pub(super) fn root_moves(&mut self) -> Vec<RootMove> {
        if self.board.stones() == 0 {
            let centre = self.board.index(self.board.size().centre());
            return vec![RootMove::new(centre)];
        }
        let (me, opponent) = (self.board.side_to_move(), self.board.side_to_move().other());
        let mut forced = *self.board.points(me, MoveClass::Five);
        if forced.is_empty() {
            forced = self.board.legal(self.board.best_five_defences(opponent));
        }
        if !forced.is_empty() {
            return forced.iter().map(RootMove::new).collect();
        }
        let first = self.generate_moves(0, None);
        let mut next = first;
        while self.pick_move(next).is_some() {
            next += 1;
        }
        let sorted = self.moves.drain(first..);
        sorted
            .map(|candidate| RootMove::new(candidate.point))
            .collect()
    }

    /// Searches all moves at the root with one window. Returns the best value, exact or a bound.
    pub(super) fn search_root(
        &mut self,
        moves: &mut [RootMove],
        mut alpha: i32,
        beta: i32,
        depth: i32,
    ) -> i32 {
        let mut best = -INFINITE;
        let original_alpha = alpha;
        self.stack[0].static_eval = evaluate(&mut self.board);
        self.stack[0].killers = Default::default();
        for move_count in 0..moves.len() {
            let value = self.search_root_move(&moves[move_count], move_count, alpha, beta, depth);
            if self.stopped {
                if move_count == 0 {
                    // Nothing was found in this iteration: the value of the last one still holds.
                    moves[0].line.value = moves[0].previous_value;
                }
                return best;
            }
            best = best.max(value);
            let line = &mut moves[move_count].line;
            line.value = -INFINITE;
            if move_count == 0 || value > alpha {
                line.value = value;
                line.pv.truncate(1);
                line.pv.extend_from_slice(&self.stack[1].pv);
                alpha = alpha.max(value);
                if value >= beta {
                    break;
                }
            }
        }
        self.store_root(moves, best, Bound::of(best, original_alpha, beta), depth);
        best
    }

    /// The value of one move at the root, searched after `move_count` others.
    fn search_root_move(
        &mut self,
        root_move: &RootMove,
        move_count: usize,
        alpha: i32,
        beta: i32,
        depth: i32,
    ) -> i32 {
        let point = root_move.point();
        let child_depth = depth - 1;
        let reduction = self.root_reduction(point, depth, move_count);
        self.stack[1].pv.clear();
        self.play(point, 0);
        let mut value = alpha + 1;
        if move_count > 0 {
            value = -self.search::<CUT>(-alpha - 1, -alpha, child_depth - reduction, 1);
            if value > alpha && reduction > 0 {
                value = -self.search::<CUT>(-alpha - 1, -alpha, child_depth, 1);
            }
        }
        if move_count == 0 || value > alpha && value < beta {
            value = -self.search_open(-beta, -alpha, child_depth, 1);
        }
        self.board.undo();
        value
    }

    /// Late move reduction at the root, in plies.
    fn root_reduction(&self, point: PointIndex, depth: i32, move_count: usize) -> i32 {
        if depth < self.params.root_lmr_depth || move_count == 0 {
            return 0;
        }
        let reduction = self.tables.reduction(depth, move_count) + self.params.root_lmr
            - self.threat_reduction(point);
        (reduction / PLY).clamp(0, (depth - 2).max(0))
    }

    /// Stores the root in the transposition table, for lines that transpose back to it.
    fn store_root(&self, moves: &[RootMove], best: i32, bound: Bound, depth: i32) {
        let best_move = moves.iter().max_by_key(|root_move| root_move.line.value);
        let entry = Entry {
            value: best.max(loss_in(0)),
            eval: Some(self.stack[0].static_eval),
            best_move: best_move.map(RootMove::point),
            depth,
            bound,
        };
        self.shared.table.store(self.board.hash(), entry);
    }
}
