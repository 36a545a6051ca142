//! The board: the stone on each point, and a Zobrist hash of them.
//!
//! The points are stored in one array of fixed width with sentinel slots ([`Slot::Wall`]) around them. Following a line
//! adds a constant stride and stops at a wall without testing coordinates, and copying a board copies 703 bytes.
//! Adjacent rows share a wall: the one after the last point of a row is the one before the first point of the next.

use std::fmt;

use super::renju::Window;
use super::zobrist;
use super::{BoardSize, Direction, PlayError, Point, Rule, Run, Side};

/// Slots from one row to the next: the widest row and one wall.
const STRIDE: usize = BoardSize::MAX.get() as usize + 1;
/// Slots of the largest board, with a row of walls below and above it and one wall after the last corner.
const SLOTS: usize = STRIDE * (STRIDE + 1) + 1;

/// The Zobrist key of each side's stone on each slot.
static KEYS: [[u64; SLOTS]; 2] = zobrist::stone_keys();

/// The content of one slot.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Slot {
    Empty,
    Stone(Side),
    /// Not a point of the board.
    Wall,
}

/// The stones on a board of any size.
///
/// ```
/// use narabe_rules::{Board, BoardSize, Rule, Side};
///
/// let stones = ["f8", "g8", "h8", "i8"].map(|point| (point.parse().unwrap(), Side::Black));
/// let mut board = Board::with_stones(BoardSize::DEFAULT, stones)?;
/// board.place("e8".parse()?, Side::White);
/// assert_eq!(board.get("e8".parse()?), Some(Side::White));
///
/// let fives: Vec<_> = board.five_points(Rule::Freestyle, Side::Black).collect();
/// assert_eq!(fives, ["j8".parse()?]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Board {
    size: BoardSize,
    stones: usize,
    hash: u64,
    slots: [Slot; SLOTS],
}

impl Board {
    /// An empty board.
    pub fn new(size: BoardSize) -> Self {
        let mut slots = [Slot::Wall; SLOTS];
        for point in size.points() {
            slots[slot(point)] = Slot::Empty;
        }
        Self {
            size,
            stones: 0,
            hash: zobrist::empty_key(size.get()),
            slots,
        }
    }

    /// A board with the given stones, in any number and order.
    ///
    /// # Errors
    /// [`PlayError::OffBoard`] or [`PlayError::Occupied`] for the first stone that cannot be placed.
    pub fn with_stones(
        size: BoardSize,
        stones: impl IntoIterator<Item = (Point, Side)>,
    ) -> Result<Self, PlayError> {
        let mut board = Self::new(size);
        for (point, side) in stones {
            board.check_empty(point)?;
            board.place(point, side);
        }
        Ok(board)
    }

    /// Checks that a point is on the board and empty.
    pub(super) fn check_empty(&self, point: Point) -> Result<(), PlayError> {
        let size = self.size;
        if !size.contains(point) {
            return Err(PlayError::OffBoard { point, size });
        }
        match self.get(point) {
            Some(side) => Err(PlayError::Occupied { point, side }),
            None => Ok(()),
        }
    }

    /// The number of points per side.
    pub const fn size(&self) -> BoardSize {
        self.size
    }

    /// The side whose stone is on a point, or `None` if the point is empty or off the board.
    pub fn get(&self, point: Point) -> Option<Side> {
        match self.slots.get(slot(point))? {
            Slot::Stone(side) if self.size.contains(point) => Some(*side),
            _ => None,
        }
    }

    /// The number of stones on the board.
    pub const fn stones(&self) -> usize {
        self.stones
    }

    /// Whether no point is empty.
    pub const fn is_full(&self) -> bool {
        self.stones == self.size.area()
    }

    /// Every stone with its point and side, row by row from the bottom.
    pub fn iter(&self) -> impl Iterator<Item = (Point, Side)> {
        self.size
            .points()
            .filter_map(|point| Some((point, self.get(point)?)))
    }

    /// Every empty point, row by row from the bottom.
    pub fn empty_points(&self) -> impl Iterator<Item = Point> {
        self.size
            .points()
            .filter(|&point| self.get(point).is_none())
    }

