//! The twin search: iterative deepening of a principal variation search over whole turns with late turn reductions, and a
//! threat search in every new position.

use std::cmp::Reverse;
use std::sync::atomic::{AtomicBool, Ordering};

use super::board::{FULL_TURN, TurnStones, TwinBoard};
use super::eval::evaluate;
use super::table::{Entry, Table};
use super::threat_search::ThreatSearch;
use super::turns::{BeamWidth, ScoredTurn, generate};
use crate::bound::Bound;
use crate::value::{DRAW, INFINITE, MAX_EVAL, is_proven, loss_in, win_in};

/// Turns tried by a threat search that count as one node.
const TRIES_PER_NODE: u32 = 10;
/// The greatest depth in turns.
const MAX_DEPTH: u32 = 24;
/// The least depth at which late turns are searched less deep: one more than the greatest reduction.
const MIN_REDUCED_DEPTH: u32 = 3;
/// The greatest number of own turns of a win by forcing turns.
const MAX_FORCING_TURNS: u32 = 12;

/// How much is searched.
#[derive(Clone, Copy, Debug)]
pub struct SearchSettings {
    /// The maximum number of nodes.
    pub nodes: u64,
    /// The maximum depth in turns.
    pub depth: u32,
    /// The turns searched at the root.
    pub root_width: BeamWidth,
    /// The turns searched at other nodes.
    pub width: BeamWidth,
    /// The turns tried by the threat search at the root; 0 for none.
    pub root_threat_tries: u32,
    /// The turns tried by the threat search at other nodes; 0 for none.
    pub threat_tries: u32,
}

/// A search from a root position.
pub struct Search<'a> {
    board: TwinBoard,
    settings: SearchSettings,
    table: &'a mut Table,
    stop: &'a AtomicBool,
    nodes: u64,
    stopped: bool,
}

/// A turn at the root.
#[derive(Clone, Copy, Debug)]
pub struct RootTurn {
    /// The stones.
    pub stones: TurnStones,
    /// The value for the side to move at the root.
    pub value: i32,
}

impl<'a> Search<'a> {
    /// A search from a position in which the side to move cannot win at once and is not lost at once.
    pub fn new(
        board: TwinBoard,
        settings: SearchSettings,
        table: &'a mut Table,
        stop: &'a AtomicBool,
    ) -> Self {
        Self {
            board,
            settings,
            table,
            stop,
            nodes: 0,
            stopped: false,
        }
    }

    /// Nodes searched.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The first turn of a win by forcing turns from the root.
    pub fn root_threat_search(&mut self) -> Option<RootTurn> {
        let (stones, turns) = self.threat_search(self.settings.root_threat_tries)?;
        Some(RootTurn {
            stones,
            value: win_in(plies(turns)),
        })
    }

    /// Searches turns with increasing depth and reports each depth with the turns and the nodes so far. Returns the turns, best
    /// first. All values are exact if `all_exact`, otherwise only the first.
    pub fn iterative_deepening(
        &mut self,
        turns: &[ScoredTurn],
        all_exact: bool,
        mut report: impl FnMut(u32, &[RootTurn], u64),
    ) -> Vec<RootTurn> {
        let root_turn = |turn: &ScoredTurn| RootTurn {
            stones: turn.stones,
            value: turn.score.clamp(-MAX_EVAL, MAX_EVAL),
        };
        let mut sorted: Vec<RootTurn> = turns.iter().map(root_turn).collect();
        for depth in 1..=self.settings.depth.min(MAX_DEPTH) {
            let mut next = sorted.clone();
            let searched = self.search_root(&mut next, depth, all_exact);
            if searched == 0 {
                break;
            }
            // An unfinished iteration has searched the best turn of the one before: what it puts before that is better.
            next[..searched].sort_by_key(|turn| Reverse(turn.value));
            sorted = next;
            report(depth, &sorted, self.nodes);
            if searched < sorted.len() || is_proven(sorted[0].value) {
                break;
            }
        }
        sorted
    }

    /// Searches the turns in order until the search is stopped. Returns how many were searched.
    fn search_root(&mut self, turns: &mut [RootTurn], depth: u32, all_exact: bool) -> usize {
        let mut alpha = -INFINITE;
        for (index, turn) in turns.iter_mut().enumerate() {
            self.board.play(turn.stones);
            let value = if all_exact || index == 0 {
                -self.alpha_beta(depth - 1, -INFINITE, INFINITE, 1)
            } else {
                self.search_later_turn(index, depth, alpha, INFINITE, 1)
            };
            self.board.undo(turn.stones);
            if self.stopped {
                return index;
            }
            turn.value = value;
            alpha = alpha.max(value);
        }
        turns.len()
    }

