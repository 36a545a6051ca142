//! The players that the command line names.

use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::{Args, ValueHint};
use narabe_arena::{EngineSettings, Entrant, GameLimits, Who};
#[cfg(feature = "full")]
use narabe_arena::{Format, Player, Tournament, set_up};
use narabe_engine_core::Params;
use narabe_engine_core::classic::Classic;
use narabe_engine_core::level::Level;
use narabe_external_engine::EngineProgram;

use crate::options::Options;
use narabe_command_line::arguments::{ErrorText, fault, milliseconds, number};

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
    weights: Option<PathBuf>,
    params: Option<String>,
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
            weights: Option<PathBuf>,
            /// Other search parameters for an engine: name=value,...
            #[arg(
                id = concat!($letter, "-params"), long = concat!($letter, "-params"), value_name = "PARAMS",
                value_parser = params, help_heading = $heading
            )]
            params: Option<String>,
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

/// Checks search parameters.
fn params(text: &str) -> Result<String, ErrorText> {
    text.parse::<Params>().map_err(fault)?;
    Ok(text.to_owned())
}

/// The player of this name. `own` are its own options; they take precedence.
pub fn entrant(
    name: &str,
    options: &Options,
    own: &PlayerOptions,
    tolerance: u64,
) -> Result<Entrant, ErrorText> {
    let mut limits = GameLimits {
        time: options.time.map(in_milliseconds),
        nodes: options.nodes,
        tolerance,
        ..GameLimits::default()
    };
    let own_time = own.time.map(in_milliseconds);
    let who = if let Some(path) = name.strip_prefix("cmd:") {
        limits.time = own_time.or(limits.time);
        limits.nodes = own.nodes.or(limits.nodes);
        Who::Program(Box::new(EngineProgram::new(found(path))))
    } else if let Some(classic) = Classic::from_id(name) {
        Who::Classic(classic)
    } else if let Some(level) = Level::from_id(name).filter(|level| !level.is_full_strength()) {
        Who::Level(level)
    } else if name == Level::Kaya.id() || name == "engine" {
        limits.depth = options.search_depth()?;
        if own.time.is_some() || own.nodes.is_some() {
            limits.time = own_time;
            limits.nodes = own.nodes;
        }
        Who::Engine(engine(options, own))
    } else {
        return Err(format!(
            "\"{name}\" is not a player: choose {}, engine or cmd:PROGRAM",
            names().join(", ")
        ));
    };
    Ok(Entrant {
        name: name.to_owned(),
        who,
        limits: Some(limits),
    })
}

/// A player of this name, ready to play outside of a tournament.
#[cfg(feature = "full")]
pub fn player(name: &str, options: &Options) -> Result<Box<dyn Player>, ErrorText> {
    let entrant = entrant(name, options, &PlayerOptions::default(), 0)?;
    let alone = Format::RoundRobin {
        games: 2,
        neighbours: None,
    };
    let tournament = Tournament {
        rule: options.rule(),
        ..Tournament::new(vec![entrant], alone)
    };
    set_up(&tournament, 0, Path::new(""))
}

fn engine(options: &Options, own: &PlayerOptions) -> EngineSettings {
    let settings = options.settings();
    EngineSettings {
        hash: settings.hash,
        threads: settings.threads,
        weights: own.weights.clone(),
        params: own.params.clone().unwrap_or_default(),
    }
}

fn in_milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

/// The file of a program: a name without a folder is looked for where the system looks for programs, too.
fn found(name: &str) -> PathBuf {
    let path = Path::new(name);
    if path.components().count() > 1 || path.exists() {
        return path.to_owned();
    }
    let folders = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&folders)
        .map(|folder| folder.join(path))
        .find(|file| file.is_file())
        .unwrap_or_else(|| path.to_owned())
}
