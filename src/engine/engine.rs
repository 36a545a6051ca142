//! The engine as everybody else sees it: a position in, limits, and what it thinks out.
//!
//! It prints nothing, owns no clock and starts no thread by itself: the clock and the [`Crew`] that runs its threads are
//! handed in. On one thread the same position, limits and settings give the same answer.
//!
//! ```
//! use narabe::engine::{Engine, Limits, NoClock, Settings};
//! use narabe::notation::parse_move_list;
//! use narabe::rules::{BoardSize, Position, Rule};
//!
//! let mut position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
//! for point in parse_move_list("h8 a1 i8 b1 j8 c1")? {
//!     position.play(point)?;
//! }
//! let mut engine = Engine::new(Settings::default());
//! let answer = engine.think(&(&position).into(), &Limits::depth(4), &NoClock, &Default::default(), |_| {});
//! let best = &answer.expect("the board is not full").lines[0];
//! assert_eq!(best.value.moves_to_win(), Some(2));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use super::annex::Annex;
use super::crew::{Alone, Crew, Job};
use super::field::{Field, Spot};
use super::limits::{Clock, Limits};
use super::net::LOGIT;
use super::search::{Iteration, Params, Shared, Worker};
use super::setup::Setup;
use super::table::Table;
use super::value;
use super::weights::Weights;
use crate::rules::{BoardSize, Point, Rule};

/// Megabytes of the transposition table where nobody says otherwise.
const DEFAULT_HASH: usize = 64;
/// The most threads that are ever used.
pub const MAX_THREADS: usize = 256;

/// What an engine is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The size of the transposition table in megabytes.
    pub hash: usize,
    /// How many threads search.
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

/// How good a position is for the side to move, in the engine's own unit, or how far the end is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Value(i32);

impl Value {
    pub(super) const fn new(value: i32) -> Self {
        Self(value)
    }

    /// The bare number.
    #[must_use]
    pub const fn get(self) -> i32 {
        self.0
    }

    /// How many own moves it takes to win, when the win is proven.
    #[must_use]
    pub fn moves_to_win(self) -> Option<u32> {
        let plies = value::plies_to_end(self.0).filter(|&plies| plies > 0)?;
        u32::try_from(plies).ok().map(|plies| plies.div_ceil(2))
    }

    /// How many moves of the other side it takes to lose, when the loss is proven.
    #[must_use]
    pub fn moves_to_loss(self) -> Option<u32> {
        Self(-self.0).moves_to_win_of_waiting()
    }

    fn moves_to_win_of_waiting(self) -> Option<u32> {
        let plies = value::plies_to_end(self.0).filter(|&plies| plies > 0)?;
        u32::try_from(plies).ok().map(|plies| plies / 2)
    }

    /// The share of games that the side to move would win from here, from 0 to 1, by the evaluation's own scale.
    #[must_use]
    pub fn win_rate(self) -> f64 {
        1.0 / (1.0 + (-f64::from(self.0) / f64::from(LOGIT)).exp())
    }
}

impl fmt::Display for Value {
    /// `+35`, `-120`, `+M3` for a win in three own moves, `-M2` for a loss in two.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(moves) = self.moves_to_win() {
            write!(f, "+M{moves}")
        } else if let Some(moves) = self.moves_to_loss() {
            write!(f, "-M{moves}")
        } else {
            write!(f, "{:+}", self.0)
        }
    }
}

/// A line of play that the engine considers best, or next to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BestLine {
    /// What it is worth to the side to move.
    pub value: Value,
    /// The moves; never empty.
    pub points: Vec<Point>,
}

/// What is known after an iteration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// How many moves ahead everything was looked at.
    pub depth: u32,
    /// How many moves ahead the longest line went.
    pub deepest: u32,
    /// The best lines, the best first; never empty.
    pub lines: Vec<BestLine>,
    /// Positions looked at.
    pub nodes: u64,
    /// Time used.
    pub elapsed: Duration,
}

impl Report {
    /// The move to play.
    #[must_use]
    pub fn best(&self) -> Point {
        self.lines[0].points[0]
    }

    /// Positions looked at in a second; none when no time has passed.
    #[must_use]
    pub fn nodes_per_second(&self) -> Option<u64> {
        let nanos = self.elapsed.as_nanos();
        u64::try_from(u128::from(self.nodes) * 1_000_000_000 / (nanos > 0).then_some(nanos)?).ok()
    }
}

/// The searching engine.
pub struct Engine {
    settings: Settings,
    weights: Option<Arc<Weights>>,
    params: Params,
    /// Of those who search together the how manieth it is.
    number: usize,
    table: Table,
    /// Nothing has been searched since the table was made or cleared.
    is_fresh: bool,
    crew: Box<dyn Crew>,
}

impl Default for Engine {
    fn default() -> Self {
        Self::new(Settings::default())
    }
}

impl Engine {
    /// An engine that searches on the thread that calls it.
    #[must_use]
    pub fn new(settings: Settings) -> Self {
        Self::with_crew(settings, Box::new(Alone))
    }

