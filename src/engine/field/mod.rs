//! The field: a board that knows, at every moment, what a move on each empty point would be worth to either side.
//!
//! A stone changes only what the points on its four lines see, some thirty of them. For each of these one table lookup
//! gives the new [`Shape`]s of that line for both sides, one more the [`Code`] of its four lines, and from the code follow
//! class and the row that the evaluation adds up. Everything that a search asks at a node is kept up to date with it: how
//! many points of each [`Class`] a side has, which points they are, and the sums that the evaluation is made of. What
//! changes is written to a log, from which a move is taken back.
//!
//! `slow` is the twin that works all of it out from nothing; tests compare the two after every move.

mod answers;
mod class;
mod geometry;
mod line;
mod play;
mod ruling;
mod shape;
#[cfg(test)]
mod slow;
mod spots;

use std::sync::Arc;

pub use class::{Class, Code, CodeTable, Quad};
pub use geometry::{Geometry, RELATIONS};
pub use shape::{Shape, ShapePair, ShapeTable};
pub use spots::{Spot, Spots};

use super::net::Row;
use super::setup::Setup;
use super::weights::Weights;
use crate::rules::{Board, BoardSize, FIVE, Point, Rule, Side};
use class::SHAPE_BITS;
use geometry::{ALL_LINES, LINES};
use play::{add, key, window};

/// Classes whose points are kept as sets: from [`Class::Three`] up.
const KEPT_FROM: usize = Class::Three as usize;
const KEPT: usize = Class::COUNT - KEPT_FROM;

/// What is known of one point. On an empty point the shapes are those that a move there would make.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Cell {
    pairs: [ShapePair; LINES],
    quads: [Quad; 2],
    codes: [Code; 2],
    classes: [Class; 2],
    stone: Option<Side>,
}

impl Cell {
    /// Puts what one line holds in place of what it held before.
    #[inline]
    fn set_line(&mut self, direction: usize, pair: ShapePair) {
        self.pairs[direction] = pair;
        for side in Side::ALL {
            let shift = SHAPE_BITS * direction;
            let quad = &mut self.quads[side as usize];
            *quad = *quad & !(0xf << shift) | (pair.number(side) as Quad) << shift;
        }
    }
}

/// What is copied at each move, and restored by dropping the copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct State {
    hash: u64,
    near: Spots,
    counts: [[u16; Class::COUNT]; 2],
    sums: [Row; 2],
    last: Option<Spot>,
    log_start: u32,
}

/// A position as a search sees it.
#[derive(Clone)]
pub struct Field {
    geometry: Arc<Geometry>,
    weights: Arc<Weights>,
    shapes: &'static ShapeTable,
    codes: [&'static CodeTable; 2],
    side: Side,
    rule: Rule,
    /// The stones for the rules to look at, where they have to be asked what is forbidden.
    board: Option<Box<Board>>,
    lines: [u128; ALL_LINES],
    cells: Vec<Cell>,
    kept: [[Spots; KEPT]; 2],
    state: State,
    states: Vec<State>,
    log: Vec<(Spot, Cell)>,
}

impl Field {
    /// An empty board, Black to move.
    #[must_use]
    pub fn new(rule: Rule, size: BoardSize, weights: Arc<Weights>) -> Self {
        let shapes = ShapeTable::of(rule);
        // The places that close a five lie next to it.
        let five_reach = if rule.has_closed_fives() {
            FIVE
        } else {
            FIVE - 1
        };
        let geometry = Arc::new(Geometry::new(size, shapes.reach(), five_reach));
        let lines = geometry.empty_lines();
        let mut field = Self {
            shapes,
            codes: Side::ALL.map(|side| CodeTable::of(rule, side)),
            side: Side::Black,
            rule,
            board: rule.has_fouls().then(|| Box::new(Board::new(size))),
            lines,
            cells: vec![Cell::default(); size.area()],
            kept: [[Spots::NONE; KEPT]; 2],
            state: State {
                hash: u64::from(size.get()) << 8 | rule as u64,
                near: Spots::NONE,
                counts: [[0; Class::COUNT]; 2],
                sums: Side::ALL.map(|side| weights.net(side).start),
                last: None,
                log_start: 0,
            },
            states: Vec::with_capacity(size.area() + 1),
            log: Vec::with_capacity(64 * size.area()),
            geometry,
            weights,
        };
        field.fill_in();
        field
    }

    /// The field of a setup.
    #[must_use]
    pub fn from_setup(setup: &Setup, weights: Arc<Weights>) -> Self {
        let mut field = Self::new(setup.rule(), setup.size(), weights);
        for &(point, side) in setup.stones() {
            field.turn_to(side);
            field.play(field.geometry.spot(point));
        }
        field.turn_to(setup.to_move());
        field
    }

    fn turn_to(&mut self, side: Side) {
        if self.side != side {
            self.pass();
        }
    }

