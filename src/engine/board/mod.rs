//! The search's board: a position that is updated incrementally with everything a search asks at a node.
//!
//! A stone changes what the points on its four lines see, some thirty of them. For each, one table lookup gives the new
//! [`Shape`]s of that line for both sides and a second one the [`ShapeCode`] of all four lines. The code determines the
//! [`MoveClass`] and the feature weights that are added to the accumulators of the evaluation. The board keeps, for each side
//! and class, the number of points and the set of them; the previous cells are logged so that a move can be undone.
//!
//! `validation` computes all of it from scratch; the tests compare the two after every move.

mod bitboard;
mod defences;
mod geometry;
mod legality;
mod line_classifier;
mod move_class;
mod shape;
mod shape_code;
mod update;
#[cfg(test)]
mod validation;

use std::sync::Arc;

pub use bitboard::{Bitboard, PointIndex};
pub use geometry::OFFSET_CLASSES;
pub use move_class::MoveClass;
pub use shape::Shape;
pub use shape_code::{PackedShapes, ShapeCode, ShapeCodeTable};

use super::eval::{Accumulator, Weights};
use crate::rules::{Board, BoardSize, FIVE, Point, Rule, Setup, Side};
use geometry::{Geometry, LINE_COUNT, LINES_PER_POINT};
use shape::{ShapePair, ShapeTable};
use shape_code::SHAPE_BITS;
use update::{add, key, window};

/// The weakest class whose points are kept as a set.
const FIRST_SET: usize = MoveClass::Three as usize;
/// The number of classes whose points are kept as sets.
const SETS: usize = MoveClass::COUNT - FIRST_SET;

/// What is known of one point. The shapes of an empty point are those that a stone there would make; those of an occupied
/// point are stale.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Cell {
    /// By direction.
    shapes: [ShapePair; LINES_PER_POINT],
    /// The same shapes by side.
    packed: [PackedShapes; 2],
    codes: [ShapeCode; 2],
    classes: [MoveClass; 2],
    stone: Option<Side>,
}

impl Cell {
    /// Replaces the shapes of one line.
    #[inline]
    fn set_shapes(&mut self, direction: usize, shapes: ShapePair) {
        self.shapes[direction] = shapes;
        for side in Side::ALL {
            let shift = SHAPE_BITS * direction;
            let packed = &mut self.packed[side as usize];
            *packed = *packed & !(0xf << shift) | (shapes.number(side) as PackedShapes) << shift;
        }
    }
}

/// What is copied at each move and restored when it is undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct State {
    hash: u64,
    neighbourhood: Bitboard,
    /// Empty points by side and class.
    counts: [[u16; MoveClass::COUNT]; 2],
    accumulators: [Accumulator; 2],
    last_move: Option<PointIndex>,
    /// Where the log entries of the last move start.
    log_start: u32,
}

/// A position as the search sees it.
#[derive(Clone)]
pub struct SearchBoard {
    geometry: Arc<Geometry>,
    weights: Arc<Weights>,
    shapes: &'static ShapeTable,
    codes: [&'static ShapeCodeTable; 2],
    side: Side,
    rule: Rule,
    /// The same stones for the rules, which decide what is forbidden; none under a rule without fouls.
    rules_board: Option<Box<Board>>,
    /// The cells of each line, [`shape::CELL_BITS`] each.
    lines: [u128; LINE_COUNT],
    cells: Vec<Cell>,
    /// Empty points by side and class, from [`FIRST_SET`] on.
    sets: [[Bitboard; SETS]; 2],
    state: State,
    states: Vec<State>,
    /// Cells before they changed, for undo.
    log: Vec<(PointIndex, Cell)>,
}

impl SearchBoard {
    /// An empty board, Black to move.
    #[must_use]
    pub fn new(rule: Rule, size: BoardSize, weights: Arc<Weights>) -> Self {
        let shapes = ShapeTable::of(rule);
        // A stone that closes a five lies one point beyond it.
        let five_reach = if rule.has_closed_fives() {
            FIVE
        } else {
            FIVE - 1
        };
        let geometry = Arc::new(Geometry::new(size, shapes.reach(), five_reach));
        let lines = geometry.empty_lines();
        let mut board = Self {
            shapes,
            codes: Side::ALL.map(|side| ShapeCodeTable::of(rule, side)),
            side: Side::Black,
            rule,
            rules_board: rule.has_fouls().then(|| Box::new(Board::new(size))),
            lines,
            cells: vec![Cell::default(); size.area()],
            sets: [[Bitboard::EMPTY; SETS]; 2],
            state: State {
                hash: u64::from(size.get()) << 8 | rule as u64,
                neighbourhood: Bitboard::EMPTY,
                counts: [[0; MoveClass::COUNT]; 2],
                accumulators: Side::ALL.map(|side| weights.network(side).accumulator_bias),
                last_move: None,
                log_start: 0,
            },
            states: Vec::with_capacity(size.area() + 1),
            log: Vec::with_capacity(64 * size.area()),
            geometry,
            weights,
        };
        board.init_cells();
        board
    }

