//! The one file format of a match: the autosave and the named saves alike.
//!
//! Human-readable RON with a head that names format and version, so that a foreign file, a damaged one and one from
//! a later game are told apart. Whatever is read is checked as a whole before anything of it is used.

use crate::players::GameResult;
use crate::rules::opening::{Action, Opening, Protocol};
use crate::rules::{BoardSize, Point, Record, Rule, Side};
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::config::{MatchConfig, Player};
use super::live::Session;
use super::message::Change;
use super::opening::Prelude;
use crate::app::storage::{self, FileProblem, FileTrouble, StorageError};

/// What the head of each of our files says.
const FORMAT: &str = "narabe-game";
/// The version that this game writes, and the newest that it reads.
const VERSION: u32 = 1;
/// The most that is read of a file: far more than the longest match fills.
pub const SIZE_LIMIT: u64 = 4 * 1024 * 1024;
/// How deep the written text is spread over lines; what lies deeper (moves, times) stays on one line.
const SPREAD: usize = 3;

/// Why a file is not taken up.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    #[error(transparent)]
    Storage(#[from] StorageError),
    #[error("{path} is not a saved game of Narabe; choose a file that the game saved")]
    Foreign { path: PathBuf },
    #[error(
        "{path} was saved by a later version ({version}; this one reads up to {known}); update the game to open it"
    )]
    Newer {
        path: PathBuf,
        version: u32,
        known: u32,
    },
    #[error("{path} is damaged: {reason}")]
    Damaged { path: PathBuf, reason: String },
}

impl LoadError {
    /// Whether the file is simply not there.
    pub fn is_missing(&self) -> bool {
        matches!(self, Self::Storage(error) if error.is_missing())
    }

    /// The short name of the fault, for the line on the screen.
    pub fn problem(&self) -> FileProblem {
        match self {
            Self::Storage(error) => error.problem(),
            Self::Foreign { .. } => FileProblem::Foreign,
            Self::Newer { .. } => FileProblem::Newer,
            Self::Damaged { .. } => FileProblem::Damaged,
        }
    }

    /// The message for the player about a file of ours that is no good, and is put out of the way.
    pub(super) fn trouble_aside(&self, path: &Path) -> FileTrouble {
        FileTrouble::set_aside(self.problem(), path, self.to_string())
    }

    /// The message for the player about this file.
    pub fn trouble(&self, path: &Path) -> FileTrouble {
        FileTrouble {
            problem: self.problem(),
            path: path.to_path_buf(),
            detail: self.to_string(),
            aside: None,
        }
    }
}

/// A match as it is kept in a file.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SavedMatch {
    format: String,
    version: u32,
    /// As typed for a named save; nothing for the autosave.
    #[serde(default)]
    pub name: Option<String>,
    config: MatchConfig,
    /// The player who has Black in the present game.
    black: usize,
    /// The player who began the present game; whoever has Black in files from before this was told.
    #[serde(default)]
    began: Option<usize>,
    /// The games before the present one.
    past: Vec<GameResult>,
    /// The time spent on each move of the record's line.
    spent_ms: Vec<u64>,
    /// The time spent on the move that is not yet made.
    turn_ms: u64,
    /// Where an opening protocol is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    opening: Option<SavedOpening>,
    /// The match came from outside, and nobody has touched it since.
    #[serde(default, skip_serializing_if = "is_false")]
    handed: bool,
    record: Record,
}

/// How far the opening has come.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct SavedOpening {
    done: Opening,
    /// What was taken back and can be done again, the next last.
    undone: Vec<Action>,
    /// The time spent on each thing done, then on those undone.
    spent_ms: Vec<u64>,
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
    pub name: Option<String>,
    pub players: [Player; 2],
    /// The player (0 or 1) who has Black.
    pub black: usize,
    pub rule: Rule,
    pub size: BoardSize,
    /// The present game's number in the match, from 1.
    pub game: usize,
    /// Games won by each player, the present one included when it is over.
    pub wins: [u32; 2],
    pub draws: u32,
    /// The stones in the order they were played, for the small picture; as many as the moves made.
    pub stones: Vec<(Point, Side)>,
    /// Whether the present game is over.
    pub finished: bool,
}

