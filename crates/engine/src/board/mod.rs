//! The search's board: a position that is updated incrementally with everything a search asks at a node.
//!
//! A stone changes what the points on its four lines see, some thirty of them. For each, one table lookup gives the new
//! [`Shape`](super::shapes::Shape)s of that line for both sides and a second one the [`ShapeCode`] of all four lines. The code determines the
//! [`MoveClass`] and the feature weights that are added to the accumulators of the evaluation. The board keeps, for each side
//! and class, the number of points and the set of them; the previous cells are logged so that a move can be undone.
//!
//! `validation` computes all of it from scratch; the tests compare the two after every move.

mod accumulators;
mod bitboard;
mod cell;
mod change_sum_stack;
mod change_sums;
mod defences;
mod geometry;
mod legality;
mod update;
#[cfg(test)]
mod validation;

use std::sync::Arc;

pub use bitboard::{Bitboard, PointIndex};
pub use geometry::OffsetsTo;

use super::network::{Accumulator, Weights};
use super::shapes::{MoveClass, PointShape, ShapeCode, ShapeCodeTable, ShapeTable, key, window};
use accumulators::{AccumulatorStack, add};
use cell::{Cell, CellChange, SetChange};
use change_sum_stack::ChangeSumStack;
use geometry::{Geometry, LINE_COUNT};
use narabe_rules::{Board, BoardSize, FIVE, Point, Rule, Setup, Side};

/// What is copied at each move and restored when it is undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct UndoState {
    hash: u64,
    neighbourhood: Bitboard,
    /// Empty points by side and class, of the classes that are [tracked](MoveClass::is_tracked).
    counts: [[u16; MoveClass::COUNT]; 2],
    last_move: Option<PointIndex>,
    /// Where the entries of the last move start in the log of cells.
    log_start: u32,
    /// Where the entries of the last move start in the log of sets.
    set_log_start: u32,
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
    /// The cells of each line, [`CELL_BITS`](super::shapes::CELL_BITS) each.
    lines: [u128; LINE_COUNT],
    cells: Vec<Cell>,
    /// Empty points by side and class, of the classes that are [tracked](MoveClass::is_tracked).
    sets: [[Bitboard; MoveClass::COUNT]; 2],
    state: UndoState,
    states: Vec<UndoState>,
    /// The cells that the moves have changed, for undo and for the accumulators.
    log: Vec<CellChange>,
    /// The changes of the sets, for undo.
    set_log: Vec<SetChange>,
    accumulators: AccumulatorStack,
    change_sums: ChangeSumStack,
}

