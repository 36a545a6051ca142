//! A move: a stone or a pass. The text form of a pass is `--` in every format of this crate.
//!
//! ```
//! use narabe_rules::Move;
//!
//! assert_eq!("--".parse::<Move>()?, Move::Pass);
//! assert_eq!("h8".parse::<Move>()?.point().map(|point| point.to_string()).as_deref(), Some("h8"));
//! # Ok::<(), narabe_rules::ParsePointError>(())
//! ```

use std::fmt;
use std::str::FromStr;

use super::serde_impls::impl_serde_as_text;
use super::{ParsePointError, Point};

/// The text form of a pass.
pub const PASS: &str = "--";

/// One move of a side. Its text form is that of the [`Point`], or [`PASS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A stone placed on a point.
    Stone(Point),
    /// No stone: the turn passes to the other side.
    Pass,
}

impl Move {
    /// The point of the stone, or `None` for a pass.
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

impl_serde_as_text!(Move);