impl SavedMatch {
    /// The match as it stands.
    pub fn of(session: &Session) -> Self {
        Self {
            format: FORMAT.into(),
            version: VERSION,
            name: None,
            config: session.config.clone().at_one_board(),
            black: session.black,
            began: Some(session.began),
            past: session.past.clone(),
            spent_ms: session.spent.iter().copied().map(millis).collect(),
            turn_ms: millis(session.clock.turn(session.to_act())),
            opening: SavedOpening::of(&session.prelude),
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

    /// Whether it came from outside and nobody has touched it since: whoever wants it again has it where it came from.
    pub fn is_untouched(&self) -> bool {
        self.handed
    }

    /// The same under a name.
    #[must_use]
    pub fn named(mut self, name: &str) -> Self {
        self.name = Some(name.to_owned());
        self
    }

    /// The text of the file.
    pub fn encode(&self) -> Result<String, ron::Error> {
        encode(self)
    }

    /// Reads the text of a file. The path is for the error's words alone.
    pub fn decode(text: &str, path: &Path) -> Result<Self, LoadError> {
        check_head(text, path, FORMAT, VERSION)?;
        let damaged = |reason: String| LoadError::Damaged {
            path: path.to_path_buf(),
            reason,
        };
        let mut saved: Self = ron::from_str(text).map_err(|error| damaged(error.to_string()))?;
        saved.config.clamp();
        saved.config = saved.config.at_one_board();
        match saved.fault() {
            Some(reason) => Err(damaged(reason.into())),
            None => Ok(saved),
        }
    }

    pub fn read(path: &Path) -> Result<Self, LoadError> {
        Self::decode(&storage::read_text(path, SIZE_LIMIT)?, path)
    }

    /// What a list says about it.
    pub fn summary(&self) -> SavedSummary {
        let mut session = Session::new(0);
        session.put(self.clone());
        SavedSummary {
            name: self.name.clone(),
            ..SavedSummary::of(&session)
        }
    }

    /// Whether there is something to go on with: a game that has begun, or a match that is not decided.
    pub(super) fn is_unfinished(&self) -> bool {
        let mut session = Session::new(0);
        session.put(self.clone());
        session.is_unfinished()
    }

    /// The moves of the present game, those that can be redone included.
    pub(super) fn moves(&self) -> usize {
        self.record.line().len()
    }

    /// Whether both are the same match at the same point, whatever their names and clocks say.
    pub(super) fn is_same_game(&self, other: &Self) -> bool {
        (&self.config, self.black, &self.past, &self.record)
            == (&other.config, other.black, &other.past, &other.record)
    }

    /// What the parts contradict each other in, if they do.
    fn fault(&self) -> Option<&'static str> {
        let position = self.record.position();
        let player = |number: usize| number < self.config.players.len();
        let won_by_nobody =
            |result: &GameResult| matches!(result, GameResult::Won(winner) if !player(*winner));
        if position.rule() != self.config.rule || position.size() != self.config.size {
            return Some("the game has a different board or rule than the match");
        }
        let players = [Some(self.black), self.began];
        if players.into_iter().flatten().any(|number| !player(number))
            || self.past.iter().any(won_by_nobody)
        {
            return Some("the only players are 0 and 1");
        }
        if let Some(fault) = self.opening_fault() {
            return Some(fault);
        }
        if self.spent_ms.len() != self.record.line().len() {
            return Some("the number of times differs from the number of moves");
        }
        None
    }

    /// The same of the opening.
    fn opening_fault(&self) -> Option<&'static str> {
        let Some(saved) = &self.opening else {
            let is_free = self.config.protocol == Protocol::Free;
            return (!is_free).then_some("the opening of the match is missing");
        };
        let Some(prelude) = saved.clone().prelude() else {
            return Some("the opening is not one that can be played");
        };
        let (opening, whole) = (prelude.opening(), prelude.whole());
        let (position, line) = (opening.position(), self.record.line());
        if opening.protocol() != self.config.protocol
            || position.rule() != self.config.rule
            || position.size() != self.config.size
        {
            return Some("the opening belongs to another match");
        }
        let ply = self.record.ply();
        let is_within = if opening.is_over() {
            ply >= position.moves().len()
        } else {
            ply == position.moves().len()
        };
        let begins = |whole: Opening| {
            let turns: Vec<_> = whole.position().turns().collect();
            line.starts_with(&turns)
        };
        if !is_within || !whole.is_some_and(begins) {
            return Some("the game did not start with its opening");
        }
        None
    }
}

