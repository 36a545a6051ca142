//! Derives the shape of a line from the rule.
//!
//! A line is seen from a stone of one side. Cells behind the first obstacle on either side do not matter, so there are few
//! distinct lines; each is classified once and remembered.

use std::collections::HashMap;

use super::shape::{CELL_BITS, Shape, WALL, stone_code};
use narabe_rules::{FIVE, Rule, Side};

/// Cells on each side of the stone that can matter.
const HALF: usize = FIVE;

/// The content of a cell, as the side sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Cell {
    Empty,
    Own,
    /// An opponent's stone, under a rule that tells it from the edge of the board.
    Opponent,
    /// The edge, any other obstacle, and all cells behind an obstacle.
    Wall,
}

/// The cells on one side of the stone, nearest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HalfLine([Cell; HALF]);

/// The side's unbroken row through the stone.
#[derive(Clone, Copy)]
struct Run {
    length: usize,
    closed_ends: usize,
}

/// A line with an own stone between its two halves.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Line([HalfLine; 2]);

impl Line {
    fn with(mut self, (half, index): (usize, usize), cell: Cell) -> Self {
        self.0[half].0[index] = cell;
        self
    }

    /// The empty cells, as half and index in it.
    fn empty_cells(self) -> impl Iterator<Item = (usize, usize)> {
        let all = (0..2).flat_map(|half| (0..HALF).map(move |index| (half, index)));
        all.filter(move |&(half, index)| self.0[half].0[index] == Cell::Empty)
    }

    fn run(self) -> Run {
        let mut run = Run {
            length: 1,
            closed_ends: 0,
        };
        for HalfLine(cells) in self.0 {
            let stones = cells.iter().take_while(|&&cell| cell == Cell::Own).count();
            run.length += stones;
            run.closed_ends += usize::from(cells.get(stones) == Some(&Cell::Opponent));
        }
        run
    }
}

/// Classifies the lines of one side under one rule.
pub struct LineClassifier {
    rule: Rule,
    side: Side,
    known: HashMap<Line, Shape>,
}

impl LineClassifier {
    /// A classifier that knows no line yet.
    pub fn new(rule: Rule, side: Side) -> Self {
        Self {
            rule,
            side,
            known: HashMap::new(),
        }
    }

    /// The half line of these cells, nearest first. Cells that are missing cannot be reached.
    pub fn half_line(&self, cells: impl IntoIterator<Item = u128>) -> HalfLine {
        let mut half = [Cell::Wall; HALF];
        for (cell, code) in half.iter_mut().zip(cells) {
            if code == 0 {
                *cell = Cell::Empty;
            } else if code == stone_code(self.side) {
                *cell = Cell::Own;
            } else {
                if code != WALL && self.rule.has_closed_fives() {
                    *cell = Cell::Opponent;
                }
                break;
            }
        }
        HalfLine(half)
    }

    /// The shape that a stone between two half lines makes.
    pub fn shape(&mut self, before: HalfLine, after: HalfLine) -> Shape {
        self.shape_of(Line([before, after]))
    }

    fn shape_of(&mut self, line: Line) -> Shape {
        if let Some(&shape) = self.known.get(&line) {
            return shape;
        }
        let shape = self.classify(line);
        self.known.insert(line, shape);
        shape
    }

    fn is_five(&self, line: Line) -> bool {
        let run = line.run();
        self.rule.is_win(self.side, run.length, run.closed_ends)
    }

    /// The shape, by the best shape that one more stone would make.
    fn classify(&mut self, line: Line) -> Shape {
        if self.is_five(line) {
            return Shape::Five;
        }
        if line.run().length > FIVE {
            return Shape::Overline;
        }
        let next: Vec<Shape> = line
            .empty_cells()
            .map(|cell| self.shape_of(line.with(cell, Cell::Own)))
            .collect();
        let ways = |is: fn(Shape) -> bool| next.iter().filter(|&&shape| is(shape)).count();
        match ways(|shape| shape == Shape::Five) {
            0 => {}
            fives => return self.classify_four(line, fives),
        }
        match ways(|shape| shape == Shape::OpenFour) {
            0 => {}
            1 => return Shape::Three,
            _ => return Shape::WideThree,
        }
        if ways(|shape| shape == Shape::Four) > 0 {
            return Shape::BlockedThree;
        }
        match ways(Shape::is_three) {
            0 => {}
            1 | 2 => return Shape::Two,
            3 => return Shape::WideTwo,
            _ => return Shape::WidestTwo,
        }
        if ways(|shape| shape == Shape::BlockedThree) > 0 {
            return Shape::BlockedTwo;
        }
        if ways(Shape::is_two) > 0 {
            return Shape::One;
        }
        if ways(|shape| matches!(shape, Shape::BlockedTwo | Shape::One)) > 0 {
            return Shape::BlockedOne;
        }
        Shape::Dead
    }

    /// The shape of a line with `fives` cells that complete a five.
    fn classify_four(&self, line: Line, fives: usize) -> Shape {
        let is_open = if self.rule.has_closed_fives() {
            self.survives_any_defence(line)
        } else {
            fives > 1
        };
        let is_straight = line.run().length == FIVE - 1;
        if !is_open {
            Shape::Four
        } else if self.rule.has_fouls() && self.side == Side::Black && !is_straight {
            // Two fours on one line: a double-four, and so a foul.
            Shape::Overline
        } else {
            Shape::OpenFour
        }
    }

    /// Whether a five is left to complete after an opponent's stone on any empty cell, which may complete or close it.
    fn survives_any_defence(&self, line: Line) -> bool {
        line.empty_cells().all(|defence| {
            let defended = line.with(defence, Cell::Opponent);
            let mut next = (defended.empty_cells()).map(|cell| defended.with(cell, Cell::Own));
            next.any(|line| self.is_five(line))
        })
    }
}

/// The first cells of a key, lowest first.
pub fn cells(key: usize, count: usize) -> impl DoubleEndedIterator<Item = u128> {
    (0..count).map(move |index| (key >> (CELL_BITS as usize * index)) as u128 & WALL)
}
