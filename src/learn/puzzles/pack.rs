//! The pack: all puzzles that the game has, as one compressed file.
//!
//! The file is [`MAGIC`], a byte with the version, and the compressed records: their number, then for each its rule, side to move,
//! theme, size, difficulty, moves to the win, first moves, last move and stones, as numbers of one byte or more. Stones are in order,
//! each by its distance from the one before, so that most take one byte.

use std::collections::HashSet;
use std::sync::OnceLock;

use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use thiserror::Error;

use super::{Puzzle, PuzzleError, PuzzleId, Task, Theme};
use crate::notation::bytes::{Damaged, Reader, write_number};
use crate::rules::{BoardSize, Point, Rule, Setup, SetupError, Side, SizeError};

/// The pack that the game has.
const SHIPPED: &[u8] = include_bytes!("../../../assets/puzzles/shipped.puzzles");
/// How a pack begins.
const MAGIC: &[u8] = b"narabe-puzzles";
/// The version that is written, and the only one that is read.
const VERSION: u8 = 1;
/// The most bytes of a pack that is not compressed any more: some hundred thousand puzzles.
const MAX_BYTES: usize = 1 << 24;
/// The best compression; a pack is written seldom.
const BEST: u8 = 10;
/// The sides to move in a byte with the theme.
const SIDES: u64 = 2;

/// Puzzles in the order of their difficulty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pack {
    puzzles: Vec<Puzzle>,
}

/// Why a pack cannot be read or made.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PackError {
    /// The bytes do not begin as a pack does.
    #[error("this is no pack of puzzles")]
    NotAPack,
    /// A later version wrote it.
    #[error("the pack has version {0}, and this program reads version {VERSION}: use a newer one")]
    Version(u8),
    /// The bytes cannot be decompressed, end too early, or go on after the last puzzle.
    #[error("the pack is damaged")]
    Damaged,
    /// A puzzle makes no sense.
    #[error("puzzle {number} of the pack: {fault}")]
    Record {
        /// Its number, from 0.
        number: usize,
        /// What is wrong.
        fault: RecordFault,
    },
    /// Two puzzles are the same position in two orientations, or in the same one.
    #[error("the pack has the puzzle {0} twice")]
    Twice(PuzzleId),
}

