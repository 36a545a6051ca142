//! The journal of a tournament: a file with each finished game, so that a tournament that was ended at any moment goes on from there.
//!
//! Each line is a JSON object. The first holds the tournament, the others a game each. A line is written at once and synced before its
//! game counts. A last line that was not written completely is cut off.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, BufRead, BufReader, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::game::FinishedGame;
use crate::schedule::Schedule;
use crate::tournament::{Tournament, TournamentError};

/// What the first line says of the file.
const FORMAT: &str = "narabe-tournament-journal";
/// The version that is written.
const VERSION: u32 = 1;
/// The longest line that is read, in bytes: longer than that of a game on the largest board.
const LONGEST_LINE: u64 = 1 << 20;

/// A journal that is open for writing.
#[derive(Debug)]
pub struct Journal {
    file: File,
    path: PathBuf,
}

/// A journal that goes on.
#[derive(Debug)]
pub struct ResumedJournal {
    /// Where the next games are written.
    pub journal: Journal,
    /// The games that are finished.
    pub games: Vec<FinishedGame>,
    /// What was cut off at its end.
    pub torn: Option<TornLine>,
}

/// What a journal holds.
#[derive(Clone, Debug, PartialEq)]
pub struct JournalContent {
    /// The tournament.
    pub tournament: Tournament,
    /// The games that are finished.
    pub games: Vec<FinishedGame>,
    /// What is not complete at its end.
    pub torn: Option<TornLine>,
    /// The bytes before that.
    whole: u64,
}

/// A last line that was not written completely.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TornLine {
    /// Its number, from 1.
    pub line: usize,
    /// Its length in bytes.
    pub bytes: u64,
}

/// Why a journal cannot be used.
#[derive(Debug, Error)]
pub enum JournalError {
    /// The file cannot be read or written.
    #[error("{path}: {error}", path = path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// There is one already.
    #[error("{}: there is a journal already: go on with it, or move it away", .0.display())]
    Exists(PathBuf),
    /// Another process writes to it.
    #[error("{}: another tournament is writing to it: wait until that has ended", .0.display())]
    InUse(PathBuf),
    /// It is no journal, or damaged.
    #[error("{path}, line {line}: {reason}", path = path.display())]
    Line {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
        /// What is wrong.
        reason: String,
    },
    /// It is that of another tournament.
    #[error("{path}: its tournament has other {key}: restore them, or move the journal away", path = path.display())]
    Other {
        /// The file.
        path: PathBuf,
        /// What differs.
        key: &'static str,
    },
    /// A game that the tournament does not plan.
    #[error("{path}: the tournament does not plan game {number} as it was played: restore its format, or move the journal away", path = path.display())]
    Unplanned {
        /// The file.
        path: PathBuf,
        /// The game.
        number: usize,
    },
}

/// The first line.
#[derive(Serialize, Deserialize)]
struct Head {
    format: String,
    version: u32,
    tournament: String,
}

impl Journal {
    /// Begins a journal in a new file.
    ///
    /// # Errors
    /// When there is such a file, or it cannot be written.
    pub fn create(path: &Path, tournament: &Tournament) -> Result<Self, JournalError> {
        let opened = OpenOptions::new()
            .read(true)
            .append(true)
            .create_new(true)
            .open(path);
        let file = opened.map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => JournalError::Exists(path.to_owned()),
            _ => file_error(path, error),
        })?;
        let mut journal = Self::locked(file, path)?;
        journal.write_head(tournament)?;
        Ok(journal)
    }

    /// Goes on with a journal. The tournament may play more games than before, and another number at a time. A journal without games
    /// is that of any tournament.
    ///
    /// # Errors
    /// When it cannot be read or written, or is that of another tournament.
    pub fn resume(path: &Path, tournament: &Tournament) -> Result<ResumedJournal, JournalError> {
        let file = OpenOptions::new()
            .read(true)
            .append(true)
            .open(path)
            .map_err(|error| file_error(path, error))?;
        let mut journal = Self::locked(file, path)?;
        let Some(content) = journal.content()? else {
            // Its first line was not written completely.
            let bytes = journal.cut(0)?;
            journal.write_head(tournament)?;
            return Ok(ResumedJournal {
                journal,
                games: Vec::new(),
                torn: Some(TornLine { line: 1, bytes }),
            });
        };
        let difference = content.tournament.difference(tournament);
        if let Some(key) = difference.filter(|_| !content.games.is_empty()) {
            let path = path.to_owned();
            return Err(JournalError::Other { path, key });
        }
        let schedule = Schedule::of(tournament);
        for game in &content.games {
            let planned = schedule.game(game.number);
            if planned.is_none_or(|planned| planned.sides() != game.sides) {
                return Err(JournalError::Unplanned {
                    path: path.to_owned(),
                    number: game.number,
                });
            }
        }
        journal.cut(content.whole)?;
        if content.tournament != *tournament {
            journal.write_head(tournament)?;
        }
        Ok(ResumedJournal {
            journal,
            games: content.games,
            torn: content.torn,
        })
    }

    /// Reads a journal without writing to it.
    ///
    /// # Errors
    /// When it cannot be read, or is none.
    pub fn read(path: &Path) -> Result<JournalContent, JournalError> {
        let file = File::open(path).map_err(|error| file_error(path, error))?;
        let content = read(&file, path)?;
        content.ok_or_else(|| JournalError::Line {
            path: path.to_owned(),
            line: 1,
            reason: "it is empty: it is no journal of a tournament".to_owned(),
        })
    }

    /// Writes a finished game, and waits until it is on the disk.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn append(&mut self, game: &FinishedGame) -> Result<(), JournalError> {
        self.write_line(game)
    }

    /// The games that have been written. Another handle cannot read them everywhere while this one writes.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn games(&mut self) -> Result<Vec<FinishedGame>, JournalError> {
        Ok(self
            .content()?
            .map(|content| content.games)
            .unwrap_or_default())
    }

    fn locked(file: File, path: &Path) -> Result<Self, JournalError> {
        let path = path.to_owned();
        match file.try_lock() {
            Ok(()) => Ok(Self { file, path }),
            Err(TryLockError::WouldBlock) => Err(JournalError::InUse(path)),
            // A file system without locks.
            Err(TryLockError::Error(_)) => Ok(Self { file, path }),
        }
    }

    fn content(&mut self) -> Result<Option<JournalContent>, JournalError> {
        read(&self.file, &self.path)
    }

    /// Leaves so many bytes of the file, and returns how many there were more.
    fn cut(&mut self, whole: u64) -> Result<u64, JournalError> {
        let cut = (|| {
            let length = self.file.metadata()?.len();
            if length > whole {
                self.file.set_len(whole)?;
                self.file.seek(SeekFrom::End(0))?;
            }
            Ok(length.saturating_sub(whole))
        })();
        cut.map_err(|error| file_error(&self.path, error))
    }

    fn write_head(&mut self, tournament: &Tournament) -> Result<(), JournalError> {
        self.write_line(&Head {
            format: FORMAT.to_owned(),
            version: VERSION,
            tournament: tournament.to_line(),
        })
    }

    fn write_line(&mut self, value: &impl Serialize) -> Result<(), JournalError> {
        let written = (|| {
            let mut line = serde_json::to_vec(value)?;
            line.push(b'\n');
            self.file.write_all(&line)?;
            self.file.sync_data()
        })();
        written.map_err(|error| file_error(&self.path, error))
    }
}

