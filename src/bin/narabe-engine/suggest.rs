//! `suggest` and `scores`: what a player would play, and what it thinks of every point.

use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use narabe::engine::classic::Classic;
use narabe::engine::level::{Level, LevelPlayer};
use narabe::engine::{Engine, Limits, NoClock, OsThreads, Setup, SystemClock};
use narabe::rules::{Point, Position};
use rand::SeedableRng;
use rand::rngs::StdRng;
use serde_json::json;

use crate::options::{self, Argument, Fault, Options, POSITION_HELP, value};
use crate::print::{Printer, say};

const SUGGEST: &str = "\
narabe-engine suggest --player NAME [options]: the move that a player would play

NAME is quintuple, attacker, defender, shapes, a level from koke to kaya, or engine; limits apply to kaya and engine only.
Exit code 1 when the game is over.
";

const SCORES: &str = "\
narabe-engine scores --player NAME [options]: every empty point with its score, best first

NAME is quintuple, attacker, defender, shapes or engine; the engine searches to --depth (default 2).
Exit code 1 when the game is over.
";

/// The time for a move where none is said.
const USUAL: std::time::Duration = std::time::Duration::from_secs(1);
/// Moves that the engine looks ahead for scores.
const SCORE_DEPTH: u32 = 2;

/// Who is asked.
#[derive(Clone, Copy, Debug)]
enum Player {
    Classic(Classic),
    Level(Level),
    Engine,
}

impl Player {
    fn from_name(name: &str) -> Result<Self, Fault> {
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

fn read(parser: &mut lexopt::Parser) -> Result<(Option<Player>, Options), Fault> {
    let mut player = None;
    let options = Options::read(parser, |argument, parser| match argument {
        Argument::Option("player") => {
            player = Some(Player::from_name(&value::<String>(parser, "player")?)?);
            Ok(())
        }
        other => Err(other.unknown()),
    })?;
    Ok((player, options))
}

const WHO: &str = "no player given: name one with --player NAME";

/// Prints one point.
pub fn suggest(parser: &mut lexopt::Parser) -> Result<ExitCode, Fault> {
    let (player, options) = read(parser)?;
    if options.help {
        return Ok(options::help(SUGGEST, POSITION_HELP));
    }
    let player = player.ok_or(WHO)?;
    let position = options.position()?;
    let point = match player {
        Player::Classic(classic) => {
            classic.choose(&position, &mut StdRng::seed_from_u64(options.seed))
        }
        Player::Level(level) => level_point(level, &options, &position)?,
        Player::Engine => engine_point(&options, &position)?,
    };
    let printer = Printer::new(options.json);
    printer.print(&json!({ "point": point }), || match point {
        Some(point) => say!("{point}"),
        None => say!("the game is over"),
    });
    Ok(ExitCode::from(u8::from(point.is_none())))
}

fn engine_point(options: &Options, position: &Position) -> Result<Option<Point>, Fault> {
    let limits = options.limits(&Limits::move_time(USUAL))?;
    if position.outcome().is_some() {
        return Ok(None);
    }
    let mut engine = Engine::with_threads(options.settings(), Box::new(OsThreads));
    let clock = SystemClock::start();
    let stop = AtomicBool::new(false);
    let report = engine.think(&Setup::from(position), &limits, &clock, &stop, |_| ());
    Ok(report.map(|report| report.best_move()))
}

fn level_point(
    level: Level,
    options: &Options,
    position: &Position,
) -> Result<Option<Point>, Fault> {
    let limits = options.limits(&Limits::move_time(USUAL))?;
    if position.outcome().is_some() {
        return Ok(None);
    }
    let full = || Engine::with_threads(options.settings(), Box::new(OsThreads));
    Ok(LevelPlayer::new(level, full).choose(
        &Setup::from(position),
        &limits,
        &SystemClock::start(),
        &AtomicBool::new(false),
        &mut StdRng::seed_from_u64(options.seed),
        |_| (),
    ))
}

/// Prints every empty point with its score.
pub fn scores(parser: &mut lexopt::Parser) -> Result<ExitCode, Fault> {
    let (player, options) = read(parser)?;
    if options.help {
        return Ok(options::help(SCORES, POSITION_HELP));
    }
    let player = player.ok_or(WHO)?;
    let position = options.position()?;
    let scores: Vec<(Point, i64)> = if position.outcome().is_some() {
        Vec::new()
    } else {
        match player {
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
        }
    };
    let entries: Vec<_> = scores
        .iter()
        .map(|(point, score)| json!({ "point": point, "score": score }))
        .collect();
    Printer::new(options.json).print(&json!({ "scores": entries }), || {
        for (point, score) in &scores {
            say!("{point} {score}");
        }
        if scores.is_empty() {
            say!("the game is over");
        }
    });
    Ok(ExitCode::from(u8::from(scores.is_empty())))
}
