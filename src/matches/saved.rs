//! The form in which a match is saved: the autosave and the named saves alike.
//!
//! Human-readable RON with a head that names format and version, so that a file of another program, a damaged one and one from
//! a later version of the game are told apart. Whatever is read is checked as a whole before any of it is used.

use super::apply::Answer;
use super::config::{MatchConfig, Player};
use super::game::Game;
use super::message::Refusal;
use super::one_board::OneBoard;
use super::state::Match;
use super::twin_boards::TwinBoards;
use crate::players::GameResult;
use crate::rules::opening::{Action, Opening};
use crate::rules::{BoardSize, Point, Rule, Side};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// The version that this game writes, and the newest that it reads.
const VERSION: u32 = 1;
/// How deep the written text is spread over lines; what lies deeper (moves, times) stays on one line.
const SPREAD: usize = 3;

/// Why a text is not read as a saved match.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SavedError {
    /// It is not in our format.
    #[error("it is not a saved game of Narabe")]
    Foreign,
    /// A later version of the game has written it.
    #[error("it was saved by a later version ({version}; this one reads up to {known})")]
    Newer {
        /// The version of the text.
        version: u32,
        /// The newest version that is read.
        known: u32,
    },
    /// It is in our format and cannot be read, or its parts contradict each other.
    #[error("it is damaged: {reason}")]
    Damaged {
        /// What is wrong.
        reason: String,
    },
}

fn damaged(reason: impl ToString) -> SavedError {
    let reason = reason.to_string();
    SavedError::Damaged { reason }
}

/// A saved match of either kind.
#[derive(Debug, Clone, PartialEq)]
pub enum Saved {
    /// On one board.
    OneBoard(Box<SavedMatch<OneBoard>>),
    /// On twin boards.
    Twin(Box<SavedMatch<TwinBoards>>),
}

/// A match as it is saved.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct SavedMatch<G: Game> {
    format: String,
    version: u32,
    /// As entered for a named save; none for the autosave.
    #[serde(default)]
    pub name: Option<String>,
    config: MatchConfig,
    /// The player who has Black in the present game.
    black: usize,
    /// The player who began the present game; whoever has Black in files that do not say it.
    #[serde(default)]
    began: Option<usize>,
    /// The games before the present one.
    past: Vec<GameResult>,
    /// The time spent on each move of the line, on twin boards on each turn, in milliseconds.
    spent_ms: Vec<u64>,
    /// The time spent on the turn that is not over, in milliseconds.
    turn_ms: u64,
    /// Where an opening protocol is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    opening: Option<SavedOpening>,
    /// The match came from elsewhere, and nobody has touched it since.
    #[serde(default, skip_serializing_if = "is_false", rename = "handed")]
    imported: bool,
    record: G::Record,
}

/// How far the opening has come.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SavedOpening {
    pub(super) done: Opening,
    /// The undone actions, the next one to redo last.
    pub(super) undone: Vec<Action>,
    /// The time spent on each action, undone ones included, in milliseconds.
    pub(super) spent_ms: Vec<u64>,
}

/// The head alone: read first, whatever else a file holds.
#[derive(Deserialize)]
struct Head {
    format: String,
    version: u32,
}

/// What a list or a Continue button says about a saved match.
#[derive(Debug, Clone, PartialEq)]
pub struct SavedSummary {
    /// As entered; none for the autosave.
    pub name: Option<String>,
    /// Both players.
    pub players: [Player; 2],
    /// The player (0 or 1) who has Black.
    pub black: usize,
    /// Whether it is played on twin boards, for which the rule means nothing.
    pub twin: bool,
    /// The rule.
    pub rule: Rule,
    /// The size of the board, or of each.
    pub size: BoardSize,
    /// The present game's number in the match, from 1.
    pub game: usize,
    /// Games won by each player, the present one included when it is over.
    pub wins: [u32; 2],
    /// Games that nobody has won.
    pub draws: u32,
    /// The moves up to now; on twin boards the turns that are over.
    pub moves: usize,
    /// The stones of each board in the order they were played, for the small picture.
    pub stones: Vec<Vec<(Point, Side)>>,
    /// Whether the present game is over.
    pub finished: bool,
}

