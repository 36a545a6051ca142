//! The chapters of the lessons.

use serde::{Deserialize, Serialize};

use super::lesson::Lesson;
use super::progress::Progress;

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

/// How many lessons of a chapter a person has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChapterCount {
    /// The chapter.
    pub chapter: Chapter,
    /// Lessons that are done.
    pub done: usize,
    /// All lessons.
    pub all: usize,
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

    /// The lessons of the chapter among all, in their order.
    pub fn lessons(self, lessons: &[Lesson]) -> impl Iterator<Item = &Lesson> {
        lessons.iter().filter(move |lesson| lesson.chapter == self)
    }
}

impl ChapterCount {
    /// The counts of all chapters, in the order in which they are learnt.
    pub fn all(lessons: &[Lesson], progress: &Progress) -> [Self; Chapter::ALL.len()] {
        Chapter::ALL.map(|chapter| Self {
            chapter,
            done: chapter
                .lessons(lessons)
                .filter(|lesson| progress.of(&lesson.id).is_done)
                .count(),
            all: chapter.lessons(lessons).count(),
        })
    }

    /// Whether every lesson is done.
    pub const fn is_done(self) -> bool {
        self.done == self.all
    }
}
