//! A library as one file: a log of [frames](super::frame), to which each write appends a batch.
//!
//! A batch ends with a commit, and counts from the moment when its commit is on the disk. The head of the file says how far it was
//! committed, which distinguishes a batch that was damaged later from one that a crash cut short. If anything
//! else is wrong with the file, it is renamed, the frames are looked for in its bytes, and a new file is written. A file that has
//! more superseded frames than others is rewritten.
//!
//! Earlier versions kept the frames in an SQLite database; such a file is read once and replaced. docs/library.md has the
//! measurements.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Seek, SeekFrom, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use super::file_head::{FileHead, HEAD_LENGTH};
use super::frame::{Assembly, FRAME_VERSION, Frame};
use super::log::{LoadFault, Log, commit};
use super::{DamageReport, Database, DatabaseError, Loaded, RecordChange, RecordKey, sqlite_file};

/// How long to wait for a program that is just closing the file.
const PATIENCE: Duration = Duration::from_millis(300);
/// How long to wait between two attempts to lock the file.
const LOCK_INTERVAL: Duration = Duration::from_millis(20);
/// The bytes of superseded frames that a file may always have.
const SPARE: u64 = 256 * 1024;
// What the names of the files beside the library's end with: a damaged file, a new one while it is written, and the lock.
const DAMAGED: &str = ".damaged";
const NEW: &str = ".new";
const LOCK: &str = ".lock";

/// A library in a file.
#[derive(Debug)]
pub struct FileDatabase {
    path: PathBuf,
    /// Locked while the library is open.
    lock: Option<File>,
    file: Option<File>,
    log: Log,
}

impl FileDatabase {
    /// The library in a file, which is made when it is loaded if it does not exist.
    pub fn new(path: impl Into<PathBuf>) -> Self {
        Self {
            path: path.into(),
            lock: None,
            file: None,
            log: Log::default(),
        }
    }

    fn storage(&self, reason: impl ToString) -> DatabaseError {
        DatabaseError::Storage {
            path: self.path.clone(),
            reason: reason.to_string(),
        }
    }

    fn newer(&self, version: u8) -> DatabaseError {
        DatabaseError::Newer {
            path: self.path.clone(),
            version,
            known: FRAME_VERSION,
        }
    }

    /// Takes the file for this process alone.
    fn lock(&mut self) -> Result<(), DatabaseError> {
        self.lock = None;
        fs::create_dir_all(folder_of(&self.path)).map_err(|error| self.storage(error))?;
        let file = File::create(with(&self.path, LOCK)).map_err(|error| self.storage(error))?;
        let start = Instant::now();
        loop {
            match file.try_lock() {
                Ok(()) => break,
                Err(TryLockError::WouldBlock) if start.elapsed() < PATIENCE => {
                    thread::sleep(LOCK_INTERVAL);
                }
                Err(TryLockError::WouldBlock) => {
                    let path = self.path.clone();
                    return Err(DatabaseError::InUse { path });
                }
                Err(TryLockError::Error(error)) => return Err(self.storage(error)),
            }
        }
        self.lock = Some(file);
        Ok(())
    }

    /// Opens the file for writes to come.
    fn open(&mut self) -> io::Result<()> {
        self.file = None;
        self.file = Some(OpenOptions::new().read(true).write(true).open(&self.path)?);
        Ok(())
    }

