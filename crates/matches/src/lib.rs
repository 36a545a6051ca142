//! Matches: games between the same two players, with score, clocks, pause, undo, draw offers and saved form.
//!
//! [`Match`] is generic over the kind of game ([`Game`]): [`OneBoard`] is a game on one board, with an opening
//! protocol, and [`TwinBoards`] one on two. [`LiveGame`] holds the match in progress, of either kind. Everything that
//! changes it, be it a click, an engine's move, elapsed time, a file or the other machine, is an [`Intent`] and goes
//! through [`LiveGame::apply`], which returns what has changed as [`Change`]s. This crate uses no window, file system,
//! clock or thread.
//!
//! ```
//! use narabe_matches::{Change, Intent, LiveGame, MatchConfig, Player, Seat};
//!
//! let person = || Player { name: String::new(), seat: Seat::Human };
//! let config = MatchConfig { players: [person(), person()], ..MatchConfig::default() };
//! let mut live = LiveGame::new(1);
//! live.apply(&Intent::NewMatch(Box::new(config)));
//! let changes = live.apply(&Intent::play("h8".parse::<narabe_rules::Point>()?));
//! assert!(matches!(changes[0], Change::StonePlaced { .. }));
//! assert_eq!(live.undo_count(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(missing_docs)]

mod any_saved_match;
mod apply;
mod change;
mod config;
mod draw_heuristic;
mod engine_answer;
mod engine_failure;
mod game;
mod import;
mod intent;
mod live;
mod one_board;
pub mod online;
mod opening;
mod own_file;
pub mod players;
mod refusal;
mod saved_game;
mod saved_match;
mod saved_summary;
mod series;
mod state;
mod time;
mod twin_boards;
mod undo;

pub use crate::players::GameResult;
pub use any_saved_match::{AnySavedMatch, SavedKind};
pub use change::Change;
pub use config::{
    BlackRule, ClockRule, EngineId, FoulRule, MatchConfig, MatchLength, NAME_LIMIT, Player, Seat,
};
pub use engine_answer::{EngineAnswer, EngineChoice, GameHint};
pub use engine_failure::EngineFailure;
pub use game::{
    ActionEffect, Game, GameAction, GameActionError, GameEnd, GameKind, StepEffect, Termination,
};
pub use import::{IMPORT_SIZE_LIMIT, ImportError};
pub use intent::Intent;
pub use live::LiveGame;
pub use narabe_notation::{SavedError, check_header, encode};
pub use one_board::OneBoard;
pub use own_file::read_any;
pub use refusal::Refusal;
pub use saved_game::{SavedGame, SavedOpening};
pub use saved_match::SavedMatch;
pub use saved_summary::SavedSummary;
pub use state::Match;
pub use twin_boards::TwinBoards;

/// A match on one board.
pub type OneBoardMatch = Match<OneBoard>;
/// A match on twin boards.
pub type TwinMatch = Match<TwinBoards>;
