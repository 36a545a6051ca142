//! The chapters of the lessons.

use serde::{Deserialize, Serialize};

/// A group of lessons about one subject.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Chapter {
    /// Five in a row, and what can become one.
    Shapes,
    /// Fours of all kinds.
    Fours,
    /// Open threes of all kinds.
    Threes,
    /// Two threats with one stone.
    Forks,
    /// How threats are stopped.
    Defence,
    /// Wins by fours, and by fours and threes.
    FoursInARow,
    /// The points that are forbidden to Black in Renju.
    Renju,
    /// The first stones, and games with a start of their own.
    Openings,
}

impl Chapter {
    /// All chapters, in the order in which they are learnt.
    pub const ALL: [Self; 8] = [
        Self::Shapes,
        Self::Fours,
        Self::Threes,
        Self::Forks,
        Self::Defence,
        Self::FoursInARow,
        Self::Renju,
        Self::Openings,
    ];

    /// The message with its name.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Shapes => "lesson-chapter-shapes",
            Self::Fours => "lesson-chapter-fours",
            Self::Threes => "lesson-chapter-threes",
            Self::Forks => "lesson-chapter-forks",
            Self::Defence => "lesson-chapter-defence",
            Self::FoursInARow => "lesson-chapter-fours-in-a-row",
            Self::Renju => "lesson-chapter-renju",
            Self::Openings => "lesson-chapter-openings",
        }
    }
}
