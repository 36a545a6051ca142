//! Who decides a side's moves, and how an engine is asked.
//!
//! A [`Seat`] is the choice that a match is set up with; a [`Thinker`] is the one that then decides. The seat of
//! a person has no thinker: its moves come from the board. An [`Adviser`] sits beside a person and gives hints. This
//! room knows no window: whoever owns a thinker says when it runs, on which thread, how long it has, and when it has
//! to stop.
//!
//! ```
//! use narabe::engine::level::Level;
//! use narabe::players::{Request, Seat};
//! use narabe::rules::{BoardSize, Position, Rule};
//! use rand::SeedableRng;
//!
//! let position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
//! let mut thinker = Seat::Level(Level::Sasa).thinker().expect("a level thinks by itself");
//! let mut rng = rand::rngs::StdRng::seed_from_u64(1);
//! assert!(thinker.choose(&Request::about(&position), &mut rng).is_some());
//! assert!(Seat::Human.thinker().is_none());
//! ```

mod adviser;
mod clock;
mod desk;
mod fouls;
mod judge;
mod level;
mod lounge;
mod machine;
mod opening;
mod position;
mod progress;
mod seat;
mod series;
mod thinker;
mod time;
mod twin;
mod wire;

pub use adviser::{Adviser, Hint};
pub use clock::{Clock, ClockRule, LOW_TIME, Ticked};
pub use desk::{Answer, Desk, MakeThinker, Question, Silence, Wish};
pub use fouls::FoulRule;
pub use judge::Judge;
pub use lounge::Badge;
pub use machine::WorkerGroup;
pub use opening::{Opened, Weighed};
pub use progress::{Insight, Progress};
pub use seat::Seat;
pub use series::{BlackRule, GameResult, MatchLength};
pub use thinker::{Request, Stop, Thinker};
pub use time::MoveTime;
pub use twin::TwinQuestion;
pub use wire::{Letter, Said};
