//! Iterative deepening: searches of the root with increasing depth, and when to stop.

use std::cmp::Reverse;
use std::time::Duration;

use super::Worker;
use super::root_move::{Line, RootMove};
use crate::board::PointIndex;
use crate::shapes::MoveClass;
use crate::value::{INFINITE, MAX_PLY, PROVEN, plies_to_end, win_in};

/// The result of an iteration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Iteration {
    /// The depth in plies; 0 when not even the first iteration was finished.
    pub depth: i32,
    /// The length of the longest line searched, in plies.
    pub sel_depth: usize,
    /// The best lines, best first: as many as were asked for, or as there are moves.
    pub lines: Vec<Line>,
    /// Nodes of all threads since the search started.
    pub nodes: u64,
    /// Time since the search started.
    pub elapsed: Duration,
}

impl Worker<'_> {
    /// Searches until a limit is reached or nothing is left to find, and reports each finished iteration. Returns the last
    /// one, updated with what an unfinished one has found; none when there is no legal move but those that are left out.
    pub fn run(
        &mut self,
        left_out: &[PointIndex],
        mut report: impl FnMut(&Iteration),
    ) -> Option<Iteration> {
        let mut moves = self.root_moves();
        moves.retain(|root_move| !left_out.contains(&root_move.point()));
        if moves.is_empty() {
            return None;
        }
        if self.board.count(self.board.side_to_move(), MoveClass::Five) > 0 {
            moves.truncate(1);
            moves[0].line.value = win_in(1);
            let iteration = self.iteration(&moves, 1);
            report(&iteration);
            return Some(iteration);
        }
        let multi_pv = self.shared.limits.multi_pv.clamp(1, moves.len());
        let is_only_move = moves.len() == 1 && self.time.maximum.is_some();
        let mut last: Option<Iteration> = None;
        let mut stability = 0;
        for depth in 1..=self.max_depth() {
            if self.skips_depth(depth) {
                continue;
            }
            if !self.search_iteration(&mut moves, multi_pv, depth) {
                break;
            }
            let iteration = self.iteration(&moves[..multi_pv], depth);
            let is_same_move = last
                .as_ref()
                .is_some_and(|last| last.lines[0].pv[0] == iteration.lines[0].pv[0]);
            stability = if is_same_move { stability + 1 } else { 0 };
            report(&iteration);
            let is_proven = self.is_proven(&iteration);
            last = Some(iteration);
            let elapsed = self.shared.elapsed();
            if is_only_move || is_proven || !self.time.allows_iteration(elapsed, stability) {
                break;
            }
        }
        self.report_nodes();
        if self.stopped {
            last = Some(self.unfinished_iteration(last, &moves[..multi_pv]));
        }
        last
    }

    /// The values of all candidate moves after a search to a depth, best first. Empty or incomplete when it was stopped.
    pub fn score_moves(&mut self, depth: i32) -> Vec<(PointIndex, i32)> {
        let me = self.board.side_to_move();
        let mut scores = Vec::new();
        for root_move in self.root_moves() {
            let point = root_move.point();
            let value = if self.board.class(point, me) == MoveClass::Five {
                win_in(1)
            } else {
                self.play(point, 0);
                let value = -self.search_open(-INFINITE, INFINITE, depth - 1, 1);
                self.board.undo();
                value
            };
            if self.stopped {
                break;
            }
            scores.push((point, value));
        }
        scores.sort_by_key(|&(_, value)| Reverse(value));
        scores
    }

    /// The depth of the last iteration: limited by the caller, by the empty points and by [`MAX_PLY`].
    fn max_depth(&self) -> i32 {
        let wanted = match self.shared.limits.depth {
            // A move cannot be chosen without searching any.
            Some(depth) => i32::try_from(depth).unwrap_or(i32::MAX).max(1),
            None => MAX_PLY as i32 / 2,
        };
        let empty_count = i32::try_from(self.board.empty_count()).unwrap_or(i32::MAX);
        wanted.min(MAX_PLY as i32 - 2).min(empty_count.max(1))
    }

    /// Whether this thread leaves out an iteration. Half of the helpers do, so that not all search the same tree.
    const fn skips_depth(&self, depth: i32) -> bool {
        self.thread_index % 2 == 1
            && depth > self.params.helper_skip_depth
            && depth % self.params.helper_skip_divisor == 0
    }

    /// Searches each of the best lines to a depth. Returns false when the search was stopped.
    fn search_iteration(&mut self, moves: &mut [RootMove], multi_pv: usize, depth: i32) -> bool {
        self.sel_depth = 0;
        for first in 0..multi_pv {
            self.aspiration_search(&mut moves[first..], depth);
            if self.stopped {
                return false;
            }
        }
        self.report_nodes();
        // A later line may turn out better than an earlier one.
        moves[..multi_pv].sort_by_key(|root_move| Reverse(root_move.line.value));
        true
    }

    /// Searches the root moves with a window around the last value of the first, which is widened until the value is inside.
    /// The best move comes out first.
    fn aspiration_search(&mut self, moves: &mut [RootMove], depth: i32) {
        let expected = moves[0].previous_value;
        let mut width = self.params.aspiration_window;
        let is_narrow = depth >= self.params.aspiration_depth && expected.abs() < PROVEN;
        let (mut alpha, mut beta) = if is_narrow {
            (expected - width, expected + width)
        } else {
            (-INFINITE, INFINITE)
        };
        loop {
            let value = self.search_root(moves, alpha, beta, depth);
            moves.sort_by_key(|root_move| Reverse(root_move.line.value));
            if self.stopped {
                return;
            }
            width *= self.params.aspiration_growth;
            let opens_fully = width > self.params.aspiration_limit;
            if value <= alpha {
                beta = (alpha + beta) / 2;
                alpha = if opens_fully {
                    -INFINITE
                } else {
                    value - width
                };
            } else if value >= beta {
                beta = if opens_fully { INFINITE } else { value + width };
            } else {
                break;
            }
        }
        for root_move in moves {
            root_move.previous_value = root_move.line.value;
        }
    }

    fn iteration(&self, moves: &[RootMove], depth: i32) -> Iteration {
        Iteration {
            depth,
            sel_depth: self.sel_depth,
            lines: moves
                .iter()
                .map(|root_move| root_move.line.clone())
                .collect(),
            nodes: self.shared.nodes(),
            elapsed: self.shared.elapsed(),
        }
    }

    /// Whether all lines are proven and the iteration is deep enough that no shorter win is left to find.
    fn is_proven(&self, iteration: &Iteration) -> bool {
        let depth = iteration.depth.max(self.params.proven_depth);
        iteration
            .lines
            .iter()
            .all(|line| plies_to_end(line.value).is_some_and(|plies| plies.abs() <= depth))
    }

    /// The last finished iteration, with the best line of the one that was stopped: it may be a better one.
    fn unfinished_iteration(&self, last: Option<Iteration>, best: &[RootMove]) -> Iteration {
        let Some(mut last) = last else {
            return self.iteration(best, 0);
        };
        last.nodes = self.shared.nodes();
        last.elapsed = self.shared.elapsed();
        if let [best] = best
            && best.line.value > -INFINITE
        {
            last.lines = vec![best.line.clone()];
        }
        last
    }
}
