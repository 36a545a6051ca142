//! Learning the game: lessons, which lead from the first five to Renju.
//!
//! This module is pure: it uses no clock, files or threads. Answers are judged by the rules and the solvers of forced wins.
//!
//! ```
//! use narabe::learn::lessons::{Answer, Attempt, Judgement, shipped_lessons};
//!
//! let lessons = shipped_lessons()?;
//! let step = lessons[0].steps.iter().find(|step| !step.answers.is_empty()).expect("a step with a task");
//! let mut attempt = Attempt::new(step);
//! let judgement = attempt.answer(&Answer::Point(step.answers[0]))?;
//! assert!(matches!(judgement, Judgement::Right { .. }));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod lessons;
