//! A side's turn on twin boards: one stone or two, as `L:h8` or `L:h8 R:c3`.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::{Half, ParseTwinPointError, TwinPoint};
use crate::rules::Point;
use crate::rules::as_text::as_text;

/// The stones of one turn, in the order in which they were played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// The first stone.
    pub first: TwinPoint,
    /// The second, if the side did not end its turn after the first.
    pub second: Option<TwinPoint>,
}

/// A text that is no turn.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ParseTurnError {
    /// One of its words is no point.
    #[error(transparent)]
    Point(#[from] ParseTwinPointError),
    /// Too few or too many points.
    #[error("a turn is one stone or two, not {0}")]
    Count(usize),
}

impl Turn {
    /// A turn of one stone.
    #[must_use]
    pub const fn one(first: TwinPoint) -> Self {
        Self {
            first,
            second: None,
        }
    }

    /// A turn of two.
    #[must_use]
    pub const fn two(first: TwinPoint, second: TwinPoint) -> Self {
        Self {
            first,
            second: Some(second),
        }
    }

    /// The stones, the first one first.
    pub fn stones(self) -> impl DoubleEndedIterator<Item = TwinPoint> {
        [Some(self.first), self.second].into_iter().flatten()
    }

    /// The stones on one board.
    pub(super) fn on(self, half: Half) -> impl Iterator<Item = Point> {
        self.stones()
            .filter(move |stone| stone.half == half)
            .map(|stone| stone.point)
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.first)?;
        match self.second {
            Some(second) => write!(f, " {second}"),
            None => Ok(()),
        }
    }
}

impl FromStr for Turn {
    type Err = ParseTurnError;

    /// Reads one point or two with white space between.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut words = text.split_whitespace();
        match (words.next(), words.next(), words.count()) {
            (Some(first), None, _) => Ok(Self::one(first.parse()?)),
            (Some(first), Some(second), 0) => Ok(Self::two(first.parse()?, second.parse()?)),
            _ => Err(ParseTurnError::Count(text.split_whitespace().count())),
        }
    }
}

as_text!(Turn);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_stone_or_two_are_a_turn_and_nothing_else_is() {
        for text in ["L:h8", "L:h8 R:c3", "R:a1 R:a2"] {
            assert_eq!(text.parse::<Turn>().unwrap().to_string(), text);
        }
        assert_eq!("".parse::<Turn>(), Err(ParseTurnError::Count(0)));
        assert_eq!(
            "L:a1 L:a2 L:a3 L:a4".parse::<Turn>(),
            Err(ParseTurnError::Count(4))
        );
        assert!(matches!(
            "L:a1 a2".parse::<Turn>(),
            Err(ParseTurnError::Point(_))
        ));
    }
}