fn file_error(path: &Path, error: io::Error) -> JournalError {
    let path = path.to_owned();
    JournalError::File { path, error }
}

/// What a file holds; none if not even its first line is complete.
fn read(file: &File, path: &Path) -> Result<Option<JournalContent>, JournalError> {
    let mut lines = BufReader::new(file);
    lines
        .seek(SeekFrom::Start(0))
        .map_err(|error| file_error(path, error))?;
    let mut content: Option<JournalContent> = None;
    let mut seen = Vec::new();
    let mut whole = 0;
    for number in 1.. {
        let mut line = Vec::new();
        let bytes = io::Read::take(&mut lines, LONGEST_LINE)
            .read_until(b'\n', &mut line)
            .map_err(|error| file_error(path, error))? as u64;
        if bytes == 0 {
            break;
        }
        let complain = |reason: String| JournalError::Line {
            path: path.to_owned(),
            line: number,
            reason,
        };
        let is_last = is_at_end(&mut lines).map_err(|error| file_error(path, error))?;
        let understood = understand(&line, &mut content, &mut seen);
        if let Err(reason) = understood {
            if !is_last || number == 1 && line.ends_with(b"\n") {
                return Err(complain(reason));
            }
            let torn = TornLine {
                line: number,
                bytes,
            };
            return Ok(content.map(|content| JournalContent {
                torn: Some(torn),
                whole,
                ..content
            }));
        }
        whole += bytes;
    }
    Ok(content.map(|content| JournalContent { whole, ..content }))
}

fn is_at_end(lines: &mut impl BufRead) -> io::Result<bool> {
    Ok(lines.fill_buf()?.is_empty())
}

/// Adds a line to what has been read.
fn understand(
    line: &[u8],
    content: &mut Option<JournalContent>,
    seen: &mut Vec<bool>,
) -> Result<(), String> {
    let line = line
        .strip_suffix(b"\n")
        .ok_or("it has no end: it was not written completely, or is no line of a journal")?;
    let Some(content) = content else {
        *content = Some(JournalContent {
            tournament: head(line)?,
            games: Vec::new(),
            torn: None,
            whole: 0,
        });
        return Ok(());
    };
    if line.starts_with(b"{\"format\"") {
        content.tournament = head(line)?;
        return Ok(());
    }
    let game: FinishedGame =
        serde_json::from_slice(line).map_err(|error| format!("it is no game: {error}"))?;
    if seen.len() <= game.number {
        let games = Schedule::of(&content.tournament).games();
        if game.number >= games {
            return Err(format!(
                "there is no game {}: the tournament has {games}",
                game.number
            ));
        }
        seen.resize(game.number + 1, false);
    }
    if std::mem::replace(&mut seen[game.number], true) {
        return Err(format!("game {} is there twice: remove one", game.number));
    }
    content.games.push(game);
    Ok(())
}

fn head(line: &[u8]) -> Result<Tournament, String> {
    let head: Option<Head> = serde_json::from_slice(line).ok();
    let head = head
        .filter(|head| head.format == FORMAT)
        .ok_or("it is no journal of a tournament")?;
    if head.version > VERSION {
        return Err(format!(
            "it was written by a later version ({}; this one reads up to {VERSION})",
            head.version
        ));
    }
    Tournament::parse_any_names(&head.tournament)
        .map_err(|error: TournamentError| format!("its tournament is damaged: {error}"))
}