    /// The Zobrist hash of size and stones, updated with every move. It is the same in every run and build.
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// The run on one line that a stone of `side` on `point` belongs to, or would belong to if it were played. The
    /// point must be on the board.
    ///
    /// ```
    /// use narabe_rules::{Board, BoardSize, Direction, Side};
    ///
    /// let stones = ["a8", "b8", "d8"].map(|point| (point.parse().unwrap(), Side::Black));
    /// let board = Board::with_stones(BoardSize::DEFAULT, stones)?;
    /// let run = board.run_through("c8".parse()?, Side::Black, Direction::Row);
    /// assert_eq!((run.start, run.length), ("a8".parse()?, 4));
    /// assert_eq!((run.open_ends, run.closed_ends), (1, 0)); // The edge is neither.
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn run_through(&self, point: Point, side: Side, direction: Direction) -> Run {
        debug_assert!(self.size.contains(point), "{point} is off the board");
        let stride = stride(direction);
        let (after, end_after) = self.count_stones(slot(point), side, stride);
        let (before, end_before) = self.count_stones(slot(point), side, stride.wrapping_neg());
        let ends = |kind| usize::from(end_before == kind) + usize::from(end_after == kind);
        Run {
            start: point.offset(direction.step(), -before),
            direction,
            length: usize::from((before + 1 + after).unsigned_abs()),
            open_ends: ends(Slot::Empty),
            closed_ends: ends(Slot::Stone(side.other())),
        }
    }

    /// Whether a stone of `side` on an empty point of the board completes a five that wins, fouls aside.
    pub fn wins_at(&self, rule: Rule, point: Point, side: Side) -> bool {
        Direction::ALL.into_iter().any(|direction| {
            let run = self.run_through(point, side, direction);
            rule.is_win(side, run.length, run.closed_ends)
        })
    }

    /// The empty points where a stone of `side` wins, row by row from the bottom.
    pub fn five_points(&self, rule: Rule, side: Side) -> impl Iterator<Item = Point> {
        self.empty_points()
            .filter(move |&point| self.wins_at(rule, point, side))
    }

    /// The line window of an empty point, with a black stone assumed on the point itself.
    pub(super) fn window(&self, point: Point, direction: Direction) -> Window {
        let stride = stride(direction);
        let mut window = Window::with_stone();
        for (stride, places) in [
            (stride.wrapping_neg(), Window::BEFORE),
            (stride, Window::AFTER),
        ] {
            let mut at = slot(point);
            for place in places {
                at = at.wrapping_add(stride);
                match self.slots[at] {
                    Slot::Empty => window.set_empty(place),
                    Slot::Stone(Side::Black) => window.set_black(place),
                    // No run of Black continues beyond a white stone or the edge.
                    Slot::Stone(Side::White) | Slot::Wall => break,
                }
            }
        }
        window
    }

    /// The number of adjacent stones of `side` after a slot, and the slot that ends them.
    fn count_stones(&self, from: usize, side: Side, stride: usize) -> (i8, Slot) {
        let mut at = from.wrapping_add(stride);
        let mut stones = 0;
        while self.slots[at] == Slot::Stone(side) {
            at = at.wrapping_add(stride);
            stones += 1;
        }
        (stones, self.slots[at])
    }

    /// Places a stone on a point, which must be on the board and empty: a debug build panics otherwise.
    pub fn place(&mut self, point: Point, side: Side) {
        debug_assert!(
            self.slots[slot(point)] == Slot::Empty,
            "{point} is not an empty point of the board"
        );
        self.slots[slot(point)] = Slot::Stone(side);
        self.hash ^= KEYS[side as usize][slot(point)];
        self.stones += 1;
    }

    /// Removes a stone from a point, on which `side` must have one: a debug build panics otherwise.
    pub fn remove(&mut self, point: Point, side: Side) {
        debug_assert!(
            self.slots[slot(point)] == Slot::Stone(side),
            "{side} has no stone on {point}"
        );
        self.slots[slot(point)] = Slot::Empty;
        self.hash ^= KEYS[side as usize][slot(point)];
        self.stones -= 1;
    }
}