    /// Writes frames into a new file beside the library's.
    fn write_new<'a>(&self, frames: impl Iterator<Item = (u64, &'a [u8])>) -> io::Result<Log> {
        let mut log = Log {
            write: self.log.write,
            ..Log::default()
        };
        let mut bytes = vec![0; HEAD_LENGTH];
        let mut count = 0;
        for (code, frame) in frames {
            let start = bytes.len();
            bytes.extend_from_slice(frame);
            log.index.entry(code).or_default().push(start..bytes.len());
            count += 1;
        }
        bytes.extend(commit(log.write, count));
        log.end = bytes.len() as u64;
        bytes[..HEAD_LENGTH].copy_from_slice(&FileHead::first(log.end));
        let path = with(&self.path, NEW);
        let write = |mut file: File| file.write_all(&bytes).and_then(|()| file.sync_all());
        if let Err(error) = File::create(&path).and_then(write) {
            // Part of a file only takes room.
            _ = fs::remove_file(path);
            return Err(error);
        }
        Ok(log)
    }

    /// Puts the new file in the place of the library's.
    fn replace(&mut self, log: Log) -> io::Result<()> {
        self.file = None;
        fs::rename(with(&self.path, NEW), &self.path)?;
        self.log = log;
        self.open()?;
        sync_folder(&self.path)
    }

    /// Writes records into a new file, which takes the place of the library's.
    fn rewrite(&mut self, records: &[(RecordKey, Vec<u8>)]) -> io::Result<()> {
        let log = self.write_records(records)?;
        self.replace(log)
    }

    fn write_records(&self, records: &[(RecordKey, Vec<u8>)]) -> io::Result<Log> {
        let mut frames = Vec::new();
        for (key, bytes) in records {
            frames.extend(encoded(key.code(), self.log.write, Some(bytes))?);
        }
        let frames = frames.iter().map(|(code, frame)| (*code, &frame[..]));
        self.write_new(frames)
    }

    /// Rewrites the file if most of it is superseded.
    fn compact(&mut self) -> io::Result<()> {
        if self.log.end <= 2 * self.log.live() + SPARE {
            return Ok(());
        }
        let bytes = &fs::read(&self.path)?;
        let index = self.log.index.iter();
        let frames = index.flat_map(|(&code, places)| {
            let of = move |place: &Range<usize>| Some((code, bytes.get(place.clone())?));
            places.iter().filter_map(of)
        });
        let log = self.write_new(frames)?;
        self.replace(log)
    }

    fn append(&mut self, batch: &[RecordChange]) -> io::Result<()> {
        if self.file.is_none() {
            self.open()?;
        }
        let file = self.file.as_mut().ok_or(io::ErrorKind::NotConnected)?;
        let write = self.log.write + 1;
        let mut frames = Vec::new();
        for RecordChange { key, bytes } in batch {
            frames.extend(encoded(key.code(), write, bytes.as_deref())?);
        }
        let mut bytes: Vec<u8> = frames
            .iter()
            .flat_map(|(_, frame)| frame)
            .copied()
            .collect();
        bytes.extend(commit(write, frames.len()));
        // Without what a crash has left behind the last commit.
        file.set_len(self.log.end)?;
        file.seek(SeekFrom::Start(self.log.end))?;
        if let Err(error) = file.write_all(&bytes).and_then(|()| file.sync_data()) {
            // What was appended has no commit before the next write overwrites it.
            _ = file.set_len(self.log.end);
            return Err(error);
        }
        let mut at = usize::try_from(self.log.end).map_err(io::Error::other)?;
        let placed = frames.iter().filter_map(|(_, bytes)| {
            let place = at..at + bytes.len();
            at = place.end;
            Some((Frame::decode(bytes)?, place))
        });
        self.log.apply(placed);
        self.log.write = write;
        self.log.end += bytes.len() as u64;
        // The batch is on the disk; a head that is behind is no damage.
        let (offset, slot) = FileHead::slot(write, self.log.end);
        _ = file
            .seek(SeekFrom::Start(offset))
            .and_then(|_| file.write_all(&slot));
        Ok(())
    }

    /// Makes a new file of what can be read of a damaged one, and sets that aside.
    fn recover(&mut self, bytes: &[u8], reason: String) -> Result<Loaded, DatabaseError> {
        let found = Assembly::find(bytes);
        if let Some(version) = found.version().filter(|&version| version > FRAME_VERSION) {
            return Err(self.newer(version));
        }
        let records = found.records();
        self.log.write = found.last_write();
        let log = self.write_records(&records);
        let log = log.map_err(|error| self.storage(error))?;
        let set_aside = set_aside(&self.path).map_err(|error| self.storage(error))?;
        self.replace(log).map_err(|error| self.storage(error))?;
        let damage = DamageReport {
            set_aside,
            reason,
            records: records.len(),
        };
        Ok(Loaded {
            records,
            damage: Some(damage),
        })
    }

    /// Makes a file, or takes the new one of a program that crashed after it had set a damaged one aside.
    fn load_new(&mut self) -> Result<Loaded, DatabaseError> {
        let new = with(&self.path, NEW);
        match fs::read(&new) {
            Ok(bytes) if Log::read(&bytes).is_ok() => {
                fs::rename(new, &self.path).map_err(|error| self.storage(error))?;
                self.load_bytes(&bytes)
            }
            _ => {
                self.rewrite(&[]).map_err(|error| self.storage(error))?;
                Ok(Loaded::default())
            }
        }
    }

    /// Reads a file, and opens it for writes to come.
    fn load_bytes(&mut self, bytes: &[u8]) -> Result<Loaded, DatabaseError> {
        let records = if sqlite_file::is_sqlite(bytes) {
            let Some((write, records)) = sqlite_file::read(bytes) else {
                // The journal has the pages as they were before a write that did not come to its end.
                let journal = fs::read(with(&self.path, sqlite_file::JOURNAL)).unwrap_or_default();
                let all = [bytes, &journal].concat();
                return self.recover(&all, "its SQLite database is not whole".to_owned());
            };
            self.log.write = write;
            self.rewrite(&records)
                .map_err(|error| self.storage(error))?;
            _ = fs::remove_file(with(&self.path, sqlite_file::JOURNAL));
            records
        } else {
            match Log::read(bytes) {
                Ok(log) => self.log = log,
                Err(LoadFault::Damaged(reason)) => return self.recover(bytes, reason),
                Err(LoadFault::Newer(version)) => return Err(self.newer(version)),
            }
            self.open().map_err(|error| self.storage(error))?;
            self.log.records(bytes)
        };
        Ok(Loaded {
            records,
            damage: None,
        })
    }
}