impl SavedOpening {
    fn of(prelude: &Prelude) -> Option<Self> {
        let done = prelude.opening();
        (done.protocol() != Protocol::Free).then(|| Self {
            done: done.clone(),
            undone: prelude.undone().to_vec(),
            spent_ms: prelude.times().iter().copied().map(millis).collect(),
        })
    }

    fn prelude(self) -> Option<Prelude> {
        let times = self.spent_ms.into_iter().map(Duration::from_millis);
        Prelude::stored(self.done, self.undone, times.collect())
    }
}

impl SavedSummary {
    /// What a list would say about the match as it stands.
    pub fn of(session: &Session) -> Self {
        Self {
            name: None,
            players: session.config().players.clone(),
            black: session.player_on(Side::Black),
            rule: session.config().rule,
            size: session.config().size,
            game: session.game_number(),
            wins: [session.wins(0), session.wins(1)],
            draws: session.draws(),
            stones: session.position().stones().collect(),
            finished: session.outcome().is_some(),
        }
    }
}

impl Session {
    /// Puts a saved match on the table in place of the present one.
    pub fn take_up(&mut self, saved: SavedMatch) -> Vec<Change> {
        let handed = saved.handed;
        self.put(saved);
        let changes = self.taken_up();
        self.handed = handed;
        changes
    }

    fn put(&mut self, saved: SavedMatch) {
        self.open = true;
        self.left = false;
        self.sitting += 1;
        self.insight = None;
        self.config = saved.config;
        self.black = saved.black;
        self.began = saved.began.unwrap_or(saved.black);
        self.past = saved.past;
        self.spent = saved
            .spent_ms
            .into_iter()
            .map(Duration::from_millis)
            .collect();
        let opening = saved.opening.and_then(SavedOpening::prelude);
        self.prelude = opening.unwrap_or_else(|| Prelude::free(&self.config));
        self.record = saved.record;
        self.clock = self.clock_of_turn();
        self.clock
            .tick(self.to_act(), Duration::from_millis(saved.turn_ms));
    }
}

pub(super) fn is_false(flag: &bool) -> bool {
    !flag
}

/// The text of a file of ours.
pub(super) fn encode(saved: &impl Serialize) -> Result<String, ron::Error> {
    let style = ron::ser::PrettyConfig::new()
        .depth_limit(SPREAD)
        .compact_arrays(true);
    ron::ser::to_string_pretty(saved, style).map(|text| text + "\n")
}

/// Whether a text is of a format of ours, or was before it was damaged.
pub(super) fn speaks_of(text: &str, format: &str) -> bool {
    match ron::from_str::<Head>(text) {
        Ok(head) => head.format == format,
        Err(_) => text.contains(format),
    }
}

/// Looks at the head alone: whether a text is of this format, and not of a later version than is known.
pub(super) fn check_head(
    text: &str,
    path: &Path,
    format: &str,
    known: u32,
) -> Result<(), LoadError> {
    let path = path.to_path_buf();
    match ron::from_str::<Head>(text) {
        Ok(head) if head.format != format => Err(LoadError::Foreign { path }),
        Ok(Head { version, .. }) if version > known => Err(LoadError::Newer {
            path,
            version,
            known,
        }),
        Ok(_) => Ok(()),
        // A file that begins like ours and then breaks off is ours, and damaged.
        Err(error) if speaks_of(text, format) => Err(LoadError::Damaged {
            path,
            reason: error.to_string(),
        }),
        Err(_) => Err(LoadError::Foreign { path }),
    }
}

pub(super) fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
