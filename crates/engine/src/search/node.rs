//! One node of the principal variation search.
//!
//! The steps of a node, in this order:
//!
//! 1. Initialise: clear the principal variation and the killers of the next ply.
//! 2. Stop check, and draw on a full board.
//! 3. Win distance pruning: narrow the window to the values that are still possible.
//! 4. Forced win: the shapes alone prove a win.
//! 5. Five defences: when the opponent threatens a five only those moves are searched, without loss of depth.
//! 6. Quiescence at depth 0, static evaluation at the greatest ply.
//! 7. Transposition table cutoff.
//! 8. Static evaluation.
//! 9. Razoring.
//! 10. Reverse futility pruning.
//! 11. Null move pruning.
//! 12. Internal iterative reduction, also where the table move is stale.
//! 13. Singular extension, with multi-cut.
//! 14. Move loop: the table move, then the others by score.
//! 15. Late move pruning; futility pruning and pruning by score of quiet moves.
//! 16. Late move reduction and fail-high reduction.
//! 17. Zero-window searches, and an open window where they fail high in a PV node.
//! 18. History and killer update after a cutoff.
//! 19. Store in the transposition table.
//!
//! Steps 4 and 5 are in [`forced_wins`](super::forced_wins), 6 in [`quiescence`](super::quiescence), 9 to 13 and 15 in
//! [`pruning`](super::pruning), 14 and 16 to 18 in [`move_loop`](super::move_loop), the others here.

use super::Worker;
use crate::board::PointIndex;
use crate::bound::Bound;
use crate::eval::evaluate;
use crate::shapes::MoveClass;
use crate::table_entry::Entry;
use crate::value::{
    DRAW, INFINITE, MAX_PLY, PROVEN, from_table, is_proven, loss_in, to_table, win_in,
};

/// The kind of a node, a const generic argument: [`PV`], [`CUT`] or [`ALL`].
pub type NodeKind = u8;
/// A node with an open window, on the principal variation or expected to be.
pub const PV: NodeKind = 0;
/// A zero-window node that is expected to fail high: one move refutes the opponent's.
pub const CUT: NodeKind = 1;
/// A zero-window node that is expected to fail low: all moves have to be searched.
pub const ALL: NodeKind = 2;

/// The parameters of a node, and what has been found out so far.
pub(super) struct Node<const KIND: NodeKind> {
    pub alpha: i32,
    pub beta: i32,
    pub depth: i32,
    pub ply: usize,
    /// The value of the table entry where its bound allows, otherwise the static evaluation.
    pub eval: i32,
    /// The static evaluation is higher than at the side's previous move.
    pub is_improving: bool,
    /// The opponent threatens an open four, a four-three or an unanswerable four: the static evaluation means little.
    pub is_threatened: bool,
    pub table_move: Option<PointIndex>,
    pub extends_table_move: bool,
    /// A cut node whose evaluation is far above beta.
    pub will_fail_high: bool,
    /// The score of the first move in move ordering.
    pub best_score: i32,
    pub best_value: i32,
    pub best_move: Option<PointIndex>,
}

/// Whether an entry with this value answers a search of a zero-window node. One that is not as deep does if it is a proof.
fn is_cutoff(entry: Entry, value: i32, [alpha, beta]: [i32; 2], depth: i32) -> bool {
    let is_win = entry.bound != Bound::Upper && value >= beta.max(PROVEN);
    let is_loss = entry.bound != Bound::Lower && value <= alpha.min(-PROVEN);
    is_win || is_loss || entry.depth >= depth && entry.bound.cuts(value, alpha, beta)
}

/// The value of an entry in place of the static evaluation if that is outside its bound. Searches of fours alone tell nothing.
fn refined_eval(static_eval: i32, entry: Entry, value: i32) -> i32 {
    let is_nearer = match entry.bound {
        Bound::Upper => value < static_eval,
        Bound::Lower => value > static_eval,
        Bound::Exact => true,
    };
    if is_nearer && entry.depth >= 0 && !is_proven(value) {
        value
    } else {
        static_eval
    }
}

