//! How far a person is with the lessons.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::lesson::Lesson;

/// How far a person is with each lesson. Lessons that were not begun are not in it.
///
/// The saved form names lessons and fields and ignores those that it does not know, so that older and newer versions of the
/// game read each other's:
///
/// ```
/// use narabe_learn::lessons::Progress;
///
/// let mut progress: Progress = serde_json::from_str(r#"{"lessons":{"five":{"furthest":2,"tries":3}}}"#)?;
/// progress.step_done("five", 2, 6);
/// assert_eq!(progress.of("five").furthest, 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    #[serde(default)]
    lessons: BTreeMap<String, LessonProgress>,
}

/// How far a person is with a lesson.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LessonProgress {
    /// The number of steps done without a gap from the first: the index of the step to continue with.
    pub furthest: usize,
    /// Whether the last step was done.
    pub is_done: bool,
    /// Whether the person has skipped it.
    pub is_skipped: bool,
    /// Wrong answers so far.
    pub tries: u32,
    /// The steps that were passed over without being done, one bit each from the first step on.
    #[serde(skip_serializing_if = "is_zero")]
    pub skipped_steps: u64,
}

const fn is_zero(bits: &u64) -> bool {
    *bits == 0
}

/// The bit of a step; none for one that no lesson is long enough to have.
const fn bit(step: usize) -> u64 {
    if step < u64::BITS as usize {
        1 << step
    } else {
        0
    }
}

impl LessonProgress {
    /// Whether the person went on from a step, by its index, without doing it.
    pub const fn is_step_skipped(self, step: usize) -> bool {
        self.skipped_steps & bit(step) != 0
    }

    /// The skipped steps of two copies: one that a copy has skipped was not done in the other.
    fn merged_skips(self, other: Self) -> u64 {
        let open = |progress: Self| {
            let done: u64 = (0..progress.furthest)
                .map(bit)
                .fold(0, |all, bit| all | bit);
            progress.skipped_steps | !done
        };
        (self.skipped_steps & open(other)) | (other.skipped_steps & open(self))
    }
}

impl Progress {
    /// How far the person is with a lesson.
    pub fn of(&self, lesson: &str) -> LessonProgress {
        self.lessons.get(lesson).copied().unwrap_or_default()
    }

    /// Notes that a step was done, by its index, in a lesson of so many steps.
    pub fn step_done(&mut self, lesson: &str, step: usize, steps: usize) {
        let progress = self.entry(lesson);
        progress.furthest = progress.furthest.max(step + 1).min(steps);
        progress.is_done |= step + 1 >= steps;
        progress.skipped_steps &= !bit(step);
    }

    /// Notes that the person skips a step, by its index.
    pub fn skip_step(&mut self, lesson: &str, step: usize) {
        let progress = self.entry(lesson);
        if step >= progress.furthest {
            progress.skipped_steps |= bit(step);
        }
    }

    /// Notes a wrong answer.
    pub fn wrong_answer(&mut self, lesson: &str) {
        let progress = self.entry(lesson);
        progress.tries = progress.tries.saturating_add(1);
    }

    /// Notes that the person skips a lesson.
    pub fn skip(&mut self, lesson: &str) {
        self.entry(lesson).is_skipped = true;
    }

    fn entry(&mut self, lesson: &str) -> &mut LessonProgress {
        self.lessons.entry(lesson.to_owned()).or_default()
    }