/// What is wrong with a puzzle in a pack.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordFault {
    /// The number of a rule or a theme that there is not.
    #[error("there is no rule or theme number {0}")]
    Number(u64),
    /// There is no such board.
    #[error(transparent)]
    Size(#[from] SizeError),
    /// A stone cannot be placed.
    #[error(transparent)]
    Stone(#[from] SetupError),
    /// The puzzle makes no sense.
    #[error(transparent)]
    Puzzle(#[from] PuzzleError),
    /// The bytes are damaged.
    #[error(transparent)]
    Damaged(#[from] Damaged),
}

impl Pack {
    /// A pack of these puzzles.
    ///
    /// # Errors
    /// [`PackError::Twice`] if two are the same position, however it is turned.
    pub fn new(mut puzzles: Vec<Puzzle>) -> Result<Self, PackError> {
        puzzles.sort_by_key(|puzzle| (puzzle.difficulty(), puzzle.id()));
        let mut ids = HashSet::new();
        match puzzles.iter().find(|puzzle| !ids.insert(puzzle.id())) {
            Some(puzzle) => Err(PackError::Twice(puzzle.id())),
            None => Ok(Self { puzzles }),
        }
    }

    /// Adds a puzzle.
    ///
    /// # Errors
    /// [`PackError::Twice`] if the position is there, however it is turned; the pack is unchanged then.
    pub fn add(&mut self, puzzle: Puzzle) -> Result<(), PackError> {
        if self.puzzle(puzzle.id()).is_some() {
            return Err(PackError::Twice(puzzle.id()));
        }
        let place = |puzzle: &Puzzle| (puzzle.difficulty(), puzzle.id());
        let at = self
            .puzzles
            .partition_point(|other| place(other) < place(&puzzle));
        self.puzzles.insert(at, puzzle);
        Ok(())
    }

    /// Removes the puzzle with this name, if it is there.
    pub fn remove(&mut self, id: PuzzleId) {
        self.puzzles.retain(|puzzle| puzzle.id() != id);
    }

    /// The pack that the game has. It is read once.
    ///
    /// # Errors
    /// [`PackError`] if the file that was compiled in is no pack; a test reads it.
    pub fn shipped() -> Result<&'static Self, PackError> {
        static PACK: OnceLock<Result<Pack, PackError>> = OnceLock::new();
        PACK.get_or_init(|| Self::read(SHIPPED))
            .as_ref()
            .map_err(Clone::clone)
    }

    /// Reads what [`write`](Self::write) has written.
    ///
    /// # Errors
    /// [`PackError`] if it is something else, or damaged.
    pub fn read(bytes: &[u8]) -> Result<Self, PackError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(PackError::NotAPack)?;
        let (&version, packed) = rest.split_first().ok_or(PackError::NotAPack)?;
        if version != VERSION {
            return Err(PackError::Version(version));
        }
        let records = decompress_to_vec_with_limit(packed, MAX_BYTES);
        let records = records.map_err(|_| PackError::Damaged)?;
        let mut reader = Reader::new(&records);
        let count = reader.count().map_err(|_| PackError::Damaged)?;
        let read = |number| {
            let puzzle = read_puzzle(&mut reader);
            puzzle.map_err(|fault| PackError::Record { number, fault })
        };
        let puzzles = (0..count).map(read).collect::<Result<Vec<_>, _>>()?;
        if !reader.is_at_end() {
            return Err(PackError::Damaged);
        }
        Self::new(puzzles)
    }

    /// The pack as a file.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let mut records = Vec::new();
        write_number(&mut records, self.puzzles.len() as u64);
        for puzzle in &self.puzzles {
            write_puzzle(&mut records, puzzle);
        }
        let mut bytes = MAGIC.to_vec();
        bytes.push(VERSION);
        bytes.extend(compress_to_vec(&records, BEST));
        bytes
    }

    /// The puzzles, the easiest first.
    #[must_use]
    pub fn puzzles(&self) -> &[Puzzle] {
        &self.puzzles
    }

    /// The puzzle with this name.
    #[must_use]
    pub fn puzzle(&self, id: PuzzleId) -> Option<&Puzzle> {
        self.puzzles.iter().find(|puzzle| puzzle.id() == id)
    }
}

/// The place of a value in a list of all, as a number.
fn number_in<T: PartialEq>(all: &[T], value: &T) -> u64 {
    all.iter()
        .position(|other| other == value)
        .unwrap_or_default() as u64
}

fn write_puzzle(into: &mut Vec<u8>, puzzle: &Puzzle) {
    let (setup, task) = (puzzle.setup(), puzzle.task());
    let index = |point: Point| setup.size().index(point) as u64;
    let theme = number_in(&Theme::ALL, &task.theme);
    write_number(into, number_in(&Rule::ALL, &setup.rule()));
    write_number(into, theme * SIDES + setup.to_move() as u64);
    write_number(into, u64::from(setup.size().get()));
    write_number(into, u64::from(puzzle.difficulty()));
    write_number(into, task.moves as u64);
    write_number(into, task.solutions.len() as u64);
    for &solution in &task.solutions {
        write_number(into, index(solution));
    }
    // None is 0.
    write_number(into, puzzle.last().map_or(0, |last| index(last) + 1));
    let mut stones = setup.stones().to_vec();
    stones.sort_unstable_by_key(|&(point, _)| index(point));
    write_number(into, stones.len() as u64);
    let mut next = 0;
    for (point, side) in stones {
        write_number(into, (index(point) - next) * SIDES + side as u64);
        next = index(point) + 1;
    }
}

fn read_puzzle(reader: &mut Reader<'_>) -> Result<Puzzle, RecordFault> {
    let rule = reader.number()?;
    let known = usize::try_from(rule)
        .ok()
        .and_then(|rule| Rule::ALL.get(rule));
    let rule = *known.ok_or(RecordFault::Number(rule))?;
    let code = reader.number()?;
    let theme = usize::try_from(code / SIDES).ok();
    let theme = theme.and_then(|theme| Theme::ALL.get(theme));
    let theme = *theme.ok_or(RecordFault::Number(code))?;
    let size = BoardSize::new(reader.small()?)?;
    let difficulty = reader.small()?;
    let moves = reader.small()?;
    let count = reader.count()?;
    let solutions = (0..count).map(|_| point_of(reader.number()?, size));
    let solutions = solutions.collect::<Result<Vec<_>, Damaged>>()?;
    let last = match reader.number()? {
        0 => None,
        number => Some(point_of(number - 1, size)?),
    };
    let mut setup = Setup::new(rule, size);
    let mut next = 0_u64;
    for _ in 0..reader.count()? {
        let code = reader.number()?;
        let index = next.checked_add(code / SIDES).ok_or(Damaged)?;
        setup.place(point_of(index, size)?, side_of(code))?;
        next = index + 1;
    }
    setup.set_to_move(side_of(code));
    let task = Task {
        theme,
        solutions,
        moves,
    };
    Ok(Puzzle::new(setup, last, task, difficulty)?)
}

