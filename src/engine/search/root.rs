//! The root: deeper and deeper searches of one position, and the best lines found so far.

use std::time::Duration;

use super::Worker;
use crate::engine::field::{Class, Spot, Spots};
use crate::engine::table::{Bound, Known};
use crate::engine::value::{INFINITE, MAX_PLY, PROVEN, lost_in, plies_to_end, win_in};

/// A line of play from the root.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its value for the side to move at the root.
    pub value: i32,
    /// The moves, the root's own first.
    pub spots: Vec<Spot>,
}

/// What an iteration has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Iteration {
    /// How deep, in moves.
    pub depth: i32,
    /// The longest line looked at, in moves.
    pub deepest: usize,
    /// The best lines, the best first; as many as were wanted and there are.
    pub lines: Vec<Line>,
    /// Nodes of all threads so far.
    pub nodes: u64,
    /// Time so far.
    pub elapsed: Duration,
}

/// A move at the root.
#[derive(Clone, Debug)]
struct RootMove {
    line: Line,
    before: i32,
}

impl Worker<'_> {
    /// Searches until a limit is reached or nothing is left to find, and tells of every iteration that was finished.
    /// Gives the last one: none when not even the first could be finished or no point is left.
    pub fn run(&mut self, mut tell: impl FnMut(&Iteration)) -> Option<Iteration> {
        let mut moves = self.root_moves();
        if moves.is_empty() {
            return None;
        }
        if self.field.count(self.field.side(), Class::Five) > 0 {
            moves.truncate(1);
            moves[0].line.value = win_in(1);
            let iteration = self.iteration(&moves, 1);
            tell(&iteration);
            return Some(iteration);
        }
        let wanted = self.shared.limits.lines.clamp(1, moves.len());
        let only_one = moves.len() == 1 && self.budget.most.is_some();
        let deepest_wanted = self
            .shared
            .limits
            .depth
            .map_or(MAX_PLY as i32 / 2, |depth| {
                // A move cannot be chosen without looking at any.
                i32::try_from(depth).unwrap_or(i32::MAX).max(1)
            });
        let mut last: Option<Iteration> = None;
        let mut calm = 0;
        let empties = i32::try_from(self.field.empties()).unwrap_or(i32::MAX);
        for depth in 1..=deepest_wanted.min(MAX_PLY as i32 - 2).min(empties.max(1)) {
            if self.number > 0 && self.number % 2 == 1 && depth > 3 && depth % 3 == 0 {
                // Helpers run ahead of one another so that they do not all do the same work.
                continue;
            }
            self.deepest = 0;
            for place in 0..wanted {
                self.aspire(&mut moves, place, depth);
                if self.stopped {
                    break;
                }
            }
            if self.stopped {
                break;
            }
            self.tell();
            // A later line may turn out better than an earlier one.
            moves[..wanted].sort_by_key(|root| std::cmp::Reverse(root.line.value));
            let best = moves[0].line.spots.first().copied();
            let same = last
                .as_ref()
                .and_then(|last| last.lines.first())
                .is_some_and(|line| line.spots.first().copied() == best);
            calm = if same { calm + 1 } else { 0 };
            let iteration = self.iteration(&moves[..wanted], depth);
            tell(&iteration);
            let is_settled = iteration.lines.iter().all(|line| {
                plies_to_end(line.value).is_some_and(|plies| plies.abs() <= depth.max(5))
            });
            last = Some(iteration);
            let elapsed = self.shared.elapsed();
            if only_one || is_settled || !self.budget.is_worth_going_on(elapsed, calm) {
                break;
            }
        }
        self.tell();
        if self.stopped {
            last = self.with_unfinished(last, &moves, wanted);
        }
        last
    }

    /// Every move worth looking at with its value, the best first.
    pub fn scores(&mut self, depth: i32) -> Vec<(Spot, i32)> {
        let me = self.field.side();
        let mut scores = Vec::new();
        for root in self.root_moves() {
            let spot = root.line.spots[0];
            let value = if self.field.class(spot, me) == Class::Five {
                win_in(1)
            } else {
                self.play(spot, 0);
                let value = -self.node(-INFINITE, INFINITE, depth - 1, 1, false);
                self.field.undo();
                value
            };
            if self.stopped {
                break;
            }
            scores.push((spot, value));
        }
        scores.sort_by_key(|&(_, value)| std::cmp::Reverse(value));
        scores
    }

    fn iteration(&self, moves: &[RootMove], depth: i32) -> Iteration {
        Iteration {
            depth,
            deepest: self.deepest,
            lines: moves.iter().map(|root| root.line.clone()).collect(),
            nodes: self.shared.nodes(),
            elapsed: self.shared.elapsed(),
        }
    }

    /// An iteration that was stopped may still have found a better move than the one before.
    fn with_unfinished(
        &self,
        last: Option<Iteration>,
        moves: &[RootMove],
        wanted: usize,
    ) -> Option<Iteration> {
        let Some(mut last) = last else {
            return Some(self.iteration(&moves[..wanted], 0));
        };
        last.nodes = self.shared.nodes();
        last.elapsed = self.shared.elapsed();
        if wanted == 1 && moves[0].line.value > -INFINITE {
            last.lines = vec![moves[0].line.clone()];
        }
        Some(last)
    }

    /// The moves worth looking at from the root, the most promising first.
    fn root_moves(&mut self) -> Vec<RootMove> {
        let (me, other) = (self.field.side(), self.field.side().other());
        let mine = *self.field.spots(me, Class::Five);
        let only: Spots = if mine.is_empty() {
            self.field.allowed(self.field.last_answers(other))
        } else {
            mine
        };
        let order: Vec<Spot> = if only.is_empty() {
            let start = self.gather(0, None);
            let mut at = start;
            while self.bring_best(at).is_some() {
                at += 1;
            }
            self.candidates
                .drain(start..)
                .map(|candidate| candidate.spot)
                .collect()
        } else {
            only.iter().collect()
        };
        let centre = self.field.spot(self.field.size().centre());
        let order = if self.field.stones() == 0 {
            vec![centre]
        } else {
            order
        };
        order
            .into_iter()
            .map(|spot| RootMove {
                line: Line {
                    value: -INFINITE,
                    spots: vec![spot],
                },
                before: -INFINITE,
            })
            .collect()
    }

    /// Searches the moves from `place` on, with a window around what is expected that opens when it fails.
    fn aspire(&mut self, moves: &mut [RootMove], place: usize, depth: i32) {
        let expected = moves[place].before;
        let mut width = self.params.aspiration;
        let is_narrow = depth >= self.params.aspiration_from && expected.abs() < PROVEN;
        let (mut alpha, mut beta) = if is_narrow {
            (expected - width, expected + width)
        } else {
            (-INFINITE, INFINITE)
        };
        loop {
            let value = self.root(&mut moves[place..], alpha, beta, depth);
            moves[place..].sort_by_key(|root| std::cmp::Reverse(root.line.value));
            if self.stopped {
                return;
            }
            width *= 3;
            if value <= alpha {
                beta = (alpha + beta) / 2;
                alpha = if width > 2_000 {
                    -INFINITE
                } else {
                    value - width
                };
            } else if value >= beta {
                beta = if width > 2_000 {
                    INFINITE
                } else {
                    value + width
                };
            } else {
                break;
            }
        }
        for root in &mut moves[place..] {
            root.before = root.line.value;
        }
    }

    /// One search of all moves at the root. The best comes out with its value, the others with less than everything.
    fn root(&mut self, moves: &mut [RootMove], mut alpha: i32, beta: i32, depth: i32) -> i32 {
        let mut best = -INFINITE;
        self.frames[0].eval = crate::engine::eval::evaluate(&self.field);
        self.frames[0].killers = Default::default();
        let asked = alpha;
        for count in 0..moves.len() {
            let spot = moves[count].line.spots[0];
            let makes = self.field.class(spot, self.field.side());
            self.frames[1].line.clear();
            self.play(spot, 0);
            let next = depth - 1;
            let mut value = alpha + 1;
            if count > 0 {
                let mut reduction = 0;
                if depth >= 3 && count >= 2 && !makes.is_three() {
                    let late = if count >= 12 { 2 } else { 1 };
                    reduction = (late + depth / 10).min(next - 1).max(0);
                }
                value = -self.node(-alpha - 1, -alpha, next - reduction, 1, true);
                if value > alpha && reduction > 0 {
                    value = -self.node(-alpha - 1, -alpha, next, 1, true);
                }
            }
            if count == 0 || value > alpha && value < beta {
                value = -self.node(-beta, -alpha, next, 1, false);
            }
            self.field.undo();
            if self.stopped {
                if count == 0 {
                    // Not even the expected best move has been searched: what was known before still holds.
                    moves[0].line.value = moves[0].before;
                }
                return best;
            }
            moves[count].line.value = -INFINITE;
            if value > best {
                best = value;
            }
            if count == 0 || value > alpha {
                moves[count].line.value = value;
                let line = &mut moves[count].line.spots;
                line.truncate(1);
                line.extend_from_slice(&self.frames[1].line);
                alpha = alpha.max(value);
                if value >= beta {
                    break;
                }
            }
        }
        self.note_root(moves, best, asked, beta, depth);
        best
    }

    /// Puts the root into the table, so that lines that come back to it find it.
    fn note_root(&self, moves: &[RootMove], best: i32, alpha: i32, beta: i32, depth: i32) {
        let spot = moves
            .iter()
            .max_by_key(|root| root.line.value)
            .map(|root| root.line.spots[0]);
        let bound = if best >= beta {
            Bound::Lower
        } else if best > alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.shared.table.put(
            self.field.hash(),
            Known {
                value: best.max(lost_in(0)),
                eval: Some(self.frames[0].eval),
                spot,
                depth,
                bound,
            },
        );
    }
}
