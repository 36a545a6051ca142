//! The players that the command line names.

use std::time::Duration;

use clap::{Args, ValueHint};
use narabe_arena::player::{ClassicPlayer, EnginePlayer, ExternalPlayer, Player, SeededLevel};
use narabe_engine_core::classic::Classic;
use narabe_engine_core::level::{Level, LevelPlayer};
use narabe_engine_core::{Engine, Limits, OsThreads, Params, Settings, Weights};
use narabe_external_engine::{EngineProgram, ExternalEngine, MoveLimits};
use narabe_rules::{Position, Rule};
use rand::SeedableRng;
use rand::rngs::StdRng;

use crate::options::Options;
use narabe_command_line::arguments::{ErrorText, fault, milliseconds, number};

/// The time for a move unless an option sets a limit.
const DEFAULT_TIME: Duration = Duration::from_millis(300);
/// The same for a program with a limit of nodes, which must not be cut short by time on a busy machine.
const TIME_FOR_NODES: Duration = Duration::from_secs(60);

/// The names of all classics and levels, the weakest of each kind first.
pub fn names() -> Vec<&'static str> {
    let levels = Level::ALL.into_iter().map(Level::id);
    Classic::ALL
        .into_iter()
        .map(Classic::id)
        .chain(levels)
        .collect()
}

/// What the options of one of the two players give.
#[derive(Clone, Default)]
pub struct PlayerOptions {
    time: Option<Duration>,
    nodes: Option<u64>,
    weights: Option<String>,
    /// Boxed because they are large.
    params: Option<Box<Params>>,
}

/// Defines the options of one of the two players, whose names begin with its letter.
macro_rules! player_options {
    ($name:ident, $letter:literal, $heading:literal) => {
        #[doc = $heading]
        #[derive(Clone, Args)]
        #[group(id = $heading)]
        pub struct $name {
            /// Milliseconds per move, for this player
            #[arg(
                id = concat!($letter, "-time"), long = concat!($letter, "-time"), value_name = "MS",
                value_parser = milliseconds, help_heading = $heading
            )]
            time: Option<Duration>,
            /// Positions searched per move, for this player
            #[arg(
                id = concat!($letter, "-nodes"), long = concat!($letter, "-nodes"), value_name = "N",
                value_parser = number::<u64>, help_heading = $heading
            )]
            nodes: Option<u64>,
            /// Other weights for an engine
            #[arg(
                id = concat!($letter, "-weights"), long = concat!($letter, "-weights"), value_name = "FILE",
                value_hint = ValueHint::FilePath, help_heading = $heading
            )]
            weights: Option<String>,
            /// Other search parameters for an engine: name=value,...
            #[arg(
                id = concat!($letter, "-params"), long = concat!($letter, "-params"), value_name = "PARAMS",
                value_parser = params, help_heading = $heading
            )]
            params: Option<Box<Params>>,
        }

        impl From<$name> for PlayerOptions {
            fn from(options: $name) -> Self {
                Self {
                    time: options.time,
                    nodes: options.nodes,
                    weights: options.weights,
                    params: options.params,
                }
            }
        }
    };
}

player_options!(FirstOptions, "a", "Player A");
player_options!(SecondOptions, "b", "Player B");

fn params(text: &str) -> Result<Box<Params>, ErrorText> {
    text.parse().map(Box::new).map_err(fault)
}

/// A player that has not been set up yet.
#[derive(Clone)]
pub enum Spec {
    /// One of the classics.
    Classic(Classic),
    /// One of the levels; settings and limits are for full strength.
    Level(Level, Settings, Limits),
    /// The searching engine.
    Engine(Settings, Limits, PlayerOptions, Rule),
    /// An external program.
    Program {
        path: String,
        /// Its time for a move.
        time: Duration,
        /// How late its answer may be.
        tolerance: Duration,
        /// Its limit of nodes.
        nodes: Option<u64>,
    },
}

impl Spec {
    /// Reads a player's name. `own` are the options of this player; they take precedence.
    pub fn parse(
        name: &str,
        options: &Options,
        own: &PlayerOptions,
        tolerance: u64,
    ) -> Result<Self, ErrorText> {
        let time = own.time.or(options.time);
        let nodes = own.nodes.or(options.nodes);
        if let Some(path) = name.strip_prefix("cmd:") {
            let default = match nodes {
                Some(_) => TIME_FOR_NODES,
                None => DEFAULT_TIME,
            };
            return Ok(Self::Program {
                path: path.to_owned(),
                time: time.unwrap_or(default),
                tolerance: Duration::from_millis(tolerance),
                nodes,
            });
        }
        if let Some(classic) = Classic::from_id(name) {
            return Ok(Self::Classic(classic));
        }
        let mut limits = options.limits(&Limits::move_time(DEFAULT_TIME))?;
        if let Some(level) = Level::from_id(name) {
            return Ok(Self::Level(level, options.settings(), limits));
        }
        if name != "engine" {
            return Err(format!(
                "\"{name}\" is not a player: choose {}, engine or cmd:PROGRAM",
                names().join(", ")
            ));
        }
        if own.time.is_some() || own.nodes.is_some() {
            limits.move_time = own.time;
            limits.nodes = own.nodes;
        }
        let rule = options.rule();
        Ok(Self::Engine(options.settings(), limits, own.clone(), rule))
    }

    /// Checks that the player can take part: a program that does not start is found before any game is counted.
    pub fn check(&self, options: &Options) -> Result<(), ErrorText> {
        let Self::Program { path, .. } = self else {
            return Ok(());
        };
        let start = Position::new(options.rule(), options.size());
        self.player()?
            .new_game(&start, options.seed)
            .map_err(|fault| format!("cmd:{path}: {fault}"))
    }

    /// Sets the player up.
    pub fn player(&self) -> Result<Box<dyn Player>, ErrorText> {
        Ok(match self {
            Self::Classic(classic) => Box::new(ClassicPlayer {
                classic: *classic,
                rng: StdRng::seed_from_u64(0),
            }),
            Self::Level(level, settings, limits) => Box::new(SeededLevel {
                player: LevelPlayer::new(*level, || {
                    Engine::with_threads(*settings, Box::new(OsThreads))
                }),
                limits: limits.clone(),
                rng: StdRng::seed_from_u64(0),
            }),
            Self::Engine(settings, limits, own, rule) => Box::new(EnginePlayer {
                engine: engine(*settings, own, *rule)?,
                limits: limits.clone(),
            }),
            Self::Program {
                path,
                time,
                tolerance,
                nodes,
            } => Box::new(ExternalPlayer {
                engine: ExternalEngine::new(EngineProgram::new(path)),
                limits: MoveLimits {
                    nodes: *nodes,
                    ..MoveLimits::turn(*time, *tolerance)
                },
            }),
        })
    }
}

fn engine(settings: Settings, own: &PlayerOptions, rule: Rule) -> Result<Engine, ErrorText> {
    let mut engine = Engine::with_threads(settings, Box::new(OsThreads));
    if let Some(params) = &own.params {
        engine.set_params(params.as_ref().clone());
    }
    if let Some(path) = &own.weights {
        let complain = |error: String| format!("{path}: {error}");
        let bytes = std::fs::read(path).map_err(|error| complain(error.to_string()))?;
        let weights = Weights::read(rule, &bytes).map_err(|e| complain(e.to_string()))?;
        engine.set_weights(weights);
    }
    Ok(engine)
}
