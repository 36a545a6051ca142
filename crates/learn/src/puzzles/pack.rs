//! The pack: all puzzles that the game has, as one compressed file.
//!
//! The file is [`MAGIC`], a byte with the version, and the compressed records: the number of puzzles on one board, then for each its
//! rule, side to move, theme, size, difficulty, moves to the win, first moves, last move and stones, as numbers of one byte or more.
//! Stones are in order, each by its distance from the one before, so that most take one byte. From version 2 on the puzzles on twin
//! boards follow in the same way: the points of the right board are counted on from those of the left one. From version 3 on there
//! follow the first moves that win in another way than is asked, for each puzzle on one board that has some: how many puzzles come
//! between it and the one before, the number of moves, and the moves.

use std::collections::HashSet;

use super::pack_error::{PackError, VERSION};
use super::pack_record::{Packed, read_other_wins, read_puzzle, write_list, write_other_wins};
use super::{AnyPuzzle, Puzzle, PuzzleError, PuzzleId, PuzzlePosition};
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use narabe_notation::bytes::Reader;
use narabe_rules::twin::TwinPosition;
use narabe_rules::{Point, Setup};

/// How a pack begins.
const MAGIC: &[u8] = b"narabe-puzzles";
// The last versions without puzzles on twin boards and without other wins, which are read too.
const WITHOUT_TWIN: u8 = 1;
const WITHOUT_OTHER_WINS: u8 = 2;
/// The most bytes of a pack that is not compressed any more: some hundred thousand puzzles.
const MAX_BYTES: usize = 1 << 24;
/// The best compression; a pack is written seldom.
const BEST: u8 = 10;

/// Puzzles in the order of their difficulty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pack {
    lists: PuzzleLists,
}

/// The puzzles of each kind of position, each list in the order of difficulty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PuzzleLists {
    /// Those on one board.
    pub one_board: Vec<Puzzle>,
    /// Those on twin boards.
    pub twin: Vec<Puzzle<TwinPosition>>,
}

/// A kind of position; a pack has a list of puzzles for each kind.
pub trait ListedPosition: PuzzlePosition {
    /// The puzzles of this kind among all.
    fn of(lists: &mut PuzzleLists) -> &mut Vec<Puzzle<Self>>;
}

impl ListedPosition for Setup {
    fn of(lists: &mut PuzzleLists) -> &mut Vec<Puzzle> {
        &mut lists.one_board
    }
}

impl ListedPosition for TwinPosition {
    fn of(lists: &mut PuzzleLists) -> &mut Vec<Puzzle<Self>> {
        &mut lists.twin
    }
}

impl Pack {
    /// A pack of these puzzles on one board.
    ///
    /// # Errors
    /// [`PackError::Twice`] if two are the same position, however it is turned.
    pub fn new(puzzles: Vec<Puzzle>) -> Result<Self, PackError> {
        Self::of_lists(PuzzleLists {
            one_board: puzzles,
            twin: Vec::new(),
        })
    }

    fn of_lists(mut lists: PuzzleLists) -> Result<Self, PackError> {
        lists.one_board.sort_by_key(place);
        lists.twin.sort_by_key(place);
        let pack = Self { lists };
        let mut ids = HashSet::new();
        let twice = pack
            .unsorted()
            .map(AnyPuzzle::id)
            .find(|&id| !ids.insert(id));
        match twice {
            Some(id) => Err(PackError::Twice(id)),
            None => Ok(pack),
        }
    }

    /// Adds a puzzle.
    ///
    /// # Errors
    /// [`PackError::Twice`] if the position is there, however it is turned; the pack is unchanged then.
    pub fn add<P: ListedPosition>(&mut self, puzzle: Puzzle<P>) -> Result<(), PackError> {
        if self.any(puzzle.id()).is_some() {
            return Err(PackError::Twice(puzzle.id()));
        }
        let puzzles = P::of(&mut self.lists);
        let at = puzzles.partition_point(|other| place(other) < place(&puzzle));
        puzzles.insert(at, puzzle);
        Ok(())
    }

