//! The live game on twin boards: the same room as the ordinary live game's, for a game of another kind.
//!
//! A turn is one stone or two on two boards, so that record, saves and thoughts differ from the ordinary game's all the way
//! down; what they share (players, clocks, the match, refusals, the engines' study) is shared. Wishes come in as
//! [`TwinIntent`]s, what has happened goes out as [`TwinChange`]s, and everybody reads the [`TwinSession`]. One game is on
//! the table at a time: whichever kind begins puts the other away, and there is one autosave for both.
//!
//! ```
//! use narabe::app::session::{MatchConfig, Player, Seat, TwinChange, TwinIntent, TwinSession};
//!
//! let person = || Player { name: String::new(), seat: Seat::Human };
//! let config = MatchConfig { players: [person(), person()], twin: true, ..MatchConfig::default() };
//! let mut session = TwinSession::new(1);
//! session.apply(&TwinIntent::NewMatch(Box::new(config)));
//! // Black's first turn is one stone, and over with it; White's has room for two.
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
