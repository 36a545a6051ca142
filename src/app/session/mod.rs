//! The live game inside the app: the resource, its systems, its engines, its files, and the other machine.
//!
//! A click, a key, a menu, an engine and a file all write an [`Intent`]; one system applies it to the [`Live`] game and writes
//! what has changed as [`Change`]s; everybody reads the game. There is no second way. The match itself is
//! [`matches`](crate::matches), which knows neither window nor file. Engines think in tasks of their own, the match is saved after
//! each change, and time runs only while the game is on show.

mod adviser;
mod autosave;
mod best_moves;
mod displaced;
mod file;
mod heat;
mod live;
pub mod online;
mod pace;
mod saves;
mod study;
mod systems;
mod thinking;
mod wishes;

pub use crate::matches::{
    BlackRule, Change, ClockRule, EngineChoice, FoulRule, Game, GameResult, ImportError, Intent,
    LiveGame, LiveMatch, Match, MatchConfig, MatchLength, NAME_LIMIT, OneBoardMatch, Player,
    Refusal, SIZE_LIMIT, Saved, SavedError, SavedSummary, Seat, TwinMatch,
};
pub use autosave::SavedGame;
pub use best_moves::{BestMoves, Tally};
pub use displaced::Displaced;
pub use file::LoadError;
pub use heat::{Seer, Sight};
pub use live::{Live, OneBoardGame, TwinGame};
pub use saves::{EXTENSION, SaveEntry, SaveError, Saves, file_name};
pub use systems::{SessionSystems, plugin};
pub use thinking::Engines;
pub use wishes::GameWishes;