    /// The board of a setup.
    #[must_use]
    pub fn from_setup(setup: &Setup, weights: Arc<Weights>) -> Self {
        let mut board = Self::new(setup.rule(), setup.size(), weights);
        for &(point, side) in setup.stones() {
            board.set_side_to_move(side);
            board.play(board.geometry.index(point));
        }
        board.set_side_to_move(setup.to_move());
        board
    }

    fn set_side_to_move(&mut self, side: Side) {
        if self.side != side {
            self.pass();
        }
    }

    /// Computes every cell of an empty board.
    fn init_cells(&mut self) {
        let reach = self.shapes.reach();
        for point in Bitboard::all(self.size()).iter() {
            let slots = *self.geometry.slots(point);
            let cell = &mut self.cells[usize::from(point)];
            for (direction, slot) in slots.iter().enumerate() {
                let window = window(self.lines[usize::from(slot.line)], slot.shift, 2 * reach);
                cell.set_shapes(direction, self.shapes.pair(key(window, reach, reach)));
            }
            for side in Side::ALL {
                let index = side as usize;
                let code = self.codes[index].code(cell.packed[index]);
                let class = self.weights.class(code, side);
                cell.codes[index] = code;
                cell.classes[index] = class;
                self.state.counts[index][class as usize] += 1;
                add(
                    &mut self.state.accumulators[index],
                    self.weights.feature(code),
                );
                if class as usize >= FIRST_SET {
                    self.sets[index][class as usize - FIRST_SET].insert(point);
                }
            }
        }
    }

    /// The size of the board.
    #[must_use]
    pub fn size(&self) -> BoardSize {
        self.geometry.size()
    }

    /// The side to move.
    #[inline]
    #[must_use]
    pub const fn side_to_move(&self) -> Side {
        self.side
    }

    /// The number of stones on the board.
    #[inline]
    #[must_use]
    pub const fn stones(&self) -> usize {
        self.states.len()
    }

    /// The number of empty points.
    #[inline]
    #[must_use]
    pub const fn empty_count(&self) -> usize {
        self.cells.len() - self.states.len()
    }

    /// The Zobrist hash of stones, side to move, rule and size.
    #[inline]
    #[must_use]
    pub const fn hash(&self) -> u64 {
        self.state.hash
    }

    /// The point of the last stone.
    #[inline]
    #[must_use]
    pub const fn last_move(&self) -> Option<PointIndex> {
        self.state.last_move
    }

    /// The point of the stone before the last one.
    #[inline]
    #[must_use]
    pub fn second_last_move(&self) -> Option<PointIndex> {
        self.states.last().and_then(|state| state.last_move)
    }

    /// The index of a point of this board.
    #[must_use]
    pub fn index(&self, point: Point) -> PointIndex {
        self.geometry.index(point)
    }

    /// The point of an index.
    #[must_use]
    pub fn point(&self, index: PointIndex) -> Point {
        self.geometry.point(index)
    }

