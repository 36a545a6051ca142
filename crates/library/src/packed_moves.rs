//! The moves of a main line, packed: in memory one byte each (two on boards above 15×15), so that a search can run over all games;
//! in the database the rank of each by its distance to the stone before, which is a small number for most moves and compresses to
//! five or six bits.

use std::sync::OnceLock;

use narabe_notation::bytes::{Damaged, Reader};
use narabe_rules::{BoardSize, Move, Point};

/// The code of a pass; other codes are the index of a point on its board.
pub const PASS_CODE: u16 = u16::MAX;
/// The byte of a pass on small boards.
const PASS_BYTE: u8 = u8::MAX;
/// The rank of a pass in the database. The rank of a point is one more than its place by distance.
const PASS_RANK: usize = 0;
/// From this byte on a rank in the database takes two bytes.
const LONG_RANK: u8 = 240;

/// The moves of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PackedMoves<'a> {
    bytes: &'a [u8],
    size: BoardSize,
}

/// The bytes that a move takes in memory.
pub const fn width(size: BoardSize) -> usize {
    if size.area() < PASS_BYTE as usize {
        1
    } else {
        2
    }
}

impl<'a> PackedMoves<'a> {
    /// The moves that [`pack`] has written.
    pub const fn new(bytes: &'a [u8], size: BoardSize) -> Self {
        Self { bytes, size }
    }

    /// The number of moves.
    #[cfg(test)]
    pub const fn len(self) -> usize {
        self.bytes.len() / width(self.size)
    }

    /// The codes of the moves: indices of points, and [`PASS_CODE`].
    pub fn codes(self) -> impl Iterator<Item = u16> + use<'a> {
        let width = width(self.size);
        self.bytes.chunks_exact(width).map(|bytes| match *bytes {
            [PASS_BYTE] => PASS_CODE,
            [index] => u16::from(index),
            [low, high] => u16::from_le_bytes([low, high]),
            _ => PASS_CODE,
        })
    }

    /// The moves.
    pub fn moves(self) -> impl Iterator<Item = Move> + use<'a> {
        self.codes().map(move |code| move_of(code, self.size))
    }
}

/// The move of a code.
pub fn move_of(code: u16, size: BoardSize) -> Move {
    match code {
        PASS_CODE => Move::Pass,
        index => Move::Stone(size.point(usize::from(index))),
    }
}

/// The code of a move on its board.
pub fn code_of(turn: Move, size: BoardSize) -> u16 {
    let index = turn.point().map(|point| size.index(point));
    index.map_or(PASS_CODE, |index| u16::try_from(index).unwrap_or(PASS_CODE))
}

/// Packs moves, whose points are on the board.
pub fn pack(into: &mut Vec<u8>, moves: &[Move], size: BoardSize) {
    for &turn in moves {
        pack_code(into, code_of(turn, size), size);
    }
}

fn pack_code(into: &mut Vec<u8>, code: u16, size: BoardSize) {
    match width(size) {
        1 => into.push(u8::try_from(code).unwrap_or(PASS_BYTE)),
        _ => into.extend_from_slice(&code.to_le_bytes()),
    }
}

/// The points of a board by their distance to each.
struct Ranks {
    /// For each point the indices of all points, the nearest first.
    by_distance: Vec<u16>,
    /// For each point the place of each point in that order.
    places: Vec<u16>,
    area: usize,
}

impl Ranks {
    /// The ranks of a board, made when they are first needed.
    fn of(size: BoardSize) -> &'static Self {
        const SIZES: usize = BoardSize::MAX.get() as usize + 1;
        static RANKS: [OnceLock<Ranks>; SIZES] = [const { OnceLock::new() }; SIZES];
        RANKS[usize::from(size.get())].get_or_init(|| Self::new(size))
    }

    fn new(size: BoardSize) -> Self {
        let area = size.area();
        let mut by_distance = Vec::with_capacity(area * area);
        let mut places = vec![0; area * area];
        for from in size.points() {
            let mut points: Vec<Point> = size.points().collect();
            points.sort_by_key(|&point| distance(from, point));
            for (place, &point) in (0..).zip(&points) {
                let index = size.index(point);
                by_distance.push(u16::try_from(index).unwrap_or_default());
                places[size.index(from) * area + index] = place;
            }
        }
        Self {
            by_distance,
            places,
            area,
        }
    }
}

