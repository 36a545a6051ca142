//! `suggest` and `scores`: what a player would play, and what it thinks of every point.

use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use clap::Args;
use narabe_engine_core::classic::Classic;
use narabe_engine_core::level::{Level, LevelPlayer};
use narabe_engine_core::{Engine, Limits, NoClock, OsThreads, Setup, SystemClock};
use narabe_rules::{Point, Position};
use rand::SeedableRng;
use rand::rngs::StdRng;
use serde_json::json;

use crate::options::{NoMove, Options, PositionOptions};
use crate::print::Printer;
use narabe_command_line::arguments::{ErrorText, OneOf};
use narabe_command_line::say;

/// The move that a player would play
///
/// Limits apply to kaya and engine only. Exit code 1 when there is no move: the game is over, say.
#[derive(Args)]
#[command(after_help = "Examples:
  narabe-engine suggest --player kaede --moves \"h8 i9\"
  narabe-engine suggest --player engine --time 5000 --board position.txt")]
pub struct Suggest {
    /// A classic, a level, or the engine at full strength
    #[arg(long, value_name = "NAME", value_parser = player())]
    player: Player,
    #[command(flatten)]
    position: PositionOptions,
    #[command(flatten)]
    options: Options,
}

/// Every empty point with its score
///
/// The best come first. The engine searches to --depth (default 2). Levels have no scores. Exit code 1 when there is no move: the
/// game is over, say.
#[derive(Args)]
#[command(after_help = "Examples:
  narabe-engine scores --player shapes --moves \"h8 i9\"
  narabe-engine scores --player engine --depth 4 --json")]
pub struct Scores {
    /// A classic or the engine
    #[arg(long, value_name = "NAME", value_parser = player())]
    player: Player,
    #[command(flatten)]
    position: PositionOptions,
    #[command(flatten)]
    options: Options,
}

/// The time for a move unless an option sets a limit.
const DEFAULT_TIME: std::time::Duration = std::time::Duration::from_secs(1);
/// The depth of the engine's search for scores unless an option sets it.
const SCORE_DEPTH: u32 = 2;

/// The player that is asked.
#[derive(Clone, Copy, Debug)]
enum Player {
    Classic(Classic),
    Level(Level),
    Engine,
}

impl Player {
    fn from_name(name: &str) -> Result<Self, ErrorText> {
        if name == "engine" {
            return Ok(Self::Engine);
        }
        let classic = Classic::from_id(name).map(Self::Classic);
        let level = || Level::from_id(name).map(Self::Level);
        classic.or_else(level).ok_or_else(|| {
            format!(
                "\"{name}\" is not a player: choose quintuple, attacker, defender, shapes, the levels from koke to kaya, \
                 and engine"
            )
        })
    }
}

/// Reads the name of a player.
fn player() -> OneOf<Player> {
    let classics = Classic::ALL.into_iter().map(Classic::id);
    let levels = Level::ALL.into_iter().map(Level::id);
    OneOf::new(classics.chain(levels).chain(["engine"]), Player::from_name)
}

/// Prints the point that a player would play.
pub fn suggest(command: &Suggest) -> Result<ExitCode, ErrorText> {
    let options = &command.options;
    let printer = Printer::new(options.json);
    let setup = command.position.setup(options)?;
    if let Some(no_move) = NoMove::of(&setup) {
        return Ok(no_move.print(printer, json!({ "point": null })));
    }
    let position = command.position.position(options, &setup)?;
    let limits = options.limits(&Limits::move_time(DEFAULT_TIME))?;
    let point = choose(command.player, options, &limits, &position);
    printer.print(&json!({ "point": point }), || match point {
        Some(point) => say!("{point}"),
        None => say!("no move was found"),
    });
    Ok(ExitCode::from(u8::from(point.is_none())))
}

fn choose(
    player: Player,
    options: &Options,
    limits: &Limits,
    position: &Position,
) -> Option<Point> {
    let mut rng = StdRng::seed_from_u64(options.seed);
    let engine = || Engine::with_threads(options.settings(), Box::new(OsThreads));
    let (setup, clock) = (Setup::from(position), SystemClock::start());
    let stop = AtomicBool::new(false);
    match player {
        Player::Classic(classic) => classic.choose(position, &mut rng),
        Player::Level(level) => {
            let mut player = LevelPlayer::new(level, engine);
            player.choose(&setup, limits, &clock, &stop, &mut rng, |_| ())
        }
        Player::Engine => {
            let report = engine().think(&setup, limits, &clock, &stop, |_| ());
            report.map(|report| report.best_move())
        }
    }
}

/// Prints every empty point with its score.
pub fn scores(command: &Scores) -> Result<ExitCode, ErrorText> {
    let options = &command.options;
    let printer = Printer::new(options.json);
    let setup = command.position.setup(options)?;
    if let Some(no_move) = NoMove::of(&setup) {
        return Ok(no_move.print(printer, json!({ "scores": [] })));
    }
    let position = command.position.position(options, &setup)?;
    let scores: Vec<(Point, i64)> = match command.player {
        Player::Classic(classic) => {
            let ranked = classic.scores(&position).ranked();
            ranked
                .into_iter()
                .map(|(point, score)| (point, score.rank))
                .collect()
        }
        Player::Level(level) => {
            return Err(format!(
                "--player {}: levels have no scores: choose engine or a classic",
                level.id()
            ));
        }
        Player::Engine => {
            let depth = options.search_depth()?.unwrap_or(SCORE_DEPTH);
            let mut engine = Engine::new(options.settings());
            let scores = engine.score_moves(
                &Setup::from(&position),
                depth,
                &NoClock,
                &AtomicBool::new(false),
            );
            scores
                .into_iter()
                .map(|(point, value)| (point, i64::from(value.get())))
                .collect()
        }
    };
    let entries: Vec<_> = scores
        .iter()
        .map(|(point, score)| json!({ "point": point, "score": score }))
        .collect();
    printer.print(&json!({ "scores": entries }), || {
        for (point, score) in &scores {
            say!("{point} {score}");
        }
        if scores.is_empty() {
            say!("no move was found");
        }
    });
    Ok(ExitCode::from(u8::from(scores.is_empty())))
}