impl Saved {
    /// Reads the text of a file.
    ///
    /// # Errors
    /// [`SavedError`] says what is wrong with it.
    pub fn decode(text: &str) -> Result<Self, SavedError> {
        if speaks_of(text, TwinBoards::FORMAT) {
            return SavedMatch::decode(text).map(TwinBoards::wrap);
        }
        SavedMatch::decode(text).map(OneBoard::wrap)
    }

    /// The text of the file.
    ///
    /// # Errors
    /// When the serializer fails, which no match makes it do.
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

    /// What a list says about it.
    #[must_use]
    pub fn summary(&self) -> SavedSummary {
        match self {
            Self::OneBoard(saved) => saved.summary(),
            Self::Twin(saved) => saved.summary(),
        }
    }

    /// Whether there is something to continue: a game that has begun, or a match that is not decided.
    #[must_use]
    pub fn is_unfinished(&self) -> bool {
        match self {
            Self::OneBoard(saved) => saved.opened().is_unfinished(),
            Self::Twin(saved) => saved.opened().is_unfinished(),
        }
    }

    /// Whether it came from elsewhere and nobody has touched it since: it can be had again from there.
    #[must_use]
    pub fn is_untouched(&self) -> bool {
        match self {
            Self::OneBoard(saved) => saved.imported,
            Self::Twin(saved) => saved.imported,
        }
    }

    /// The moves or turns of the present game, undone ones and a turn that is begun included.
    #[must_use]
    pub fn moves(&self) -> usize {
        match self {
            Self::OneBoard(saved) => saved.opened().game().moves_in_line(),
            Self::Twin(saved) => saved.opened().game().moves_in_line(),
        }
    }

    /// Whether both are the same match at the same point, whatever their names and clocks say.
    #[must_use]
    pub fn is_same_game(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::OneBoard(one), Self::OneBoard(other)) => one.is_same_game(other),
            (Self::Twin(one), Self::Twin(other)) => one.is_same_game(other),
            _ => false,
        }
    }
}

impl<G: Game> SavedMatch<G> {
    /// The match as it stands.
    #[must_use]
    pub fn of(found: &Match<G>) -> Self {
        let moves = found.game.move_times(&found.times).into_iter();
        Self {
            format: G::FORMAT.into(),
            version: VERSION,
            name: None,
            config: found.config.clone().at_one_machine(),
            black: found.black,
            began: Some(found.began),
            past: found.past.clone(),
            spent_ms: moves.map(millis).collect(),
            turn_ms: millis(found.turn_time()),
            opening: found.game.save_opening(&found.times),
            imported: found.imported,
            record: found.record().clone(),
        }
    }

    /// The same, as it has just come from elsewhere.
    #[must_use]
    pub fn imported(mut self) -> Self {
        self.imported = true;
        self
    }

    /// What the match is played by.
    pub(super) fn config(&self) -> &MatchConfig {
        &self.config
    }

    pub(super) fn opening(&self) -> Option<&SavedOpening> {
        self.opening.as_ref()
    }

    pub(super) fn spent_ms(&self) -> &[u64] {
        &self.spent_ms
    }

    /// The same match with another game, of whose times nothing is known.
    pub(super) fn with_record(mut self, record: G::Record, moves: usize) -> Self {
        self.spent_ms = vec![0; moves];
        self.record = record;
        self
    }

    /// The line of the present game.
    pub fn record(&self) -> &G::Record {
        &self.record
    }

    fn decode(text: &str) -> Result<Self, SavedError> {
        check_header(text, G::FORMAT, VERSION)?;
        let mut saved: Self = ron::from_str(text).map_err(damaged)?;
        G::adapt(&mut saved.config);
        saved.config = saved.config.at_one_machine();
        match saved.fault() {
            Some(reason) => Err(damaged(reason)),
            None => Ok(saved),
        }
    }

