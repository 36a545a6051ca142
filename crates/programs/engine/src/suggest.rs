//! `suggest` and `scores`: what a player would play, and what it thinks of every point.

use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use narabe_engine_core::classic::Classic;
use narabe_engine_core::level::{Level, LevelPlayer};
use narabe_engine_core::{Engine, Limits, NoClock, OsThreads, Setup, SystemClock};
use narabe_rules::{Point, Position};
use rand::SeedableRng;
use rand::rngs::StdRng;
use serde_json::json;

use crate::options::{Argument, Help, NoMove, Options};
use crate::print::Printer;
use narabe_command_line::arguments::{ErrorText, value};
use narabe_command_line::say;

const SUGGEST: Help = Help {
    own: "\
narabe-engine suggest --player NAME [OPTIONS]: the move that a player would play

NAME is quintuple, attacker, defender, shapes, a level from koke to kaya, or engine; limits apply to kaya and engine only.
Exit code 1 when there is no move: the game is over, say.",
    position: true,
    examples: &[
        "suggest --player kaede --moves \"h8 i9\"",
        "suggest --player engine --time 5000 --board position.txt",
    ],
};

const SCORES: Help = Help {
    own: "\
narabe-engine scores --player NAME [OPTIONS]: every empty point with its score, best first

NAME is quintuple, attacker, defender, shapes or engine; the engine searches to --depth (default 2).
Exit code 1 when there is no move: the game is over, say.",
    position: true,
    examples: &[
        "scores --player shapes --moves \"h8 i9\"",
        "scores --player engine --depth 4 --json",
    ],
};

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

/// Reads the command line.
fn read(parser: &mut lexopt::Parser, help: &Help) -> Result<(Player, Options), ErrorText> {
    let mut player = None;
    let options = Options::read(parser, help, |argument, parser| match argument {
        Argument::Option("player") => {
            player = Some(Player::from_name(&value::<String>(parser, "player")?)?);
            Ok(())
        }
        other => Err(other.unknown()),
    })?;
    let player = player.ok_or("no player given: name one with --player NAME")?;
    Ok((player, options))
}

/// Prints the point that a player would play.
pub fn suggest(parser: &mut lexopt::Parser) -> Result<ExitCode, ErrorText> {
    let (player, options) = read(parser, &SUGGEST)?;
    let printer = Printer::new(options.json);
    let setup = options.setup()?;
    if let Some(no_move) = NoMove::of(&setup) {
        return Ok(no_move.print(printer, json!({ "point": null })));
    }
    let position = options.position(&setup)?;
    let limits = options.limits(&Limits::move_time(DEFAULT_TIME))?;
    let point = choose(player, &options, &limits, &position);
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
pub fn scores(parser: &mut lexopt::Parser) -> Result<ExitCode, ErrorText> {
    let (player, options) = read(parser, &SCORES)?;
    let printer = Printer::new(options.json);
    let setup = options.setup()?;
    if let Some(no_move) = NoMove::of(&setup) {
        return Ok(no_move.print(printer, json!({ "scores": [] })));
    }
    let position = options.position(&setup)?;
    let scores: Vec<(Point, i64)> = match player {
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
