//! `stray`: what moves that are not the best lead to, as training games of two moves.
//!
//! The last move of a position in a game was found by a search. Most moves that a search tries are worse, and the evaluation has
//! to judge what comes after them as well.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::sync::Mutex;

use narabe_engine_core::tuning::TrainingGame;
use narabe_engine_core::{Engine, Settings};
use narabe_rules::{Point, Position};
use rand::rngs::StdRng;
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};

use crate::options::{Options, training_games};
use crate::play::{think, weak_move};
use narabe_command_line::arguments::{ErrorText, fault};
use narabe_command_line::parallel::play_games;

/// Positions of each game from which a stray move is played.
const PER_GAME: usize = 8;
/// Searches after a stray move: of the reply, and of what follows that.
const SEARCHES: usize = 2;
/// The largest distance of a random move from a stone.
const REACH: u8 = 2;

/// Plays stray moves in the games of the files, searches the moves after them and writes those as games without a result.
///
/// # Errors
/// When a file cannot be read or written, or a line is not a game.
pub fn run(options: &Options) -> Result<(), ErrorText> {
    let path = options.out("stray")?;
    if options.files.is_empty() {
        return Err("stray needs a FILE with games".to_owned());
    }
    let games = training_games(&options.files)?;
    let unwritten = |error| format!("{path}: {error}");
    let file = Mutex::new(BufWriter::new(File::create(path).map_err(unwritten)?));
    let engine = || {
        Ok(Engine::new(Settings {
            hash: 16,
            threads: 1,
        }))
    };
    let play = |engine: &mut Engine, number: usize| {
        let rng = &mut StdRng::seed_from_u64(options.seed_of(number));
        for _ in 0..PER_GAME {
            if let Some(game) = stray(options, engine, &games[number].1, rng) {
                writeln!(file.lock().map_err(fault)?, "{game}").map_err(unwritten)?;
            }
        }
        Ok(())
    };
    play_games(games.len(), options.threads, engine, play)?;
    let mut file = file.into_inner().map_err(fault)?;
    file.flush().map_err(unwritten)
}

/// A game up to a random position, a stray move, and the moves that searches find after it. None if the stray move ends the
/// game, or the game has no moves.
fn stray(
    options: &Options,
    engine: &mut Engine,
    game: &TrainingGame,
    rng: &mut StdRng,
) -> Option<TrainingGame> {
    let first = game.moves.len().checked_sub(game.values.len())?;
    let last = game.moves.len().checked_sub(1)?;
    let before = rng.random_range(first.min(last)..=last);
    let size = game.size.unwrap_or(options.size);
    let mut position = Position::new(options.rule(), size);
    for &point in &game.moves[..before] {
        position.play(point).ok()?;
    }
    let point = if rng.random_ratio(1, 2) {
        weak_move(&position, rng)?
    } else {
        near_move(&position, rng)?
    };
    position.play(point).ok()?;
    engine.clear();
    let mut values = Vec::new();
    while values.len() < SEARCHES && position.outcome().is_none() {
        let report = think(engine, &position, options.nodes())?;
        values.push(report.lines[0].value.get());
        position.play(report.best_move()).ok()?;
    }
    (!values.is_empty()).then(|| TrainingGame {
        moves: position.moves().to_vec(),
        values,
        result: None,
        size: Some(size),
    })
}

/// A random legal move near a stone.
fn near_move(position: &Position, rng: &mut StdRng) -> Option<Point> {
    let is_near = |point: &Point| {
        position.stones().any(|(stone, _)| {
            let (dx, dy) = (point.x.abs_diff(stone.x), point.y.abs_diff(stone.y));
            dx.max(dy) <= REACH
        })
    };
    let near = position.board().empty_points().filter(is_near);
    near.filter(|&point| position.check(point).is_ok())
        .choose(rng)
}
