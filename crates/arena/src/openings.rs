//! Where games begin: openings of a file or a list, named ones, and balanced ones made from a seed.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use narabe_engine_core::{Engine, Limits, NoClock, Settings, Setup};
use narabe_notation::{MoveListError, parse_move_list};
use narabe_rules::opening::NamedOpening;
use narabe_rules::{BoardSize, PlayError, Point, Position, Rule};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use thiserror::Error;

/// The number of stones in an opening.
const STONES: std::ops::RangeInclusive<usize> = 4..=8;
/// The largest distance of a stone from the centre.
const REACH: i8 = 4;
/// The nodes of the search that evaluates an opening.
const EVALUATION_NODES: u64 = 20_000;
/// The largest evaluation of a balanced opening.
const MAX_VALUE: i32 = 60;
/// An odd number without a pattern: the seeds of neighbouring openings have nothing in common.
const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

/// Where a game begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The moves, Black's first.
    pub moves: Vec<Point>,
    /// Code and name, if its first three stones are one of the 26 openings of Renju: `4D Kagetsu`.
    pub name: String,
}

/// Why there are no openings to play.
#[derive(Debug, Error)]
pub enum OpeningsError {
    /// The file cannot be read.
    #[error("{path}: {error}", path = path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// A line is no opening.
    #[error("{place}line {line}: {reason}", place = in_file(file.as_deref()))]
    Line {
        /// The file; none if the lines are in the tournament.
        file: Option<PathBuf>,
        /// The line, from 1.
        line: usize,
        /// What is wrong.
        reason: LineError,
    },
    /// There are none.
    #[error("{path}: there are no openings to play: write lines such as h8 i9 g7", path = .0.display())]
    Empty(PathBuf),
}

/// What is wrong with a line.
#[derive(Debug, Error)]
pub enum LineError {
    /// It is no list of moves.
    #[error(transparent)]
    Moves(#[from] MoveListError),
    /// A move is not legal.
    #[error(transparent)]
    Illegal(#[from] PlayError),
    /// Nothing is left to play.
    #[error("the game is already over after {0} moves: choose a shorter opening")]
    Over(usize),
}

fn in_file(file: Option<&Path>) -> String {
    file.map(|path| format!("{}, ", path.display()))
        .unwrap_or_default()
}

impl Opening {
    /// These moves, with their name if they have one.
    pub fn new(moves: Vec<Point>, size: BoardSize) -> Self {
        let name = NamedOpening::of(&moves, size)
            .map(|named| format!("{} {}", named.code(), named.name))
            .unwrap_or_default();
        Self { moves, name }
    }

    /// One of the 26.
    pub fn named(named: &NamedOpening, size: BoardSize) -> Self {
        Self::new(named.stones(size).to_vec(), size)
    }
}

/// Reads openings from a file, one a line.
///
/// # Errors
/// When the file cannot be read, a line is no opening, or there is none.
pub fn read(path: &Path, rule: Rule, size: BoardSize) -> Result<Vec<Opening>, OpeningsError> {
    let text = fs::read_to_string(path).map_err(|error| OpeningsError::File {
        path: path.to_owned(),
        error,
    })?;
    let openings = parse(text.lines(), Some(path), rule, size)?;
    if openings.is_empty() {
        return Err(OpeningsError::Empty(path.to_owned()));
    }
    Ok(openings)
}

/// Reads openings from lines, of this file if they are one's. Empty lines and those that begin with `#` are passed over.
///
/// # Errors
/// When a line is no opening.
pub fn parse<'a>(
    lines: impl Iterator<Item = &'a str>,
    file: Option<&Path>,
    rule: Rule,
    size: BoardSize,
) -> Result<Vec<Opening>, OpeningsError> {
    lines
        .enumerate()
        .filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'))
        .map(|(number, line)| {
            parse_line(line, rule, size).map_err(|reason| OpeningsError::Line {
                file: file.map(Path::to_owned),
                line: number + 1,
                reason,
            })
        })
        .collect()
}

fn parse_line(line: &str, rule: Rule, size: BoardSize) -> Result<Opening, LineError> {
    let moves: Vec<Point> = parse_move_list(line)?;
    let mut position = Position::new(rule, size);
    for &point in &moves {
        position.play(point)?;
    }
    if position.outcome().is_some() {
        return Err(LineError::Over(moves.len()));
    }
    Ok(Opening::new(moves, size))
}

/// Makes a random opening that the engine evaluates as about even; the same for the same seed and number.
pub fn make(rule: Rule, size: BoardSize, seed: u64, number: usize) -> Opening {
    let mut chance = StdRng::seed_from_u64(seed ^ STEP.wrapping_mul(number as u64));
    let mut engine = Engine::new(Settings {
        hash: 8,
        threads: 1,
    });
    loop {
        let position = random(rule, size, &mut chance);
        if position.outcome().is_none() && is_even(&mut engine, &position) {
            return Opening::new(position.moves().to_vec(), size);
        }
    }
}

fn random(rule: Rule, size: BoardSize, chance: &mut StdRng) -> Position {
    let mut position = Position::new(rule, size);
    let stones = chance.random_range(STONES);
    let centre = size.centre();
    while position.moves().len() < stones {
        let mut offset = || chance.random_range(-REACH..=REACH);
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
