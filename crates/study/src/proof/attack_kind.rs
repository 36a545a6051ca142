//! The kind of an attack: what it makes, by the rules and by the shapes of the engine.

use narabe_engine_core::Setup;
use narabe_engine_core::tactics::AttackShape;
use narabe_rules::{Board, Direction, Point, Rule, Side};

/// The stones of an open four.
const FOUR: usize = 4;

/// What a stone makes. Ordered by strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AttackKind {
    /// None of the others.
    Other,
    /// An open three.
    Three,
    /// Two open threes.
    TwoThrees,
    /// A four.
    Four,
    /// A four and an open three.
    FourThree,
    /// Two fours, neither of them open.
    TwoFours,
    /// A four that can be completed at both ends.
    OpenFour,
    /// A five.
    Five,
}

impl AttackKind {
    /// The identifier in texts, such as `two-threes`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Other => "other",
            Self::Three => "three",
            Self::TwoThrees => "two-threes",
            Self::Four => "four",
            Self::FourThree => "four-three",
            Self::TwoFours => "two-fours",
            Self::OpenFour => "open-four",
            Self::Five => "five",
        }
    }

    /// What a stone of the side to move makes on an empty point of a set-up.
    pub fn of(setup: &Setup, point: Point) -> Self {
        let (rule, side) = (setup.rule(), setup.to_move());
        let mut board = setup.board();
        if board.wins_at(rule, point, side) {
            return Self::Five;
        }
        board.place(point, side);
        let fives: Vec<Point> = board.five_points(rule, side).collect();
        let shape = || AttackShape::at(setup, point, side);
        match fives.len() {
            0 => match shape() {
                AttackShape::DoubleThree => Self::TwoThrees,
                AttackShape::Three => Self::Three,
                _ => Self::Other,
            },
            1 if shape() == AttackShape::FourThree => Self::FourThree,
            1 => Self::Four,
            _ if is_open_four(&board, rule, point, side) => Self::OpenFour,
            _ => Self::TwoFours,
        }
    }
}

/// Whether the stone on a point belongs to four in a row that can be completed at both ends.
fn is_open_four(board: &Board, rule: Rule, point: Point, side: Side) -> bool {
    Direction::ALL.into_iter().any(|direction| {
        let run = board.run_through(point, side, direction);
        let ends = [-1, 4].map(|steps| run.start.offset(direction.step(), steps));
        let wins = |end: &Point| {
            board.size().contains(*end)
                && board.get(*end).is_none()
                && board.wins_at(rule, *end, side)
        };
        run.length == FOUR && ends.iter().all(wins)
    })
}
