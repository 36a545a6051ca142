//! What a person learns from: [`puzzles`] with proofs that they are right, a [`rating`] for who solves them, a [`schedule`] of when
//! to try them again, a [`practice`] that keeps both, and a [`rush`] against time.
//!
//! This module is pure: it uses no clock, files or threads. Days, random numbers and budgets are handed in.
//!
//! ```
//! use narabe::learn::puzzles::{Pack, Theme};
//!
//! let pack = Pack::shipped()?;
//! let fours = pack.puzzles().iter().filter(|puzzle| puzzle.theme() == Theme::Fours);
//! assert!(fours.count() <= pack.puzzles().len());
//! # Ok::<(), narabe::learn::puzzles::PackError>(())
//! ```

#![warn(missing_docs)]

pub mod practice;
mod practice_backup;
pub mod puzzles;
pub mod rating;
pub mod rush;
pub mod schedule;
