//! A level at play.

use std::sync::atomic::AtomicBool;

use rand::{Rng, RngExt};

use super::boards::{Boards, FULL_TURN, Spot, Stones};
use super::level::{Mind, TwinLevel};
use super::search::{Rated, Search};
use super::table::Table;
use super::turns::{Choice, Choices, choices, free};
use crate::engine::Value;
use crate::engine::value::{INFINITE, is_proven, lost_in, win_in};
use crate::rules::twin::{Turn, TwinPosition};

/// What is known after looking so many turns ahead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TwinReport {
    /// How many turns ahead everything was looked at; 0 when the turn was certain without.
    pub depth: u32,
    /// The turn that is best so far.
    pub turn: Turn,
    /// What it is worth to the side to move, in turns where it is proven.
    pub value: Value,
    /// Positions looked at.
    pub nodes: u64,
}

/// A level at play. It owns no clock and starts no thread; the same position, limit and seed give the same turn.
pub struct TwinPlayer {
    level: TwinLevel,
    table: Table,
}

impl TwinPlayer {
    /// A level.
    #[must_use]
    pub fn new(level: TwinLevel) -> Self {
        Self {
            level,
            table: Table::new(),
        }
    }

    /// Which one.
    #[must_use]
    pub const fn level(&self) -> TwinLevel {
        self.level
    }

    /// The turn for the side to move, beginning with the stone that it has played already, if it has; none when the game is
    /// over. Looks at as many positions as the level does, or at `nodes` if that is less, and tells after every depth. Once
    /// `stop` is set it answers with the best that it has.
    pub fn choose(
        &mut self,
        position: &TwinPosition,
        nodes: Option<u64>,
        stop: &AtomicBool,
        rng: &mut impl Rng,
        mut tell: impl FnMut(&TwinReport),
    ) -> Option<Turn> {
        if position.outcome().is_some() {
            return None;
        }
        let mut boards = Boards::new(position);
        let begun = position.open_stone().map(|stone| boards.spot(stone));
        let mut mind = self.level.mind();
        mind.manner.nodes = mind.manner.nodes.min(nodes.unwrap_or(u64::MAX));
        self.table.clear();

        let certain = |turn, value| TwinReport {
            depth: 0,
            turn,
            value: Value::new(value),
            nodes: 0,
        };
        if let Some(turn) = position.winning_turn() {
            tell(&certain(turn, win_in(1)));
            return Some(turn);
        }
        let room = position.room();
        let report = match choices(&mut boards, room, mind.manner.root) {
            Choices::Open(found) if !found.is_empty() => {
                let search = Search::new(boards.clone(), mind.manner, &mut self.table, stop);
                let turn = |stones| whole(&boards, begun, stones);
                think(search, &found, room, mind, rng, turn, &mut tell)
            }
            Choices::Open(_) => certain(last_resort(&boards, begun)?, lost_in(1)),
            Choices::Lost => {
                let found = free(&mut boards, room, mind.manner.root);
                let best = found.iter().max_by_key(|choice| choice.promise);
                let turn = best.map(|choice| whole(&boards, begun, choice.stones));
                let turn = turn.or_else(|| last_resort(&boards, begun));
                certain(turn?, lost_in(2))
            }
        };
        tell(&report);
        Some(report.turn)
    }
}

/// Searches, and chooses by what the search has found.
fn think(
    mut search: Search<'_>,
    found: &[Choice],
    room: usize,
    mind: Mind,
    rng: &mut impl Rng,
    turn: impl Fn(Stones) -> Turn,
    tell: &mut impl FnMut(&TwinReport),
) -> TwinReport {
    let report = |depth, rated: Rated, nodes| TwinReport {
        depth,
        turn: turn(rated.stones),
        value: Value::new(rated.value),
        nodes,
    };
    if room == FULL_TURN
        && let Some(rated) = search.combination()
    {
        return report(0, rated, search.nodes());
    }
    let mut depth = 0;
    let is_whimsical = mind.whim > 0.0;
    let rated = search.deepen(found, is_whimsical, |reached, rated, nodes| {
        depth = reached;
        if !is_whimsical {
            tell(&report(reached, rated[0], nodes));
        }
    });
    let best = if is_whimsical {
        by_whim(&rated, mind.whim, rng)
    } else {
        rated[0]
    };
    report(depth, best, search.nodes())
}

/// A turn chosen by a judgement that is off.
fn by_whim(rated: &[Rated], whim: f64, rng: &mut impl Rng) -> Rated {
    let mut chosen = (f64::from(-INFINITE), rated[0]);
    for &turn in rated {
        let off = if is_proven(turn.value) {
            0.0
        } else {
            whim * gumbel(rng)
        };
        let value = f64::from(turn.value) + off;
        if value > chosen.0 {
            chosen = (value, turn);
        }
    }
    chosen.1
}

/// A number such that the highest of several sums is chosen with the odds of their exponentials.
fn gumbel(rng: &mut impl Rng) -> f64 {
    -(-rng.random_range(1e-12..1.0_f64).ln()).ln()
}

/// The whole turn: the stone that was played, and these.
fn whole(boards: &Boards, begun: Option<Spot>, stones: Stones) -> Turn {
    boards.turn(match begun {
        Some(first) => Stones::two(first, stones.first),
        None => stones,
    })
}

/// A turn where every stone completes a five and loses, or the end of the turn where one was played.
fn last_resort(boards: &Boards, begun: Option<Spot>) -> Option<Turn> {
    let any = begun.or_else(|| boards.empty_spots().next())?;
    Some(boards.turn(Stones::one(any)))
}
