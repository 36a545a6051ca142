//! Levels: eight named opponents from beginner to full strength.
//!
//! Each is weak in the way a person is: it overlooks threats that are hard to see, looks only a little ahead, likes its
//! own rows better than yours or the other way round, and does not tell nearly equal moves apart. Below full strength a
//! level is limited by positions searched, never by time, so that it is as strong on a phone as on a desktop.

mod eye;
mod reader;

use std::fmt;
use std::sync::atomic::AtomicBool;

use rand::Rng;

use super::engine::{Engine, Report, Settings};
use super::limits::{Clock, Limits};
use super::setup::Setup;
use crate::rules::Point;
use eye::Eye;
use reader::Reader;

/// An opponent by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// 苔, moss: new to the game.
    Koke,
    /// 蕨, bracken: builds its own rows and ignores the opponent's.
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
    /// 榧, the tree that boards are made of: full strength.
    Kaya,
}

impl Level {
    /// All eight, the mildest first.
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

    /// A name for files and messages, which never changes.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Koke => "koke",
            Self::Warabi => "warabi",
            Self::Sasa => "sasa",
            Self::Ume => "ume",
            Self::Kaede => "kaede",
            Self::Hinoki => "hinoki",
            Self::Matsu => "matsu",
            Self::Kaya => "kaya",
        }
    }

    /// The level of that [`id`](Self::id).
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.id() == id)
    }

    /// From 1, the mildest, to 8.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Whether the level plays as well as the machine and the time allow.
    #[must_use]
    pub const fn is_full_strength(self) -> bool {
        matches!(self, Self::Kaya)
    }

    const fn mind(self) -> Mind {
        match self {
            Self::Koke => Mind::Eye(Eye {
                sees_fives: 0.94,
                sees_open_fours: 0.72,
                sees_threes: 0.56,
                sees_split: 0.40,
                attack: 0.70,
                defence: 0.55,
                whim: 78.0,
            }),
            Self::Warabi => Mind::Eye(Eye {
                sees_fives: 0.98,
                sees_open_fours: 0.79,
                sees_threes: 0.84,
                sees_split: 0.80,
                attack: 1.10,
                defence: 0.80,
                whim: 37.0,
            }),
            Self::Sasa => Mind::Reader(Reader {
                nodes: 30,
                lines: 8,
                whim: 1300.0,
                boldness: 0.0,
                stamina: 20,
            }),
            Self::Ume => Mind::Reader(Reader {
                nodes: 500,
                lines: 4,
                whim: 42.0,
                boldness: 0.25,
                stamina: 30,
            }),
            Self::Kaede => Mind::Reader(Reader {
                nodes: 4_600,
                lines: 3,
                whim: 28.0,
                boldness: 0.05,
                stamina: TIRELESS,
            }),
            Self::Hinoki => Mind::Reader(Reader {
                nodes: 14_000,
                lines: 2,
                whim: 15.0,
                boldness: -0.10,
                stamina: TIRELESS,
            }),
            Self::Matsu => Mind::Reader(Reader {
                nodes: 68_000,
                lines: 1,
                whim: 0.0,
                boldness: 0.0,
                stamina: TIRELESS,
            }),
            Self::Kaya => Mind::Full,
        }
    }
}

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

/// How a level comes to its move.
enum Mind {
    /// By looking at the board.
    Eye(Eye),
    /// By reading ahead.
    Reader(Reader),
    /// By all that the engine has.
    Full,
}

/// The stamina of those who never tire.
const TIRELESS: usize = usize::MAX;
/// Megabytes of the table of a level that reads ahead a little: it looks at too few positions to need more.
const SMALL_HASH: usize = 8;

/// A level at play.
pub struct LevelPlayer {
    level: Level,
    engine: Engine,
}

impl LevelPlayer {
    /// A level; the engine is for full strength alone, and is made by the caller for the machine at hand.
    pub fn new(level: Level, full: impl FnOnce() -> Engine) -> Self {
        let small = |hash| Engine::new(Settings { hash, threads: 1 });
        let engine = match level.mind() {
            Mind::Full => full(),
            Mind::Reader(_) => small(SMALL_HASH),
            // Who does not read ahead has nothing to keep in a table.
            Mind::Eye(_) => small(0),
        };
        Self { level, engine }
    }

    /// A new game begins.
    pub fn new_game(&mut self) {
        self.engine.clear();
    }

    /// The move; none when no point is left. Limits bind full strength alone, which tells after every iteration.
    pub fn choose(
        &mut self,
        setup: &Setup,
        limits: &Limits,
        clock: &dyn Clock,
        stop: &AtomicBool,
        rng: &mut impl Rng,
        tell: impl FnMut(&Report) + Send,
    ) -> Option<Point> {
        match self.level.mind() {
            Mind::Eye(eye) => eye.choose(setup, rng),
            Mind::Reader(reader) => {
                // What an earlier move has left in the table would make it stronger than it is.
                self.engine.clear();
                reader.choose(&mut self.engine, setup, clock, stop, rng)
            }
            Mind::Full => self
                .engine
                .think(setup, limits, clock, stop, tell)
                .map(|report| report.best()),
        }
    }
}

#[cfg(test)]
mod tests;
