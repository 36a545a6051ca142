//! Evaluates positions of an opening, by shallow or full searches.
//!
//! All searches of one decision share its limits. When these are used up only shallow results are left. Results are cached:
//! swapping and staying lead to the same position.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::Engine;
use crate::limits::{Clock, Limits};
use crate::value::INFINITE;
use narabe_rules::{Point, Position, Setup};

/// The greatest number of nodes for a decision: more hardly change it.
const MAX_NODES: u64 = 1_000_000;
/// The depth of shallow searches in plies.
const SHALLOW_DEPTH: u32 = 2;
/// Shallow searches may take this part of the time for the decision.
const SHALLOW_TIME_DIVISOR: u32 = 4;
// The number of lines of a full search when two moves are wanted, and when more are. There are few such numbers so that
// cached results can be used again.
const FEW_LINES: usize = 2;
const MANY_LINES: usize = 12;

/// How thoroughly a position is evaluated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effort {
    /// By a search of [`SHALLOW_DEPTH`] plies.
    Shallow,
    /// By a search within the limits of the decision.
    Full,
}

/// Moves with their values for the side to move, best first.
type Ranking = Vec<(Point, i32)>;

/// Evaluates the positions of one decision.
pub struct Evaluator<'a> {
    engine: &'a mut Engine,
    /// The limits of one full search.
    search_limits: Limits,
    nodes_left: u64,
    /// When the time for the decision ends, by the clock.
    deadline: Option<Duration>,
    /// When the time for shallow searches ends.
    shallow_deadline: Option<Duration>,
    is_over: bool,
    clock: &'a dyn Clock,
    stop: &'a AtomicBool,
    /// By position, effort and number of lines.
    cache: HashMap<(u64, Effort, usize), Ranking>,
}

impl<'a> Evaluator<'a> {
    /// An evaluator whose limits are divided among about `searches` full searches.
    pub fn new(
        engine: &'a mut Engine,
        limits: &Limits,
        searches: usize,
        clock: &'a dyn Clock,
        stop: &'a AtomicBool,
    ) -> Self {
        let searches = u32::try_from(searches.max(1)).unwrap_or(u32::MAX);
        let nodes = limits.nodes.map_or(MAX_NODES, |nodes| nodes.min(MAX_NODES));
        let now = clock.now();
        let per_search = |time: Duration| (time - time / SHALLOW_TIME_DIVISOR) / searches;
        let deadline = |divisor: u32| {
            let time = limits.move_time.map(|time| time / divisor);
            time.map(|time| now.saturating_add(time))
        };
        Self {
            engine,
            search_limits: Limits {
                move_time: limits.move_time.map(per_search),
                time_left: limits.time_left.map(per_search),
                depth: limits.depth,
                nodes: Some(nodes / u64::from(searches)),
                multi_pv: 1,
            },
            nodes_left: nodes,
            deadline: deadline(1),
            shallow_deadline: deadline(SHALLOW_TIME_DIVISOR),
            is_over: false,
            clock,
            stop,
            cache: HashMap::new(),
        }
    }

    /// Nodes left for all full searches.
    pub const fn nodes_left(&self) -> u64 {
        self.nodes_left
    }

    /// Whether the time for shallow searches is over, or the decision is wanted at once.
    pub fn is_shallow_time_over(&mut self) -> bool {
        self.is_over()
            || (self.shallow_deadline).is_some_and(|deadline| self.clock.now() > deadline)
    }

    /// Whether the time for the decision is over. Once true it stays so.
    fn is_over(&mut self) -> bool {
        if !self.is_over {
            let is_stopped = self.stop.load(Ordering::Relaxed);
            self.is_over = is_stopped || self.time_left() == Some(Duration::ZERO);
        }
        self.is_over
    }

    fn time_left(&self) -> Option<Duration> {
        self.deadline
            .map(|deadline| deadline.saturating_sub(self.clock.now()))
    }

    /// The value of a position for the side to move; none when no time was left even for a shallow search.
    pub fn value(&mut self, position: &Position, effort: Effort) -> Option<i32> {
        let ranking = self.ranking(position, effort, 1);
        ranking.first().map(|&(_, value)| value)
    }

    /// Moves with their values, best first: with shallow effort all candidates, with full effort at least the `wanted` best by
    /// a full search and the others behind them. Empty when no time was left even for a shallow search.
    pub fn ranking(&mut self, position: &Position, effort: Effort, wanted: usize) -> Ranking {
        let lines = match (effort, wanted) {
            (Effort::Shallow, _) | (_, 0 | 1) => 1,
            (Effort::Full, ..=FEW_LINES) => FEW_LINES,
            (Effort::Full, _) => MANY_LINES,
        };
        let key = |lines: usize| (position.board().hash(), effort, lines);
        // A result with more lines will do as well.
        let keys = [lines, FEW_LINES, MANY_LINES].map(key).into_iter();
        let mut keys = keys.filter(|&(_, _, cached)| cached >= lines);
        if let Some(ranking) = keys.find_map(|key| self.cache.get(&key)) {
            return ranking.clone();
        }
        let ranking = match effort {
            Effort::Shallow => self.shallow_search(position),
            Effort::Full => self.full_search(position, lines),
        };
        self.cache.insert(key(lines), ranking.clone());
        ranking
    }

    fn shallow_search(&mut self, position: &Position) -> Ranking {
        if self.is_over() {
            return Ranking::new();
        }
        let setup = Setup::from(position);
        self.engine
            .score_moves(&setup, SHALLOW_DEPTH, self.clock, self.stop)
            .into_iter()
            .map(|(point, value)| (point, value.get()))
            .collect()
    }

    fn full_search(&mut self, position: &Position, multi_pv: usize) -> Ranking {
        let shallow = self.ranking(position, Effort::Shallow, 1);
        if self.is_over() || self.nodes_left == 0 {
            return shallow;
        }
        let max_nodes = self.search_limits.nodes;
        let limits = Limits {
            multi_pv,
            nodes: max_nodes.map(|nodes| nodes.min(self.nodes_left)),
            move_time: self.search_limits.move_time.min(self.time_left()),
            ..self.search_limits.clone()
        };
        let setup = Setup::from(position);
        let report = self
            .engine
            .think(&setup, &limits, self.clock, self.stop, |_| ());
        let Some(report) = report else { return shallow };
        self.nodes_left = self.nodes_left.saturating_sub(report.nodes);
        let lines = report.lines.iter();
        let mut ranking: Ranking = lines
            .map(|line| (line.moves[0], line.value.get()))
            // Lines that were not searched before the limit.
            .filter(|&(_, value)| value > -INFINITE)
            .collect();
        let searched: Vec<_> = ranking.iter().map(|&(point, _)| point).collect();
        let worst = ranking.last().map_or(INFINITE, |&(_, value)| value);
        // The search has found all others worse than these, whatever their shallow values are.
        let others = shallow
            .into_iter()
            .filter(|(point, _)| !searched.contains(point));
        ranking.extend(others.map(|(point, value)| (point, value.min(worst))));
        ranking
    }
}
