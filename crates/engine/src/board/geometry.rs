//! The geometry of a board: where each point lies on its four lines, its neighbours, and its hash keys.

use super::bitboard::{Bitboard, PointIndex};
use crate::hash::SplitMix64;
use crate::offset_class::{GRID, GRID_CENTRE, OFFSET_CLASS};
use crate::shapes::{CELL_BITS, WALL};
use narabe_rules::{BoardSize, Direction, Point, Side};

/// Lines through a point, one for each of [`Direction::ALL`].
pub const LINES_PER_POINT: usize = 4;
/// Lines of one direction on the largest board.
const LINES_PER_DIRECTION: usize = 2 * BoardSize::MAX.get() as usize - 1;
/// Lines of all directions on the largest board.
pub const LINE_COUNT: usize = LINES_PER_POINT * LINES_PER_DIRECTION;
/// Wall cells before the first cell of a line: twice the longest reach, so that no window starts before the line.
const PADDING: u8 = 10;
/// A move is considered within this Chebyshev distance of a stone …
const NEIGHBOUR_SQUARE: i8 = 2;
/// … and within this distance on the eight rays from it.
const NEIGHBOUR_RAY: i8 = 3;

/// The offset classes of the points of a board to one of them.
#[derive(Clone, Copy)]
pub struct OffsetsTo<'a> {
    grid: &'a [u16],
    centre: usize,
}

impl OffsetsTo<'_> {
    /// The offset class of a point, below [`OFFSET_CLASSES`](crate::offset_class::OFFSET_CLASSES).
    #[inline]
    pub fn class(self, point: PointIndex) -> usize {
        usize::from(OFFSET_CLASS[self.centre + usize::from(self.grid[usize::from(point)])])
    }
}

/// The place of a point on one line.
#[derive(Clone, Copy, Debug, Default)]
pub struct LineSlot {
    /// The line, below [`LINE_COUNT`].
    pub line: u8,
    /// The lowest bit of the point's cell.
    pub shift: u8,
    /// Steps to the edge in the direction of lower bits, at most the reach.
    pub before: u8,
    /// Steps to the edge in the direction of higher bits, at most the reach.
    pub after: u8,
}

/// The tables of one board size.
pub struct Geometry {
    size: BoardSize,
    words: usize,
    slots: Vec<[LineSlot; LINES_PER_POINT]>,
    strides: [i16; LINES_PER_POINT],
    /// Each point's index in a grid as wide as the table of offset classes: the difference of two is an index of that table.
    grid: Vec<u16>,
    neighbours: Vec<Bitboard>,
    line_neighbours: Vec<Bitboard>,
    keys: Vec<[u64; 2]>,
    empty_lines: [u128; LINE_COUNT],
}

impl Geometry {
    /// The geometry of a board. `reach` is that of the shape table, `five_reach` how far from a point a stone on the same
    /// line can help or hinder the same five.
    pub fn new(size: BoardSize, reach: usize, five_reach: usize) -> Self {
        let side = size.get();
        let reach = u8::try_from(reach).expect("a reach is at most 5");
        let five_reach = i8::try_from(five_reach).expect("a reach is at most 5");
        let slots: Vec<_> = size
            .points()
            .map(|point| std::array::from_fn(|direction| slot(size, reach, point, direction)))
            .collect();
        let mut empty_lines = [u128::MAX; LINE_COUNT];
        for slot in slots.iter().flatten() {
            empty_lines[usize::from(slot.line)] &= !(WALL << slot.shift);
        }
        let mut random = SplitMix64::new(u64::from(side));
        Self {
            size,
            words: size.area().div_ceil(64),
            strides: Direction::ALL.map(|direction| {
                let (dx, dy) = direction.step();
                i16::from(dy) * i16::from(side) + i16::from(dx)
            }),
            grid: size
                .points()
                .map(|point| u16::from(point.y) * GRID + u16::from(point.x))
                .collect(),
            neighbours: size
                .points()
                .map(|point| {
                    around(
                        size,
                        point,
                        NEIGHBOUR_SQUARE.max(NEIGHBOUR_RAY),
                        is_neighbour,
                    )
                })
                .collect(),
            line_neighbours: size
                .points()
                .map(|point| around(size, point, five_reach, is_on_ray))
                .collect(),
            keys: size
                .points()
                .map(|_| [random.next(), random.next()])
                .collect(),
            slots,
            empty_lines,
        }
    }

