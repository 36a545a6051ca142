//! What a step asks for.

use serde::Deserialize;

use super::shape::{Shape, makes};
use narabe_engine_core::tactics::ThreatKind;
use narabe_rules::{Direction, Foul, Point, Setup, Side};

/// What a step asks for.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Task {
    /// Nothing: the position is to be looked at.
    Read,
    /// A stone that makes a shape.
    Make(Shape),
    /// A forced win, played to its five against the defence that lasts longest.
    Win(ThreatKind),
    /// A stone after which no forced win of the other side is found.
    Hold,
    /// All points of a set.
    Mark(PointSet),
    /// One of several answers in words.
    Choose(Vec<Choice>),
    /// A turn on twin boards that wins.
    WinTurn,
    /// A turn on twin boards after which the other side cannot win with its next one.
    HoldTurn,
}

/// An answer in words.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    /// The message with the answer.
    pub text: String,
    /// Whether it is right.
    #[serde(default)]
    pub is_right: bool,
    /// The message that says why it is right or wrong.
    pub says: String,
}

/// A set of points that the rules find.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum PointSet {
    /// Where the side to move makes a shape.
    Makes(Shape),
    /// Where the other side would make a shape.
    OtherMakes(Shape),
    /// The empty ends of the rows of at least this number of stones, of both sides.
    Ends(usize),
    /// Where a stone is forbidden to Black.
    Forbidden,
    /// Where a stone is this foul of Black.
    Foul(Foul),
}

impl Task {
    /// The message with the task in few words, such as "Make an open four".
    pub const fn heading(&self) -> &'static str {
        match self {
            Self::Read => "lesson-task-read",
            Self::Make(shape) => shape.heading(),
            Self::Win(ThreatKind::Vcf) => "lesson-task-win-fours",
            Self::Win(ThreatKind::Vct) => "lesson-task-win-threats",
            Self::Hold => "lesson-task-hold",
            Self::Mark(_) => "lesson-task-mark",
            Self::Choose(_) => "lesson-task-choose",
            Self::WinTurn => "lesson-task-win-turn",
            Self::HoldTurn => "lesson-task-hold-turn",
        }
    }

    /// The message that helps with every task of this kind.
    pub const fn hint(&self) -> &'static str {
        match self {
            Self::Read | Self::Choose(_) => "lesson-hint-choose",
            Self::Make(Shape::Five) => "lesson-hint-five",
            Self::Make(_) => "lesson-hint-make",
            Self::Win(ThreatKind::Vcf) => "lesson-hint-win-fours",
            Self::Win(ThreatKind::Vct) => "lesson-hint-win-threats",
            Self::Hold => "lesson-hint-hold",
            Self::Mark(_) => "lesson-hint-mark",
            Self::WinTurn | Self::HoldTurn => "lesson-hint-turn",
        }
    }
}

impl PointSet {
    /// The points of the set, row by row from the bottom.
    pub fn points(self, setup: &Setup) -> Vec<Point> {
        let board = setup.board();
        let side = setup.to_move();
        let empty = board.empty_points();
        match self {
            Self::Makes(shape) => empty
                .filter(|&point| makes(setup, point, side, shape))
                .collect(),
            Self::OtherMakes(shape) => empty
                .filter(|&point| makes(setup, point, side.other(), shape))
                .collect(),
            Self::Ends(length) => ends(setup, length),
            Self::Forbidden => board.fouls().into_iter().map(|(point, _)| point).collect(),
            Self::Foul(foul) => (board.fouls().into_iter())
                .filter(|&(_, kind)| kind == foul)
                .map(|(point, _)| point)
                .collect(),
        }
    }

    /// The word for the set in messages.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Makes(shape) | Self::OtherMakes(shape) => shape.id(),
            Self::Ends(_) => "end",
            Self::Forbidden => "forbidden",
            Self::Foul(Foul::Overline) => "overline",
            Self::Foul(Foul::DoubleFour) => "foul-double-four",
            Self::Foul(Foul::DoubleThree) => "foul-double-three",
        }
    }
}

/// The empty points next to the ends of rows of at least `length` stones.
fn ends(setup: &Setup, length: usize) -> Vec<Point> {
    let board = setup.board();
    let is_end = |point: &Point| {
        let mut rows = Direction::ALL.into_iter().flat_map(|direction| {
            let (dx, dy) = direction.step();
            [(dx, dy), (-dx, -dy)].map(|step| (direction, point.offset(step, 1)))
        });
        rows.any(|(direction, beside)| {
            let side: Option<Side> = board.get(beside);
            side.is_some_and(|side| board.run_through(beside, side, direction).length >= length)
        })
    };
    board.empty_points().filter(is_end).collect()
}
