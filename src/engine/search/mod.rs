//! The search: which move is best, by looking ahead.
//!
//! Iterative deepening ([`root`]) over a principal variation search ([`node`]) whose leaves look for wins by continuous
//! fours ([`leaf`]). Moves come from the [`picker`], threats first. Threads search the same root and share what they find
//! through the transposition table alone; one thread by itself always does the same.

mod forced;
mod history;
mod leaf;
mod node;
mod params;
mod picker;
mod root;
mod time;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use super::field::{Field, Spot};
use super::limits::{Clock, Limits};
use super::table::Table;
use super::value::MAX_PLY;
use history::{History, KILLERS};
pub use params::{Params, ParamsError};
use picker::Candidate;
pub use picker::candidates;
pub use root::Iteration;
use time::Budget;

/// How many nodes a thread searches between two looks at the clock.
const LOOK_EVERY: u64 = 512;

/// What all threads of one search share.
pub struct Shared<'a> {
    /// What is known of positions.
    pub table: &'a Table,
    /// Set from outside when the answer is no longer wanted.
    pub stop: &'a AtomicBool,
    /// The time.
    pub clock: &'a dyn Clock,
    /// When the search began, by the clock.
    pub started: Duration,
    /// What bounds the search.
    pub limits: &'a Limits,
    nodes: AtomicU64,
    halt: AtomicBool,
}

impl<'a> Shared<'a> {
    /// For a search that starts now.
    #[must_use]
    pub fn new(
        table: &'a Table,
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

    /// The thread that answers has its answer: the others may stop.
    pub fn halt(&self) {
        self.halt.store(true, Ordering::Relaxed);
    }

    /// Time since the search began.
    #[must_use]
    pub fn elapsed(&self) -> Duration {
        self.clock.now().saturating_sub(self.started)
    }

    /// Nodes of all threads, as far as they have told.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.halt.load(Ordering::Relaxed)
    }
}

/// What is remembered of one ply of the line being searched.
#[derive(Clone, Default)]
struct Frame {
    eval: i32,
    spot: Option<Spot>,
    excluded: Option<Spot>,
    killers: [Option<Spot>; KILLERS],
    line: Vec<Spot>,
}

/// One thread's search.
pub struct Worker<'a> {
    field: Field,
    shared: &'a Shared<'a>,
    params: Params,
    budget: Budget,
    /// 0 is the one that answers and looks at the clock.
    number: usize,
    history: History,
    frames: Vec<Frame>,
    candidates: Vec<Candidate>,
    nodes: u64,
    told: u64,
    stopped: bool,
    deepest: usize,
}

impl<'a> Worker<'a> {
    /// A thread that is to search a field.
    #[must_use]
    pub fn new(field: Field, shared: &'a Shared<'a>, params: Params, number: usize) -> Self {
        let budget = Budget::new(shared.limits, &field);
        Self {
            history: History::new(field.size().area()),
            field,
            shared,
            params,
            budget,
            number,
            frames: vec![Frame::default(); MAX_PLY + 8],
            candidates: Vec::with_capacity(4096),
            nodes: 0,
            told: 0,
            stopped: false,
            deepest: 0,
        }
    }

    fn play(&mut self, spot: Spot, ply: usize) {
        self.frames[ply].spot = Some(spot);
        self.field.play(spot);
        self.nodes += 1;
    }

    /// Whether the search must end now. Looks at flag and clock every so many nodes.
    fn must_stop(&mut self) -> bool {
        if self.stopped {
            return true;
        }
        if self.nodes < self.told + LOOK_EVERY {
            return false;
        }
        self.tell();
        let over = self
            .shared
            .limits
            .nodes
            .is_some_and(|limit| self.shared.nodes() >= limit);
        let late = self.number == 0 && self.budget.is_over(self.shared.elapsed());
        self.stopped = self.shared.is_stopped() || over || late;
        self.stopped
    }

    /// Adds this thread's nodes to those of all.
    fn tell(&mut self) {
        let more = self.nodes - self.told;
        self.shared.nodes.fetch_add(more, Ordering::Relaxed);
        self.told = self.nodes;
    }

    /// The two moves before the one to be made at a ply: the other side's and one's own.
    fn before(&self, ply: usize) -> [Option<Spot>; 2] {
        let spot = |back: usize| ply.checked_sub(back).and_then(|at| self.frames[at].spot);
        [spot(1).or_else(|| self.field.last()), spot(2)]
    }

    /// A new best line at a ply: this move, and the line of the ply below.
    fn set_line(&mut self, ply: usize, spot: Spot) {
        let (above, below) = self.frames.split_at_mut(ply + 1);
        let line = &mut above[ply].line;
        line.clear();
        line.push(spot);
        line.extend_from_slice(&below[0].line);
    }
}
