//! The live game: wishes in, changes out.
//!
//! A click, a key, a menu and an engine all write an [`Intent`]; one system grants or refuses it and writes what has
//! happened as [`Change`]s; everybody reads the [`Session`]. There is no second way. Engines think in tasks of
//! their own, the match is saved after each change, and time runs only while the game is on show.
//!
//! The logic is [`Session::apply`] and [`Session::tick`], which know neither window nor clock:
//!
//! ```
//! use narabe::app::session::{Change, Intent, MatchConfig, Player, Seat, Session};
//!
//! let person = || Player { name: String::new(), seat: Seat::Human };
//! let config = MatchConfig { players: [person(), person()], ..MatchConfig::default() };
//! let mut session = Session::new(1);
//! session.apply(&Intent::NewMatch(Box::new(config)));
//! let changes = session.apply(&Intent::Play("h8".parse()?));
//! assert!(matches!(changes[0], Change::MoveMade { .. }));
//! assert_eq!(session.undo_count(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod config;

mod autosave;
mod best_moves;
mod counsel;
mod displaced;
mod door;
mod either;
mod file;
mod handed;
mod heat;
mod live;
mod message;
pub mod online;
mod opening;
mod pace;
mod pause;
mod reach;
mod saves;
mod series;
mod steps;
mod study;
mod systems;
mod thinking;
mod twin;

pub use crate::players::GameResult;
pub use autosave::SavedGame;
pub use best_moves::{BestMoves, Tally};
pub use config::{
    BlackRule, ClockRule, FoulRule, MatchConfig, MatchLength, NAME_LIMIT, Player, Seat,
};
pub use displaced::Displaced;
pub use either::{GameWishes, Live, LiveGame};
pub use file::{LoadError, SIZE_LIMIT, SavedMatch, SavedSummary};
pub use handed::HandedError;
pub use heat::{Seer, Sight};
pub use live::Session;
pub use message::{Change, Intent, Refusal};
pub use opening::Decided;
pub use saves::{EXTENSION, SaveEntry, SaveError, Saved, Saves, file_name};
pub use systems::{SessionSystems, plugin};
pub use thinking::Engines;
pub use twin::{SavedTwin, TwinChange, TwinIntent, TwinMatch, TwinSession, TwinSummary};