const fn side_of(code: u64) -> Side {
    match code % SIDES {
        0 => Side::Black,
        _ => Side::White,
    }
}

fn point_of(index: u64, size: BoardSize) -> Result<Point, Damaged> {
    let index = usize::try_from(index)
        .ok()
        .filter(|&index| index < size.area());
    index.map(|index| size.point(index)).ok_or(Damaged)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::parse_move_list;

    fn puzzle(moves: &str, difficulty: u16) -> Puzzle {
        let mut setup = Setup::new(Rule::Freestyle, BoardSize::DEFAULT);
        let points = parse_move_list(moves).unwrap();
        for &point in &points {
            setup.place(point, setup.to_move()).unwrap();
        }
        let task = Task {
            theme: Theme::Fours,
            solutions: vec!["g8".parse().unwrap(), "k8".parse().unwrap()],
            moves: 2,
        };
        Puzzle::new(setup, points.last().copied(), task, difficulty).unwrap()
    }

    fn is_same(one: &Puzzle, other: &Puzzle) -> bool {
        // The order of the stones is not kept.
        one.setup().board() == other.setup().board()
            && one.setup().to_move() == other.setup().to_move()
            && one.task() == other.task()
            && (one.last(), one.difficulty()) == (other.last(), other.difficulty())
    }

    #[test]
    fn a_pack_is_read_as_it_was_written_easiest_first() {
        let hard = puzzle("h8 a1 i8 a3 j8 o15", 1200);
        let easy = puzzle("h8 a1 i8 a4 j8 o14", 700);
        let pack = Pack::new(vec![hard.clone(), easy.clone()]).unwrap();
        let read = Pack::read(&pack.write()).unwrap();
        assert!(is_same(&read.puzzles()[0], &easy) && is_same(&read.puzzles()[1], &hard));
        assert!(is_same(read.puzzle(hard.id()).unwrap(), &hard));
    }

    #[test]
    fn a_position_that_is_turned_is_the_same_puzzle() {
        let one = puzzle("h8 a1 i8 a3 j8 o15", 1200);
        let mirrored = puzzle("h8 a15 i8 a13 j8 o1", 1300);
        let id = one.id();
        assert_eq!(Pack::new(vec![one, mirrored]), Err(PackError::Twice(id)));
    }

    #[test]
    fn what_is_no_pack_is_refused_with_a_reason() {
        assert_eq!(Pack::read(b"sgf"), Err(PackError::NotAPack));
        assert_eq!(Pack::read(MAGIC), Err(PackError::NotAPack));
        let mut bytes = Pack::new(vec![puzzle("h8 a1 i8 a3 j8 o15", 1200)])
            .unwrap()
            .write();
        let whole = bytes.clone();
        bytes[MAGIC.len()] = 9;
        assert_eq!(Pack::read(&bytes), Err(PackError::Version(9)));
        for length in MAGIC.len() + 1..whole.len() {
            assert!(Pack::read(&whole[..length]).is_err());
        }
        let raw =
            |records: &[u8]| [MAGIC, &[VERSION], &compress_to_vec(records, BEST)[..]].concat();
        let number = |bytes: &[u8]| match Pack::read(bytes) {
            Err(PackError::Record { number: 0, fault }) => fault,
            other => panic!("{other:?}"),
        };
        assert_eq!(number(&raw(&[1, 9])), RecordFault::Number(9));
        assert_eq!(number(&raw(&[1, 0, 40])), RecordFault::Number(40));
        assert_eq!(number(&raw(&[1, 0, 0, 4])), RecordFault::Size(SizeError(4)));
        assert_eq!(Pack::read(&raw(&[0, 0])), Err(PackError::Damaged));
    }
}
