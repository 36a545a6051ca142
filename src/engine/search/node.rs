//! One node of the search, and the moves below it.

use super::Worker;
use super::picker::{Candidate, is_threat};
use crate::engine::eval::evaluate;
use crate::engine::field::{Class, Spot};
use crate::engine::table::{Bound, Known};
use crate::engine::value::{
    DRAW, INFINITE, MAX_PLY, PROVEN, from_table, is_proven, lost_in, to_table, win_in,
};

/// What a node was asked, and what it has found out so far.
struct Node {
    alpha: i32,
    beta: i32,
    depth: i32,
    ply: usize,
    /// Whether the principal variation may run through here.
    is_main: bool,
    /// Whether a refutation is expected here.
    is_cut: bool,
    eval: i32,
    improving: bool,
    /// Whether the other side threatens an open four, a four with a three or one that may not be answered: the evaluation
    /// says little then.
    is_threatened: bool,
    first: Option<Spot>,
    first_is_singular: bool,
    /// The order of the most promising move.
    top: i32,
    best: i32,
    best_spot: Option<Spot>,
}

impl Worker<'_> {
    /// The value of the position for the side to move, between `alpha` and `beta`.
    pub(super) fn node(
        &mut self,
        mut alpha: i32,
        mut beta: i32,
        depth: i32,
        ply: usize,
        is_cut: bool,
    ) -> i32 {
        let is_main = beta - alpha > 1;
        self.frames[ply].line.clear();
        self.frames[ply + 1].killers = Default::default();
        self.deepest = self.deepest.max(ply);
        if self.must_stop() {
            return 0;
        }
        if self.field.empties() == 0 {
            return DRAW;
        }
        alpha = alpha.max(lost_in(ply));
        beta = beta.min(win_in(ply + 1));
        if alpha >= beta {
            return alpha;
        }
        let (me, other) = (self.field.side(), self.field.side().other());
        if let Some(value) = self.sure_win(ply) {
            return value;
        }
        if self.field.count(other, Class::Five) > 0 {
            if ply + 1 >= MAX_PLY {
                return lost_in(ply + 2);
            }
            return self.stop_five(alpha, beta, depth, ply);
        }
        if depth <= 0 {
            return self.leaf(alpha, beta, ply);
        }
        if ply + 2 >= MAX_PLY {
            return evaluate(&self.field);
        }

        let hash = self.field.hash();
        let excluded = self.frames[ply].excluded;
        let known = if excluded.is_some() {
            None
        } else {
            self.shared.table.get_for(hash, depth)
        };
        if let Some(known) = known {
            let value = from_table(known.value, ply);
            let holds = match known.bound {
                Bound::Exact => true,
                Bound::Lower => value >= beta,
                Bound::Upper => value <= alpha,
            };
            if !is_main && holds && known.depth >= depth {
                return value;
            }
        }

        let eval = known.and_then(|known| known.eval);
        let eval = eval.unwrap_or_else(|| evaluate(&self.field));
        self.frames[ply].eval = eval;
        let mut node = Node {
            alpha,
            beta,
            depth,
            ply,
            is_main,
            is_cut,
            eval,
            improving: ply >= 2 && eval > self.frames[ply - 2].eval,
            is_threatened: self.field.count(other, Class::OpenFour) > 0
                || self.field.count(other, Class::FourThree) > 0
                || self.field.has_lure(other),
            first: known.and_then(|known| known.spot),
            first_is_singular: false,
            top: 0,
            best: -INFINITE,
            best_spot: None,
        };
        node.first = node.first.filter(|&spot| {
            usize::from(spot) < self.field.size().area()
                && self.field.is_empty(spot)
                && self.field.may_play(spot)
        });
        if excluded.is_none()
            && !is_main
            && let Some(value) = self.before_moves(&node, me)
        {
            return value;
        }
        if node.first.is_none() && depth >= self.params.no_move_depth {
            node.depth -= 1;
        }
        if let Some(known) = known
            && let Some(value) = self.is_singular(&mut node, known)
        {
            return value;
        }
        self.moves(&mut node, excluded);
        if self.stopped {
            return 0;
        }
        if excluded.is_none() {
            let bound = if node.best >= beta {
                Bound::Lower
            } else if node.best > alpha {
                Bound::Exact
            } else {
                Bound::Upper
            };
            self.shared.table.put(
                hash,
                Known {
                    value: to_table(node.best, ply),
                    eval: Some(eval),
                    spot: node.best_spot,
                    depth,
                    bound,
                },
            );
        }
        node.best
    }

    /// What can be said before any move is tried.
    fn before_moves(&mut self, node: &Node, me: crate::rules::Side) -> Option<i32> {
        let Node {
            alpha,
            beta,
            depth,
            ply,
            eval,
            ..
        } = *node;
        if depth <= self.params.razor_depth && eval + self.params.razor(depth) < alpha {
            let value = self.leaf(alpha, beta, ply);
            if value <= alpha {
                return Some(value);
            }
        }
        let hopes = depth <= self.params.futility_depth
            && !node.is_threatened
            && !is_proven(beta)
            && eval - self.params.futility(depth, node.improving) >= beta;
        if hopes {
            return Some(eval);
        }
        let may_pass = depth >= self.params.pass_depth
            && eval >= beta
            && !node.is_threatened
            && !is_proven(beta)
            && !self.field.has_four(me.other())
            && (ply == 0 || self.frames[ply - 1].spot.is_some());
        if may_pass {
            self.frames[ply].spot = None;
            self.field.pass();
            let reduced = depth - 3 - depth / 4;
            let value = -self.node(-beta, -beta + 1, reduced, ply + 1, !node.is_cut);
            self.field.pass();
            if value >= beta && !self.stopped {
                return Some(if is_proven(value) { beta } else { value });
            }
        }
        None
    }

    /// Whether the stored move is the only good one. A value is given when even the others are good enough.
    fn is_singular(&mut self, node: &mut Node, known: Known) -> Option<i32> {
        let first = node.first?;
        let value = from_table(known.value, node.ply);
        let is_asked = node.depth >= self.params.singular_depth
            && node.ply > 0
            && known.depth >= node.depth - 3
            && known.bound != Bound::Upper
            && !is_proven(value);
        if !is_asked {
            return None;
        }
        let below = value - self.params.singular_margin * node.depth;
        self.frames[node.ply].excluded = Some(first);
        let others = self.node(
            below - 1,
            below,
            (node.depth - 1) / 2,
            node.ply,
            node.is_cut,
        );
        self.frames[node.ply].excluded = None;
        self.frames[node.ply].eval = node.eval;
        if self.stopped {
            return None;
        }
        if others < below {
            node.first_is_singular = true;
        } else if below >= node.beta && !node.is_main {
            return Some(below);
        }
        None
    }

    /// Tries the moves, the stored one first.
    fn moves(&mut self, node: &mut Node, excluded: Option<Spot>) {
        let mut tried: [Spot; 64] = [0; 64];
        let mut count = 0;
        if let Some(first) = node.first.filter(|&first| Some(first) != excluded) {
            let candidate = Candidate {
                spot: first,
                order: i32::MAX,
            };
            tried[0] = first;
            count = 1;
            if self.one_move(node, candidate, 0) {
                self.reward(node, &tried[..0]);
                return;
            }
        }
        let start = self.gather(node.ply, node.first.or(excluded));
        let mut at = start;
        while let Some(candidate) = self.bring_best(at) {
            if at == start {
                node.top = candidate.order;
            }
            at += 1;
            if Some(candidate.spot) == excluded || Some(candidate.spot) == node.first {
                continue;
            }
            if self.is_left_out(node, candidate, count) {
                // What is asked of it gets harder from move to move: no later quiet move is tried either.
                self.keep_threats(at);
                continue;
            }
            let cut = self.one_move(node, candidate, count);
            if cut || self.stopped {
                self.reward(node, &tried[..count.min(tried.len())]);
                break;
            }
            if let Some(place) = tried.get_mut(count) {
                *place = candidate.spot;
            }
            count += 1;
        }
        self.candidates.truncate(start);
        if node.best == -INFINITE {
            let me = self.field.side();
            node.best = if self.field.has_fouls(me) && excluded.is_none() {
                // Nothing but fouls is left.
                DRAW
            } else {
                // Every move was left out, or the only one is excluded.
                node.alpha
            };
        }
    }

    /// Whether a late quiet move is not even tried.
    fn is_left_out(&self, node: &Node, candidate: Candidate, count: usize) -> bool {
        if node.is_main
            || count == 0
            || node.depth > self.params.pruning_depth
            || node.best <= -PROVEN
            || node.is_threatened
        {
            return false;
        }
        if is_threat(&self.field, candidate.spot) {
            return false;
        }
        count >= self.params.move_count(node.depth, node.improving)
            || node.eval + self.params.quiet_base + self.params.quiet_margin * node.depth
                <= node.alpha
            || node.top - candidate.order
                > self.params.order_base + self.params.order_margin * node.depth
    }

    /// Tries one move; true when it refutes the one before.
    fn one_move(&mut self, node: &mut Node, candidate: Candidate, count: usize) -> bool {
        let (me, other) = (self.field.side(), self.field.side().other());
        let Candidate { spot, .. } = candidate;
        let makes = self.field.class(spot, me);
        let stops = self.field.class(spot, other);
        let extension = i32::from(count == 0 && node.first_is_singular);
        let depth = node.depth - 1 + extension;
        let history = self.history.get(me, self.before(node.ply), spot);
        let ply = node.ply;
        self.play(spot, ply);
        let (alpha, beta) = (node.alpha.max(node.best), node.beta);
        let mut value;
        if count == 0 && node.is_main {
            value = -self.node(-beta, -alpha, depth, ply + 1, false);
        } else {
            let mut reduction = 0;
            if node.depth >= 2 && count >= 1 && !makes.is_four() {
                reduction = self.params.reduction(node.depth, count);
                reduction += i32::from(node.is_cut) + i32::from(!node.improving);
                reduction -= i32::from(node.is_main);
                reduction -= i32::from(makes.is_three()) + i32::from(makes == Class::DoubleThree);
                reduction -= i32::from(stops.is_three());
                reduction -= i32::from(node.is_threatened);
                reduction -= history / self.params.reduction_history;
                reduction +=
                    (node.top - candidate.order).clamp(0, 1000) / self.params.reduction_order;
                reduction = reduction.clamp(0, (depth - 1).max(0));
            }
            value = -self.node(-alpha - 1, -alpha, depth - reduction, ply + 1, true);
            if value > alpha && reduction > 0 {
                value = -self.node(-alpha - 1, -alpha, depth, ply + 1, !node.is_cut);
            }
            if value > alpha && value < beta && node.is_main {
                value = -self.node(-beta, -alpha, depth, ply + 1, false);
            }
        }
        self.field.undo();
        if self.stopped {
            return true;
        }
        if value > node.best {
            node.best = value;
            if value > node.alpha {
                node.best_spot = Some(spot);
                if node.is_main {
                    self.set_line(ply, spot);
                }
            }
        }
        value >= beta
    }

    /// The last move refuted the one before: it is to be tried sooner next time, and the ones tried in vain later.
    fn reward(&mut self, node: &Node, in_vain: &[Spot]) {
        let Some(spot) = node.best_spot.filter(|_| !self.stopped) else {
            return;
        };
        let me = self.field.side();
        let before = self.before(node.ply);
        let bonus = (node.depth * node.depth * 12 + 40 * node.depth).min(1_600);
        self.history.update(me, before, spot, bonus);
        for &other in in_vain {
            self.history.update(me, before, other, -bonus);
        }
        let killers = &mut self.frames[node.ply].killers;
        if killers[0] != Some(spot) {
            killers[1] = killers[0];
            killers[0] = Some(spot);
        }
    }
}
