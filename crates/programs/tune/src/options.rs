//! The options of all commands.

use std::fs;

use clap::{Args, ValueHint};
use narabe_engine_core::Weights;
use narabe_engine_core::tuning::TrainingGame;
use narabe_learn::puzzles::Theme;
use narabe_rules::{BoardSize, Rule};

use narabe_command_line::arguments::{ErrorText, OneOf, board_size, fault, number, ranged, rule};

// The most games that one call plays, and the most at once.
const MOST_GAMES: usize = 1_000_000_000;
const MOST_AT_ONCE: usize = 256;
/// The most puzzles of a pack.
const MOST_PUZZLES: usize = 100_000;
/// Positions searched per move unless --nodes says otherwise.
const DEFAULT_NODES: u64 = 3_000;

// The headings in help.
const GAMES: &str = "Games";
const TUNING: &str = "Tuning";
const FITTING: &str = "Fitting";
const PUZZLES: &str = "Puzzles";

/// The values of the options.
#[derive(Args)]
pub struct Options {
    /// Files with games or puzzles
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub files: Vec<String>,
    /// Rule of the games (default: freestyle)
    #[arg(long, value_name = "NAME", value_parser = rule())]
    pub rule: Option<Rule>,
    /// Board size; fit and stray: of games that do not name it
    #[arg(long, value_name = "N", value_parser = board_size, default_value = "15")]
    pub size: BoardSize,
    /// play: use these weights; fit: start from them
    #[arg(long = "weights", value_name = "FILE", value_hint = ValueHint::FilePath)]
    weights_file: Option<String>,
    #[arg(skip)]
    pub weights: Option<Weights>,
    /// Random seed
    #[arg(long, value_name = "N", value_parser = number::<u64>, default_value_t = 1)]
    pub seed: u64,
    /// The file to write
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    out: Option<String>,
    /// Number of games
    #[arg(long, value_name = "N", value_parser = ranged(1..=MOST_GAMES), default_value_t = 1_000, help_heading = GAMES)]
    pub games: usize,
    /// Positions searched per move (default: 3000)
    #[arg(long, value_name = "N", value_parser = number::<u64>, help_heading = GAMES)]
    pub nodes: Option<u64>,
    /// One in N early moves is random
    #[arg(long, value_name = "N", value_parser = ranged(1..=u32::MAX), default_value_t = 8, help_heading = GAMES)]
    pub wander: u32,
    /// play: only openings that a search of 20000 positions values at N at most, for either side, and no random moves
    #[arg(long, value_name = "N", value_parser = ranged(0..=i32::MAX), help_heading = GAMES)]
    pub even: Option<i32>,
    /// play: leave a game open after so many moves; without it all are played to their end
    #[arg(long, value_name = "N", value_parser = ranged(1..=usize::MAX), default_value_t = usize::MAX, hide_default_value = true, help_heading = GAMES)]
    pub longest: usize,
    /// Games in parallel, 1-256
    #[arg(long, value_name = "N", value_parser = ranged(1..=MOST_AT_ONCE), default_value_t = 1, help_heading = GAMES)]
    pub threads: usize,
    /// The search parameters to tune, and by how much they are changed; a good step changes the strength by a few Elo. --games,
    /// --nodes and --threads apply
    #[arg(long, value_name = "NAME=STEP,...", help_heading = TUNING)]
    pub tune: Option<String>,
    /// Passes over the positions
    #[arg(long, value_name = "N", value_parser = number::<usize>, default_value_t = 8, help_heading = FITTING)]
    pub epochs: usize,
    /// Weight of the search's evaluation, 0-1
    #[arg(long, value_name = "X", value_parser = ranged(0.0_f32..=1.0), default_value_t = 0.6, help_heading = FITTING)]
    pub opinion: f32,
    /// Take move ordering over from these weights
    #[arg(long = "order", value_name = "FILE", value_hint = ValueHint::FilePath, help_heading = FITTING)]
    order_file: Option<String>,
    #[arg(skip)]
    pub order: Option<Weights>,
    /// How far to go back to the --weights after the fit, 0-1
    #[arg(long, value_name = "X", value_parser = ranged(0.0_f32..=1.0), default_value_t = 0.0, help_heading = FITTING)]
    pub keep: f32,
    /// Fit the chance of a draw alone, to the --weights
    #[arg(long, help_heading = FITTING)]
    pub draws_only: bool,
    /// puzzles: stop at so many; puzzle-levels: try so many of the file, spread over it
    #[arg(long, value_name = "N", value_parser = ranged(1..=MOST_PUZZLES), default_value_t = 2_500, help_heading = PUZZLES)]
    pub puzzles: usize,
    /// The most with the same rule, theme and length; --games, --seed and --threads apply. Of four games two are renju, unless
    /// there is a --rule
    #[arg(long, value_name = "N", value_parser = ranged(1..=MOST_PUZZLES), default_value_t = 40, help_heading = PUZZLES)]
    pub most: usize,
    /// Puzzles on twin boards, from games of their levels
    #[arg(long = "twin", help_heading = PUZZLES)]
    pub is_twin: bool,
    /// puzzles: look for those of this theme alone
    #[arg(long, value_name = "NAME", value_parser = theme(), help_heading = PUZZLES)]
    pub theme: Option<Theme>,
    /// puzzle-claims: add each answer to this file at once; what is in it is not searched again
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, help_heading = PUZZLES)]
    pub log: Option<String>,
}

fn theme() -> OneOf<Theme> {
    OneOf::new(Theme::ALL.map(Theme::id), |name| {
        name.parse().map_err(fault)
    })
}

impl Options {
    /// Reads the weights that the options name.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn read_weights(&mut self) -> Result<(), ErrorText> {
        let rule = self.rule();
        let read = |option, path: &Option<String>| {
            let path = path.as_deref();
            path.map(|path| read_weights(rule, option, path))
                .transpose()
        };
        self.weights = read("weights", &self.weights_file)?;
        self.order = read("order", &self.order_file)?;
        Ok(())
    }

    /// The rule that an option gives, or freestyle.
    pub fn rule(&self) -> Rule {
        self.rule.unwrap_or_default()
    }

    /// Positions searched per move.
    pub fn nodes(&self) -> u64 {
        self.nodes.unwrap_or(DEFAULT_NODES)
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
