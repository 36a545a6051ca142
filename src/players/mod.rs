//! Who decides a side's moves, and how an engine is asked.
//!
//! A [`Seat`] is the choice that a match is set up with; a [`Thinker`] is the one that then decides. The seat of
//! a person has no thinker: its moves come from the board. This room knows no window and no clock: whoever owns
//! a thinker says when it runs, on which thread, and when it has to stop.
//!
//! ```
//! use narabe::engine::classic::Classic;
//! use narabe::players::{Seat, Stop};
//! use narabe::rules::{BoardSize, Point, Position, Rule};
//! use rand::SeedableRng;
//!
//! let position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
//! let mut thinker = Seat::Classic(Classic::Quintuple).thinker().expect("a classic thinks by itself");
//! let mut rng = rand::rngs::StdRng::seed_from_u64(1);
//! assert!(thinker.choose(&position, &mut rng, &Stop::default()).is_some());
//! assert!(Seat::Human.thinker().is_none());
//! ```

mod seat;
mod thinker;

pub use seat::Seat;
pub use thinker::{Stop, Thinker};
