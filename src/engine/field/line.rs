//! One line around a point as one side sees it, and the shape that a stone on the point makes of it.
//!
//! Only what lies before the first obstacle on either side matters, so that there are few lines to tell apart: each is
//! classified once, when it is first met.

use std::collections::HashMap;

use super::shape::{PLACE_BITS, Shape, WALL, stone_code};
use crate::rules::{FIVE, Rule, Side};

/// Places on each side of the point that are ever looked at.
const HALF: usize = FIVE;

/// What one place holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Place {
    Empty,
    Own,
    /// A stone of the other side, under a rule where it does not mean the same as an edge.
    Theirs,
    /// Nothing that helps or hinders: an edge, and whatever lies behind the first obstacle.
    Wall,
}

/// The places on one side of the point, the nearest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Half([Place; HALF]);

/// The own run through the point.
#[derive(Clone, Copy)]
struct Run {
    length: usize,
    closed_ends: usize,
}

/// Both sides of the point, on which an own stone stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Line([Half; 2]);

impl Line {
    fn with(mut self, (half, at): (usize, usize), place: Place) -> Self {
        self.0[half].0[at] = place;
        self
    }

    /// The empty places that can be reached from the point.
    fn empties(self) -> impl Iterator<Item = (usize, usize)> {
        let places = (0..2).flat_map(|half| (0..HALF).map(move |at| (half, at)));
        places.filter(move |&(half, at)| self.0[half].0[at] == Place::Empty)
    }

    fn run(self) -> Run {
        let mut run = Run {
            length: 1,
            closed_ends: 0,
        };
        for half in self.0 {
            let stones = half
                .0
                .iter()
                .take_while(|&&place| place == Place::Own)
                .count();
            run.length += stones;
            run.closed_ends += usize::from(half.0.get(stones) == Some(&Place::Theirs));
        }
        run
    }
}

/// The shapes of all lines under a rule for one side.
pub struct LineShapes {
    rule: Rule,
    side: Side,
    known: HashMap<Line, Shape>,
}

impl LineShapes {
    /// None is known yet.
    pub fn new(rule: Rule, side: Side) -> Self {
        Self {
            rule,
            side,
            known: HashMap::new(),
        }
    }

    /// One half of a line by the code of each place, the nearest first; what is not given cannot be reached.
    pub fn half(&self, codes: impl IntoIterator<Item = u128>) -> Half {
        let mut half = Half([Place::Wall; HALF]);
        for (place, code) in half.0.iter_mut().zip(codes) {
            if code == 0 {
                *place = Place::Empty;
            } else if code == stone_code(self.side) {
                *place = Place::Own;
            } else {
                if code != WALL && self.rule.has_closed_fives() {
                    *place = Place::Theirs;
                }
                break;
            }
        }
        half
    }

    /// The shape of a line.
    pub fn of(&mut self, before: Half, behind: Half) -> Shape {
        self.shape(Line([before, behind]))
    }

    fn shape(&mut self, line: Line) -> Shape {
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

    /// The shape by what one own stone more would make of the line.
    fn classify(&mut self, line: Line) -> Shape {
        if self.is_five(line) {
            return Shape::Five;
        }
        if line.run().length > FIVE {
            return Shape::Overline;
        }
        let next: Vec<Shape> = line
            .empties()
            .map(|at| self.shape(line.with(at, Place::Own)))
            .collect();
        let ways = |is: fn(Shape) -> bool| next.iter().filter(|&&shape| is(shape)).count();
        match ways(|shape| shape == Shape::Five) {
            0 => {}
            fives => return self.four(line, fives),
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
        if ways(|shape| shape == Shape::BlockedTwo || shape.is_one()) > 0 {
            return Shape::BlockedOne;
        }
        Shape::Dead
    }

    /// The shape of a line that so many places make a five.
    fn four(&self, line: Line, fives: usize) -> Shape {
        let is_open = if self.rule.has_closed_fives() {
            self.outlives_any_answer(line)
        } else {
            fives > 1
        };
        let is_straight = line.run().length == FIVE - 1;
        if !is_open {
            Shape::Four
        } else if self.rule.has_fouls() && self.side == Side::Black && !is_straight {
            // Two fours on one line: a foul, as an overline is.
            Shape::Overline
        } else {
            Shape::OpenFour
        }
    }

    /// Whether a five is left to make wherever on the line the other side answers: at a place that completes it, or at one
    /// that closes it.
    fn outlives_any_answer(&self, line: Line) -> bool {
        line.empties().all(|answer| {
            let answered = line.with(answer, Place::Theirs);
            let mut fives = answered.empties().map(|at| answered.with(at, Place::Own));
            fives.any(|line| self.is_five(line))
        })
    }
}

/// The codes of the places of a half's key, the lowest first.
pub fn codes(key: usize, places: usize) -> impl DoubleEndedIterator<Item = u128> {
    (0..places).map(move |place| (key >> (PLACE_BITS as usize * place)) as u128 & WALL)
}
