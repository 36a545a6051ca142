//! The file of a match on twin boards: like that of an ordinary match, under a head of its own.

use crate::notation::parse_twin_text;
use crate::rules::twin::{Half, TwinRecord};
use crate::rules::{BoardSize, Point, Side};
use serde::{Deserialize, Serialize};
use std::path::Path;
use std::time::Duration;

use super::live::TwinSession;
use super::message::{TwinChange, TwinIntent};
use super::series::for_twin_boards;
use crate::app::session::config::{MatchConfig, MatchLength, Player, Seat};
use crate::app::session::file::{self, LoadError, SIZE_LIMIT};
use crate::app::storage;
use crate::players::GameResult;

/// What the head of these files says.
const FORMAT: &str = "narabe-twin";
/// The version that this game writes, and the newest that it reads.
const VERSION: u32 = 1;

/// A match on twin boards as it is kept in a file.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct TwinMatch {
    format: String,
    version: u32,
    /// As typed for a named save; nothing for the autosave.
    #[serde(default)]
    pub name: Option<String>,
    config: MatchConfig,
    /// The player who has Black in the present game.
    black: usize,
    /// The games before the present one.
    past: Vec<GameResult>,
    /// The time spent on each turn of the record's line.
    spent_ms: Vec<u64>,
    /// The time spent on the turn that is not yet over.
    turn_ms: u64,
    /// The match came from outside, and nobody has touched it since.
    #[serde(default, skip_serializing_if = "file::is_false")]
    handed: bool,
    record: TwinRecord,
}

/// What a list or a Continue button says about a saved match on twin boards.
#[derive(Debug, Clone, PartialEq)]
pub struct TwinSummary {
    pub name: Option<String>,
    pub players: [Player; 2],
    pub size: BoardSize,
    /// The turns that are over.
    pub turns: usize,
    /// The stones of the left board and of the right one, for the small picture.
    pub stones: [Vec<(Point, Side)>; 2],
    /// Whether the present game is over.
    pub finished: bool,
}

/// Whether a file holds, or held, a match on twin boards.
pub(in crate::app::session) fn is_twin_file(path: &Path) -> bool {
    storage::read_text(path, SIZE_LIMIT).is_ok_and(|text| file::speaks_of(&text, FORMAT))
}

impl TwinMatch {
    /// The match as it stands.
    pub fn of(session: &TwinSession) -> Self {
        Self {
            format: FORMAT.into(),
            version: VERSION,
            name: None,
            config: session.config.clone(),
            black: session.black,
            past: session.past.clone(),
            spent_ms: session.spent.iter().copied().map(file::millis).collect(),
            turn_ms: file::millis(session.clock.turn(session.to_move())),
            handed: session.handed,
            record: session.record.clone(),
        }
    }

    /// The same, as it has just come from outside.
    #[must_use]
    pub(super) fn handed(mut self) -> Self {
        self.handed = true;
        self
    }

    /// Whether it came from outside and nobody has touched it since.
    pub fn is_untouched(&self) -> bool {
        self.handed
    }

    /// Reads a match from what a person may hand on: the text of a file, or a line of turns. Nothing if it is neither. The
    /// path is for the words of errors alone.
    pub fn from_handed(text: &str, path: &Path) -> Option<Self> {
        let line = || parse_twin_text(text.trim()).ok();
        let read = Self::decode(text, path).ok();
        let saved = read.or_else(|| Self::between_persons(line()?))?;
        Some(saved.handed())
    }

    /// A game as one between two persons at these boards, if it is on boards of the usual size.
    fn between_persons(record: TwinRecord) -> Option<Self> {
        let person = || Player {
            name: String::new(),
            seat: Seat::Human,
        };
        let config = MatchConfig {
            players: [person(), person()],
            length: MatchLength::Single,
            ..MatchConfig::default()
        };
        let mut session = TwinSession::new(0);
        session.apply(&TwinIntent::NewMatch(Box::new(config)));
        session.spent = vec![Duration::ZERO; record.line().len()];
        session.record = record;
        let saved = Self::of(&session);
        saved.fault().is_none().then_some(saved)
    }

