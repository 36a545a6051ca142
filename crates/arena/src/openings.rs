//! Balanced openings, so that games between the same players differ.

use std::fs;
use std::sync::atomic::AtomicBool;

use narabe_engine_core::{Engine, Limits, NoClock, Settings, Setup};
use narabe_notation::parse_move_list;
use narabe_rules::{BoardSize, Point, Position, Rule};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use crate::ErrorText;

/// The number of stones in an opening.
const STONES: std::ops::RangeInclusive<usize> = 4..=8;
/// The largest distance of a stone from the centre.
const REACH: i8 = 4;
/// The nodes of the search that evaluates an opening.
const EVALUATION_NODES: u64 = 20_000;
/// The largest evaluation of a balanced opening.
const MAX_VALUE: i32 = 60;

/// Reads openings from a file, one a line.
///
/// # Errors
/// When the file cannot be read, or a line is no opening.
pub fn read(path: &str, rule: Rule, size: BoardSize) -> Result<Vec<Vec<Point>>, ErrorText> {
    let text = fs::read_to_string(path).map_err(|error| format!("--openings {path}: {error}"))?;
    text.lines()
        .enumerate()
        .filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'))
        .map(|(number, line)| {
            let complain =
                |error: String| format!("--openings {path}, line {}: {error}", number + 1);
            let moves = parse_move_list(line).map_err(|error| complain(error.to_string()))?;
            let mut position = Position::new(rule, size);
            for &point in &moves {
                position
                    .play(point)
                    .map_err(|error| complain(error.to_string()))?;
            }
            if position.outcome().is_some() {
                return Err(complain(format!(
                    "the game is already over after {} moves: choose a shorter opening",
                    moves.len()
                )));
            }
            Ok(moves)
        })
        .collect()
}

/// Makes random openings that the engine evaluates as about even; the same for the same seed.
pub fn make(rule: Rule, size: BoardSize, seed: u64, count: usize) -> Vec<Vec<Point>> {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut engine = Engine::new(Settings {
        hash: 8,
        threads: 1,
    });
    let mut openings = Vec::new();
    while openings.len() < count {
        let position = random(rule, size, &mut rng);
        if position.outcome().is_none() && is_even(&mut engine, &position) {
            openings.push(position.moves().to_vec());
        }
    }
    openings
}

fn random(rule: Rule, size: BoardSize, rng: &mut StdRng) -> Position {
    let mut position = Position::new(rule, size);
    let stones = rng.random_range(STONES);
    let centre = size.centre();
    while position.moves().len() < stones {
        let mut offset = || rng.random_range(-REACH..=REACH);
        let (dx, dy) = (offset(), offset());
        let point = Point::new(
            centre.x.wrapping_add_signed(dx),
            centre.y.wrapping_add_signed(dy),
        );
        // A point that is taken or off a small board is drawn again.
        let _ = position.play(point);
    }
    position
}

fn is_even(engine: &mut Engine, position: &Position) -> bool {
    engine.clear();
    let report = engine.think(
        &Setup::from(position),
        &Limits::nodes(EVALUATION_NODES),
        &NoClock,
        &AtomicBool::new(false),
        |_| (),
    );
    report.is_some_and(|report| report.lines[0].value.get().abs() <= MAX_VALUE)
}
