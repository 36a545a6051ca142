//! `play`: games of the engine against itself, a line each.

use std::fs::File;
use std::io::{LineWriter, Write as _};
use std::sync::Mutex;
use std::sync::atomic::AtomicBool;

use narabe_engine_core::level::{Level, LevelPlayer};
use narabe_engine_core::tuning::TrainingGame;
use narabe_engine_core::{Engine, Limits, NoClock, Report, Settings, Setup};
use narabe_rules::{BoardSize, Point, Position, Rule, Side};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use crate::options::Options;
use narabe_command_line::arguments::{ErrorText, fault};
use narabe_command_line::parallel::play_games;

/// The number of random stones before the engine plays.
const OPENING: std::ops::RangeInclusive<usize> = 3..=9;
/// The largest distance of such a stone from the centre.
const REACH: i8 = 4;
/// The largest evaluation of a balanced opening. Games that are decided from the start teach little, so most begin balanced.
const EVEN: i32 = 200;
/// One opening in this many may be unbalanced.
const UNBALANCED_ONE_IN: u32 = 5;
/// The largest evaluation of an unbalanced opening.
const UNBALANCED: i32 = 600;
/// The nodes of the search that evaluates an opening.
const OPENING_NODES: u64 = 1_000;
/// The same with `--even`.
const EVEN_NODES: u64 = 20_000;
/// Some of the first moves of a game are not the best. All later ones are, so the result is reliable.
const WANDERING: usize = 10;

/// Plays the games and writes them to the file.
///
/// # Errors
/// When the file cannot be written.
pub fn run(options: &Options) -> Result<(), ErrorText> {
    let path = options.out("play")?;
    let unwritten = |error| format!("{path}: {error}");
    // Line by line, so that a run that is stopped keeps its games.
    let file = Mutex::new(LineWriter::new(File::create(path).map_err(unwritten)?));
    let engine = || {
        let mut engine = Engine::new(Settings {
            hash: 16,
            threads: 1,
        });
        if let Some(weights) = &options.weights {
            engine.set_weights(weights.clone());
        }
        Ok(engine)
    };
    play_games(options.games, options.threads, engine, |engine, number| {
        let rng = &mut StdRng::seed_from_u64(options.seed_of(number));
        match play_one(options, engine, rng) {
            Some(game) => writeln!(file.lock().map_err(fault)?, "{game}").map_err(unwritten),
            None => Ok(()),
        }
    })?;
    let mut file = file.into_inner().map_err(fault)?;
    file.flush().map_err(unwritten)
}

fn play_one(options: &Options, engine: &mut Engine, rng: &mut StdRng) -> Option<TrainingGame> {
    engine.clear();
    let mut position = match options.even {
        Some(most) => opening_within(options, engine, rng, EVEN_NODES, |_| most)?,
        None => balanced_opening(options, engine, rng)?,
    };
    let mut values = Vec::new();
    while position.outcome().is_none() && position.moves().len() < options.longest {
        let report = think(engine, &position, options.nodes())?;
        let value = report.lines[0].value;
        values.push(value.get());
        let wanders = options.even.is_none()
            && values.len() <= WANDERING
            && value.moves_to_win().is_none()
            && rng.random_ratio(1, options.wander);
        let point = if wanders {
            weak_move(&position, rng).unwrap_or(report.best_move())
        } else {
            report.best_move()
        };
        position.play(point).ok()?;
    }
    Some(TrainingGame {
        moves: position.moves().to_vec(),
        values,
        result: (position.outcome()).map(|outcome| match outcome.winner() {
            Some(Side::Black) => 1.0,
            Some(Side::White) => 0.0,
            None => 0.5,
        }),
        size: Some(options.size),
    })
}

/// The engine's report after this many nodes; none if there is no legal move.
pub fn think(engine: &mut Engine, position: &Position, nodes: u64) -> Option<Report> {
    let stop = AtomicBool::new(false);
    let (setup, limits) = (Setup::from(position), Limits::nodes(nodes));
    engine.think(&setup, &limits, &NoClock, &stop, |_| ())
}

/// A random opening, mostly balanced, sometimes not.
fn balanced_opening(options: &Options, engine: &mut Engine, rng: &mut StdRng) -> Option<Position> {
    let is_even = |rng: &mut StdRng| !rng.random_ratio(1, UNBALANCED_ONE_IN);
    opening_within(options, engine, rng, OPENING_NODES, |rng| {
        if is_even(rng) { EVEN } else { UNBALANCED }
    })
}

/// A random opening that is about even.
pub fn even_opening(options: &Options, engine: &mut Engine, rng: &mut StdRng) -> Option<Position> {
    opening_within(options, engine, rng, OPENING_NODES, |_| EVEN)
}

/// A random opening with an evaluation of at most `most`, computed for each. None if the engine finds no move.
fn opening_within(
    options: &Options,
    engine: &mut Engine,
    rng: &mut StdRng,
    nodes: u64,
    most: impl Fn(&mut StdRng) -> i32,
) -> Option<Position> {
    loop {
        let Some(position) = opening(options.rule(), options.size, rng) else {
            continue;
        };
        let value = think(engine, &position, nodes)?.lines[0].value.get();
        if value.abs() <= most(rng) {
            return Some(position);
        }
    }
}

/// A weaker player's move, so that the network learns what mistakes lead to.
pub fn weak_move(position: &Position, rng: &mut StdRng) -> Option<Point> {
    let player = [Level::Warabi, Level::Sasa].choose(rng)?;
    let mut player = LevelPlayer::new(*player, Engine::default);
    let stop = AtomicBool::new(false);
    let (setup, limits) = (position.into(), Limits::default());
    player.choose(&setup, &limits, &NoClock, &stop, rng, |_| ())
}

/// Some random stones near the centre; none if they end the game.
pub fn opening(rule: Rule, size: BoardSize, rng: &mut StdRng) -> Option<Position> {
    let mut position = Position::new(rule, size);
    let stones = rng.random_range(OPENING);
    let centre = size.centre();
    let reach = rng.random_range(2..=REACH);
    while position.moves().len() < stones {
        let mut offset = || rng.random_range(-reach..=reach);
        let (dx, dy) = (offset(), offset());
        let _ = position.play(Point::new(
            centre.x.wrapping_add_signed(dx),
            centre.y.wrapping_add_signed(dy),
        ));
    }
    position.outcome().is_none().then_some(position)
}