    /// Lists the first moves of a puzzle on one board that win in another way than is asked.
    ///
    /// # Errors
    /// [`PuzzleError::OtherWin`] if one makes no sense.
    pub fn set_other_wins(&mut self, id: PuzzleId, wins: Vec<Point>) -> Result<(), PuzzleError> {
        let mut puzzles = self.lists.one_board.iter_mut();
        if let Some(puzzle) = puzzles.find(|puzzle| puzzle.id() == id) {
            *puzzle = puzzle.clone().with_other_wins(wins)?;
        }
        Ok(())
    }

    /// Removes the puzzle with this name, if it is there.
    pub fn remove(&mut self, id: PuzzleId) {
        self.lists.one_board.retain(|puzzle| puzzle.id() != id);
        self.lists.twin.retain(|puzzle| puzzle.id() != id);
    }

    /// Reads what [`write`](Self::write) has written.
    ///
    /// # Errors
    /// [`PackError`] if it is something else, or damaged.
    pub fn read(bytes: &[u8]) -> Result<Self, PackError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(PackError::NotAPack)?;
        let (&version, packed) = rest.split_first().ok_or(PackError::NotAPack)?;
        if !(WITHOUT_TWIN..=VERSION).contains(&version) {
            return Err(PackError::Version(version));
        }
        let records = decompress_to_vec_with_limit(packed, MAX_BYTES);
        let records = records.map_err(|_| PackError::Damaged)?;
        let mut reader = Reader::new(&records);
        let mut one_board = read_list(&mut reader, 0)?;
        let twin = match version {
            WITHOUT_TWIN => Vec::new(),
            _ => read_list(&mut reader, one_board.len())?,
        };
        if version > WITHOUT_OTHER_WINS {
            read_other_wins(&mut reader, &mut one_board)?;
        }
        if !reader.is_at_end() {
            return Err(PackError::Damaged);
        }
        Self::of_lists(PuzzleLists { one_board, twin })
    }

    /// The pack as a file.
    pub fn write(&self) -> Vec<u8> {
        let mut records = Vec::new();
        write_list(&mut records, &self.lists.one_board);
        write_list(&mut records, &self.lists.twin);
        write_other_wins(&mut records, &self.lists.one_board);
        let mut bytes = MAGIC.to_vec();
        bytes.push(VERSION);
        bytes.extend(compress_to_vec(&records, BEST));
        bytes
    }

    /// The puzzles on one board, the easiest first.
    pub fn puzzles(&self) -> &[Puzzle] {
        &self.lists.one_board
    }

    /// The puzzles on twin boards, the easiest first.
    pub fn twin(&self) -> &[Puzzle<TwinPosition>] {
        &self.lists.twin
    }

    /// All puzzles, the easiest first.
    pub fn all(&self) -> Vec<AnyPuzzle<'_>> {
        let mut all: Vec<AnyPuzzle<'_>> = self.unsorted().collect();
        all.sort_by_key(|puzzle| (puzzle.difficulty(), puzzle.id()));
        all
    }

    fn unsorted(&self) -> impl Iterator<Item = AnyPuzzle<'_>> {
        let one_board = self.lists.one_board.iter().map(AnyPuzzle::OneBoard);
        one_board.chain(self.lists.twin.iter().map(AnyPuzzle::Twin))
    }

    /// The puzzle on one board with this name.
    pub fn puzzle(&self, id: PuzzleId) -> Option<&Puzzle> {
        self.lists.one_board.iter().find(|puzzle| puzzle.id() == id)
    }

    /// The puzzle with this name.
    pub fn any(&self, id: PuzzleId) -> Option<AnyPuzzle<'_>> {
        self.unsorted().find(|puzzle| puzzle.id() == id)
    }
}

/// Reads the puzzles of a kind, before which there were so many.
fn read_list<P: Packed>(
    reader: &mut Reader<'_>,
    before: usize,
) -> Result<Vec<Puzzle<P>>, PackError> {
    let count = reader.count().map_err(|_| PackError::Damaged)?;
    let read = |number| {
        let puzzle = read_puzzle(reader);
        puzzle.map_err(|fault| PackError::Record {
            number: before + number,
            fault,
        })
    };
    (0..count).map(read).collect()
}

