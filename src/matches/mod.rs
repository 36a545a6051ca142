//! A match: games between the same two players, with score, clocks, pause, undo, draw offers and the form it is saved in.
//!
//! [`Match`] is generic over what a game is ([`Game`]): [`OneBoard`] is a game on one board, with an opening protocol, and
//! [`TwinBoards`] one on two. [`LiveGame`] holds the match that is being played, of either kind. Everything that changes it is an
//! [`Intent`], and everything passes [`LiveGame::apply`], which returns what has changed as [`Change`]s: clicks, engine moves,
//! time, files and the other machine alike. Nothing here knows a window, a file system, a clock or a thread.
//!
//! ```
//! use narabe::matches::{Change, Intent, LiveGame, MatchConfig, Player, Seat};
//!
//! let person = || Player { name: String::new(), seat: Seat::Human };
//! let config = MatchConfig { players: [person(), person()], ..MatchConfig::default() };
//! let mut live = LiveGame::new(1);
//! live.apply(&Intent::NewMatch(Box::new(config)));
//! let changes = live.apply(&Intent::play("h8".parse::<narabe::rules::Point>()?));
//! assert!(matches!(changes[0], Change::StonePlaced { .. }));
//! assert_eq!(live.undo_count(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(missing_docs)]

mod apply;
mod config;
mod draw_heuristic;
mod game;
mod import;
mod live;
mod message;
mod one_board;
pub mod online;
mod opening;
mod saved;
mod series;
mod state;
mod time;
mod twin_boards;
mod undo;

pub use crate::players::GameResult;
pub use config::{
    BlackRule, ClockRule, FoulRule, MatchConfig, MatchLength, NAME_LIMIT, Player, Seat,
};
pub use game::{End, Ending, Game, Play, PlayError, Played, Step};
pub use import::{ImportError, SIZE_LIMIT};
pub use live::{LiveGame, LiveMatch};
pub use message::{Advice, Change, Decision, Intent, Refusal};
pub use one_board::OneBoard;
pub use opening::EngineChoice;
pub use saved::{Saved, SavedError, SavedMatch, SavedSummary, check_header, encode};
pub use state::Match;
pub use twin_boards::TwinBoards;

/// A match on one board.
pub type OneBoardMatch = Match<OneBoard>;
/// A match on twin boards.
pub type TwinMatch = Match<TwinBoards>;
