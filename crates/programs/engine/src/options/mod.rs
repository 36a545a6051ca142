//! The options that several commands share.

mod no_move;
mod position;

use std::time::Duration;

use clap::Args;
use narabe_engine_core::{Limits, MAX_HASH, MAX_THREADS, Settings};
use narabe_rules::{BoardSize, Rule, Side};

pub use no_move::NoMove;
pub use position::PositionOptions;

use narabe_command_line::arguments::{ErrorText, board_size, milliseconds, number, ranged, rule};

// The headings in help.
const RULES: &str = "Rules";
const SEARCH: &str = "Search";
const OUTPUT: &str = "Output";

/// The options that all commands share.
#[derive(Clone, Debug, Args)]
pub struct Options {
    /// Rule of the game (default: freestyle)
    #[arg(long, value_name = "NAME", value_parser = rule(), help_heading = RULES)]
    pub rule: Option<Rule>,
    /// Board size, 5-25 (default: 15)
    #[arg(long, value_name = "N", value_parser = board_size, help_heading = RULES)]
    pub size: Option<BoardSize>,
    /// Milliseconds per move
    #[arg(long, value_name = "MS", value_parser = milliseconds, help_heading = SEARCH)]
    pub time: Option<Duration>,
    /// Search depth in moves
    #[arg(long, value_name = "N", value_parser = number::<u32>, help_heading = SEARCH)]
    pub depth: Option<u32>,
    /// Positions searched per move
    #[arg(long, value_name = "N", value_parser = number::<u64>, help_heading = SEARCH)]
    pub nodes: Option<u64>,
    /// Threads, 1-256 (default: 1)
    #[arg(long, value_name = "N", value_parser = ranged(1..=MAX_THREADS), help_heading = SEARCH)]
    pub threads: Option<usize>,
    /// Size of the transposition table in MiB, 1-4096 (default: 64)
    #[arg(long, value_name = "MB", value_parser = ranged(1..=MAX_HASH), help_heading = SEARCH)]
    pub hash: Option<usize>,
    /// Random seed
    #[arg(long, value_name = "N", value_parser = number::<u64>, default_value_t = 1, help_heading = SEARCH)]
    pub seed: u64,
    /// Print answers as JSON
    #[arg(long, help_heading = OUTPUT)]
    pub json: bool,
}

impl Options {
    /// The rule that an option gives, or freestyle.
    pub fn rule(&self) -> Rule {
        self.rule.unwrap_or_default()
    }

    /// The size of the board that an option gives, or the usual one.
    pub fn size(&self) -> BoardSize {
        self.size.unwrap_or(BoardSize::DEFAULT)
    }

    /// The engine's settings.
    pub fn settings(&self) -> Settings {
        let default = Settings::default();
        Settings {
            hash: self.hash.unwrap_or(default.hash),
            threads: self.threads.unwrap_or(1),
        }
    }

    /// The limits of a search; `default` if no option sets any.
    ///
    /// # Errors
    /// When the depth is zero.
    pub fn limits(&self, default: &Limits) -> Result<Limits, ErrorText> {
        let depth = self.search_depth()?;
        if self.time.is_none() && depth.is_none() && self.nodes.is_none() {
            return Ok(default.clone());
        }
        Ok(Limits {
            move_time: self.time,
            depth,
            nodes: self.nodes,
            ..Limits::default()
        })
    }

    /// The depth of a search, if an option sets it.
    ///
    /// # Errors
    /// When it is zero.
    pub fn search_depth(&self) -> Result<Option<u32>, ErrorText> {
        if self.depth == Some(0) {
            return Err("--depth 0: the depth must be at least 1".to_owned());
        }
        Ok(self.depth)
    }
}

/// The side of this name, as in the option `--to-move`.
///
/// # Errors
/// When it is no name of a side.
pub fn side(name: &str) -> Result<Side, ErrorText> {
    match name {
        "black" | "x" => Ok(Side::Black),
        "white" | "o" => Ok(Side::White),
        _ => Err(format!("\"{name}\" is not a side: choose black or white")),
    }
}

/// The text of a file that an option names; `-` is standard input.
///
/// # Errors
/// When it cannot be read, or is not UTF-8.
pub fn read_text(option: &str, path: &str) -> Result<String, ErrorText> {
    let text = match path {
        "-" => std::io::read_to_string(std::io::stdin()),
        _ => std::fs::read_to_string(path),
    };
    text.map_err(|error| format!("{option} {path}: {error}"))
}
