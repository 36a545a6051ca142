//! What positions of an opening are worth to the side to move: at a quick look, or by a search.
//!
//! All searches of one decision share its limits; when they are used up quick looks have to do. What was judged once is
//! remembered: to swap and to stay lead to one position.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::engine::engine::Engine;
use crate::engine::limits::{Clock, Limits};
use crate::engine::setup::Setup;
use crate::engine::value::INFINITE;
use crate::rules::{Point, Position};

/// Positions that are searched for a decision where nobody says otherwise: more tell an opening little.
const MOST_NODES: u64 = 1_000_000;
/// How many moves a quick look looks ahead.
const QUICK_DEPTH: u32 = 2;
/// Quick looks may take one part of the time in so many.
const QUICK_SHARE: u32 = 4;
/// Lines of a search where two moves are wanted, and where more are: few numbers, so that little is searched twice.
const FEW_LINES: usize = 2;
const MANY_LINES: usize = 12;

/// How carefully a position is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Care {
    /// At a quick look.
    Quick,
    /// By a search.
    Full,
}

/// Moves with what they are worth to the side to move, the best first.
type Ranking = Vec<(Point, i32)>;

/// An engine that judges the positions of one decision.
pub struct Judge<'a> {
    engine: &'a mut Engine,
    /// What bounds one search.
    look: Limits,
    nodes_left: u64,
    /// When there is no time any more, by the clock.
    ends: Option<Duration>,
    /// When quick looks have taken their part of it.
    quick_ends: Option<Duration>,
    over: bool,
    clock: &'a dyn Clock,
    stop: &'a AtomicBool,
    /// By position, care and how many moves were wanted.
    known: HashMap<(u64, Care, usize), Ranking>,
}

impl<'a> Judge<'a> {
    /// A judge whose limits are to last for about so many searches.
    pub fn new(
        engine: &'a mut Engine,
        limits: &Limits,
        looks: usize,
        clock: &'a dyn Clock,
        stop: &'a AtomicBool,
    ) -> Self {
        let looks = u32::try_from(looks.max(1)).unwrap_or(u32::MAX);
        let nodes = limits
            .nodes
            .map_or(MOST_NODES, |nodes| nodes.min(MOST_NODES));
        let now = clock.now();
        let for_looks = |time: Duration| (time - time / QUICK_SHARE) / looks;
        Self {
            engine,
            look: Limits {
                turn: limits.turn.map(for_looks),
                match_left: limits.match_left.map(for_looks),
                depth: limits.depth,
                nodes: Some(nodes / u64::from(looks)),
                lines: 1,
            },
            nodes_left: nodes,
            ends: limits.turn.map(|turn| now.saturating_add(turn)),
            quick_ends: limits
                .turn
                .map(|turn| now.saturating_add(turn / QUICK_SHARE)),
            over: false,
            clock,
            stop,
            known: HashMap::new(),
        }
    }

    /// Positions that may be searched in all.
    pub const fn nodes_left(&self) -> u64 {
        self.nodes_left
    }

    /// Whether quick looks have taken as much time as they may, or nobody wants to wait any longer.
    pub fn is_late(&mut self) -> bool {
        self.is_over() || self.quick_ends.is_some_and(|end| self.clock.now() > end)
    }

    /// Whether there is no time left at all; then there never will be.
    fn is_over(&mut self) -> bool {
        if !self.over {
            let stopped = self.stop.load(Ordering::Relaxed);
            self.over = stopped || self.time_left() == Some(Duration::ZERO);
        }
        self.over
    }

    fn time_left(&self) -> Option<Duration> {
        self.ends.map(|end| end.saturating_sub(self.clock.now()))
    }

    /// What a position is worth to the side to move; none when there was no time even for a quick look.
    pub fn value(&mut self, position: &Position, care: Care) -> Option<i32> {
        let ranking = self.ranking(position, care, 1);
        ranking.first().map(|&(_, value)| value)
    }

    /// Moves with what they are worth, the best first. At a quick look all that are worth a look; by a search as many as are
    /// wanted, and the others behind them. Empty when there was no time even for a quick look.
    pub fn ranking(&mut self, position: &Position, care: Care, wanted: usize) -> Ranking {
        let lines = match (care, wanted) {
            (Care::Quick, _) | (_, 0 | 1) => 1,
            (Care::Full, ..=FEW_LINES) => FEW_LINES,
            (Care::Full, _) => MANY_LINES,
        };
        let key = |lines: usize| (position.board().hash(), care, lines);
        // More lines than wanted serve as well.
        let known = [lines, FEW_LINES, MANY_LINES].map(key).into_iter();
        let mut served = known.filter(|&(_, _, known)| known >= lines);
        if let Some(ranking) = served.find_map(|key| self.known.get(&key)) {
            return ranking.clone();
        }
        let ranking = match care {
            Care::Quick => self.look_quickly(position),
            Care::Full => self.search(position, lines),
        };
        self.known.insert(key(lines), ranking.clone());
        ranking
    }

    fn look_quickly(&mut self, position: &Position) -> Ranking {
        if self.is_over() {
            return Ranking::new();
        }
        let setup = Setup::from(position);
        let scores = self
            .engine
            .scores(&setup, QUICK_DEPTH, self.clock, self.stop);
        let bare = scores
            .into_iter()
            .map(|(point, value)| (point, value.get()));
        bare.collect()
    }

    fn search(&mut self, position: &Position, wanted: usize) -> Ranking {
        let quick = self.ranking(position, Care::Quick, 1);
        let nodes = self.look.nodes.map(|nodes| nodes.min(self.nodes_left));
        if self.is_over() || self.nodes_left == 0 {
            return quick;
        }
        let limits = Limits {
            lines: wanted,
            nodes,
            turn: self.look.turn.min(self.time_left()),
            ..self.look.clone()
        };
        let setup = Setup::from(position);
        let report = self
            .engine
            .think(&setup, &limits, self.clock, self.stop, |_| ());
        let Some(report) = report else { return quick };
        self.nodes_left = self.nodes_left.saturating_sub(report.nodes);
        let lines = report.lines.iter();
        let mut ranking: Ranking = lines
            .map(|line| (line.points[0], line.value.get()))
            // A line that the search did not come to.
            .filter(|&(_, value)| value > -INFINITE)
            .collect();
        let searched: Vec<_> = ranking.iter().map(|&(point, _)| point).collect();
        let worst = ranking.last().map_or(INFINITE, |&(_, value)| value);
        // The search has found the others worse, whatever they looked like.
        let others = quick
            .into_iter()
            .filter(|(point, _)| !searched.contains(point));
        ranking.extend(others.map(|(point, value)| (point, value.min(worst))));
        ranking
    }
}
