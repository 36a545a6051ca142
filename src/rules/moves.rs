//! A move: a stone, or a pass.
//!
//! As text a pass is `--` in every format of ours.
//!
//! ```
//! use narabe::rules::Move;
//!
//! assert_eq!("--".parse::<Move>()?, Move::Pass);
//! assert_eq!("h8".parse::<Move>()?.point().map(|point| point.to_string()).as_deref(), Some("h8"));
//! # Ok::<(), narabe::rules::ParsePointError>(())
//! ```

use std::fmt;
use std::str::FromStr;

use super::as_text::as_text;
use super::{ParsePointError, Point};

/// The text of a pass.
pub const PASS: &str = "--";

/// What a side does in its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A stone on this point.
    Stone(Point),
    /// Nothing.
    Pass,
}

impl Move {
    /// Where the stone was placed; nowhere by a pass.
    #[must_use]
    pub const fn point(self) -> Option<Point> {
        match self {
            Self::Stone(point) => Some(point),
            Self::Pass => None,
        }
    }
}

impl From<Point> for Move {
    fn from(point: Point) -> Self {
        Self::Stone(point)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stone(point) => point.fmt(f),
            Self::Pass => f.pad(PASS),
        }
    }
}

impl FromStr for Move {
    type Err = ParsePointError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            PASS => Ok(Self::Pass),
            _ => text.parse().map(Self::Stone),
        }
    }
}

as_text!(Move);
