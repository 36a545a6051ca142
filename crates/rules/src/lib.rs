//! The rules of the game: points, boards, win conditions, forbidden points, opening protocols and game records.
//!
//! This crate is pure: it uses no clock, files, threads, randomness or Bevy. Every other one asks it which moves are
//! legal and who has won, so the rules are implemented once.
//!
//! ```
//! use narabe_rules::{BoardSize, Record, Rule, Side};
//!
//! let mut game = Record::new(Rule::Freestyle, BoardSize::DEFAULT);
//! for point in ["h8", "a1", "i8", "b1", "j8", "c1", "k8", "d1", "l8"] {
//!     game.play(point.parse()?)?;
//! }
//! assert_eq!(game.outcome().and_then(|outcome| outcome.winner()), Some(Side::Black));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(missing_docs)]

mod board;
mod line;
pub mod match_rules;
mod moves;
pub mod opening;
mod outcome;
mod placement;
mod point;
mod position;
mod position_keys;
mod printable;
mod record;
mod renju;
mod rule;
mod serde_impls;
mod setup;
mod side;
mod size;
mod symmetry;
pub mod twin;
pub mod zobrist;

pub use board::Board;
pub use line::{Direction, Run};
pub use moves::{Move, PASS};
pub use outcome::{DrawReason, EndReason, Outcome, Victory};
pub use placement::Placement;
pub use point::{ParsePointError, Point};
pub use position::{
    PlayError, Position, STONES_BEFORE_PASS, SavedSetup, SavedSetupError, StartError,
};
pub use position_keys::{KeyTable, PositionKeys};
pub use printable::{is_hidden, printable};
pub use record::{
    Branch, BranchError, NodeId, Played, Record, RecordError, Reordered, RuleChange, RuleEffect,
    RuleEffectKind,
};
pub use renju::{Extension, Foul, FoulAnalysis, Four, Ruling, Three};

pub use rule::{FIVE, Rule};
pub use setup::{Setup, SetupError};
pub use side::Side;
pub use size::{BoardSize, SizeError};
pub use symmetry::Symmetry;
