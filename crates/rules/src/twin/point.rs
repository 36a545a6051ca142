//! Points of twin boards, and their text form: `L:h8` on the left board, `R:h8` on the right board.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::point::MAX_QUOTED;
use crate::serde_impls::impl_serde_as_text;
use crate::{Point, printable};

/// One of the two boards of a game on twin boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Half {
    /// The left board, or the upper one in a vertical layout.
    Left,
    /// The right board, or the lower one in a vertical layout.
    Right,
}

impl Half {
    /// Both boards, the left one first.
    pub const ALL: [Self; 2] = [Self::Left, Self::Right];

    /// The other board.
    pub const fn other(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }

    /// The letter before the colon in the text form of a point.
    const fn letter(self) -> char {
        match self {
            Self::Left => 'L',
            Self::Right => 'R',
        }
    }

    fn from_letter(letter: &str) -> Option<Self> {
        match letter {
            "L" | "l" => Some(Self::Left),
            "R" | "r" => Some(Self::Right),
            _ => None,
        }
    }
}

/// `left` or `right`, as in "the left board".
impl fmt::Display for Half {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Left => "left",
            Self::Right => "right",
        })
    }
}

/// A point of twin boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TwinPoint {
    /// The board of the point.
    pub half: Half,
    /// The point on that board.
    pub point: Point,
}

/// A text that is not a point of twin boards.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "\"{text}\" is not a point of twin boards: write L or R for the board, a colon and a point, like L:h8"
)]
pub struct ParseTwinPointError {
    /// The invalid text, truncated to 12 characters.
    pub text: String,
}

impl TwinPoint {
    /// The point `point` of the board `half`.
    pub const fn new(half: Half, point: Point) -> Self {
        Self { half, point }
    }
}

/// A point of the only board: games on one board count it as the left one.
impl From<Point> for TwinPoint {
    fn from(point: Point) -> Self {
        Self::new(Half::Left, point)
    }
}

impl fmt::Display for TwinPoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.half.letter(), self.point)
    }
}

impl FromStr for TwinPoint {
    type Err = ParseTwinPointError;

    /// Parses `L:h8`, in any letter case.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        parse(text).ok_or_else(|| ParseTwinPointError {
            text: printable(text, MAX_QUOTED),
        })
    }
}

fn parse(text: &str) -> Option<TwinPoint> {
    let (letter, point) = text.split_once(':')?;
    Some(TwinPoint::new(
        Half::from_letter(letter)?,
        point.parse().ok()?,
    ))
}

impl_serde_as_text!(TwinPoint);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::BoardSize;

    #[test]
    fn text_goes_both_ways_on_both_boards() {
        for half in Half::ALL {
            for point in BoardSize::MAX.points() {
                let point = TwinPoint::new(half, point);
                assert_eq!(point.to_string().parse(), Ok(point));
                assert_eq!(point.to_string().to_lowercase().parse(), Ok(point));
            }
        }
    }

    #[test]
    fn what_is_on_neither_board_is_refused() {
        for text in [
            "", "h8", ":h8", "L", "L:", "L:h0", "A:h8", "L: h8", "LR:h8", "L:h8 ", "ł:h8",
        ] {
            let fault = text.parse::<TwinPoint>().unwrap_err();
            assert!(fault.to_string().contains(text), "{fault}");
        }
    }
}
