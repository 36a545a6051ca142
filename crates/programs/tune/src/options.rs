//! The options of all commands.

use std::fs;

use lexopt::prelude::*;
use narabe_engine_core::Weights;
use narabe_engine_core::tuning::TrainingGame;
use narabe_learn::puzzles::Theme;
use narabe_rules::{BoardSize, Rule};

use narabe_command_line::arguments::{ErrorText, fault, number, ranged, value};
use narabe_command_line::rule::rule;

// The most games that one call plays, and the most at once.
const MOST_GAMES: usize = 1_000_000_000;
const MOST_AT_ONCE: usize = 256;
/// The most puzzles of a pack.
const MOST_PUZZLES: usize = 100_000;

/// The values of the options.
pub struct Options {
    pub rule: Rule,
    /// Whether the command line names the rule.
    pub is_rule_given: bool,
    pub size: BoardSize,
    pub nodes: u64,
    /// Whether the command line names the nodes.
    pub is_nodes_given: bool,
    /// One in this many early moves is not the best.
    pub wander: u32,
    pub threads: usize,
    pub games: usize,
    pub seed: u64,
    pub epochs: usize,
    pub opinion: f32,
    /// How much of the weights it starts from a fit keeps.
    pub keep: f32,
    /// Whether a fit learns the chance of a draw alone.
    pub draws_only: bool,
    pub weights: Option<Weights>,
    /// Weights whose move ordering a fit takes over.
    pub order: Option<Weights>,
    /// The search parameters to tune, `name=step,...`.
    pub tune: Option<String>,
    /// The most puzzles, and the most of one rule, theme and length.
    pub puzzles: usize,
    pub most: usize,
    /// The one theme of puzzles that is looked for.
    pub theme: Option<Theme>,
    /// Whether the puzzles are on twin boards.
    pub is_twin: bool,
    /// Files with games or puzzles.
    pub files: Vec<String>,
    /// Where answers are kept as they come.
    pub log: Option<String>,
    out: Option<String>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            rule: Rule::Freestyle,
            is_rule_given: false,
            size: BoardSize::DEFAULT,
            nodes: 3_000,
            is_nodes_given: false,
            wander: 8,
            threads: 1,
            games: 1_000,
            seed: 1,
            epochs: 8,
            opinion: 0.6,
            keep: 0.0,
            draws_only: false,
            weights: None,
            order: None,
            tune: None,
            puzzles: 2_500,
            most: 40,
            theme: None,
            is_twin: false,
            files: Vec::new(),
            log: None,
            out: None,
        }
    }
}

impl Options {
    /// Reads the rest of a command line; none when it asks for help.
    ///
    /// # Errors
    /// When an argument is unknown or its value makes no sense, or the weights cannot be read.
    pub fn read(parser: &mut lexopt::Parser) -> Result<Option<Self>, ErrorText> {
        let mut options = Self::default();
        let (mut weights, mut order): (Option<String>, Option<String>) = (None, None);
        while let Some(argument) = parser.next().map_err(fault)? {
            match argument {
                Long("rule") => {
                    options.rule = rule(parser)?;
                    options.is_rule_given = true;
                }
                Long("size") => {
                    let size = BoardSize::new(value(parser, "size")?);
                    options.size = size.map_err(|error| format!("--size: {error}"))?;
                }
                Long("nodes") => {
                    options.nodes = number(parser, "nodes")?;
                    options.is_nodes_given = true;
                }
                Long("wander") => options.wander = ranged(parser, "wander", 1..=u32::MAX)?,
                Long("threads") => options.threads = ranged(parser, "threads", 1..=MOST_AT_ONCE)?,
                Long("games") => options.games = ranged(parser, "games", 1..=MOST_GAMES)?,
                Long("seed") => options.seed = number(parser, "seed")?,
                Long("epochs") => options.epochs = number(parser, "epochs")?,
                Long("opinion") => options.opinion = ranged(parser, "opinion", 0.0..=1.0)?,
                Long("keep") => options.keep = ranged(parser, "keep", 0.0..=1.0)?,
                Long("draws-only") => options.draws_only = true,
                Long("puzzles") => options.puzzles = ranged(parser, "puzzles", 1..=MOST_PUZZLES)?,
                Long("most") => options.most = ranged(parser, "most", 1..=MOST_PUZZLES)?,
                Long("theme") => options.theme = Some(value(parser, "theme")?),
                Long("twin") => options.is_twin = true,
                Long("tune") => options.tune = Some(value(parser, "tune")?),
                Long("weights") => weights = Some(value(parser, "weights")?),
                Long("order") => order = Some(value(parser, "order")?),
                Long("log") => options.log = Some(value(parser, "log")?),
                Long("out") => options.out = Some(value(parser, "out")?),
                Short('h') | Long("help") => return Ok(None),
                Value(file) => options.files.push(file.string().map_err(fault)?),
                other => return Err(format!("{}: see --help", other.unexpected())),
            }
        }
        options.weights = weights
            .map(|path| read_weights(options.rule, "weights", &path))
            .transpose()?;
        options.order = order
            .map(|path| read_weights(options.rule, "order", &path))
            .transpose()?;
        Ok(Some(options))
    }

    /// The seed of a game or a puzzle, by its number.
    pub const fn seed_of(&self, number: usize) -> u64 {
        let seed = self.seed.wrapping_mul(1_000_003);
        seed.wrapping_add(number as u64)
    }

    /// The file to write.
    ///
    /// # Errors
    /// When none is named.
    pub fn out(&self, command: &str) -> Result<&str, ErrorText> {
        let missing = || format!("{command} needs --out FILE");
        self.out.as_deref().ok_or_else(missing)
    }
}

/// The training games in files, each with its file.
///
/// # Errors
/// When a file cannot be read or a line is not a game.
pub fn training_games(files: &[String]) -> Result<Vec<(&str, TrainingGame)>, ErrorText> {
    let mut games = Vec::new();
    for file in files {
        let text = fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
        for line in text.lines() {
            let game: TrainingGame = line.parse().map_err(|error| format!("{file}: {error}"))?;
            games.push((file.as_str(), game));
        }
    }
    Ok(games)
}

/// The weights in the file that an option names.
fn read_weights(rule: Rule, option: &str, path: &str) -> Result<Weights, ErrorText> {
    let bytes = fs::read(path).map_err(|error| format!("--{option} {path}: {error}"))?;
    Weights::read(rule, &bytes).map_err(|error| format!("--{option} {path}: {error}"))
}
