//! Lessons: short series of positions with a text, from the first five to Renju.
//!
//! A [`Lesson`] is a file of `assets/lessons`; its texts are messages of `assets/locales/*/lessons.ftl`. Each [`Step`] is a
//! position with a [`Task`]. An [`Attempt`] judges what a person answers by the rules and the solvers, not by a list of moves:
//! any right answer counts, and a wrong one is answered with what refutes it. [`Progress`] is how far a person is, and an
//! [`OpenLesson`] the step at hand with what was said.
//!
//! ```
//! use narabe_learn::lessons::{Answer, Attempt, Judgement, Lesson};
//!
//! let lesson = Lesson::parse("five", r#"(
//!     chapter: Shapes, minutes: 1, title: "lesson-five", about: "lesson-five-about",
//!     steps: [(
//!         task: Make(Five), text: "lesson-five-1",
//!         board: "
//!             . . . . . .
//!             . . . . . .
//!             . x x x x .
//!             . . . . o .
//!             . o o . o .
//!             . . . . . .
//!         ",
//!         answers: "a4 f4",
//!     )],
//! )"#)?;
//! let mut attempt = Attempt::new(&lesson.steps[0]);
//! let wrong = attempt.answer(&Answer::Point("a1".parse()?))?;
//! assert!(matches!(wrong, Judgement::Wrong { .. }));
//! let right = attempt.answer(&Answer::Point("f4".parse()?))?;
//! assert!(matches!(right, Judgement::Right { .. }));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(missing_docs)]

mod attempt;
mod chapter;
mod chapter_count;
mod claims;
mod judge_hold;
mod judge_marks;
mod judge_shape;
mod judge_turn;
mod judge_win;
mod judgement;
mod lesson;
mod lesson_error;
mod lesson_file;
mod message;
mod open_lesson;
#[cfg(test)]
mod open_lesson_tests;
mod progress;
mod shape;
mod shipped;
mod step;
mod task;

pub use attempt::{Answer, AnswerError, Attempt};
pub use chapter::Chapter;
pub use chapter_count::ChapterCount;
pub use claims::{ClaimFault, search_claims};
pub use judgement::{Illustration, Judgement, Remark};
pub use lesson::Lesson;
pub use lesson_error::{LessonError, StepError};
pub use message::Message;
pub use open_lesson::{LessonEvent, LessonPlace, LessonSaid, LessonTry, OpenLesson};
pub use progress::{LessonProgress, Progress};
pub use shape::Shape;
pub use shipped::shipped_lessons;
pub use step::{LessonBoard, Note, Step, WrongAnswer};
pub use task::{Choice, PointSet, Task};