/// The place of a puzzle in its list.
const fn place<P: PuzzlePosition>(puzzle: &Puzzle<P>) -> (u16, PuzzleId) {
    (puzzle.difficulty(), puzzle.id())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::{PuzzleError, RecordFault, Task, Theme};
    use narabe_notation::parse_move_list;
    use narabe_rules::twin::TWIN_SIZE;
    use narabe_rules::{BoardSize, Rule, Setup, Side, SizeError};

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

    fn twin_puzzle(solution: &str, last: Option<&str>, difficulty: u16) -> Puzzle<TwinPosition> {
        let stones = ["L:a1", "L:s19", "R:a1", "R:s19", "R:j10"];
        let stones = stones.map(|stone| (stone.parse().unwrap(), Side::White));
        let position = TwinPosition::set_up(TWIN_SIZE, stones, Side::Black).unwrap();
        let task = Task {
            theme: Theme::TwinDouble,
            solutions: vec![solution.parse().unwrap(), "R:s1".parse().unwrap()],
            moves: 2,
        };
        let last = last.map(|last| last.parse().unwrap());
        Puzzle::new(position, last, task, difficulty).unwrap()
    }

    #[test]
    fn puzzles_on_twin_boards_are_read_as_they_were_written() {
        let mut pack = Pack::new(vec![puzzle("h8 a1 i8 a3 j8 o15", 1200)]).unwrap();
        let twin = twin_puzzle("L:b1 R:s18", Some("L:s19 R:a1"), 900);
        pack.add(twin.clone()).unwrap();
        let read = Pack::read(&pack.write()).unwrap();
        assert_eq!(read.twin(), std::slice::from_ref(&twin));
        assert_eq!(read.any(twin.id()), Some(AnyPuzzle::Twin(&twin)));
        let difficulties: Vec<u16> = read
            .all()
            .iter()
            .map(|puzzle| puzzle.difficulty())
            .collect();
        assert_eq!(difficulties, [900, 1200]);
        let again = pack.add(twin_puzzle("L:b2", None, 800));
        assert_eq!(again, Err(PackError::Twice(twin.id())));
        pack.remove(twin.id());
        assert_eq!((pack.twin().len(), pack.puzzles().len()), (0, 1));
    }

    #[test]
    fn a_pack_of_the_version_before_twin_boards_is_read() {
        let pack = Pack::new(vec![puzzle("h8 a1 i8 a3 j8 o15", 1200)]).unwrap();
        let mut records = Vec::new();
        write_list(&mut records, pack.puzzles());
        let bytes = [MAGIC, &[WITHOUT_TWIN], &compress_to_vec(&records, BEST)[..]].concat();
        let read = Pack::read(&bytes).unwrap();
        assert!(is_same(&read.puzzles()[0], &pack.puzzles()[0]));
    }

    #[test]
    fn moves_that_win_in_another_way_are_read_as_they_were_written() {
        let plain = puzzle("h8 a1 i8 a4 j8 o14", 700);
        let quiet: Vec<_> = ["h9", "b2"].map(|point| point.parse().unwrap()).into();
        let hard = puzzle("h8 a1 i8 a3 j8 o15", 1200);
        let hard = hard.with_other_wins(quiet.clone()).unwrap();
        let pack = Pack::new(vec![plain.clone(), hard.clone()]).unwrap();
        let bytes = pack.write();
        let read = Pack::read(&bytes).unwrap();
        assert_eq!(read.puzzle(hard.id()).unwrap().other_wins(), quiet);
        assert_eq!(read.puzzle(plain.id()).unwrap().other_wins(), []);
        let right = plain.task().solutions.clone();
        assert!(matches!(
            plain.with_other_wins(right),
            Err(PuzzleError::OtherWin(_))
        ));
        // A pack of the version before has none.
        let mut records = Vec::new();
        write_list(&mut records, pack.puzzles());
        write_list(&mut records, pack.twin());
        let bytes = [
            MAGIC,
            &[WITHOUT_OTHER_WINS],
            &compress_to_vec(&records, BEST)[..],
        ]
        .concat();
        let read = Pack::read(&bytes).unwrap();
        assert_eq!(read.puzzle(hard.id()).unwrap().other_wins(), []);
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
        assert_eq!(Pack::read(&raw(&[0, 0, 0, 0])), Err(PackError::Damaged));
        assert_eq!(
            Pack::read(&raw(&[0, 0, 1, 0, 1, 5])),
            Err(PackError::Damaged)
        );
    }
}
