//! The saved form of a match, for the autosave and for named saves.
//!
//! It is human-readable RON with a header that names format and version, so that foreign, damaged and newer files can
//! be told apart. A file is validated as a whole before any of it is used.

use super::change::ApplyResult;
use super::config::MatchConfig;
use super::game::GameKind;
use super::refusal::Refusal;
use super::saved_game::{SavedGame, SavedOpening, millis};
use super::state::Match;
use crate::players::GameResult;
use narabe_notation::{SavedError, check_header};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// The version that is written, and the newest that is read.
const VERSION: u32 = 1;

/// A saved match.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct SavedMatch<G: GameKind> {
    format: String,
    version: u32,
    /// The name of a named save; none for the autosave.
    #[serde(default)]
    pub name: Option<String>,
    config: MatchConfig,
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
    spent_ms: Vec<u64>,
    /// The time spent on the unfinished turn, in milliseconds.
    turn_ms: u64,
    /// The opening, if a protocol is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    opening: Option<SavedOpening>,
    /// Whether the match was imported and has not been changed since.
    #[serde(default, skip_serializing_if = "is_false", rename = "handed")]
    pub(super) imported: bool,
    record: G::Record,
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

    /// Decodes the text of a file.
    ///
    /// # Errors
    /// [`SavedError`] if the text is not a valid saved match of this kind.
    pub(super) fn decode(text: &str) -> Result<Self, SavedError> {
        check_header(text, G::FORMAT, VERSION)?;
        let mut saved: Self = ron::from_str(text).map_err(SavedError::damaged)?;
        G::normalize_config(&mut saved.config);
        saved.config = saved.config.with_local_seats();
        match saved.inconsistency() {
            Some(reason) => Err(SavedError::damaged(reason)),
            None => Ok(saved),
        }
    }

    /// The present game.
    fn game(&self) -> SavedGame<'_, G::Record> {
        SavedGame {
            config: &self.config,
            opening: self.opening.as_ref(),
            record: &self.record,
            spent_ms: &self.spent_ms,
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
        G::restore(&self.game()).err()
    }

    /// Whether both are the same match in the same state, regardless of names and clocks.
    pub(super) fn is_same_game(&self, other: &Self) -> bool {
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
        let (game, times) = G::restore(&saved.game()).map_err(|_| Refusal::NoGame)?;
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
