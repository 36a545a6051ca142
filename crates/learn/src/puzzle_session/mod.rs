//! A session of puzzles: the puzzle at hand, what is practised, and what was practised so far.
//!
//! Each request to a [`PuzzleSession`] returns a [`PuzzleEvent`] if there is something to tell. Time, days and seeds are handed in.
//!
//! ```
//! use narabe_learn::practice::Practice;
//! use narabe_learn::puzzle_session::{Now, PuzzleEvent, PuzzleSession};
//! use narabe_learn::puzzles::{AttemptState, Pack};
//! use narabe_learn::schedule::Day;
//! use std::time::Duration;
//!
//! let now = Now { time: Duration::ZERO, today: Day(20_000), universal_today: Day(20_000) };
//! let mut session = PuzzleSession::new(Pack::shipped()?, Practice::default(), Pack::default());
//! assert_eq!(session.begin(&now), Some(PuzzleEvent::Opened));
//! assert_eq!(session.show(&now), Some(PuzzleEvent::Shown));
//! assert_eq!(session.attempt().map(|attempt| attempt.state()), Some(AttemptState::Over));
//! assert_eq!(session.practice().tried(), 1);
//! # Ok::<(), narabe_learn::puzzles::PackError>(())
//! ```

mod event;
mod mode;
mod open_puzzle;
mod opening;
mod playing;
mod result;
mod session;
#[cfg(test)]
mod tests;

pub use event::PuzzleEvent;
pub use mode::{PackShown, PuzzleMode, WonGame};
pub use result::{PuzzleResult, RushResult};
pub use session::{MOST_OWN, Now, PuzzleSession};
