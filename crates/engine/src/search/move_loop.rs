//! The moves of a node: which are searched, how deep, and what is learnt from a cutoff.

use super::Worker;
use super::candidates::ScoredMove;
use super::move_count_tables::PLY;
use super::node::{CUT, Node, NodeKind, PV};
use crate::board::PointIndex;
use crate::shapes::MoveClass;
use crate::value::{DRAW, INFINITE, is_proven};

impl Worker<'_> {
    /// Step 14: searches the table move and then the others by score.
    pub(super) fn search_moves<const KIND: NodeKind>(
        &mut self,
        node: &mut Node<KIND>,
        excluded: Option<PointIndex>,
    ) {
        let first_searched = self.searched.len();
        if !self.search_table_move(node) {
            self.search_generated_moves(node, node.table_move.or(excluded), first_searched);
        }
        self.searched.truncate(first_searched);
        if node.best_value == -INFINITE {
            let side = self.board.side_to_move();
            node.best_value = if self.board.has_fouls(side) && excluded.is_none() {
                // Only forbidden points are left.
                DRAW
            } else {
                // All moves were pruned, or the only one is excluded.
                node.alpha
            };
        }
    }

    /// Searches the table move. Returns whether it caused a cutoff, or the search was stopped.
    fn search_table_move<const KIND: NodeKind>(&mut self, node: &mut Node<KIND>) -> bool {
        let Some(point) = node.table_move else {
            return false;
        };
        let table_move = ScoredMove {
            point,
            score: i32::MAX,
        };
        let cuts = self.search_move(node, table_move, 0);
        if cuts {
            self.update_history(node, self.searched.len());
        }
        self.searched.push(point);
        cuts
    }

    /// Generates the moves but `skipped` and searches them until one causes a cutoff.
    fn search_generated_moves<const KIND: NodeKind>(
        &mut self,
        node: &mut Node<KIND>,
        skipped: Option<PointIndex>,
        first_searched: usize,
    ) {
        let first = self.generate_moves(node.ply, skipped);
        let mut next = first;
        loop {
            let move_count = self.searched.len() - first_searched;
            if self.prunes_late_moves(node, move_count) {
                break;
            }
            let Some(candidate) = self.pick_move(next) else {
                break;
            };
            if next == first {
                node.best_score = candidate.score;
            }
            next += 1;
            if self.is_pruned(node, candidate, move_count) {
                // The conditions get stricter with each move: later quiet moves would be pruned too.
                self.skip_quiet_moves(next);
                continue;
            }
            if self.search_move(node, candidate, move_count) {
                self.update_history(node, first_searched);
                break;
            }
            self.searched.push(candidate.point);
        }
        self.moves.truncate(first);
    }

    /// Searches one move after `move_count` others. Returns whether it caused a cutoff, or the search was stopped.
    fn search_move<const KIND: NodeKind>(
        &mut self,
        node: &mut Node<KIND>,
        candidate: ScoredMove,
        move_count: usize,
    ) -> bool {
        let (point, ply) = (candidate.point, node.ply);
        let is_four = (self.board.class(point, self.board.side_to_move())).is_four();
        let depth = node.depth - 1 + i32::from(move_count == 0 && node.extends_table_move)
            - i32::from(node.will_fail_high && !is_four);
        let reduction = self.late_move_reduction(node, candidate, move_count, depth);
        let (alpha, beta) = (node.alpha.max(node.best_value), node.beta);

        // Step 17: zero-window searches, and an open window where they fail high in a PV node.
        self.play(point, ply);
        let mut value;
        if move_count == 0 && KIND == PV {
            value = -self.search_open(-beta, -alpha, depth, ply + 1);
        } else {
            value = if reduction > 0 {
                -self.search::<CUT>(-alpha - 1, -alpha, depth - reduction, ply + 1)
            } else {
                -self.search_zero_window::<KIND>(-alpha, depth, ply + 1)
            };
            if value > alpha && reduction > 0 {
                value = -self.search_zero_window::<KIND>(-alpha, depth, ply + 1);
            }
            if value > alpha && value < beta && KIND == PV {
                value = -self.search_open(-beta, -alpha, depth, ply + 1);
            }
        }
        self.board.undo();

        if self.stopped {
            return true;
        }
        if value > node.best_value {
            node.best_value = value;
            if value > node.alpha {
                node.best_move = Some(point);
                if KIND == PV {
                    self.update_pv(ply, point);
                    self.reduce_after_raised_alpha(node);
                }
            }
        }
        value >= beta
    }

    /// Step 16: how much less deep a late move is searched at first, in plies.
    fn late_move_reduction<const KIND: NodeKind>(
        &self,
        node: &Node<KIND>,
        candidate: ScoredMove,
        move_count: usize,
        depth: i32,
    ) -> i32 {
        if node.depth < self.params.lmr_depth || move_count == 0 {
            return 0;
        }
        let params = &self.params;
        let side = self.board.side_to_move();
        let previous = self.previous_moves(node.ply);
        let history = self.history.after(side, previous).get(candidate.point);
        let score_gap = (node.best_score - candidate.score).clamp(0, params.lmr_score_limit);
        let reduction = (self.tables).reduction(node.depth, move_count)
            + params.lmr_cut * i32::from(KIND == CUT)
            + params.lmr_not_improving * i32::from(!node.is_improving)
            + params.lmr_score * score_gap
            - params.lmr_pv * i32::from(KIND == PV)
            - params.lmr_threatened * i32::from(node.is_threatened)
            - history / params.lmr_history_divisor
            - self.threat_reduction(candidate.point);
        (reduction / PLY).clamp(0, (depth - 1).max(0))
    }

    /// What is taken off the reduction of a move for the threats that it makes or prevents, in parts of a [`PLY`].
    pub(super) fn threat_reduction(&self, point: PointIndex) -> i32 {
        let (me, opponent) = (self.board.side_to_move(), self.board.side_to_move().other());
        let class = self.board.class(point, me);
        let is_defence = self.board.class(point, opponent).is_three();
        self.params.lmr_three * i32::from(class.is_three())
            + self.params.lmr_strong * i32::from(class >= MoveClass::DoubleThree)
            + self.params.lmr_defence * i32::from(is_defence)
    }

    /// A move that has raised alpha is seldom beaten by another one: the others are searched less deep.
    fn reduce_after_raised_alpha<const KIND: NodeKind>(&self, node: &mut Node<KIND>) {
        let depths = self.params.raised_alpha_depth..=self.params.raised_alpha_limit;
        if depths.contains(&node.depth) && !is_proven(node.best_value) {
            node.depth -= 1;
        }
    }

    /// Step 18: rewards the move that caused a cutoff, penalises those searched before it from `first_searched` on, and makes
    /// it a killer.
    fn update_history<const KIND: NodeKind>(&mut self, node: &Node<KIND>, first_searched: usize) {
        let Some(point) = node.best_move.filter(|_| !self.stopped) else {
            return;
        };
        let side = self.board.side_to_move();
        let previous = self.previous_moves(node.ply);
        let bonus = self.params.history_bonus(node.depth);
        self.history.update(side, previous, point, bonus);
        for &other in self.searched[first_searched..].iter().take(64) {
            self.history.update(side, previous, other, -bonus);
        }
        let killers = &mut self.stack[node.ply].killers;
        if killers[0] != Some(point) {
            killers[1] = killers[0];
            killers[0] = Some(point);
        }
    }
}
