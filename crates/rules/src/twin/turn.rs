//! A side's turn on twin boards, one stone or two, and its text form: `L:h8` or `L:h8 R:c3`.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::{Half, ParseTwinPointError, TwinPoint};
use crate::Point;
use crate::serde_impls::impl_serde_as_text;

/// The stones of one turn, in order of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Turn {
    /// The first stone.
    pub first: TwinPoint,
    /// The second stone, unless the side ended its turn after the first.
    pub second: Option<TwinPoint>,
}

/// A text that is not a turn.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ParseTurnError {
    /// A word that is not a point.
    #[error(transparent)]
    Point(#[from] ParseTwinPointError),
    /// A number of stones other than one or two.
    #[error("a turn is one stone or two, not {0}")]
    Count(usize),
}

impl Turn {
    /// A turn of one stone.
    pub const fn one(first: TwinPoint) -> Self {
        Self {
            first,
            second: None,
        }
    }

    /// A turn of two stones.
    pub const fn two(first: TwinPoint, second: TwinPoint) -> Self {
        Self {
            first,
            second: Some(second),
        }
    }

    /// The stones in order of play.
    pub fn stones(self) -> impl DoubleEndedIterator<Item = TwinPoint> {
        [Some(self.first), self.second].into_iter().flatten()
    }

    /// The same stones ordered by board and point: what a turn does has nothing to do with which stone is first.
    pub fn sorted(self) -> Self {
        match self.second {
            Some(second) if second < self.first => Self::two(second, self.first),
            _ => self,
        }
    }

    /// The points of the stones on one board.
    pub(super) fn on(self, half: Half) -> impl Iterator<Item = Point> {
        self.stones()
            .filter(move |stone| stone.half == half)
            .map(|stone| stone.point)
    }
}

/// A move on one board counts as a turn on the left one.
impl From<Point> for Turn {
    fn from(point: Point) -> Self {
        Self::one(point.into())
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

    /// Parses one or two points separated by white space.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut words = text.split_whitespace();
        match (words.next(), words.next(), words.count()) {
            (Some(first), None, _) => Ok(Self::one(first.parse()?)),
            (Some(first), Some(second), 0) => Ok(Self::two(first.parse()?, second.parse()?)),
            _ => Err(ParseTurnError::Count(text.split_whitespace().count())),
        }
    }
}

impl_serde_as_text!(Turn);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_is_one_stone_or_two() {
        for text in ["L:h8", "L:h8 R:c3", "R:a1 R:a2"] {
            assert_eq!(text.parse::<Turn>().unwrap().to_string(), text);
        }
        assert_eq!("".parse::<Turn>(), Err(ParseTurnError::Count(0)));
        assert_eq!(
            "L:a1 L:a2 L:a3 L:a4".parse::<Turn>(),
            Err(ParseTurnError::Count(4))
        );
        for text in ["L:h8 R:c3", "R:c3 L:h8"] {
            let turn = text.parse::<Turn>().unwrap().sorted();
            assert_eq!(turn.to_string(), "L:h8 R:c3");
        }
        assert!(matches!(
            "L:a1 a2".parse::<Turn>(),
            Err(ParseTurnError::Point(_))
        ));
    }
}