    /// The size of the board.
    pub const fn size(&self) -> BoardSize {
        self.size
    }

    /// Words of a [`Bitboard`] that this board uses.
    #[inline]
    pub const fn words(&self) -> usize {
        self.words
    }

    /// The place of a point on each of its lines.
    #[inline]
    pub fn slots(&self, point: PointIndex) -> &[LineSlot; LINES_PER_POINT] {
        &self.slots[usize::from(point)]
    }

    /// The difference in index from a point to the next in a direction.
    #[inline]
    pub const fn stride(&self, direction: usize) -> i16 {
        self.strides[direction]
    }

    /// The points near enough to a stone that a move there is considered.
    #[inline]
    pub fn neighbours(&self, point: PointIndex) -> &Bitboard {
        &self.neighbours[usize::from(point)]
    }

    /// The points on the four lines of a point that can help or hinder a five through it, the point itself included.
    #[inline]
    pub fn line_neighbours(&self, point: PointIndex) -> &Bitboard {
        &self.line_neighbours[usize::from(point)]
    }

    /// The Zobrist key of a stone.
    #[inline]
    pub fn key(&self, point: PointIndex, side: Side) -> u64 {
        self.keys[usize::from(point)][side as usize]
    }

    /// The lines of an empty board.
    pub const fn empty_lines(&self) -> [u128; LINE_COUNT] {
        self.empty_lines
    }

    /// The offset classes of all points to one of them.
    #[inline]
    pub fn offsets_to(&self, one: PointIndex) -> OffsetsTo<'_> {
        OffsetsTo {
            grid: &self.grid,
            centre: GRID_CENTRE - usize::from(self.grid[usize::from(one)]),
        }
    }

    /// The index of a point.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the largest board has 625 points"
    )]
    pub fn index(&self, point: Point) -> PointIndex {
        self.size.index(point) as PointIndex
    }

    /// The point of an index.
    pub fn point(&self, index: PointIndex) -> Point {
        self.size.point(usize::from(index))
    }
}

/// The place of a point on its line of a direction, an index of [`Direction::ALL`].
fn slot(size: BoardSize, reach: u8, point: Point, direction: usize) -> LineSlot {
    let last = size.get() - 1;
    let Point { x, y } = point;
    let (line, cell, before, after) = match direction {
        0 => (y, x, x, last - x),
        1 => (x, y, y, last - y),
        2 => (x + last - y, x, x.min(y), (last - x).min(last - y)),
        _ => (x + y, x, x.min(last - y), (last - x).min(y)),
    };
    LineSlot {
        line: u8::try_from(direction * LINES_PER_DIRECTION).expect("there are 196 lines") + line,
        shift: (cell + PADDING) * u8::try_from(CELL_BITS).expect("a cell has two bits"),
        before: before.min(reach),
        after: after.min(reach),
    }
}

const fn is_on_ray(dx: i8, dy: i8) -> bool {
    dx == 0 || dy == 0 || dx.abs() == dy.abs()
}

fn is_neighbour(dx: i8, dy: i8) -> bool {
    is_on_ray(dx, dy) || dx.abs().max(dy.abs()) <= NEIGHBOUR_SQUARE
}

/// The points within a Chebyshev distance whose offset is wanted.
fn around(size: BoardSize, point: Point, distance: i8, is_wanted: fn(i8, i8) -> bool) -> Bitboard {
    let offsets =
        (-distance..=distance).flat_map(|dy| (-distance..=distance).map(move |dx| (dx, dy)));
    offsets
        .filter(|&(dx, dy)| is_wanted(dx, dy))
        .filter_map(|(dx, dy)| {
            let x = point.x.checked_add_signed(dx)?;
            let y = point.y.checked_add_signed(dy)?;
            let found = Point::new(x, y);
            let index = || PointIndex::try_from(size.index(found));
            size.contains(found)
                .then(|| index().expect("the largest board has 625 points"))
        })
        .collect()
}
