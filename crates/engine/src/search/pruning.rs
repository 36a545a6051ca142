//! What can be decided about a node before its moves are searched, and which of its moves need no search.

use super::Worker;
use super::candidates::{ScoredMove, is_threat};
use super::node::{ALL, CUT, Node, NodeKind, PV};
use crate::bound::Bound;
use crate::table_entry::Entry;
use crate::value::{PROVEN, from_table, is_proven};

impl Worker<'_> {
    /// Steps 9 to 11: the value of a zero-window node if it is known without searching its moves.
    pub(super) fn prune_node<const KIND: NodeKind>(&mut self, node: &Node<KIND>) -> Option<i32> {
        self.razoring(node)
            .or_else(|| self.reverse_futility_pruning(node))
            .or_else(|| self.null_move_pruning(node))
    }

    /// Step 9: the static evaluation is so far below alpha that only a victory by continuous fours could help.
    fn razoring<const KIND: NodeKind>(&mut self, node: &Node<KIND>) -> Option<i32> {
        if node.depth > self.params.razoring_depth
            || node.eval + self.params.razoring(node.depth) >= node.alpha
        {
            return None;
        }
        let value = self.quiescence(node.alpha, node.beta, node.ply);
        (value <= node.alpha).then_some(value)
    }

    /// Step 10: the static evaluation is so far above beta that the opponent will hardly bring it below.
    fn reverse_futility_pruning<const KIND: NodeKind>(&self, node: &Node<KIND>) -> Option<i32> {
        let margin = self.params.reverse_futility(node.depth, node.is_improving);
        let is_pruned = node.depth <= self.params.reverse_futility_depth
            && !node.is_threatened
            && !is_proven(node.beta)
            && node.eval - margin >= node.beta;
        is_pruned.then_some(node.eval)
    }

    /// Step 11: even after a pass a shallower search fails high. A pass never follows another one.
    fn null_move_pruning<const KIND: NodeKind>(&mut self, node: &Node<KIND>) -> Option<i32> {
        let Node { beta, ply, .. } = *node;
        let opponent = self.board.side_to_move().other();
        let may_pass = node.depth >= self.params.null_move_depth
            && node.eval >= beta
            && !node.is_threatened
            && !is_proven(beta)
            && !self.board.has_four(opponent)
            && (ply == 0 || self.stack[ply - 1].current_move.is_some());
        if !may_pass {
            return None;
        }
        self.stack[ply].current_move = None;
        self.board.pass();
        let depth = self.params.after_null_move(node.depth);
        let value = -self.search_zero_window::<KIND>(1 - beta, depth, ply + 1);
        self.board.pass();
        if self.stopped || value < beta {
            return None;
        }
        // A win that needs the opponent to pass is not proven.
        Some(if is_proven(value) { beta } else { value })
    }

    /// Step 12: a deep node without a table move is searched one ply less deep, and so is a PV node for every few plies that
    /// its table move has not been chosen for.
    pub(super) fn reduce_without_table_move<const KIND: NodeKind>(
        &self,
        node: &mut Node<KIND>,
        entry: Option<Entry>,
    ) {
        if node.table_move.is_none() {
            node.depth -= i32::from(node.depth >= self.params.iir_depth);
        } else if let Some(entry) = entry.filter(|_| KIND == PV) {
            let stale = (node.depth - entry.depth) / self.params.stale_divisor;
            node.depth -= stale.clamp(0, self.params.stale_limit.min(node.depth - 1));
        }
    }

    /// Step 13: extends the table move if a shallower search finds all others worse by a margin. Returns a value if that
    /// search shows that another move fails high too (multi-cut).
    pub(super) fn extend_singular_move<const KIND: NodeKind>(
        &mut self,
        node: &mut Node<KIND>,
        entry: Entry,
    ) -> Option<i32> {
        let table_move = node.table_move?;
        let (depth, ply) = (node.depth, node.ply);
        let value = from_table(entry.value, ply);
        let may_be_singular = depth >= self.params.singular_depth
            && ply > 0
            && entry.depth >= depth - self.params.singular_entry_depth
            && entry.bound != Bound::Upper
            && !is_proven(value);
        if !may_be_singular {
            return None;
        }
        let static_eval = self.stack[ply].static_eval;
        let singular_beta = value - self.params.singular_margin * depth;
        let singular_depth = (depth - 1) / self.params.singular_divisor;
        self.stack[ply].excluded = Some(table_move);
        let others = if KIND == CUT {
            self.search::<CUT>(singular_beta - 1, singular_beta, singular_depth, ply)
        } else {
            self.search::<ALL>(singular_beta - 1, singular_beta, singular_depth, ply)
        };
        self.stack[ply].excluded = None;
        self.stack[ply].static_eval = static_eval;
        if self.stopped {
            return None;
        }
        if others < singular_beta {
            node.extends_table_move = true;
        } else if singular_beta >= node.beta && KIND != PV {
            return Some(singular_beta);
        }
        None
    }

    /// Step 16: whether the evaluation of a node is so far above beta that its moves are searched one ply less deep.
    pub(super) const fn will_fail_high<const KIND: NodeKind>(&self, node: &Node<KIND>) -> bool {
        let threatened = if node.is_threatened {
            self.params.fail_high_threatened
        } else {
            0
        };
        let margin = self.params.fail_high_margin * node.depth + threatened;
        node.eval - margin >= node.beta
    }

    /// Step 15: whether so many moves of any kind were searched that the others need no search (late move pruning). Never
    /// while all searched moves lose by force: a proven loss has to be one against every move.
    pub(super) fn prunes_late_moves<const KIND: NodeKind>(
        &self,
        node: &Node<KIND>,
        move_count: usize,
    ) -> bool {
        node.best_value > -PROVEN
            && move_count >= (self.tables).late_move_count(node.depth, node.is_improving)
    }

    /// Step 15: whether a quiet move needs no search, because the static evaluation is far below alpha (futility pruning) or
    /// its score is far below the best.
    pub(super) fn is_pruned<const KIND: NodeKind>(
        &self,
        node: &Node<KIND>,
        candidate: ScoredMove,
        move_count: usize,
    ) -> bool {
        if KIND == PV
            || move_count == 0
            || node.depth > self.params.quiet_pruning_depth
            || node.best_value <= -PROVEN
            || node.is_threatened
            || is_threat(&self.board, candidate.point)
        {
            return false;
        }
        node.eval + self.params.futility(node.depth) <= node.alpha
            || node.best_score - candidate.score > self.params.score_pruning(node.depth)
    }
}
