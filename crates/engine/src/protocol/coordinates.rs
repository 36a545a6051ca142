//! The protocol's coordinates: `x,y` from zero, from the left and from the top.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use narabe_rules::printable;
use narabe_rules::{BoardSize, Point};

/// How much of an invalid text an error quotes, in characters.
const QUOTED: usize = 24;

/// A pair of coordinates, on no particular board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Coordinates {
    /// From the left.
    pub x: u8,
    /// From the top.
    pub y: u8,
}

/// A text that is no pair of coordinates, or a pair that is not on the board.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CoordinatesError {
    /// Not two numbers.
    #[error("\"{0}\" is not x,y: write two numbers from 0, like 7,7")]
    NotNumbers(String),
    /// Two numbers; one is larger than any board.
    #[error("{0} is off every board: both numbers go from 0 to 24")]
    OffAll(String),
    /// Not on the board.
    #[error("{at} is off the board: both numbers go from 0 to {}", size.get() - 1)]
    OffBoard {
        /// The coordinates.
        at: Coordinates,
        /// The board.
        size: BoardSize,
    },
}

impl Coordinates {
    /// The coordinates of a point on a board.
    pub const fn of(point: Point, size: BoardSize) -> Self {
        Self {
            x: point.x,
            y: size.get() - 1 - point.y,
        }
    }

    /// The point on a board.
    ///
    /// # Errors
    /// [`CoordinatesError::OffBoard`] when the board does not have it.
    pub fn on(self, size: BoardSize) -> Result<Point, CoordinatesError> {
        let y = (size.get() - 1).checked_sub(self.y);
        y.map(|y| Point::new(self.x, y))
            .filter(|&point| size.contains(point))
            .ok_or(CoordinatesError::OffBoard { at: self, size })
    }
}

impl fmt::Display for Coordinates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl FromStr for Coordinates {
    type Err = CoordinatesError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let is_number = |text: &str| {
            let digits = text.trim().bytes();
            !text.trim().is_empty() && digits.into_iter().all(|byte| byte.is_ascii_digit())
        };
        let quoted = || printable(text, QUOTED);
        let (x, y) = (text.split_once(','))
            .filter(|(x, y)| is_number(x) && is_number(y))
            .ok_or_else(|| CoordinatesError::NotNumbers(quoted()))?;
        match (x.trim().parse(), y.trim().parse()) {
            (Ok(x), Ok(y)) => Ok(Self { x, y }),
            _ => Err(CoordinatesError::OffAll(quoted())),
        }
    }
}

/// A point, or the pass -1,-1 of Yixin-Board and Rapfi.
pub(super) fn point_or_pass(text: &str) -> Result<Option<Coordinates>, CoordinatesError> {
    let is_minus_one = |part: &str| part.trim() == "-1";
    match text.split_once(',') {
        Some((x, y)) if is_minus_one(x) && is_minus_one(y) => Ok(None),
        _ => text.parse().map(Some),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_count_from_the_top() {
        let size = BoardSize::DEFAULT;
        for (text, point) in [
            ("7,7", "h8"),
            ("0,0", "a15"),
            ("14,0", "o15"),
            ("0,14", "a1"),
        ] {
            let coordinates: Coordinates = text.parse().unwrap();
            let point: Point = point.parse().unwrap();
            assert_eq!(coordinates.on(size), Ok(point));
            assert_eq!(Coordinates::of(point, size).to_string(), text);
        }
    }

    #[test]
    fn faults_are_quoted() {
        for text in ["", "7", "7,", "a,b", "-1,3", "300,2", "1,2,3"] {
            assert!(text.parse::<Coordinates>().is_err(), "{text}");
        }
        let off: Coordinates = "15,3".parse().unwrap();
        let error = off.on(BoardSize::DEFAULT).unwrap_err().to_string();
        assert_eq!(error, "15,3 is off the board: both numbers go from 0 to 14");
    }
}
