//! Sides as JSON has them: words, letters or numbers, which mean different things in different files.

use serde_json::Value;

use crate::lists::headers::side_of;
use narabe_rules::Side;

/// A side as a file writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SideMark {
    /// By its name or letter.
    Side(Side),
    /// By a number.
    Number(i64),
}

impl From<Side> for SideMark {
    fn from(side: Side) -> Self {
        Self::Side(side)
    }
}

impl SideMark {
    /// The side that a value may be.
    pub fn of(value: &Value) -> Option<Self> {
        match value {
            Value::String(text) => side_of(text)
                .map(Self::Side)
                .or_else(|| text.parse().ok().map(Self::Number)),
            Value::Number(number) => number.as_i64().map(Self::Number),
            _ => None,
        }
    }
}

/// What numbers mean in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideNumbers {
    black: i64,
    white: i64,
}

impl SideNumbers {
    /// What they mean where these stand in a file: 1 and 2, 1 and -1, or 0 and 1.
    pub fn of(marks: impl Iterator<Item = SideMark> + Clone) -> Self {
        let has = |wanted: i64| marks.clone().any(|mark| mark == SideMark::Number(wanted));
        let (black, white) = match () {
            () if has(2) => (1, 2),
            () if has(-1) => (1, -1),
            () if has(0) => (0, 1),
            () => (1, 2),
        };
        Self { black, white }
    }

    /// Whether 0 is Black.
    pub const fn is_from_0(self) -> bool {
        self.black == 0
    }

    /// The side of a mark, if it is one.
    pub const fn side(self, mark: SideMark) -> Option<Side> {
        match mark {
            SideMark::Side(side) => Some(side),
            SideMark::Number(number) if number == self.black => Some(Side::Black),
            SideMark::Number(number) if number == self.white => Some(Side::White),
            SideMark::Number(_) => None,
        }
    }
}