    /// The text of the file.
    pub fn encode(&self) -> Result<String, ron::Error> {
        file::encode(self)
    }

    /// Reads the text of a file. The path is for the error's words alone.
    pub fn decode(text: &str, path: &Path) -> Result<Self, LoadError> {
        file::check_head(text, path, FORMAT, VERSION)?;
        let damaged = |reason: String| LoadError::Damaged {
            path: path.to_path_buf(),
            reason,
        };
        let mut saved: Self = ron::from_str(text).map_err(|error| damaged(error.to_string()))?;
        saved.config = for_twin_boards(saved.config);
        match saved.fault() {
            Some(reason) => Err(damaged(reason.into())),
            None => Ok(saved),
        }
    }

    pub fn read(path: &Path) -> Result<Self, LoadError> {
        Self::decode(&storage::read_text(path, SIZE_LIMIT)?, path)
    }

    /// What a list says about it.
    pub fn summary(&self) -> TwinSummary {
        let mut session = TwinSession::new(0);
        session.put(self.clone());
        TwinSummary {
            name: self.name.clone(),
            ..TwinSummary::of(&session)
        }
    }

    /// Whether there is something to go on with: a game that has begun, or a match that is not decided.
    pub(in crate::app::session) fn is_unfinished(&self) -> bool {
        let mut session = TwinSession::new(0);
        session.put(self.clone());
        session.is_unfinished()
    }

    /// The turns of the present game, those that can be redone and the one that is open included.
    pub(in crate::app::session) fn moves(&self) -> usize {
        let open = self.record.position().open_stone();
        self.record.line().len() + usize::from(open.is_some())
    }

    /// Whether both are the same match at the same point, whatever their names and clocks say.
    pub(in crate::app::session) fn is_same_game(&self, other: &Self) -> bool {
        (&self.config, self.black, &self.past, &self.record)
            == (&other.config, other.black, &other.past, &other.record)
    }

    /// What the parts contradict each other in, if they do.
    fn fault(&self) -> Option<&'static str> {
        let player = |number: usize| number < self.config.players.len();
        let won_by_nobody =
            |result: &GameResult| matches!(result, GameResult::Won(winner) if !player(*winner));
        if self.record.position().size() != crate::rules::twin::TWIN_SIZE {
            return Some("the boards are not 19 by 19");
        }
        if !player(self.black) || self.past.iter().any(won_by_nobody) {
            return Some("the only players are 0 and 1");
        }
        if self.spent_ms.len() != self.record.line().len() {
            return Some("the number of times differs from the number of turns");
        }
        None
    }
}

impl TwinSummary {
    /// What a list would say about the match as it stands.
    pub fn of(session: &TwinSession) -> Self {
        let position = session.position();
        Self {
            name: None,
            players: session.config().players.clone(),
            size: position.size(),
            turns: position.turns().len(),
            stones: Half::ALL.map(|half| position.board(half).iter().collect()),
            finished: session.outcome().is_some(),
        }
    }
}

impl TwinSession {
    /// Puts a saved match on the table in place of the present one.
    pub(super) fn take_up(&mut self, saved: TwinMatch) -> Vec<TwinChange> {
        let handed = saved.handed;
        self.put(saved);
        let changes = self.taken_up();
        self.handed = handed;
        changes
    }

    /// Whether there is something to go on with: a game that has begun, or a match of several that is not decided.
    pub(super) fn is_unfinished(&self) -> bool {
        let begun = self.position().open_stone().is_some() || !self.record.line().is_empty();
        let is_on = self.outcome().is_none() && begun;
        is_on || self.config.length.is_undecided(&self.results())
    }

    fn put(&mut self, saved: TwinMatch) {
        self.open = true;
        self.left = false;
        self.config = saved.config;
        self.black = saved.black;
        self.past = saved.past;
        self.spent = saved
            .spent_ms
            .into_iter()
            .map(Duration::from_millis)
            .collect();
        self.record = saved.record;
        self.clock = self.clock_of_turn();
        self.clock
            .tick(self.to_move(), Duration::from_millis(saved.turn_ms));
    }
}