    /// The lesson to continue with: the first that is neither done nor skipped, else the first that was skipped. None when all are
    /// done.
    pub fn next_lesson<'a>(&self, lessons: &'a [Lesson]) -> Option<&'a Lesson> {
        let open = || lessons.iter().filter(|lesson| !self.of(&lesson.id).is_done);
        let next = open().find(|lesson| !self.of(&lesson.id).is_skipped);
        next.or_else(|| open().next())
    }

    /// The number of lessons that are done.
    pub fn done<'a>(&self, lessons: impl IntoIterator<Item = &'a Lesson>) -> usize {
        let lessons = lessons.into_iter();
        lessons.filter(|lesson| self.of(&lesson.id).is_done).count()
    }

    /// Takes over what another copy of the same person's progress has more of. The order in which copies are merged makes no
    /// difference, nor does merging one twice.
    pub fn merge(&mut self, other: &Self) {
        for (lesson, theirs) in &other.lessons {
            let ours = self.entry(lesson);
            ours.skipped_steps = ours.merged_skips(*theirs);
            ours.furthest = ours.furthest.max(theirs.furthest);
            ours.is_done |= theirs.is_done;
            ours.is_skipped |= theirs.is_skipped;
            ours.tries = ours.tries.max(theirs.tries);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Chapter, ChapterCount, shipped_lessons};
    use super::*;

    #[test]
    fn a_lesson_is_done_with_its_last_step_and_stays_so() {
        let mut progress = Progress::default();
        progress.step_done("five", 0, 3);
        assert_eq!(progress.of("five").furthest, 1);
        progress.step_done("five", 2, 3);
        progress.step_done("five", 0, 3);
        let five = progress.of("five");
        assert_eq!((five.furthest, five.is_done), (3, true));
        assert_eq!(progress.of("swap2"), LessonProgress::default());
    }

    #[test]
    fn a_step_that_was_passed_over_is_remembered_until_it_is_done() {
        let mut progress = Progress::default();
        progress.step_done("five", 0, 4);
        progress.skip_step("five", 0);
        progress.skip_step("five", 1);
        progress.skip_step("five", 2);
        progress.step_done("five", 3, 4);
        let skipped = |progress: &Progress| {
            let five = progress.of("five");
            (0..4)
                .filter(|step| five.is_step_skipped(*step))
                .collect::<Vec<_>>()
        };
        assert_eq!(skipped(&progress), [1, 2]);
        progress.step_done("five", 1, 4);
        assert_eq!(skipped(&progress), [2]);
        let mut other = Progress::default();
        other.skip_step("five", 0);
        let (mut ab, mut ba) = (progress.clone(), other.clone());
        ab.merge(&other);
        ba.merge(&progress);
        assert_eq!(ab, ba);
        assert_eq!(skipped(&ab), [2], "the first was done in one of them");
    }

    #[test]
    fn the_next_lesson_is_the_first_that_is_open() {
        let lessons = shipped_lessons().unwrap();
        let mut progress = Progress::default();
        let next = |progress: &Progress| progress.next_lesson(&lessons).map(|next| next.id.clone());
        assert_eq!(next(&progress).as_deref(), Some("five"));
        progress.skip("five");
        assert_eq!(next(&progress).as_deref(), Some("open-and-closed"));
        for lesson in &lessons[1..] {
            progress.step_done(&lesson.id, lesson.steps.len() - 1, lesson.steps.len());
        }
        assert_eq!(next(&progress).as_deref(), Some("five"), "skipped before");
        let shapes = ChapterCount::all(&lessons, &progress)[0];
        assert_eq!(
            (shapes.chapter, shapes.done, shapes.all),
            (Chapter::Shapes, 2, 3)
        );
        assert!(!shapes.is_done());
        progress.step_done("five", lessons[0].steps.len() - 1, lessons[0].steps.len());
        assert_eq!(next(&progress), None);
        assert_eq!(progress.done(&lessons), lessons.len());
    }

    #[test]
    fn copies_merge_in_any_order() {
        let mut one = Progress::default();
        one.step_done("five", 4, 6);
        one.wrong_answer("five");
        one.skip("swap2");
        let mut other = Progress::default();
        other.step_done("five", 5, 6);
        other.step_done("overline", 0, 5);
        let (mut ab, mut ba) = (one.clone(), other.clone());
        ab.merge(&other);
        ba.merge(&one);
        assert_eq!(ab, ba);
        ab.merge(&other);
        assert_eq!(ab, ba, "merged twice");
        let five = ab.of("five");
        assert_eq!((five.furthest, five.is_done, five.tries), (6, true, 1));
        assert!(ab.of("swap2").is_skipped);
    }

    #[test]
    fn the_saved_form_stays_readable() {
        let text =
            r#"{"lessons":{"five":{"furthest":6,"is_done":true,"is_skipped":false,"tries":2}}}"#;
        let progress: Progress = serde_json::from_str(text).unwrap();
        assert_eq!(serde_json::to_string(&progress).unwrap(), text);
        let newer = r#"{"lessons":{"five":{"furthest":6,"stars":3}},"course":"b"}"#;
        let progress: Progress = serde_json::from_str(newer).unwrap();
        assert_eq!(progress.of("five").furthest, 6);
        assert_eq!(
            serde_json::from_str::<Progress>("{}").unwrap(),
            Progress::default()
        );
    }
}
