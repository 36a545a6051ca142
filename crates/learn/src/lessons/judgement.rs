//! What is said about an answer, and what the board shows with it.

use super::message::Message;
use narabe_rules::twin::Turn;
use narabe_rules::{Point, Side};

/// What is said about an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// The step is done.
    Right {
        /// What it was good for.
        explanation: Message,
        /// What the board shows.
        shown: Illustration,
    },
    /// Right so far.
    NotYet {
        /// What is still to do.
        explanation: Message,
        /// The stone with which the other side has answered; none if only points are left to mark.
        reply: Option<Point>,
        /// How many points are left to mark, or own moves up to the five against the longest defence.
        left: usize,
    },
    /// Wrong. The position is as it was before the answer.
    Wrong {
        /// Why.
        explanation: Message,
        /// What the board shows.
        shown: Illustration,
    },
}

/// What the board shows with a judgement, besides the answer itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Illustration {
    /// The stones that follow the answer, in order of play.
    pub stones: Vec<(Point, Side)>,
    /// Rows of stones from end to end.
    pub rows: Vec<Vec<Point>>,
    /// Points that matter, such as those where a five is threatened.
    pub points: Vec<Point>,
    /// The turn of the other side that follows on twin boards.
    pub turn: Option<Turn>,
    /// What is said at points.
    pub remarks: Vec<(Point, Remark)>,
}

/// What is said at a point of a wrong answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remark {
    /// The row is closed at this end.
    ClosedEnd,
    /// A stone of this side stops the threat.
    Stops(Side),
    /// A stone of this side makes five.
    Five(Side),
    /// With this stone a win of this side begins.
    WinBegins(Side),
}

impl Illustration {
    /// Stones in turn, the first one of `first`.
    pub(super) fn line(first: Side, points: impl IntoIterator<Item = Point>) -> Self {
        let sides = [first, first.other()].into_iter().cycle();
        Self {
            stones: points.into_iter().zip(sides).collect(),
            ..Self::default()
        }
    }

    /// The same, with something said at a point, if at any.
    pub(super) fn with_remark(mut self, point: Option<Point>, remark: Remark) -> Self {
        self.remarks.extend(point.map(|point| (point, remark)));
        self
    }

    /// Points that matter.
    pub(super) fn points(points: Vec<Point>) -> Self {
        Self {
            points,
            ..Self::default()
        }
    }

    /// Rows of stones.
    pub(super) fn rows(rows: Vec<Vec<Point>>) -> Self {
        Self {
            rows,
            ..Self::default()
        }
    }

    /// The first stone that follows the answer.
    pub fn reply(&self) -> Option<Point> {
        self.stones.first().map(|&(point, _)| point)
    }
}
