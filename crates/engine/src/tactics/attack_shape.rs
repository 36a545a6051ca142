//! What an attacking move makes, in the words of the game.

use crate::board::SearchBoard;
use crate::network::Weights;
use crate::shapes::MoveClass;
use narabe_rules::Setup;
use narabe_rules::{Point, Side};

/// The threat that a move makes. Ordered by strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AttackShape {
    /// No threat that must be answered.
    Quiet,
    /// An open three.
    Three,
    /// Two open threes or more.
    DoubleThree,
    /// A four.
    Four,
    /// A four and an open three.
    FourThree,
    /// An open four, or two fours.
    OpenFour,
    /// A five.
    Five,
}

impl AttackShape {
    /// The identifier in texts, such as `four-three`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Quiet => "quiet",
            Self::Three => "three",
            Self::DoubleThree => "double-three",
            Self::Four => "four",
            Self::FourThree => "four-three",
            Self::OpenFour => "open-four",
            Self::Five => "five",
        }
    }

    /// What a stone of `side` makes on an empty point; [`Quiet`](Self::Quiet) on any other.
    pub fn at(setup: &Setup, point: Point, side: Side) -> Self {
        let board = SearchBoard::from_setup(setup, Weights::unused(setup.rule()));
        if !setup.size().contains(point) || !board.is_empty(board.index(point)) {
            return Self::Quiet;
        }
        Self::of(board.class(board.index(point), side))
    }

    /// What a stone of `side` makes on each empty point where that is a threat.
    pub fn all(setup: &Setup, side: Side) -> Vec<(Point, Self)> {
        let board = SearchBoard::from_setup(setup, Weights::unused(setup.rule()));
        let points = setup
            .size()
            .points()
            .map(|point| (point, board.index(point)));
        points
            .filter(|&(_, index)| board.is_empty(index))
            .map(|(point, index)| (point, Self::of(board.class(index, side))))
            .filter(|&(_, shape)| shape != Self::Quiet)
            .collect()
    }

    const fn of(class: MoveClass) -> Self {
        match class {
            MoveClass::Five => Self::Five,
            MoveClass::OpenFour => Self::OpenFour,
            MoveClass::FourThree => Self::FourThree,
            MoveClass::Four | MoveClass::FourPlus => Self::Four,
            MoveClass::DoubleThree => Self::DoubleThree,
            MoveClass::Three | MoveClass::ThreePlus => Self::Three,
            MoveClass::Quiet
            | MoveClass::Forbidden
            | MoveClass::Two
            | MoveClass::BlockedThree
            | MoveClass::DoubleTwo
            | MoveClass::BlockedThreePlus => Self::Quiet,
        }
    }
}
