//! Levels: eight named opponents from beginner to full strength.
//!
//! Their weaknesses are those of people: they overlook threats, search a few moves ahead, prefer attack or defence and judge
//! inexactly. All but the strongest are limited by nodes rather than time, so that they are as strong on every machine.

mod search_player;
mod static_player;

use std::fmt;
use std::sync::atomic::AtomicBool;

use rand::Rng;

use super::engine::{Engine, Settings};
use super::ids::ids;
use super::limits::{Clock, Limits};
use super::report::Report;
use narabe_rules::{Point, Setup};
use search_player::SearchPlayer;
use static_player::StaticPlayer;

/// A level of strength. Named after plants, from moss to the tree that boards are made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// 苔, moss: a beginner.
    Koke,
    /// 蕨, bracken: prefers attack to defence.
    Warabi,
    /// 笹, bamboo grass: blocks every four and sometimes sees a three.
    Sasa,
    /// 梅, plum: attacks early.
    Ume,
    /// 楓, maple: sees double threats two moves ahead.
    Kaede,
    /// 檜, cypress: patient.
    Hinoki,
    /// 松, pine: calculates long forcing sequences.
    Matsu,
    /// 榧, the torreya that boards are made of: full strength.
    Kaya,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 8] = [
        Self::Koke,
        Self::Warabi,
        Self::Sasa,
        Self::Ume,
        Self::Kaede,
        Self::Hinoki,
        Self::Matsu,
        Self::Kaya,
    ];

    /// The number of the level, from 1, the weakest, to 8.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Whether the level plays as well as machine and time allow.
    pub const fn is_full_strength(self) -> bool {
        matches!(self, Self::Kaya)
    }

    const fn method(self) -> Method {
        match self {
            Self::Koke => Method::Static(StaticPlayer {
                sees_fives: 0.94,
                sees_open_fours: 0.72,
                sees_threes: 0.56,
                sees_split: 0.40,
                attack: 0.70,
                defence: 0.55,
                noise: 78.0,
            }),
            Self::Warabi => Method::Static(StaticPlayer {
                sees_fives: 0.99,
                sees_open_fours: 0.92,
                sees_threes: 0.95,
                sees_split: 0.95,
                attack: 1.20,
                defence: 0.70,
                noise: 14.0,
            }),
            Self::Sasa => Method::Search(SearchPlayer {
                nodes: 30,
                multi_pv: 8,
                noise: 1300.0,
                aggression: 0.0,
                tires_after: 20,
            }),
            Self::Ume => Method::Search(SearchPlayer {
                nodes: 1_200,
                multi_pv: 4,
                noise: 42.0,
                aggression: 0.25,
                tires_after: 30,
            }),
            Self::Kaede => Method::Search(SearchPlayer {
                nodes: 4_600,
                multi_pv: 3,
                noise: 28.0,
                aggression: 0.05,
                tires_after: NEVER,
            }),
            Self::Hinoki => Method::Search(SearchPlayer {
                nodes: 14_000,
                multi_pv: 2,
                noise: 15.0,
                aggression: -0.10,
                tires_after: NEVER,
            }),
            Self::Matsu => Method::Search(SearchPlayer {
                nodes: 68_000,
                multi_pv: 1,
                noise: 0.0,
                aggression: 0.0,
                tires_after: NEVER,
            }),
            Self::Kaya => Method::Full,
        }
    }
}

ids!(Level {
    Koke => "koke",
    Warabi => "warabi",
    Sasa => "sasa",
    Ume => "ume",
    Kaede => "kaede",
    Hinoki => "hinoki",
    Matsu => "matsu",
    Kaya => "kaya",
});

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Koke => "Koke",
            Self::Warabi => "Warabi",
            Self::Sasa => "Sasa",
            Self::Ume => "Ume",
            Self::Kaede => "Kaede",
            Self::Hinoki => "Hinoki",
            Self::Matsu => "Matsu",
            Self::Kaya => "Kaya",
        })
    }
}

/// How a level chooses its move.
enum Method {
    /// Without search.
    Static(StaticPlayer),
    /// By a limited search.
    Search(SearchPlayer),
    /// By a search that only the caller limits.
    Full,
}

/// More stones than any board holds.
const NEVER: usize = usize::MAX;
/// The size of the transposition table of a limited search in mebibytes.
const LIMITED_HASH: usize = 8;

/// An opponent of some level.
pub struct LevelPlayer {
    level: Level,
    engine: Engine,
}

impl LevelPlayer {
    /// An opponent. `full_strength` makes the engine of the strongest level, and is not called for others.
    pub fn new(level: Level, full_strength: impl FnOnce() -> Engine) -> Self {
        let limited = |hash| Engine::new(Settings { hash, threads: 1 });
        let engine = match level.method() {
            Method::Full => full_strength(),
            Method::Search(_) => limited(LIMITED_HASH),
            Method::Static(_) => limited(0),
        };
        Self { level, engine }
    }

    /// Prepares for a new game.
    pub fn new_game(&mut self) {
        self.engine.clear();
    }

    /// The move for the side to move; none when there is no legal one. `limits` and `report` are for the strongest level only:
    /// the others have limits of their own and report nothing.
    pub fn choose(
        &mut self,
        setup: &Setup,
        limits: &Limits,
        clock: &dyn Clock,
        stop: &AtomicBool,
        rng: &mut impl Rng,
        report: impl FnMut(&Report) + Send,
    ) -> Option<Point> {
        match self.level.method() {
            Method::Static(player) => player.choose(setup, rng),
            Method::Search(player) => {
                // Entries of earlier moves would make it stronger.
                self.engine.clear();
                player.choose(&mut self.engine, setup, clock, stop, rng)
            }
            Method::Full => self
                .engine
                .think(setup, limits, clock, stop, report)
                .map(|report| report.best_move()),
        }
    }
}

#[cfg(test)]
mod tests;
