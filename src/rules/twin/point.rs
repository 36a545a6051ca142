//! Points of the two boards, and their written form: `L:h8` on the left board, `R:h8` on the right one.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::rules::Point;
use crate::rules::as_text::as_text;

/// How much of a faulty text an error quotes, in characters.
const QUOTED: usize = 12;

/// One of the two boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Half {
    /// The left board; the upper one where they stand one above the other.
    Left,
    /// The right board, or the lower one.
    Right,
}

impl Half {
    /// Both boards, the left one first.
    pub const ALL: [Self; 2] = [Self::Left, Self::Right];

    /// The board beside this one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }

    const fn letter(self) -> char {
        match self {
            Self::Left => 'L',
            Self::Right => 'R',
        }
    }

    fn of_letter(letter: &str) -> Option<Self> {
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

/// A point of one of the two boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TwinPoint {
    /// Which board.
    pub half: Half,
    /// Where on it.
    pub point: Point,
}

/// A text that is no point of twin boards.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "\"{text}\" is not a point of twin boards: write L or R for the board, a colon and a point, like L:h8"
)]
pub struct ParseTwinPointError {
    /// The text, cut after a few characters when it is long.
    pub text: String,
}

impl TwinPoint {
    /// A point of the left or the right board.
    #[must_use]
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

    /// Reads `L:h8`, in small or capital letters.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        parse(text).ok_or_else(|| ParseTwinPointError {
            text: text.chars().take(QUOTED).collect(),
        })
    }
}

fn parse(text: &str) -> Option<TwinPoint> {
    let (letter, point) = text.split_once(':')?;
    Some(TwinPoint::new(
        Half::of_letter(letter)?,
        point.parse().ok()?,
    ))
}

as_text!(TwinPoint);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::BoardSize;

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
