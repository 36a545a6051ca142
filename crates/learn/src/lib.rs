//! What a person learns from: [`lessons`], which lead from the first five to Renju, and [`puzzles`] with proofs that they are right,
//! a [`rating`] for who solves them, a [`schedule`] of when to try them again, a [`practice`] that keeps both, a [`rush`] against time,
//! a [`puzzle_session`] in which they are tried, the [`drill`] of the player's library, and [`level_games`] for a person's strength
//! among the levels.
//!
//! This crate is pure: it uses no clock, files or threads. Days, random numbers and budgets are handed in.
//!
//! ```
//! use narabe_learn::lessons::{Answer, Attempt, Judgement, shipped_lessons};
//! use narabe_learn::puzzles::{Pack, Theme};
//!
//! let lessons = shipped_lessons()?;
//! let step = lessons[0].steps.iter().find(|step| !step.answers.is_empty()).expect("a step with a task");
//! let mut attempt = Attempt::new(step);
//! let judgement = attempt.answer(&Answer::Point(step.answers[0]))?;
//! assert!(matches!(judgement, Judgement::Right { .. }));
//!
//! let pack = Pack::shipped()?;
//! let fours = pack.puzzles().iter().filter(|puzzle| puzzle.theme() == Theme::Fours);
//! assert!(fours.count() <= pack.puzzles().len());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(missing_docs)]

pub mod drill;
pub mod lessons;
pub mod level_games;
pub mod practice;
mod practice_backup;
pub mod puzzle_session;
pub mod puzzles;
pub mod rating;
pub mod rush;
pub mod schedule;
