//! The options that all sub-commands share.

mod help;
mod no_move;
mod position;

use std::time::Duration;

use lexopt::prelude::*;
use narabe_engine_core::{Limits, MAX_HASH, MAX_THREADS, Settings};
use narabe_rules::{BoardSize, Rule, Side};

pub use help::Help;
pub use no_move::NoMove;

use narabe_command_line::arguments::{ErrorText, fault, number, ranged, value};
use narabe_command_line::rule::rule;

/// The most games that one call plays.
pub const MOST_GAMES: usize = 1_000_000;
/// The most games that are played at once.
pub const MOST_AT_ONCE: usize = 256;

/// The values of the shared options.
#[derive(Clone, Debug)]
pub struct Options {
    pub rule: Rule,
    pub size: BoardSize,
    pub time: Option<Duration>,
    pub depth: Option<u32>,
    pub nodes: Option<u64>,
    pub threads: usize,
    pub hash: usize,
    pub seed: u64,
    pub json: bool,
    has_rule: bool,
    has_size: bool,
    moves: Option<String>,
    board: Option<String>,
    to_move: Option<Side>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            rule: Rule::Freestyle,
            size: BoardSize::DEFAULT,
            time: None,
            depth: None,
            nodes: None,
            threads: 1,
            hash: Settings::default().hash,
            seed: 1,
            json: false,
            has_rule: false,
            has_size: false,
            moves: None,
            board: None,
            to_move: None,
        }
    }
}

impl Options {
    /// Reads a command line over the default values.
    ///
    /// # Errors
    /// As [`Self::read_over`].
    pub fn read(
        parser: &mut lexopt::Parser,
        help: &Help,
        own: impl FnMut(Argument<'_>, &mut lexopt::Parser) -> Result<(), ErrorText>,
    ) -> Result<Self, ErrorText> {
        Self::default().read_over(parser, help, own)
    }

    /// Reads a command line over these values. `own` takes the arguments that only this sub-command knows. When the user has
    /// asked for help it is printed, and the program ends.
    ///
    /// # Errors
    /// When an argument is unknown or its value makes no sense.
    pub fn read_over(
        mut self,
        parser: &mut lexopt::Parser,
        help: &Help,
        mut own: impl FnMut(Argument<'_>, &mut lexopt::Parser) -> Result<(), ErrorText>,
    ) -> Result<Self, ErrorText> {
        while let Some(argument) = parser.next().map_err(fault)? {
            match argument {
                Short('h') | Long("help") => {
                    help.print();
                    std::process::exit(0);
                }
                Long(name) => {
                    let name = name.to_owned();
                    if !self.take(&name, parser)? {
                        own(Argument::Option(&name), parser)?;
                    }
                }
                Value(word) => {
                    let word = word.string().map_err(fault)?;
                    own(Argument::Word(&word), parser)?;
                }
                Short(letter) => return Err(format!("-{letter} is not an option: see --help")),
            }
        }
        Ok(self)
    }

    /// Takes an option that all sub-commands share; false if it is none of these.
    fn take(&mut self, name: &str, parser: &mut lexopt::Parser) -> Result<bool, ErrorText> {
        match name {
            "rule" => {
                self.rule = rule(parser)?;
                self.has_rule = true;
            }
            "size" => {
                self.has_size = true;
                self.size = BoardSize::new(ranged(parser, name, 5..=25)?).map_err(fault)?;
            }
            "time" => self.time = Some(Duration::from_millis(number(parser, name)?)),
            "depth" => self.depth = Some(number(parser, name)?),
            "nodes" => self.nodes = Some(number(parser, name)?),
            "threads" => self.threads = ranged(parser, name, 1..=MAX_THREADS)?,
            "hash" => self.hash = ranged(parser, name, 1..=MAX_HASH)?,
            "seed" => self.seed = number(parser, name)?,
            "json" => self.json = true,
            "moves" => self.moves = Some(value(parser, name)?),
            "board" => self.board = Some(value(parser, name)?),
            "to-move" => {
                let side = side(&value::<String>(parser, name)?);
                self.to_move = Some(side.map_err(|error| format!("--to-move: {error}"))?);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// The rule, if an option gives it.
    #[cfg(feature = "full")]
    pub fn given_rule(&self) -> Option<Rule> {
        self.has_rule.then_some(self.rule)
    }

    /// The size of the board, if an option gives it.
    pub fn given_size(&self) -> Option<BoardSize> {
        self.has_size.then_some(self.size)
    }

    /// The engine's settings.
    pub fn settings(&self) -> Settings {
        Settings {
            hash: self.hash,
            threads: self.threads,
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

/// An argument that the sub-commands do not share.
pub enum Argument<'a> {
    /// An option, by its long name.
    Option(&'a str),
    /// A word that belongs to no option.
    Word(&'a str),
}

impl Argument<'_> {
    /// The error for an argument that nobody knows.
    pub fn unknown(&self) -> ErrorText {
        match self {
            Self::Option(name) => format!("--{name} is not an option: see --help"),
            Self::Word(word) => format!("\"{word}\" is not expected here: see --help"),
        }
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
