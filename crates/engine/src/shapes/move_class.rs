//! Move classes: what a stone on a point makes with all four lines together.

use super::shape::Shape;
use narabe_rules::{Rule, Side};

/// What a stone on a point makes, over its four lines. Ordered by strength.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum MoveClass {
    /// None of the below.
    #[default]
    Quiet,
    /// Black's move under Renju that is forbidden, or would be if all of its threes are real.
    Forbidden,
    /// An open two.
    Two,
    /// A blocked three.
    BlockedThree,
    /// Open twos on two lines or more.
    DoubleTwo,
    /// A blocked three with another one or with an open two.
    BlockedThreePlus,
    /// An open three.
    Three,
    /// An open three with a blocked three or an open two.
    ThreePlus,
    /// Two open threes or more.
    DoubleThree,
    /// A four.
    Four,
    /// A four with a blocked three or an open two.
    FourPlus,
    /// A four with an open three.
    FourThree,
    /// An open four, or two fours. Only a five of the opponent answers it.
    OpenFour,
    /// Five: the move wins.
    Five,
}

impl MoveClass {
    /// The number of classes.
    pub const COUNT: usize = 14;

    /// Whether the board keeps the number and the set of the points where a move has this class: Forbidden, and Three and
    /// stronger. Most changes of a class are from one that it does not keep to another.
    #[inline]
    pub const fn is_tracked(self) -> bool {
        const TRACKED: u16 = u16::MAX << MoveClass::Three as u16 | 1 << MoveClass::Forbidden as u16;
        TRACKED >> self as u16 & 1 != 0
    }

    /// Whether the move makes a four or a five.
    #[inline]
    pub const fn is_four(self) -> bool {
        self as u8 >= Self::Four as u8
    }

    /// Whether the move makes an open three or more.
    #[inline]
    pub const fn is_three(self) -> bool {
        self as u8 >= Self::Three as u8
    }

    /// The class of a side's move that makes these shapes on the four lines, in any order.
    pub fn of(rule: Rule, side: Side, shapes: [Shape; 4]) -> Self {
        let count = |is: fn(Shape) -> bool| shapes.into_iter().filter(|&shape| is(shape)).count();
        let threes = count(Shape::is_three);
        let blocked_threes = count(|shape| shape == Shape::BlockedThree);
        let twos = count(Shape::is_two);
        let fours = count(|shape| shape == Shape::Four);
        if count(|shape| shape == Shape::Five) > 0 {
            Self::Five
        } else if rule.has_fouls() && side == Side::Black && Self::looks_like_foul(shapes) {
            Self::Forbidden
        } else if fours > 1 || count(|shape| shape == Shape::OpenFour) > 0 {
            Self::OpenFour
        } else if fours == 1 {
            match (threes, blocked_threes + twos) {
                (0, 0) => Self::Four,
                (0, _) => Self::FourPlus,
                _ => Self::FourThree,
            }
        } else if threes > 0 {
            match (threes, blocked_threes + twos) {
                (1, 0) => Self::Three,
                (1, _) => Self::ThreePlus,
                _ => Self::DoubleThree,
            }
        } else {
            match (blocked_threes, twos) {
                (0, 0) => Self::Quiet,
                (0, 1) => Self::Two,
                (0, _) => Self::DoubleTwo,
                (1, 0) => Self::BlockedThree,
                _ => Self::BlockedThreePlus,
            }
        }
    }

    /// Whether shapes without a five are a foul as far as they tell. They do not tell which threes are real, so two threes
    /// with a four are classed as if they were not: otherwise the four would be overlooked.
    fn looks_like_foul(shapes: [Shape; 4]) -> bool {
        let count = |is: fn(Shape) -> bool| shapes.into_iter().filter(|&shape| is(shape)).count();
        let fours = count(|shape| matches!(shape, Shape::Four | Shape::OpenFour));
        let threes = count(Shape::is_three);
        count(|shape| shape == Shape::Overline) > 0 || fours > 1 || fours == 0 && threes > 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_follow_from_the_strongest_lines() {
        use Shape::{BlockedThree, Dead, Five, Four, OpenFour, Three, Two};
        for (shapes, class) in [
            ([Dead, Dead, Dead, Dead], MoveClass::Quiet),
            ([Two, Dead, Dead, Dead], MoveClass::Two),
            ([Two, Two, Dead, Dead], MoveClass::DoubleTwo),
            ([BlockedThree, Dead, Dead, Dead], MoveClass::BlockedThree),
            ([BlockedThree, Two, Dead, Dead], MoveClass::BlockedThreePlus),
            ([Three, Dead, Dead, Dead], MoveClass::Three),
            ([Three, Two, Dead, Dead], MoveClass::ThreePlus),
            ([Three, Three, Dead, Dead], MoveClass::DoubleThree),
            ([Four, Dead, Dead, Dead], MoveClass::Four),
            ([Four, BlockedThree, Dead, Dead], MoveClass::FourPlus),
            ([Four, Three, Dead, Dead], MoveClass::FourThree),
            ([Four, Four, Dead, Dead], MoveClass::OpenFour),
            ([OpenFour, Dead, Dead, Dead], MoveClass::OpenFour),
            ([Five, OpenFour, Dead, Dead], MoveClass::Five),
        ] {
            for side in Side::ALL {
                let found = MoveClass::of(Rule::Freestyle, side, shapes);
                assert_eq!(found, class, "{shapes:?}");
            }
        }
    }

    #[test]
    fn what_looks_like_a_foul_is_forbidden_to_black_alone() {
        use MoveClass as Class;
        use Shape::{Dead, Five, Four, OpenFour, Overline, Three};
        for (shapes, black, white) in [
            (
                [Three, Three, Dead, Dead],
                Class::Forbidden,
                Class::DoubleThree,
            ),
            ([Four, Four, Dead, Dead], Class::Forbidden, Class::OpenFour),
            (
                [Four, OpenFour, Dead, Dead],
                Class::Forbidden,
                Class::OpenFour,
            ),
            ([Overline, Four, Dead, Dead], Class::Forbidden, Class::Four),
            (
                [Four, Three, Three, Dead],
                Class::FourThree,
                Class::FourThree,
            ),
            (
                [OpenFour, Three, Dead, Dead],
                Class::OpenFour,
                Class::OpenFour,
            ),
            ([Five, Overline, Four, Four], Class::Five, Class::Five),
        ] {
            let found = Side::ALL.map(|side| MoveClass::of(Rule::Renju, side, shapes));
            assert_eq!(found, [black, white], "{shapes:?}");
        }
    }
}