    /// The value for the side to move, `ply` turns from the root.
    fn alpha_beta(&mut self, depth: u32, alpha: i32, beta: i32, ply: usize) -> i32 {
        self.nodes += 1;
        self.stopped |= self.nodes >= self.settings.nodes || self.stop.load(Ordering::Relaxed);
        if self.stopped {
            return DRAW;
        }
        if self.board.threatens_win(self.board.side_to_move()) {
            return win_in(ply + 1);
        }
        if alpha >= win_in(ply + 1) {
            return alpha;
        }
        let entry = self.table.probe(self.board.hash(), ply);
        if let Some(entry) = entry
            && entry.depth >= depth
            && entry.bound.cuts(entry.value, alpha, beta)
        {
            return entry.value;
        }
        if entry.is_none()
            && let Some((stones, turns)) = self.threat_search(self.settings.threat_tries)
        {
            let value = win_in(ply + plies(turns));
            self.store(ply, MAX_DEPTH, value, Bound::Lower, Some(stones));
            return value;
        }
        if depth == 0 {
            let value = self.evaluate(ply);
            self.store(ply, depth, value, Bound::Exact, None);
            return value;
        }
        let turns = match generate(&mut self.board, FULL_TURN, self.settings.width) {
            None => return loss_in(ply + 2),
            Some(turns) if turns.is_empty() => return DRAW,
            Some(turns) => turns,
        };
        let table_turn = entry.and_then(|entry| entry.best);
        let Some((best, value)) = self.search_turns(&turns, table_turn, depth, alpha, beta, ply)
        else {
            return DRAW;
        };
        self.store(ply, depth, value, Bound::of(value, alpha, beta), best);
        value
    }

    /// Searches turns, that of the table first. Returns the best with its value; none when the search was stopped.
    fn search_turns(
        &mut self,
        turns: &[ScoredTurn],
        table_turn: Option<TurnStones>,
        depth: u32,
        mut alpha: i32,
        beta: i32,
        ply: usize,
    ) -> Option<(Option<TurnStones>, i32)> {
        let first = table_turn.filter(|first| turns.iter().any(|turn| turn.stones == *first));
        let rest = turns.iter().map(|turn| turn.stones);
        let rest = rest.filter(|stones| Some(*stones) != first);
        let (mut best, mut best_value) = (None, -INFINITE);
        for (index, stones) in first.into_iter().chain(rest).enumerate() {
            self.board.play(stones);
            let value = if index == 0 {
                -self.alpha_beta(depth - 1, -beta, -alpha, ply + 1)
            } else {
                self.search_later_turn(index, depth, alpha, beta, ply + 1)
            };
            self.board.undo(stones);
            if self.stopped {
                return None;
            }
            if value > best_value {
                (best, best_value) = (Some(stones), value);
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        Some((best, best_value))
    }

    /// The value, for the side that has played it, of the turn that leads to the position on the board, if it is not the first
    /// turn of its node: that of a zero window and a reduced depth, unless the turn is better than those before it.
    fn search_later_turn(
        &mut self,
        index: usize,
        depth: u32,
        alpha: i32,
        beta: i32,
        ply: usize,
    ) -> i32 {
        let reduction = reduction(index, depth);
        let mut value = -self.alpha_beta(depth - 1 - reduction, -alpha - 1, -alpha, ply);
        if reduction > 0 && value > alpha && !self.stopped {
            value = -self.alpha_beta(depth - 1, -alpha - 1, -alpha, ply);
        }
        if value > alpha && value < beta && !self.stopped {
            value = -self.alpha_beta(depth - 1, -beta, -alpha, ply);
        }
        value
    }

    /// The value of a leaf.
    fn evaluate(&mut self, ply: usize) -> i32 {
        let side = self.board.side_to_move();
        if self.board.threatens_win(side.other()) && !self.board.can_defend(side) {
            return loss_in(ply + 2);
        }
        evaluate(&self.board).clamp(-MAX_EVAL, MAX_EVAL)
    }

    /// The first turn of a win by forcing turns, and the number of own turns.
    fn threat_search(&mut self, max_tries: u32) -> Option<(TurnStones, u32)> {
        if max_tries == 0 {
            return None;
        }
        let mut search = ThreatSearch::new(max_tries);
        let found = search.find(&mut self.board, MAX_FORCING_TURNS);
        self.nodes += u64::from(search.tries() / TRIES_PER_NODE);
        found
    }

    fn store(
        &mut self,
        ply: usize,
        depth: u32,
        value: i32,
        bound: Bound,
        best: Option<TurnStones>,
    ) {
        let entry = Entry {
            depth,
            value,
            bound,
            best,
        };
        self.table.store(self.board.hash(), ply, entry);
    }
}

/// By how many turns the search of a turn is less deep, by its number in the order of its node.
const fn reduction(index: usize, depth: u32) -> u32 {
    if depth < MIN_REDUCED_DEPTH {
        return 0;
    }
    match index {
        0..4 => 0,
        4..16 => 1,
        _ => 2,
    }
}

/// Turns of both sides from the first to the last of `turns` own turns.
const fn plies(turns: u32) -> usize {
    2 * turns as usize - 1
}
