//! The live game on twin boards: the counterpart of the ordinary live game.
//!
//! A turn is one stone or two on two boards, so that record, saves and search differ from the ordinary game's throughout;
//! what they share (players, clocks, the match, refusals, the engines' study) is shared. Requests come in as
//! [`TwinIntent`]s, changes go out as [`TwinChange`]s, and all readers use the [`TwinSession`]. Only one game is open at
//! a time: starting either kind closes the other, and there is one autosave for both.
//!
//! ```
//! use narabe::app::session::{MatchConfig, Player, Seat, TwinChange, TwinIntent, TwinSession};
//!
//! let person = || Player { name: String::new(), seat: Seat::Human };
//! let config = MatchConfig { players: [person(), person()], twin: true, ..MatchConfig::default() };
//! let mut session = TwinSession::new(1);
//! session.apply(&TwinIntent::NewMatch(Box::new(config)));
//! // Black's first turn is a single stone; White's may have two.
//! session.apply(&TwinIntent::Play("L:j10".parse()?));
//! session.apply(&TwinIntent::Play("R:j10".parse()?));
//! assert!(session.can_end_turn());
//! let changes = session.apply(&TwinIntent::EndTurn);
//! assert!(matches!(changes[0], TwinChange::TurnPassed { .. }));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod door;
mod file;
mod live;
mod message;
mod pause;
mod series;
mod systems;
mod thinking;

pub use file::{TwinMatch, TwinSummary};
pub use live::TwinSession;
pub use message::{TwinChange, TwinIntent};
pub use systems::SavedTwin;

pub(super) use file::is_twin_file;
pub(super) use systems::plugin;