impl Database for FileDatabase {
    fn load(&mut self) -> Result<Loaded, DatabaseError> {
        self.lock()?;
        (self.file, self.log) = (None, Log::default());
        match fs::read(&self.path) {
            Ok(bytes) => {
                // Of a program that crashed before it had replaced the file.
                _ = fs::remove_file(with(&self.path, NEW));
                self.load_bytes(&bytes)
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => self.load_new(),
            Err(error) => Err(self.storage(error)),
        }
    }

    fn write(&mut self, batch: &[RecordChange]) -> Result<(), DatabaseError> {
        self.append(batch).map_err(|error| self.storage(error))?;
        // The batch is written. Without room for a second file the first one stays, and grows.
        _ = self.compact();
        Ok(())
    }

    fn clear(&mut self) -> Result<(), DatabaseError> {
        self.log.write += 1;
        self.rewrite(&[]).map_err(|error| self.storage(error))
    }
}

/// The frames of a record, or of its deletion, each with the code of the key.
fn encoded(code: u64, write: u64, bytes: Option<&[u8]>) -> io::Result<Vec<(u64, Vec<u8>)>> {
    let frames = match bytes {
        Some(bytes) => Frame::split(code, write, bytes).ok_or_else(|| {
            let reason = format!("a record of {} bytes is too long", bytes.len());
            io::Error::new(io::ErrorKind::InvalidInput, reason)
        })?,
        None => vec![Frame::deletion(code, write)],
    };
    Ok(frames.iter().map(|frame| (code, frame.encode())).collect())
}

/// The name of a file beside another one.
fn with(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    PathBuf::from(name)
}

/// Makes a renamed file durable. Windows has no such call.
fn sync_folder(path: &Path) -> io::Result<()> {
    if cfg!(unix) {
        File::open(folder_of(path))?.sync_all()
    } else {
        Ok(())
    }
}

/// The folder of a file; the working folder for a name alone.
fn folder_of(path: &Path) -> &Path {
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    folder.unwrap_or(Path::new("."))
}

/// Renames a damaged file, and the journal of an SQLite database with it. Returns the new name, which no file had.
fn set_aside(path: &Path) -> io::Result<PathBuf> {
    let names = (1..).map(|number| match number {
        1 => with(path, DAMAGED),
        number => with(path, &format!("{DAMAGED}-{number}")),
    });
    let mut free = names.filter(|name: &PathBuf| !name.exists());
    let name = free.next().ok_or(io::ErrorKind::AlreadyExists)?;
    fs::rename(path, &name)?;
    let journal = with(path, sqlite_file::JOURNAL);
    if journal.exists() {
        fs::rename(journal, with(&name, sqlite_file::JOURNAL))?;
    }
    Ok(name)
}

#[cfg(test)]
#[path = "file_tests.rs"]
mod tests;
