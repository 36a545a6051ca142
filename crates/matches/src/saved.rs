//! The saved form of a match, for the autosave and for named saves.
//!
//! It is human-readable RON with a header that names format and version, so that foreign, damaged and newer files can
//! be told apart. A file is validated as a whole before any of it is used.

use super::apply::ApplyResult;
use super::config::MatchConfig;
use super::game::GameKind;
use super::intent::Intent;
use super::live::LiveGame;
use super::one_board::OneBoard;
use super::refusal::Refusal;
use super::saved_summary::SavedSummary;
use super::state::Match;
use super::twin_boards::TwinBoards;
use crate::players::GameResult;
use narabe_notation::{SavedError, check_header, encode, has_format};
use narabe_rules::opening::{Action, Opening};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// The version that is written, and the newest that is read.
const VERSION: u32 = 1;

/// A saved match of either kind.
#[derive(Debug, Clone, PartialEq)]
pub enum AnySavedMatch {
    /// On one board.
    OneBoard(Box<SavedMatch<OneBoard>>),
    /// On twin boards.
    Twin(Box<SavedMatch<TwinBoards>>),
}

/// A saved match.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct SavedMatch<G: GameKind> {
    format: String,
    version: u32,
    /// The name of a named save; none for the autosave.
    #[serde(default)]
    pub name: Option<String>,
    pub(super) config: MatchConfig,
    /// The player who has Black in the present game.
    #[serde(rename = "black")]
    black_player: usize,
    /// The player who began the present game with Black; if missing, the one who has Black.
    #[serde(default, rename = "began")]
    opened_by: Option<usize>,
    /// The results of the games before the present one.
    #[serde(rename = "past")]
    past_results: Vec<GameResult>,
    /// The time spent on each move of the line, on twin boards on each turn, in milliseconds.
    pub(super) spent_ms: Vec<u64>,
    /// The time spent on the unfinished turn, in milliseconds.
    turn_ms: u64,
    /// The opening, if a protocol is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) opening: Option<SavedOpening>,
    /// Whether the match was imported and has not been changed since.
    #[serde(default, skip_serializing_if = "is_false", rename = "handed")]
    imported: bool,
    record: G::Record,
}

/// The saved state of an opening.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SavedOpening {
    pub(super) done: Opening,
    /// The undone actions, the next one to redo last.
    pub(super) undone: Vec<Action>,
    /// The time spent on each action, undone ones included, in milliseconds.
    pub(super) spent_ms: Vec<u64>,
}

impl AnySavedMatch {
    /// Decodes the text of a file.
    ///
    /// # Errors
    /// [`SavedError`] if the text is not a valid saved match.
    pub fn decode(text: &str) -> Result<Self, SavedError> {
        if has_format(text, TwinBoards::FORMAT) {
            return SavedMatch::decode(text).map(TwinBoards::wrap);
        }
        SavedMatch::decode(text).map(OneBoard::wrap)
    }

    /// Encodes the match as the text of a file.
    ///
    /// # Errors
    /// If the serializer fails, which no match causes.
    pub fn encode(&self) -> Result<String, ron::Error> {
        match self {
            Self::OneBoard(saved) => encode(saved),
            Self::Twin(saved) => encode(saved),
        }
    }

    /// Sets the name of a named save.
    pub fn set_name(&mut self, name: Option<String>) {
        match self {
            Self::OneBoard(saved) => saved.name = name,
            Self::Twin(saved) => saved.name = name,
        }
    }

    /// The match; an empty game if it cannot be restored.
    pub fn opened(&self) -> LiveGame {
        let mut live = LiveGame::new(0);
        live.apply(&Intent::OpenSaved(Box::new(self.clone())));
        live
    }

    /// The summary for a list.
    pub fn summary(&self) -> SavedSummary {
        SavedSummary {
            name: match self {
                Self::OneBoard(saved) => saved.name.clone(),
                Self::Twin(saved) => saved.name.clone(),
            },
            ..self.opened().summary()
        }
    }

    /// Whether it was imported and has not been changed since, so that it can be imported again.
    pub fn is_untouched(&self) -> bool {
        match self {
            Self::OneBoard(saved) => saved.imported,
            Self::Twin(saved) => saved.imported,
        }
    }

    /// Whether both are the same match in the same state, regardless of names and clocks.
    pub fn is_same_game(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::OneBoard(one), Self::OneBoard(other)) => one.is_same_game(other),
            (Self::Twin(one), Self::Twin(other)) => one.is_same_game(other),
            _ => false,
        }
    }
}

impl<G: GameKind> SavedMatch<G> {
    /// The saved form of a match.
    pub fn of(found: &Match<G>) -> Self {
        let moves = found.game.move_times(&found.step_times).into_iter();
        Self {
            format: G::FORMAT.into(),
            version: VERSION,
            name: None,
            config: found.config.clone().with_local_seats(),
            black_player: found.black_player,
            opened_by: Some(found.opened_by),
            past_results: found.past_results.clone(),
            spent_ms: moves.map(millis).collect(),
            turn_ms: millis(found.turn_time()),
            opening: found.game.save_opening(&found.step_times),
            imported: found.imported,
            record: found.record().clone(),
        }
    }

    /// The same match, marked as imported.
    pub fn imported(mut self) -> Self {
        self.imported = true;
        self
    }

    /// The same match with another record, whose times are unknown.
    pub(super) fn with_record(mut self, record: G::Record, moves: usize) -> Self {
        self.spent_ms = vec![0; moves];
        self.record = record;
        self
    }

    /// The record of the present game.
    pub fn record(&self) -> &G::Record {
        &self.record
    }

    fn decode(text: &str) -> Result<Self, SavedError> {
        check_header(text, G::FORMAT, VERSION)?;
        let mut saved: Self = ron::from_str(text).map_err(SavedError::damaged)?;
        G::normalize_config(&mut saved.config);
        saved.config = saved.config.with_local_seats();
        match saved.inconsistency() {
            Some(reason) => Err(SavedError::damaged(reason)),
            None => Ok(saved),
        }
    }

    /// The contradiction between the parts, if there is one.
    pub(super) fn inconsistency(&self) -> Option<&'static str> {
        let won = self.past_results.iter().filter_map(|result| match result {
            GameResult::Won(player) => Some(*player),
            GameResult::Drawn => None,
        });
        let mut players = won.chain(self.opened_by).chain([self.black_player]);
        if players.any(|player| player >= self.config.players.len()) {
            return Some("the only players are 0 and 1");
        }
        G::restore(self).err()
    }

    fn is_same_game(&self, other: &Self) -> bool {
        self.config == other.config
            && self.black_player == other.black_player
            && self.past_results == other.past_results
            && self.record == other.record
    }
}

impl<G: GameKind> Match<G> {
    /// Replaces this match with a saved one.
    pub(super) fn restore(&mut self, saved: Option<SavedMatch<G>>) -> ApplyResult {
        let saved = saved.ok_or(Refusal::NoGame)?;
        let (game, times) = G::restore(&saved).map_err(|_| Refusal::NoGame)?;
        self.config = saved.config;
        self.black_player = saved.black_player;
        self.opened_by = saved.opened_by.unwrap_or(saved.black_player);
        self.past_results = saved.past_results;
        self.set_up(game, times);
        let thinking = Duration::from_millis(saved.turn_ms);
        self.clock.tick(self.to_act(), thinking);
        let changes = self.resumed();
        self.imported = saved.imported;
        Ok(changes)
    }
}

fn is_false(flag: &bool) -> bool {
    !flag
}

/// Whole milliseconds.
pub(super) fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