impl Worker<'_> {
    /// The value of the position for the side to move, exact if it lies between `alpha` and `beta`, otherwise a bound.
    pub(super) fn search<const KIND: NodeKind>(
        &mut self,
        mut alpha: i32,
        mut beta: i32,
        depth: i32,
        ply: usize,
    ) -> i32 {
        // Step 1: initialise.
        self.stack[ply].pv.clear();
        self.stack[ply + 1].killers = Default::default();
        self.sel_depth = self.sel_depth.max(ply);

        // Step 2: stop check and draw.
        if self.should_stop() {
            return 0;
        }
        if self.board.empty_count() == 0 {
            return DRAW;
        }

        // Step 3: win distance pruning.
        alpha = alpha.max(loss_in(ply));
        beta = beta.min(win_in(ply + 1));
        if alpha >= beta {
            return alpha;
        }

        // Step 4: forced win.
        if let Some(value) = self.forced_win(ply) {
            return value;
        }

        // Step 5: five defences.
        let opponent = self.board.side_to_move().other();
        if self.board.count(opponent, MoveClass::Five) > 0 {
            if ply + 1 >= MAX_PLY {
                return loss_in(ply + 2);
            }
            return self.search_five_defences(alpha, beta, depth, ply);
        }

        // Step 6: quiescence.
        if depth <= 0 {
            return self.quiescence(alpha, beta, ply);
        }
        if ply + 2 >= MAX_PLY {
            return evaluate(&mut self.board);
        }
        self.search_interior::<KIND>(alpha, beta, depth, ply)
    }

    /// Steps 7 to 19: a node that is neither decided by threats nor a leaf.
    fn search_interior<const KIND: NodeKind>(
        &mut self,
        alpha: i32,
        beta: i32,
        depth: i32,
        ply: usize,
    ) -> i32 {
        // Step 7: transposition table cutoff.
        let hash = self.board.hash();
        let excluded = self.stack[ply].excluded;
        let entry = match excluded {
            Some(_) => None,
            None => self.shared.table.probe_for(hash, depth),
        };
        if let Some(entry) = entry.filter(|_| KIND != PV) {
            let value = from_table(entry.value, ply);
            if is_cutoff(entry, value, [alpha, beta], depth) {
                return value;
            }
        }

        // Step 8: static evaluation.
        let mut node = self.node::<KIND>(alpha, beta, depth, ply, entry);

        // Steps 9 to 13.
        if excluded.is_none()
            && KIND != PV
            && let Some(value) = self.prune_node(&node)
        {
            return value;
        }
        self.reduce_without_table_move(&mut node, entry);
        if let Some(entry) = entry
            && let Some(value) = self.extend_singular_move(&mut node, entry)
        {
            return value;
        }

        node.will_fail_high = KIND == CUT && self.will_fail_high(&node);

        // Steps 14 to 18: move loop.
        self.search_moves(&mut node, excluded);
        if self.stopped {
            return 0;
        }

        // Step 19: store.
        if excluded.is_none() {
            let entry = Entry {
                value: to_table(node.best_value, ply),
                eval: Some(self.stack[ply].static_eval),
                best_move: node.best_move,
                depth,
                bound: Bound::of(node.best_value, alpha, beta),
            };
            self.shared.table.store(hash, entry);
        }
        node.best_value
    }

    /// A node with its static evaluation and its table move, if that is legal here.
    fn node<const KIND: NodeKind>(
        &mut self,
        alpha: i32,
        beta: i32,
        depth: i32,
        ply: usize,
        entry: Option<Entry>,
    ) -> Node<KIND> {
        let static_eval = entry.and_then(|entry| entry.eval);
        let static_eval = static_eval.unwrap_or_else(|| evaluate(&mut self.board));
        self.stack[ply].static_eval = static_eval;
        let board = &self.board;
        let opponent = board.side_to_move().other();
        let table_move = entry.and_then(|entry| entry.best_move);
        Node {
            alpha,
            beta,
            depth,
            ply,
            eval: entry.map_or(static_eval, |entry| {
                refined_eval(static_eval, entry, from_table(entry.value, ply))
            }),
            is_improving: ply >= 2 && static_eval > self.stack[ply - 2].static_eval,
            is_threatened: board.count(opponent, MoveClass::OpenFour) > 0
                || board.count(opponent, MoveClass::FourThree) > 0
                || board.has_unanswerable_four(opponent),
            // Two positions may have the same hash.
            table_move: table_move.filter(|&point| {
                usize::from(point) < board.size().area()
                    && board.is_empty(point)
                    && board.is_legal(point)
            }),
            extends_table_move: false,
            will_fail_high: false,
            best_score: 0,
            best_value: -INFINITE,
            best_move: None,
        }
    }

    /// Searches a child with a window that is open unless the parent's was too narrow.
    pub(super) fn search_open(&mut self, alpha: i32, beta: i32, depth: i32, ply: usize) -> i32 {
        if beta - alpha > 1 {
            self.search::<PV>(alpha, beta, depth, ply)
        } else {
            self.search::<ALL>(alpha, beta, depth, ply)
        }
    }

    /// Searches a child with the zero window from `beta - 1` to `beta`. It is of the kind that is expected below its parent.
    pub(super) fn search_zero_window<const PARENT: NodeKind>(
        &mut self,
        beta: i32,
        depth: i32,
        ply: usize,
    ) -> i32 {
        if PARENT == CUT {
            self.search::<ALL>(beta - 1, beta, depth, ply)
        } else {
            self.search::<CUT>(beta - 1, beta, depth, ply)
        }
    }
}
