//! Who plays in the arena.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use narabe::engine::classic::Classic;
use narabe::engine::{Engine, Limits, Settings, Setup, SystemClock, Threads};
use narabe::rules::{Point, Position};
use rand::SeedableRng;
use rand::rngs::StdRng;

use super::external::External;
use crate::options::{Fault, Options};

/// The time for a move where none is said.
const USUAL_TIME: Duration = Duration::from_millis(300);

/// Chooses moves in a game.
pub trait Player {
    /// A new game begins from this position.
    fn new_game(&mut self, start: &Position, seed: u64);
    /// The move, or what went wrong.
    fn choose(&mut self, position: &Position) -> Result<Point, Fault>;
}

/// Which player, before it is set up.
#[derive(Clone, Debug)]
pub enum Spec {
    /// One of the classics.
    Classic(Classic),
    /// The searching engine.
    Engine(Settings, Limits),
    /// A program.
    Program {
        /// Its path.
        path: String,
        /// Its time for a move.
        time: Duration,
        /// How much later its answer may come.
        tolerance: Duration,
        /// Its limit of positions.
        nodes: Option<u64>,
    },
}

impl Spec {
    /// Reads a player's name; `own` are the time and nodes that are for this one alone.
    pub fn parse(
        name: &str,
        options: &Options,
        own: (Option<u64>, Option<u64>),
        tolerance: u64,
    ) -> Result<Self, Fault> {
        let time = own.0.map(Duration::from_millis).or(options.time);
        let nodes = own.1.or(options.nodes);
        if let Some(path) = name.strip_prefix("cmd:") {
            return Ok(Self::Program {
                path: path.to_owned(),
                time: time.unwrap_or(USUAL_TIME),
                tolerance: Duration::from_millis(tolerance),
                nodes,
            });
        }
        if let Some(classic) = Classic::from_id(name) {
            return Ok(Self::Classic(classic));
        }
        if name != "engine" {
            return Err(format!(
                "\"{name}\" is no player: there are quintuple, attacker, defender, shapes, engine and cmd:PROGRAM"
            ));
        }
        let mut limits = options.limits(&Limits::turn(USUAL_TIME));
        if own.0.is_some() || own.1.is_some() {
            limits.turn = own.0.map(Duration::from_millis);
            limits.nodes = own.1;
        }
        Ok(Self::Engine(options.settings(), limits))
    }

    /// Sets the player up.
    pub fn player(&self) -> Result<Box<dyn Player>, Fault> {
        Ok(match self {
            Self::Classic(classic) => Box::new(ClassicPlayer {
                classic: *classic,
                rng: StdRng::seed_from_u64(0),
            }),
            Self::Engine(settings, limits) => Box::new(EnginePlayer {
                engine: Engine::with_crew(*settings, Box::new(Threads)),
                limits: limits.clone(),
            }),
            Self::Program {
                path,
                time,
                tolerance,
                nodes,
            } => Box::new(External::new(path, *time, *tolerance, *nodes)),
        })
    }
}

struct ClassicPlayer {
    classic: Classic,
    rng: StdRng,
}

impl Player for ClassicPlayer {
    fn new_game(&mut self, _start: &Position, seed: u64) {
        self.rng = StdRng::seed_from_u64(seed);
    }

    fn choose(&mut self, position: &Position) -> Result<Point, Fault> {
        self.classic
            .choose(position, &mut self.rng)
            .ok_or_else(|| "no point is left".to_owned())
    }
}

struct EnginePlayer {
    engine: Engine,
    limits: Limits,
}

impl Player for EnginePlayer {
    fn new_game(&mut self, _start: &Position, _seed: u64) {
        self.engine.clear();
    }

    fn choose(&mut self, position: &Position) -> Result<Point, Fault> {
        let clock = SystemClock::start();
        self.engine
            .think(
                &Setup::from(position),
                &self.limits,
                &clock,
                &AtomicBool::new(false),
                |_| (),
            )
            .map(|report| report.best())
            .ok_or_else(|| "no point is left".to_owned())
    }
}