impl SearchBoard {
    /// An empty board, Black to move.
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
            sets: [[Bitboard::EMPTY; MoveClass::COUNT]; 2],
            state: UndoState {
                hash: u64::from(size.get()) << 8 | rule as u64,
                neighbourhood: Bitboard::EMPTY,
                counts: [[0; MoveClass::COUNT]; 2],
                last_move: None,
                log_start: 0,
                set_log_start: 0,
            },
            states: Vec::with_capacity(size.area() + 1),
            log: Vec::with_capacity(32 * size.area()),
            set_log: Vec::with_capacity(8 * size.area()),
            accumulators: AccumulatorStack::default(),
            change_sums: ChangeSumStack::default(),
            geometry,
            weights,
        };
        board.init_cells();
        board
    }

    /// The board of a setup.
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

    /// Computes every cell of an empty board, and its accumulators.
    fn init_cells(&mut self) {
        let reach = self.shapes.reach();
        let mut sums = Side::ALL.map(|side| self.weights.network(side).accumulator_bias);
        for point in Bitboard::all(self.size()).iter() {
            let slots = *self.geometry.slots(point);
            let cell = &mut self.cells[usize::from(point)];
            for (direction, slot) in slots.iter().enumerate() {
                let window = window(self.lines[usize::from(slot.line)], slot.shift, 2 * reach);
                let line = self.shapes.pair(key(window, reach, reach));
                cell.shapes = Cell::with_line(cell.shapes, direction, line);
            }
            for side in Side::ALL {
                let index = side as usize;
                let packed = Cell::packed(cell.shapes, side);
                let point_shape = self.codes[index].point_shape(packed);
                let PointShape { code, class, .. } = point_shape;
                cell.point_shapes[index] = point_shape;
                add(&mut sums[index], self.weights.feature(code));
                if class.is_tracked() {
                    self.state.counts[index][class as usize] += 1;
                    self.sets[index][class as usize].insert(point);
                }
            }
        }
        self.accumulators.push(0, sums);
    }

    /// The size of the board.
    pub fn size(&self) -> BoardSize {
        self.geometry.size()
    }

    /// The side to move.
    #[inline]
    pub const fn side_to_move(&self) -> Side {
        self.side
    }

    /// The number of stones on the board.
    #[inline]
    pub const fn stones(&self) -> usize {
        self.states.len()
    }

    /// The number of empty points.
    #[inline]
    pub const fn empty_count(&self) -> usize {
        self.cells.len() - self.states.len()
    }

    /// The Zobrist hash of stones, side to move, rule and size.
    #[inline]
    pub const fn hash(&self) -> u64 {
        self.state.hash
    }

    /// The hash after a move of the side to move on an empty point.
    #[inline]
    pub fn hash_after(&self, point: PointIndex) -> u64 {
        self.state.hash ^ self.move_key(point)
    }

    /// The point of the last stone.
    #[inline]
    pub const fn last_move(&self) -> Option<PointIndex> {
        self.state.last_move
    }

    /// The point of the stone before the last one.
    #[inline]
    pub fn second_last_move(&self) -> Option<PointIndex> {
        self.states.last().and_then(|state| state.last_move)
    }

    /// The index of a point of this board.
    pub fn index(&self, point: Point) -> PointIndex {
        self.geometry.index(point)
    }

    /// The point of an index.
    pub fn point(&self, index: PointIndex) -> Point {
        self.geometry.point(index)
    }

    /// The offset classes of all points to one of them.
    #[inline]
    pub fn offsets_to(&self, one: PointIndex) -> OffsetsTo<'_> {
        self.geometry.offsets_to(one)
    }

    /// Whether a point has no stone.
    #[inline]
    pub fn is_empty(&self, point: PointIndex) -> bool {
        self.cells[usize::from(point)].stone.is_none()
    }

    /// The class of a side's move on an empty point.
    #[inline]
    pub fn class(&self, point: PointIndex, side: Side) -> MoveClass {
        self.cells[usize::from(point)].point_shapes[side as usize].class
    }

    /// The shape code of a side's move on an empty point.
    #[inline]
    pub fn code(&self, point: PointIndex, side: Side) -> ShapeCode {
        self.cells[usize::from(point)].point_shapes[side as usize].code
    }

    /// The number of empty points where a side's move has a class, which must be [`MoveClass::Three`] or stronger.
    #[inline]
    pub fn count(&self, side: Side, class: MoveClass) -> usize {
        usize::from(self.state.counts[side as usize][class as usize])
    }

    /// Whether a side may have a move that makes a four. Forbidden moves count: an opponent's stone may spoil one of two
    /// fours, and the other is no foul then.
    #[inline]
    pub fn has_four(&self, side: Side) -> bool {
        let counts = &self.state.counts[side as usize];
        counts[MoveClass::Forbidden as usize] > 0
            || counts[MoveClass::Four as usize..]
                .iter()
                .any(|&count| count > 0)
    }

    /// The empty points where a side's move has a class, which must be [`MoveClass::Three`] or stronger.
    #[inline]
    pub fn points(&self, side: Side, class: MoveClass) -> &Bitboard {
        &self.sets[side as usize][class as usize]
    }

    /// The empty points where a side's move has a class or a stronger one; it must be [`MoveClass::Three`] or stronger.
    #[inline]
    pub fn points_from(&self, side: Side, class: MoveClass) -> Bitboard {
        let mut all = Bitboard::EMPTY;
        for points in &self.sets[side as usize][class as usize..] {
            all.insert_all(points, self.geometry.words());
        }
        all
    }

    /// The empty points where a side makes a four or a five.
    #[inline]
    pub fn four_points(&self, side: Side) -> Bitboard {
        self.points_from(side, MoveClass::Four)
    }

    /// The points on the four lines of a point that can help or hinder a five through it, the point itself included.
    #[inline]
    pub fn line_neighbours(&self, point: PointIndex) -> &Bitboard {
        self.geometry.line_neighbours(point)
    }

    /// The points near a stone, occupied ones included; none on an empty board.
    #[inline]
    pub fn neighbourhood(&self) -> Bitboard {
        self.state.neighbourhood
    }

    /// All empty points.
    pub fn empty_points(&self) -> impl Iterator<Item = PointIndex> + '_ {
        Bitboard::all(self.size())
            .iter()
            .filter(|&point| self.is_empty(point))
    }

    /// The accumulators by side: each is its bias and the feature weights of all empty points.
    pub fn accumulators(&mut self) -> &[Accumulator; 2] {
        self.accumulators.current(&self.log, &self.weights)
    }

    /// The weights of the evaluation and of move ordering.
    #[inline]
    pub fn weights(&self) -> &Weights {
        &self.weights
    }
}

#[cfg(test)]
mod tests;