    /// An engine whose further threads are run by a crew.
    #[must_use]
    pub fn with_crew(settings: Settings, crew: Box<dyn Crew>) -> Self {
        Self {
            settings,
            weights: None,
            params: Params::default(),
            number: 0,
            table: Table::new(settings.hash),
            is_fresh: true,
            crew,
        }
    }

    /// Makes the tables that all searches under a rule share, if nobody has yet. Otherwise the first search does, for which
    /// tens of milliseconds may be its whole turn.
    pub fn prepare(rule: Rule) {
        let _ = Field::new(rule, BoardSize::MIN, Weights::of(rule));
    }

    /// What it is made of.
    #[must_use]
    pub const fn settings(&self) -> Settings {
        self.settings
    }

    /// Changes size or threads. Another size of the table forgets what it knows.
    pub fn set(&mut self, settings: Settings) {
        if settings.hash != self.settings.hash {
            self.table.resize(settings.hash);
            self.is_fresh = true;
        }
        self.settings = settings;
    }

    /// Plays by other weights than those that come with it.
    pub fn set_weights(&mut self, weights: Weights) {
        self.weights = Some(Arc::new(weights));
    }

    /// Searches by other numbers than its own.
    pub fn set_params(&mut self, params: Params) {
        self.params = params;
    }

    /// Searches together with other engines that share an annex and are asked the same. Number 0 answers; the others help:
    /// they search until they are stopped, each in an order of its own.
    pub fn join(&mut self, number: usize, annex: Arc<dyn Annex>) {
        self.number = number;
        self.table.share(annex);
    }

    /// Forgets what it knows of other positions. Costs nothing where it knows of none.
    pub fn clear(&mut self) {
        if !self.is_fresh {
            self.table.clear();
            self.is_fresh = true;
        }
    }

    fn begin_search(&mut self) {
        self.table.next_search();
        self.is_fresh = false;
    }

    /// Thinks about a position until a limit is reached, nothing is left to find or `stop` is set, and tells after every
    /// iteration. None when no point is left.
    pub fn think(
        &mut self,
        position: &Setup,
        limits: &Limits,
        clock: &dyn Clock,
        stop: &AtomicBool,
        mut tell: impl FnMut(&Report) + Send,
    ) -> Option<Report> {
        self.begin_search();
        let field = Field::from_setup(position, self.weights(position));
        let shared = Shared::new(&self.table, stop, clock, limits);
        let point = |spot: Spot| position.size().point(usize::from(spot));
        let mut answer = None;
        let mut helpers: Vec<Job<'_>> = Vec::new();
        let own = self.number;
        for number in own + 1..own + self.settings.threads.clamp(1, MAX_THREADS) {
            let (field, shared, params) = (field.clone(), &shared, self.params.clone());
            helpers.push(Box::new(move || {
                Worker::new(field, shared, params, number).run(|_| ());
            }));
        }
        let params = self.params.clone();
        let first = || {
            let last = Worker::new(field, &shared, params, own)
                .run(|iteration| tell(&report(iteration, &point)));
            shared.halt();
            answer = last.map(|iteration| report(&iteration, &point));
        };
        let mut jobs: Vec<Job<'_>> = vec![Box::new(first)];
        jobs.extend(helpers);
        self.crew.run(jobs);
        answer
    }

    /// What every move worth looking at is worth to the side to move when everything is looked at so many moves ahead, the
    /// best first. Where the other side is about to win, those are the moves that may stop it.
    pub fn scores(
        &mut self,
        setup: &Setup,
        depth: u32,
        clock: &dyn Clock,
        stop: &AtomicBool,
    ) -> Vec<(Point, Value)> {
        self.begin_search();
        let field = Field::from_setup(setup, self.weights(setup));
        let limits = Limits::depth(depth);
        let shared = Shared::new(&self.table, stop, clock, &limits);
        let depth = i32::try_from(depth).unwrap_or(i32::MAX);
        Worker::new(field, &shared, self.params.clone(), 0)
            .scores(depth)
            .into_iter()
            .map(|(spot, value)| (setup.size().point(usize::from(spot)), Value::new(value)))
            .collect()
    }

    fn weights(&self, setup: &Setup) -> Arc<Weights> {
        let weights = self.weights.clone();
        weights.unwrap_or_else(|| Weights::of(setup.rule()))
    }
}

fn report(iteration: &Iteration, point: &impl Fn(Spot) -> Point) -> Report {
    Report {
        depth: iteration.depth.unsigned_abs(),
        deepest: u32::try_from(iteration.deepest).unwrap_or(u32::MAX),
        lines: iteration
            .lines
            .iter()
            .map(|line| BestLine {
                value: Value::new(line.value),
                points: line.spots.iter().copied().map(point).collect(),
            })
            .collect(),
        nodes: iteration.nodes,
        elapsed: iteration.elapsed,
    }
}