/// The square of the distance, and what tells apart points at the same distance.
fn distance(from: Point, to: Point) -> (u32, i16, i16) {
    let along = |from: u8, to: u8| i16::from(to) - i16::from(from);
    let (dx, dy) = (along(from.x, to.x), along(from.y, to.y));
    let square = |number: i16| u32::from(number.unsigned_abs()).pow(2);
    (square(dx) + square(dy), dy, dx)
}

/// Writes the moves for the database.
pub fn write_ranks(into: &mut Vec<u8>, moves: PackedMoves<'_>) {
    let ranks = Ranks::of(moves.size);
    let mut before = moves.size.index(moves.size.centre());
    for code in moves.codes() {
        let mut rank = PASS_RANK;
        if code != PASS_CODE {
            let index = usize::from(code);
            rank = usize::from(ranks.places[before * ranks.area + index]) + 1;
            before = index;
        }
        match rank.checked_sub(usize::from(LONG_RANK)) {
            None => into.push(u8::try_from(rank).unwrap_or_default()),
            Some(over) => {
                let [low, high] = u16::try_from(over).unwrap_or_default().to_le_bytes();
                into.extend_from_slice(&[LONG_RANK + high, low]);
            }
        }
    }
}

/// Reads so many moves from the database and packs them.
///
/// # Errors
/// If a move is missing or is not on the board.
pub fn read_ranks(
    reader: &mut Reader<'_>,
    count: usize,
    size: BoardSize,
    into: &mut Vec<u8>,
) -> Result<(), Damaged> {
    let ranks = Ranks::of(size);
    let mut before = size.index(size.centre());
    for _ in 0..count {
        let first = reader.byte()?;
        let rank = match first.checked_sub(LONG_RANK) {
            None => usize::from(first),
            Some(high) => {
                let over = u16::from_le_bytes([reader.byte()?, high]);
                usize::from(LONG_RANK) + usize::from(over)
            }
        };
        let code = match rank.checked_sub(1) {
            None => PASS_CODE,
            Some(place) if place < ranks.area => {
                let index = ranks.by_distance[before * ranks.area + place];
                before = usize::from(index);
                index
            }
            Some(_) => return Err(Damaged),
        };
        pack_code(into, code, size);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Moves all over a board, with passes between them.
    fn moves(size: BoardSize) -> Vec<Move> {
        let area = size.area();
        let points = (0..area).map(|number| size.point(number * 7 % area));
        let points = points.map(Move::Stone);
        [Move::Pass].into_iter().chain(points).collect()
    }

    #[test]
    fn moves_come_back_on_boards_of_every_size() {
        for size in (5..=25).map(|side| BoardSize::new(side).unwrap()) {
            let moves = moves(size);
            let mut packed = Vec::new();
            pack(&mut packed, &moves, size);
            let there = PackedMoves::new(&packed, size);
            assert_eq!(there.len(), moves.len());
            assert_eq!(there.moves().collect::<Vec<_>>(), moves);
            let mut written = Vec::new();
            write_ranks(&mut written, there);
            let mut read = Vec::new();
            let mut reader = Reader::new(&written);
            read_ranks(&mut reader, moves.len(), size, &mut read).unwrap();
            assert!(reader.is_at_end());
            assert_eq!(read, packed);
        }
    }

    #[test]
    fn a_move_takes_a_byte_on_the_usual_board() {
        let mut packed = Vec::new();
        let size = BoardSize::DEFAULT;
        pack(&mut packed, &moves(size), size);
        assert_eq!(packed.len(), size.area() + 1);
    }

    #[test]
    fn ranks_that_no_point_has_are_damaged() {
        for bytes in [&[][..], &[239], &[255, 255], &[240]] {
            let mut reader = Reader::new(bytes);
            let read = read_ranks(&mut reader, 1, BoardSize::DEFAULT, &mut Vec::new());
            assert_eq!(read, Err(Damaged), "{bytes:?}");
        }
    }
}