/// The difference of the indices of two adjacent slots on a line.
const fn stride(direction: Direction) -> usize {
    match direction {
        Direction::Row => 1,
        Direction::Column => STRIDE,
        Direction::Rising => STRIDE + 1,
        Direction::Falling => 1_usize.wrapping_sub(STRIDE),
    }
}

/// The index of a point's slot.
const fn slot(point: Point) -> usize {
    (point.y as usize + 1) * STRIDE + point.x as usize + 1
}

/// Draws the board with the top row first: `X` Black, `O` White, `.` empty.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for y in (0..self.size.get()).rev() {
            for x in 0..self.size.get() {
                f.write_str(match self.get(Point::new(x, y)) {
                    Some(Side::Black) => "X",
                    Some(Side::White) => "O",
                    None => ".",
                })?;
            }
            f.write_str("\n")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "Board {} (hash {:016x})\n{self}",
            self.size.get(),
            self.hash
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_largest_board_fits_with_its_walls() {
        let corner = Point::new(BoardSize::MAX.get() - 1, BoardSize::MAX.get() - 1);
        assert_eq!(slot(corner) + STRIDE + 1, SLOTS - 1);
        assert_eq!(slot(Point::new(0, 0)), STRIDE + 1);
    }

    #[test]
    fn a_run_stops_at_every_edge_and_does_not_wrap() {
        for size in (5..=25).map(|side| BoardSize::new(side).unwrap()) {
            let mut board = Board::new(size);
            size.points()
                .for_each(|point| board.place(point, Side::White));
            for point in size.points() {
                let row = board.run_through(point, Side::White, Direction::Row);
                assert_eq!(
                    (row.start, row.length, row.open_ends),
                    (Point::new(0, point.y), size.get().into(), 0)
                );
                let column = board.run_through(point, Side::White, Direction::Column);
                assert_eq!(
                    (column.start, column.length),
                    (Point::new(point.x, 0), size.get().into())
                );
                let rising = board.run_through(point, Side::White, Direction::Rising);
                assert_eq!(
                    rising.length,
                    usize::from(size.get() - point.x.abs_diff(point.y))
                );
                let falling = board.run_through(point, Side::White, Direction::Falling);
                assert_eq!(
                    falling.length,
                    usize::from(size.get() - (size.get() - 1).abs_diff(point.x + point.y))
                );
                assert!(falling.points().all(|other| size.contains(other)));
            }
        }
    }

    #[test]
    fn points_off_the_board_are_empty_of_stones() {
        let mut board = Board::new(BoardSize::MIN);
        BoardSize::MIN
            .points()
            .for_each(|point| board.place(point, Side::Black));
        for (x, y) in [
            (5, 0),
            (0, 5),
            (5, 5),
            (255, 0),
            (0, 255),
            (255, 255),
            (25, 0),
            (26, 0),
        ] {
            assert_eq!(board.get(Point::new(x, y)), None);
        }
        assert_eq!(board.empty_points().count(), 0);
        assert!(board.is_full());
    }

    #[test]
    fn hashes_differ_by_size_side_and_point() {
        let mut seen = std::collections::HashSet::new();
        for size in (5..=25).map(|side| BoardSize::new(side).unwrap()) {
            let empty = Board::new(size);
            assert!(seen.insert(empty.hash()));
            for (point, side) in size
                .points()
                .flat_map(|point| Side::ALL.map(|side| (point, side)))
            {
                let mut board = empty.clone();
                board.place(point, side);
                assert!(seen.insert(board.hash()));
                board.remove(point, side);
                assert_eq!(board, empty);
            }
        }
    }

    #[test]
    fn a_board_draws_itself_from_the_top() {
        let mut board = Board::new(BoardSize::MIN);
        board.place(Point::new(1, 0), Side::Black);
        board.place(Point::new(4, 4), Side::White);
        assert_eq!(board.to_string(), "....O\n.....\n.....\n.....\n.X...\n");
    }
}
