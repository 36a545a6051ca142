//! The live game in the app: the resource, its systems, engines, files and the online connection.
//!
//! Input devices, menus, engines and files all write an [`Intent`]; one system applies it to the [`Live`] game and
//! writes the results as [`Change`]s. Nothing else changes the game. The match itself is in
//! [`matches`](narabe_matches), without windows or files. Engines run in tasks of their own, the match is saved after
//! each change, and time runs only while the game is shown.

mod analysis;
mod analysis_task;
mod apply_intents;
mod autosave;
mod batch_review;
mod best_moves;
mod coach;
mod engine_runner;
mod file;
mod game_review;
mod game_time;
mod heat_map;
mod kept_reviews;
mod level_review;
mod messages;
pub mod online;
mod open_game_file;
mod opponent_search;
mod presses;
mod replaced;
mod resource;
mod review_marks;
mod saves;
mod systems;
#[cfg(test)]
mod testing;

pub use autosave::{GameSavedAgain, SavedGame};
pub use batch_review::{BatchGame, BatchReview, GamePlace};
pub use best_moves::{BestMoveCount, BestMoves};
pub use coach::{Coach, CoachAnswer, CoachedGame, Warning, level_opponent};
pub use engine_runner::{
    EngineRunner, RunningTask, TaskResult, Wake, loop_waker, max_search_threads, take_ended,
};
pub use file::{LoadError, read_study_with_findings};
pub use game_review::GameReview;
pub use heat_map::{HeatMapSource, HeatMaps, heat_of_lines};
pub use kept_reviews::KeptReviews;
pub use messages::{LiveMessage, LiveReader, LiveWriter, WriteLive};
pub use narabe_matches::{
    AnySavedMatch, BlackRule, Change, ClockRule, EngineChoice, EngineFailure, EngineId, FoulRule,
    Game, GameResult, IMPORT_SIZE_LIMIT, ImportError, Intent, LiveGame, Match, MatchConfig,
    MatchLength, NAME_LIMIT, OneBoardMatch, Player, Refusal, SavedError, SavedSummary, Seat,
    TwinMatch,
};
pub use open_game_file::OpenGameFile;
pub use opponent_search::Engines;
#[cfg(test)]
pub use presses::read as read_presses;
pub use replaced::{OpenHeldImport, UnfinishedGameSaved};
pub use resource::{Live, OneBoardGame};
pub use review_marks::ReviewMarks;
pub use saves::{EXTENSION, SaveContent, SaveEntry, SaveError, Saves, file_name};
pub use systems::{LiveSystems, plugin};
