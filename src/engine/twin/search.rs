//! The search: turn by turn, alpha-beta, deeper and deeper, with combinations read to their end wherever it comes to rest.

use std::cmp::Reverse;
use std::sync::atomic::{AtomicBool, Ordering};

use super::boards::{Boards, FULL_TURN, Stones};
use super::combination::Combination;
use super::table::{Bound, Table};
use super::turns::{Choice, Choices, Width, choices};
use super::weigh::weigh;
use crate::engine::value::{DRAW, INFINITE, MAX_EVAL, is_proven, lost_in, win_in};

/// So many blows that are tried cost as much as a position.
const TRIES_A_NODE: u32 = 10;
/// Nothing is looked at more turns ahead.
const DEEPEST: u32 = 24;
/// A combination has this many turns of its own at most.
const LONGEST: u32 = 12;

/// How a search goes about it.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// Positions that it looks at.
    pub nodes: u64,
    /// How many turns ahead it looks.
    pub depth: u32,
    /// How many turns it looks at in the first position.
    pub root: Width,
    /// How many in the positions after that.
    pub width: Width,
    /// Blows that it tries for a combination in the first position.
    pub root_combination: u32,
    /// The same in every position after that.
    pub combination: u32,
}

/// A search that goes on.
pub struct Search<'a> {
    boards: Boards,
    manner: Manner,
    table: &'a mut Table,
    stop: &'a AtomicBool,
    nodes: u64,
    is_halted: bool,
}

/// A turn in the first position and what it is worth.
#[derive(Clone, Copy, Debug)]
pub struct Rated {
    /// The stones.
    pub stones: Stones,
    /// What they are worth to their side.
    pub value: i32,
}

impl<'a> Search<'a> {
    /// A search from these boards, on which it is certain neither that the side to move wins at once nor that it is lost.
    pub fn new(boards: Boards, manner: Manner, table: &'a mut Table, stop: &'a AtomicBool) -> Self {
        Self {
            boards,
            manner,
            table,
            stop,
            nodes: 0,
            is_halted: false,
        }
    }

    /// Positions looked at.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The first turn of a combination in the first position.
    pub fn combination(&mut self) -> Option<Rated> {
        let (stones, turns) = self.combine(self.manner.root_combination)?;
        Some(Rated {
            stones,
            value: win_in(plies_of(turns)),
        })
    }

    /// Rates turns ever deeper and tells after each depth. Gives them in the order of the last depth that was done, the
    /// best first; only the first is rated exactly unless all are asked for.
    pub fn deepen(
        &mut self,
        choices: &[Choice],
        all_exact: bool,
        mut tell: impl FnMut(u32, &[Rated], u64),
    ) -> Vec<Rated> {
        let rated = |choice: &Choice| Rated {
            stones: choice.stones,
            value: choice.promise.clamp(-MAX_EVAL, MAX_EVAL),
        };
        let mut order: Vec<Rated> = choices.iter().map(rated).collect();
        for depth in 1..=self.manner.depth.min(DEEPEST) {
            let mut next = order.clone();
            let done = self.rate(&mut next, depth, all_exact);
            if done == 0 {
                break;
            }
            // A depth that broke off has rated the best turn of the depth before, and what now stands before it is better.
            next[..done].sort_by_key(|rated| Reverse(rated.value));
            order = next;
            tell(depth, &order, self.nodes);
            if done < order.len() || is_proven(order[0].value) {
                break;
            }
        }
        order
    }

    /// Rates turns in their order, and says how many.
    fn rate(&mut self, turns: &mut [Rated], depth: u32, all_exact: bool) -> usize {
        let mut alpha = -INFINITE;
        for (index, turn) in turns.iter_mut().enumerate() {
            let floor = if all_exact { -INFINITE } else { alpha };
            self.boards.play(turn.stones);
            let value = -self.value(depth - 1, -INFINITE, -floor, 1);
            self.boards.undo(turn.stones);
            if self.is_halted {
                return index;
            }
            turn.value = value;
            alpha = alpha.max(value);
        }
        turns.len()
    }

    /// The value of the boards for the side that begins its turn.
    fn value(&mut self, depth: u32, mut alpha: i32, beta: i32, ply: usize) -> i32 {
        self.nodes += 1;
        if self.nodes >= self.manner.nodes || self.stop.load(Ordering::Relaxed) {
            self.is_halted = true;
        }
        if self.is_halted {
            return DRAW;
        }
        if self.boards.has_both(self.boards.side()) {
            return win_in(ply + 1);
        }
        if alpha >= win_in(ply + 1) {
            return alpha;
        }
        let known = self.table.get(self.boards.hash(), ply);
        if let Some(known) = known.filter(|known| known.depth >= depth) {
            let is_enough = match known.bound {
                Bound::Exact => true,
                Bound::Lower => known.value >= beta,
                Bound::Upper => known.value <= alpha,
            };
            if is_enough {
                return known.value;
            }
        }
        if known.is_none()
            && let Some((stones, turns)) = self.combine(self.manner.combination)
        {
            let value = win_in(ply + plies_of(turns));
            self.remember(ply, DEEPEST, value, Bound::Lower, Some(stones));
            return value;
        }
        if depth == 0 {
            let value = self.at_rest(ply);
            self.remember(ply, depth, value, Bound::Exact, None);
            return value;
        }
        let turns = match choices(&mut self.boards, FULL_TURN, self.manner.width) {
            Choices::Lost => return lost_in(ply + 2),
            Choices::Open(turns) if turns.is_empty() => return DRAW,
            Choices::Open(turns) => turns,
        };
        let known_best = known.and_then(|known| known.best);
        let first = known_best.filter(|best| turns.iter().any(|turn| turn.stones == *best));
        let rest = turns.iter().map(|turn| turn.stones);
        let rest = rest.filter(|stones| Some(*stones) != first);
        let (mut best, mut best_value) = (None, -INFINITE);
        let from = alpha;
        for stones in first.into_iter().chain(rest) {
            self.boards.play(stones);
            let value = -self.value(depth - 1, -beta, -alpha, ply + 1);
            self.boards.undo(stones);
            if self.is_halted {
                return DRAW;
            }
            if value > best_value {
                (best, best_value) = (Some(stones), value);
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        let bound = if best_value >= beta {
            Bound::Lower
        } else if best_value > from {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.remember(ply, depth, best_value, bound, best);
        best_value
    }

    /// The value without looking further, but for what is certain.
    fn at_rest(&mut self, ply: usize) -> i32 {
        let side = self.boards.side();
        if self.boards.has_both(side.other()) && !self.boards.can_stop(side) {
            return lost_in(ply + 2);
        }
        weigh(&self.boards).clamp(-MAX_EVAL, MAX_EVAL)
    }

    fn combine(&mut self, budget: u32) -> Option<(Stones, u32)> {
        if budget == 0 {
            return None;
        }
        let mut combination = Combination::new(budget);
        let found = combination.find(&mut self.boards, LONGEST);
        self.nodes += u64::from(combination.tried() / TRIES_A_NODE);
        found
    }

    fn remember(&mut self, ply: usize, depth: u32, value: i32, bound: Bound, best: Option<Stones>) {
        let hash = self.boards.hash();
        self.table.put(hash, ply, depth, value, bound, best);
    }
}

/// Turns from the first one to the last of so many of one side.
const fn plies_of(turns: u32) -> usize {
    2 * turns as usize - 1
}