    /// Works out every cell of an empty board.
    fn fill_in(&mut self) {
        for spot in Spots::all(self.size()).iter() {
            let places = *self.geometry.places(spot);
            let cell = &mut self.cells[usize::from(spot)];
            for (direction, place) in places.iter().enumerate() {
                let reach = self.shapes.reach();
                let window = window(self.lines[usize::from(place.line)], place.shift, 2 * reach);
                cell.set_line(direction, self.shapes.pair(key(window, reach, reach)));
            }
            for side in Side::ALL {
                let code = self.codes[side as usize].code(cell.quads[side as usize]);
                let class = self.weights.class(code, side);
                cell.codes[side as usize] = code;
                cell.classes[side as usize] = class;
                self.state.counts[side as usize][class as usize] += 1;
                add(&mut self.state.sums[side as usize], self.weights.row(code));
                if class as usize >= KEPT_FROM {
                    self.kept[side as usize][class as usize - KEPT_FROM].insert(spot);
                }
            }
        }
    }

    /// Points a side.
    #[must_use]
    pub fn size(&self) -> BoardSize {
        self.geometry.size()
    }

    /// Whose turn it is.
    #[inline]
    #[must_use]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// How many stones have been played.
    #[inline]
    #[must_use]
    pub const fn stones(&self) -> usize {
        self.states.len()
    }

    /// How many points are empty.
    #[inline]
    #[must_use]
    pub const fn empties(&self) -> usize {
        self.cells.len() - self.states.len()
    }

    /// The hash of the position, side to move included.
    #[inline]
    #[must_use]
    pub const fn hash(&self) -> u64 {
        self.state.hash
    }

    /// The spot played last.
    #[inline]
    #[must_use]
    pub const fn last(&self) -> Option<Spot> {
        self.state.last
    }

    /// The spot of a point of this board.
    #[must_use]
    pub fn spot(&self, point: Point) -> Spot {
        self.geometry.spot(point)
    }

    /// The point of a spot.
    #[must_use]
    pub fn point(&self, spot: Spot) -> Point {
        self.geometry.point(spot)
    }

    /// How two spots lie to one another, from 0 to [`RELATIONS`] - 1.
    #[inline]
    #[must_use]
    pub fn relation(&self, one: Spot, other: Spot) -> usize {
        self.geometry.relation(one, other)
    }

    /// The move before the last one.
    #[inline]
    #[must_use]
    pub fn last_but_one(&self) -> Option<Spot> {
        self.states.last().and_then(|state| state.last)
    }

    /// Whether no stone stands on a spot.
    #[inline]
    #[must_use]
    pub fn is_empty(&self, spot: Spot) -> bool {
        self.cells[usize::from(spot)].stone.is_none()
    }

    /// What a move on an empty spot would be for a side.
    #[inline]
    #[must_use]
    pub fn class(&self, spot: Spot, side: Side) -> Class {
        self.cells[usize::from(spot)].classes[side as usize]
    }

    /// The code of an empty spot's four lines for a side.
    #[inline]
    #[must_use]
    pub fn code(&self, spot: Spot, side: Side) -> Code {
        self.cells[usize::from(spot)].codes[side as usize]
    }

    /// How many empty spots are of a class for a side.
    #[inline]
    #[must_use]
    pub fn count(&self, side: Side, class: Class) -> usize {
        usize::from(self.state.counts[side as usize][class as usize])
    }

    /// Whether a side could make a four somewhere. What is forbidden counts, for a stone of the other side may leave one four
    /// of two, which is none.
    #[inline]
    #[must_use]
    pub fn has_four(&self, side: Side) -> bool {
        let counts = &self.state.counts[side as usize];
        counts[Class::Forbidden as usize] > 0
            || counts[Class::Four as usize..]
                .iter()
                .any(|&count| count > 0)
    }

    /// The empty spots of a class, [`Class::Three`] or stronger, for a side.
    #[inline]
    #[must_use]
    pub fn spots(&self, side: Side, class: Class) -> &Spots {
        &self.kept[side as usize][class as usize - KEPT_FROM]
    }

    /// The empty spots where a side could make a four or a five.
    #[inline]
    #[must_use]
    pub fn four_spots(&self, side: Side) -> Spots {
        self.spots_from(side, Class::Four)
    }

    /// The empty spots of a class, [`Class::Three`] or stronger, or of a stronger one.
    #[inline]
    #[must_use]
    pub fn spots_from(&self, side: Side, class: Class) -> Spots {
        let mut all = Spots::NONE;
        for spots in &self.kept[side as usize][class as usize - KEPT_FROM..] {
            all.unite(spots, self.geometry.words());
        }
        all
    }

    /// The spots that help or hinder one five together with a spot.
    #[inline]
    #[must_use]
    pub fn star(&self, spot: Spot) -> &Spots {
        self.geometry.star(spot)
    }

    /// The spots near a stone, taken ones among them; none on an empty board.
    #[inline]
    #[must_use]
    pub fn near_spots(&self) -> Spots {
        self.state.near
    }

    /// Every empty spot.
    pub fn empty_spots(&self) -> impl Iterator<Item = Spot> + '_ {
        Spots::all(self.size())
            .iter()
            .filter(|&spot| self.is_empty(spot))
    }

    /// The sum of the rows of a side's empty spots.
    #[inline]
    #[must_use]
    pub fn sum(&self, side: Side) -> &Row {
        &self.state.sums[side as usize]
    }

    /// The weights that values are taken from.
    #[inline]
    #[must_use]
    pub fn weights(&self) -> &Weights {
        &self.weights
    }
}

#[cfg(test)]
mod tests;
