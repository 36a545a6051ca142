//! Tournaments between engines: who plays, from which openings, how the games end, and what ratings they show.
//!
//! A [`Tournament`] is data. Its [`Schedule`] says what each game is, [`Results`] are the finished ones, and a [`Runner`] plays the
//! others on threads. Everything but the runner, its players and the [`Journal`] is pure.

#![warn(missing_docs)]

mod evaluation;
mod event;
mod game;
mod journal;
mod judge;
mod lead;
mod opening_book;
pub mod openings;
mod play;
mod player;
mod players;
mod pool;
mod program;
mod rating;
mod results;
mod runner;
mod schedule;
mod session;
#[cfg(feature = "files")]
mod sgf;
mod sprt;
mod table;
mod tally;
mod tournament;
mod view;

pub use evaluation::{Evaluation, ParseScoreError, Score};
pub use event::{Ending, Event};
pub use game::{FinishedGame, Forfeit, GameEnd, GameResult};
pub use journal::{Journal, JournalContent, JournalError, ResumedJournal, TornLine};
pub use lead::Lead;
pub use opening_book::OpeningBook;
pub use openings::{Opening, OpeningsError};
pub use play::{GameRules, NotPlayed, PlayedMove, Watch, play, play_alone};
pub use player::{Choice, Fault, Player, Turn};
pub use players::set_up;
pub use rating::{Pair, Rating, Zero, ratings};
pub use results::{PairStanding, Results, Standing, Standings};
pub use runner::{Runner, Start};
pub use schedule::{PlannedGame, Schedule};
pub use session::{ArenaSession, SessionError};
#[cfg(feature = "files")]
pub use sgf::{as_read_game, write_sgf};
pub use sprt::{Decision, Sprt, SprtState};
pub use table::{write_csv, write_table};
pub use tally::Tally;
pub use tournament::{
    Adjudication, DrawRule, EngineSettings, Entrant, Format, GameClock, GameLimits, MOST_AT_ONCE,
    MOST_GAMES, OpeningSet, Order, ResignRule, Tournament, TournamentError, Who,
};
pub use view::{ArenaView, GameRow, LiveGame};

/// What is wrong with a player, a game or a file, in words.
pub type ErrorText = String;