    /// The offset class of two points, below [`OFFSET_CLASSES`].
    #[inline]
    #[must_use]
    pub fn offset_class(&self, one: PointIndex, other: PointIndex) -> usize {
        self.geometry.offset_class(one, other)
    }

    /// Whether a point has no stone.
    #[inline]
    #[must_use]
    pub fn is_empty(&self, point: PointIndex) -> bool {
        self.cells[usize::from(point)].stone.is_none()
    }

    /// The stone on a point.
    #[inline]
    #[must_use]
    pub fn stone(&self, point: PointIndex) -> Option<Side> {
        self.cells[usize::from(point)].stone
    }

    /// The points on the four lines of a point at most four steps from it, without itself.
    #[inline]
    #[must_use]
    pub fn points_on_lines(&self, point: PointIndex) -> &[PointIndex] {
        self.geometry.points_on_lines(point)
    }

    /// The class of a side's move on an empty point.
    #[inline]
    #[must_use]
    pub fn class(&self, point: PointIndex, side: Side) -> MoveClass {
        self.cells[usize::from(point)].classes[side as usize]
    }

    /// The shape code of a side's move on an empty point.
    #[inline]
    #[must_use]
    pub fn code(&self, point: PointIndex, side: Side) -> ShapeCode {
        self.cells[usize::from(point)].codes[side as usize]
    }

    /// The number of empty points where a side's move has a class.
    #[inline]
    #[must_use]
    pub fn count(&self, side: Side, class: MoveClass) -> usize {
        usize::from(self.state.counts[side as usize][class as usize])
    }

    /// Whether a side may have a move that makes a four. Forbidden moves count: an opponent's stone may spoil one of two
    /// fours, and the other is no foul then.
    #[inline]
    #[must_use]
    pub fn has_four(&self, side: Side) -> bool {
        let counts = &self.state.counts[side as usize];
        counts[MoveClass::Forbidden as usize] > 0
            || counts[MoveClass::Four as usize..]
                .iter()
                .any(|&count| count > 0)
    }

    /// The empty points where a side's move has a class, which must be [`MoveClass::Three`] or stronger.
    #[inline]
    #[must_use]
    pub fn points(&self, side: Side, class: MoveClass) -> &Bitboard {
        &self.sets[side as usize][class as usize - FIRST_SET]
    }

    /// The empty points where a side's move has a class or a stronger one; it must be [`MoveClass::Three`] or stronger.
    #[inline]
    #[must_use]
    pub fn points_from(&self, side: Side, class: MoveClass) -> Bitboard {
        let mut all = Bitboard::EMPTY;
        for points in &self.sets[side as usize][class as usize - FIRST_SET..] {
            all.insert_all(points, self.geometry.words());
        }
        all
    }

    /// The empty points where a side makes a four or a five.
    #[inline]
    #[must_use]
    pub fn four_points(&self, side: Side) -> Bitboard {
        self.points_from(side, MoveClass::Four)
    }

    /// The points on the four lines of a point that can help or hinder a five through it, the point itself included.
    #[inline]
    #[must_use]
    pub fn line_neighbours(&self, point: PointIndex) -> &Bitboard {
        self.geometry.line_neighbours(point)
    }

    /// The points near a stone, occupied ones included; none on an empty board.
    #[inline]
    #[must_use]
    pub fn neighbourhood(&self) -> Bitboard {
        self.state.neighbourhood
    }

    /// All empty points.
    pub fn empty_points(&self) -> impl Iterator<Item = PointIndex> + '_ {
        Bitboard::all(self.size())
            .iter()
            .filter(|&point| self.is_empty(point))
    }

    /// A side's accumulator: its bias and the feature weights of all its empty points.
    #[inline]
    #[must_use]
    pub fn accumulator(&self, side: Side) -> &Accumulator {
        &self.state.accumulators[side as usize]
    }

    /// The weights of the evaluation and of move ordering.
    #[inline]
    #[must_use]
    pub fn weights(&self) -> &Weights {
        &self.weights
    }
}

#[cfg(test)]
mod tests;
