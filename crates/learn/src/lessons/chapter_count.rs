//! How far a person is with the lessons of a chapter.

use super::chapter::Chapter;
use super::lesson::Lesson;
use super::progress::Progress;

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

impl ChapterCount {
    /// The counts of all chapters, in the order in which they are learnt.
    pub fn all(lessons: &[Lesson], progress: &Progress) -> [Self; Chapter::ALL.len()] {
        Chapter::ALL.map(|chapter| {
            let of_chapter = lessons.iter().filter(|lesson| lesson.chapter == chapter);
            Self {
                chapter,
                done: progress.done(of_chapter.clone()),
                all: of_chapter.count(),
            }
        })
    }

    /// Whether every lesson is done.
    pub const fn is_done(self) -> bool {
        self.done == self.all
    }
}
