//! The search.
//!
//! Iterative deepening with aspiration windows ([`root`]) over a principal variation search ([`node`]) whose leaves look for
//! a victory by continuous fours ([`quiescence`]). All threads search the same root and share what they find through the
//! transposition table alone (lazy SMP). A search on one thread is deterministic.

mod candidates;
mod forced_wins;
mod history;
mod iterative_deepening;
mod move_count_tables;
mod move_loop;
mod move_picker;
mod node;
mod params;
mod pruning;
mod quiescence;
mod root;
mod root_move;
mod time_manager;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use super::board::{PointIndex, SearchBoard};
use super::limits::{Clock, Limits};
use super::transposition_table::TranspositionTable;
use super::value::MAX_PLY;
use candidates::ScoredMove;
pub use candidates::candidates;
use history::{History, KILLERS};
pub use iterative_deepening::Iteration;
use move_count_tables::MoveCountTables;
pub use params::{Params, ParamsError};
use time_manager::TimeManager;

/// Nodes that a thread searches between two looks at the stop flag, the node count and the clock.
const STOP_CHECK_INTERVAL: u64 = 512;

/// What all threads of a search share.
pub struct SharedState<'a> {
    table: &'a TranspositionTable,
    /// Set by the caller to end the search.
    stop: &'a AtomicBool,
    clock: &'a dyn Clock,
    started: Duration,
    limits: &'a Limits,
    /// Nodes of all threads, updated every [`STOP_CHECK_INTERVAL`] nodes.
    nodes: AtomicU64,
    /// Set by the main thread to end the others.
    halt: AtomicBool,
}

impl<'a> SharedState<'a> {
    /// The state of a search that starts now. Setting `stop` ends it.
    pub fn new(
        table: &'a TranspositionTable,
        stop: &'a AtomicBool,
        clock: &'a dyn Clock,
        limits: &'a Limits,
    ) -> Self {
        Self {
            table,
            stop,
            clock,
            started: clock.now(),
            limits,
            nodes: AtomicU64::new(0),
            halt: AtomicBool::new(false),
        }
    }

    /// Ends the search of all threads.
    pub fn halt(&self) {
        self.halt.store(true, Ordering::Relaxed);
    }

    /// The time since the search started.
    fn elapsed(&self) -> Duration {
        self.clock.now().saturating_sub(self.started)
    }

    fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.halt.load(Ordering::Relaxed)
    }
}

/// What is remembered of one ply of the line being searched.
#[derive(Clone, Default)]
struct StackEntry {
    static_eval: i32,
    /// The move being searched; none for a null move.
    current_move: Option<PointIndex>,
    /// The move that a singular verification search leaves out.
    excluded: Option<PointIndex>,
    killers: [Option<PointIndex>; KILLERS],
    /// The principal variation from this ply on.
    pv: Vec<PointIndex>,
}

/// One thread of a search.
pub struct Worker<'a> {
    board: SearchBoard,
    shared: &'a SharedState<'a>,
    params: Params,
    tables: MoveCountTables,
    time: TimeManager,
    /// 0 for the main thread, which reports and watches the clock.
    thread_index: usize,
    history: History,
    /// By ply.
    stack: Vec<StackEntry>,
    /// The generated moves of all nodes of the line being searched.
    moves: Vec<ScoredMove>,
    /// The moves already searched at the same nodes.
    searched: Vec<PointIndex>,
    nodes: u64,
    /// Nodes already added to those of all threads.
    reported_nodes: u64,
    stopped: bool,
    /// The greatest ply reached in this iteration.
    sel_depth: usize,
}

impl<'a> Worker<'a> {
    /// A thread that will search a board.
    pub fn new(
        board: SearchBoard,
        shared: &'a SharedState<'a>,
        params: Params,
        thread_index: usize,
    ) -> Self {
        let time = TimeManager::new(shared.limits, &board);
        Self {
            history: History::new(board.size().area()),
            board,
            shared,
            tables: MoveCountTables::new(&params),
            params,
            time,
            thread_index,
            stack: vec![StackEntry::default(); MAX_PLY + 8],
            moves: Vec::with_capacity(4096),
            searched: Vec::with_capacity(1024),
            nodes: 0,
            reported_nodes: 0,
            stopped: false,
            sel_depth: 0,
        }
    }

    fn play(&mut self, point: PointIndex, ply: usize) {
        self.stack[ply].current_move = Some(point);
        self.board.play(point);
        self.nodes += 1;
    }

    /// Whether the search must end now.
    fn should_stop(&mut self) -> bool {
        if self.stopped {
            return true;
        }
        if self.nodes < self.reported_nodes + STOP_CHECK_INTERVAL {
            return false;
        }
        self.report_nodes();
        let max_nodes = self.shared.limits.nodes;
        let is_over_nodes = max_nodes.is_some_and(|max| self.shared.nodes() >= max);
        let is_out_of_time = self.thread_index == 0 && self.time.is_up(self.shared.elapsed());
        self.stopped = self.shared.is_stopped() || is_over_nodes || is_out_of_time;
        self.stopped
    }

    /// Adds this thread's new nodes to those of all threads.
    fn report_nodes(&mut self) {
        let new = self.nodes - self.reported_nodes;
        self.shared.nodes.fetch_add(new, Ordering::Relaxed);
        self.reported_nodes = self.nodes;
    }

    /// The two moves before a ply: the opponent's last one and the own one before it.
    fn previous_moves(&self, ply: usize) -> [Option<PointIndex>; 2] {
        let back = |plies: usize| {
            ply.checked_sub(plies)
                .and_then(|ply| self.stack[ply].current_move)
        };
        [back(1).or_else(|| self.board.last_move()), back(2)]
    }

    /// Makes a move followed by the principal variation of the next ply that of this ply.
    fn update_pv(&mut self, ply: usize, point: PointIndex) {
        let (stack, next) = self.stack.split_at_mut(ply + 1);
        let pv = &mut stack[ply].pv;
        pv.clear();
        pv.push(point);
        pv.extend_from_slice(&next[0].pv);
    }
}