    /// What its parts contradict each other in.
    pub(super) fn fault(&self) -> Option<&'static str> {
        let is_player = |number: usize| number < self.config.players.len();
        let won_by_nobody =
            |result: &GameResult| matches!(result, GameResult::Won(winner) if !is_player(*winner));
        let mut players = [Some(self.black), self.began].into_iter().flatten();
        if players.any(|number| !is_player(number)) || self.past.iter().any(won_by_nobody) {
            return Some("the only players are 0 and 1");
        }
        G::restore(self).err()
    }

    /// The match that it is. What cannot be restored is an empty game.
    fn opened(&self) -> Match<G> {
        let mut opened = Match::new(0);
        let _ = opened.put(self.clone());
        opened
    }

    fn summary(&self) -> SavedSummary {
        SavedSummary {
            name: self.name.clone(),
            ..SavedSummary::of(&self.opened())
        }
    }

    fn is_same_game(&self, other: &Self) -> bool {
        (&self.config, self.black, &self.past, &self.record)
            == (&other.config, other.black, &other.past, &other.record)
    }
}

impl SavedSummary {
    /// What a list would say about the match as it stands.
    pub fn of<G: Game>(found: &Match<G>) -> Self {
        let config = found.config();
        Self {
            name: None,
            players: config.players.clone(),
            black: found.player_on(Side::Black),
            twin: config.twin,
            rule: config.rule,
            size: found.game.size(),
            game: found.game_number(),
            wins: [found.wins(0), found.wins(1)],
            draws: found.draws(),
            moves: found.game.moves_done(),
            stones: found.game.stones(),
            finished: found.is_over(),
        }
    }
}

impl<G: Game> Match<G> {
    /// Puts a saved match in the place of the present one.
    pub(super) fn restore(&mut self, saved: Option<SavedMatch<G>>) -> Answer {
        let saved = saved.ok_or(Refusal::NoGame)?;
        let imported = saved.imported;
        self.put(saved).map_err(|_| Refusal::NoGame)?;
        let changes = self.taken_up();
        self.imported = imported;
        Ok(changes)
    }

    fn put(&mut self, saved: SavedMatch<G>) -> Result<(), &'static str> {
        let (game, times) = G::restore(&saved)?;
        self.open = true;
        self.left = false;
        self.waiting = false;
        self.counters.board += 1;
        self.insight = None;
        self.config = saved.config;
        self.black = saved.black;
        self.began = saved.began.unwrap_or(saved.black);
        self.past = saved.past;
        self.game = game;
        self.times = times;
        self.clock = self.clock_of_turn();
        let thinking = Duration::from_millis(saved.turn_ms);
        self.clock.tick(self.to_act(), thinking);
        Ok(())
    }
}

fn is_false(flag: &bool) -> bool {
    !flag
}

/// The text of a file in one of our formats.
///
/// # Errors
/// When the serializer fails.
pub fn encode(saved: &impl Serialize) -> Result<String, ron::Error> {
    let style = ron::ser::PrettyConfig::new()
        .depth_limit(SPREAD)
        .compact_arrays(true);
    ron::ser::to_string_pretty(saved, style).map(|text| text + "\n")
}

/// Whether a text is in one of our formats, or was before it was damaged.
fn speaks_of(text: &str, format: &str) -> bool {
    match ron::from_str::<Head>(text) {
        Ok(head) => head.format == format,
        Err(_) => text.contains(format),
    }
}

/// Reads the head alone: whether a text is in this format, and not of a later version than `known`.
///
/// # Errors
/// [`SavedError`] says why not.
pub fn check_header(text: &str, format: &str, known: u32) -> Result<(), SavedError> {
    match ron::from_str::<Head>(text) {
        Ok(head) if head.format != format => Err(SavedError::Foreign),
        Ok(Head { version, .. }) if version > known => Err(SavedError::Newer { version, known }),
        Ok(_) => Ok(()),
        // A file that begins like ours and then breaks off is ours, and damaged.
        Err(error) if speaks_of(text, format) => Err(damaged(error)),
        Err(_) => Err(SavedError::Foreign),
    }
}

/// Whole milliseconds.
pub(super) fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
