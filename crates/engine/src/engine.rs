//! The engine's interface: a position and limits in, reports out.
//!
//! The engine prints nothing and owns neither a clock nor threads: a [`Clock`] and [`SearchThreads`] are passed in. On one
//! thread the same sequence of calls gives the same answers, unless a clock ends a search.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::board::{PointIndex, SearchBoard};
use super::limits::{Clock, Limits};
use super::network::Weights;
use super::report::Report;
use super::search::{Params, SharedState, Worker};
use super::shared_table::SharedTable;
use super::threads::{Job, SearchThreads, SingleThread};
use super::transposition_table::TranspositionTable;
use super::value::Value;
use narabe_rules::{BoardSize, Point, Rule, Setup};

/// The default size of the transposition table in mebibytes.
const DEFAULT_HASH: usize = 64;
/// The greatest number of threads. More are clamped to it.
pub const MAX_THREADS: usize = 256;

/// The resources of an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The size of the transposition table in mebibytes, at most [`MAX_HASH`](super::MAX_HASH). Default 64.
    pub hash: usize,
    /// The number of search threads, from 1 to [`MAX_THREADS`]. Default 1.
    pub threads: usize,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            hash: DEFAULT_HASH,
            threads: 1,
        }
    }
}

/// The searching engine.
pub struct Engine {
    settings: Settings,
    /// In place of the built-in weights.
    weights: Option<Arc<Weights>>,
    params: Params,
    /// The index among engines that search together, 0 for the one that answers.
    group_index: usize,
    table: TranspositionTable,
    /// Whether the table has been empty since it was made or cleared.
    is_table_empty: bool,
    threads: Box<dyn SearchThreads>,
}

impl Default for Engine {
    fn default() -> Self {
        Self::new(Settings::default())
    }
}

impl Engine {
    /// An engine that searches on the calling thread only.
    pub fn new(settings: Settings) -> Self {
        Self::with_threads(settings, Box::new(SingleThread))
    }

    /// An engine whose search threads are run by `threads`.
    pub fn with_threads(settings: Settings, threads: Box<dyn SearchThreads>) -> Self {
        Self {
            settings,
            weights: None,
            params: Params::default(),
            group_index: 0,
            table: TranspositionTable::new(settings.hash),
            is_table_empty: true,
            threads,
        }
    }

    /// Generates the static tables of a rule. The first search under a rule would do it otherwise, which takes tens of
    /// milliseconds.
    pub fn init_tables(rule: Rule) {
        let _ = SearchBoard::new(rule, BoardSize::MIN, Weights::of(rule));
    }

    /// The current settings.
    pub const fn settings(&self) -> Settings {
        self.settings
    }

    /// Changes the settings. Another size empties the transposition table.
    pub fn set_settings(&mut self, settings: Settings) {
        if settings.hash != self.settings.hash {
            self.table.resize(settings.hash);
            self.is_table_empty = true;
        }
        self.settings = settings;
    }

    /// Replaces the built-in weights. They must be for the rule of the positions that are searched.
    pub fn set_weights(&mut self, weights: Weights) {
        self.weights = Some(Arc::new(weights));
    }

    /// Replaces the search parameters.
    pub fn set_params(&mut self, params: Params) {
        self.params = params;
    }

    /// Lets the engine search together with others that are given the same positions and have the same shared table. The one
    /// with index 0 answers, the others help it until they are stopped.
    pub fn join_group(&mut self, index: usize, table: Arc<dyn SharedTable>) {
        self.group_index = index;
        self.table.attach(table);
    }

    /// Empties the transposition table, which is free when it is empty already.
    pub fn clear(&mut self) {
        if !self.is_table_empty {
            self.table.clear();
            self.is_table_empty = true;
        }
    }

    /// Searches a position until a limit is reached, nothing is left to find or `stop` is set, and passes each finished
    /// iteration to `report`. Returns the last one; none when there is no legal move.
    pub fn think(
        &mut self,
        setup: &Setup,
        limits: &Limits,
        clock: &dyn Clock,
        stop: &AtomicBool,
        report: impl FnMut(&Report) + Send,
    ) -> Option<Report> {
        self.think_without(&[], setup, limits, clock, stop, report)
    }

    /// As [`think`](Self::think), as if these first moves could not be played: what the best of the others is worth.
    pub fn think_without(
        &mut self,
        left_out: &[Point],
        setup: &Setup,
        limits: &Limits,
        clock: &dyn Clock,
        stop: &AtomicBool,
        mut report: impl FnMut(&Report) + Send,
    ) -> Option<Report> {
        self.start_search();
        let board = SearchBoard::from_setup(setup, self.weights_for(setup));
        let shared = SharedState::new(&self.table, stop, clock, limits);
        let point = |index: PointIndex| setup.size().point(usize::from(index));
        let left_out: Vec<PointIndex> = left_out.iter().map(|&point| board.index(point)).collect();
        let left_out = &left_out[..];
        let mut answer = None;
        let main_index = self.group_index;
        let thread_count = self.settings.threads.clamp(1, MAX_THREADS);
        let mut jobs: Vec<Job<'_>> = Vec::with_capacity(thread_count);
        for index in main_index + 1..main_index + thread_count {
            let (board, shared, params) = (board.clone(), &shared, self.params.clone());
            jobs.push(Box::new(move || {
                Worker::new(board, shared, params, index).run(left_out, |_| ());
            }));
        }
        let params = self.params.clone();
        let main = || {
            let last = Worker::new(board, &shared, params, main_index)
                .run(left_out, |iteration| report(&Report::new(iteration, point)));
            shared.halt();
            answer = last.map(|iteration| Report::new(&iteration, point));
        };
        jobs.insert(0, Box::new(main));
        self.threads.run(jobs);
        answer
    }

    /// Searches each candidate move to a depth in plies and returns the values for the side to move, best first. When the
    /// opponent threatens to win the candidates are the moves that may prevent it. Incomplete when `stop` is set.
    pub fn score_moves(
        &mut self,
        setup: &Setup,
        depth: u32,
        clock: &dyn Clock,
        stop: &AtomicBool,
    ) -> Vec<(Point, Value)> {
        self.start_search();
        let board = SearchBoard::from_setup(setup, self.weights_for(setup));
        let limits = Limits::depth(depth);
        let shared = SharedState::new(&self.table, stop, clock, &limits);
        let depth = i32::try_from(depth).unwrap_or(i32::MAX);
        Worker::new(board, &shared, self.params.clone(), 0)
            .score_moves(depth)
            .into_iter()
            .map(|(index, value)| (setup.size().point(usize::from(index)), Value::new(value)))
            .collect()
    }

    fn start_search(&mut self) {
        self.table.new_search();
        self.is_table_empty = false;
    }

    fn weights_for(&self, setup: &Setup) -> Arc<Weights> {
        let weights = self.weights.clone();
        weights.unwrap_or_else(|| Weights::of(setup.rule()))
    }
}
