//! A library as one file, an SQLite database with one table of [frames](super::frame).
//!
//! SQLite makes a batch durable as a whole or not at all; what it cannot do is to tell that a byte of a record has changed on the
//! disk. So every part of a record has a checksum, and one more frame, the manifest, sums up all others. If anything is wrong with
//! the file, it is renamed, the frames are looked for in its bytes, and a new file is written. docs/library.md says why it is
//! SQLite, and has the measurements.

use std::collections::HashMap;
use std::fs::{self, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OpenFlags, TransactionBehavior, ffi};

use super::frame::{Assembly, FRAME_VERSION, Frame};
use super::{DamageReport, Database, DatabaseError, Loaded, RecordChange, RecordKey};

/// One process has the file for itself. A commit returns when the disk has it. What is deleted is overwritten, so that it is not
/// found again when a damaged file is read.
const SETTINGS: &str = "
    PRAGMA page_size = 4096;
    PRAGMA locking_mode = EXCLUSIVE;
    PRAGMA journal_mode = DELETE;
    PRAGMA synchronous = FULL;
    PRAGMA fullfsync = ON;
    PRAGMA secure_delete = ON;
    PRAGMA temp_store = MEMORY;
    PRAGMA trusted_schema = OFF;
    PRAGMA cell_size_check = ON;
    BEGIN EXCLUSIVE;
    COMMIT;";
/// The table and its file. The id is 2^16 times the code of the key, plus the number of the part.
const CREATE: &str = "
    PRAGMA application_id = 0x4e624c62;
    CREATE TABLE parts (id INTEGER PRIMARY KEY, frame BLOB NOT NULL);";
/// The bits of the number of a part in an id.
const PART_BITS: u32 = 16;
/// The code of the manifest: the number of all other parts, and the XOR of their marks.
const MANIFEST: u64 = 3 << 32;
/// How long to wait for a program that is just closing the file.
const PATIENCE: Duration = Duration::from_millis(300);
/// What the name of a damaged file ends with.
const DAMAGED: &str = ".damaged";

/// A library in a file.
#[derive(Debug)]
pub struct SqliteDatabase {
    path: PathBuf,
    connection: Option<Connection>,
    /// The number of the last write.
    write: u64,
    /// For each key the number of its parts and the XOR of their marks.
    marks: HashMap<u64, (u64, u64)>,
}

/// Why a file was not loaded.
enum Fault {
    /// What it holds is damaged.
    Damaged(String),
    /// Anything else.
    Other(DatabaseError),
}

impl SqliteDatabase {
    /// The library in a file, which is made when it is loaded if it does not exist.
    pub fn new(path: impl Into<PathBuf>) -> Self {
        Self {
            path: path.into(),
            connection: None,
            write: 0,
            marks: HashMap::new(),
        }
    }

    fn storage(&self, reason: impl ToString) -> DatabaseError {
        DatabaseError::Storage {
            path: self.path.clone(),
            reason: reason.to_string(),
        }
    }

    /// What an error of SQLite means.
    fn fault(&self, error: &rusqlite::Error) -> Fault {
        let path = self.path.clone();
        match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => {
                Fault::Other(DatabaseError::InUse { path })
            }
            Some(ErrorCode::SystemIoFailure) if !is_short_read(error) => {
                Fault::Other(self.storage(error))
            }
            Some(
                ErrorCode::CannotOpen
                | ErrorCode::PermissionDenied
                | ErrorCode::DiskFull
                | ErrorCode::OutOfMemory,
            ) => Fault::Other(self.storage(error)),
            // A damaged header can say that the file may not be written, although it may.
            Some(ErrorCode::ReadOnly) => {
                match OpenOptions::new().read(true).append(true).open(&self.path) {
                    Ok(_) => Fault::Damaged(error.to_string()),
                    Err(error) => Fault::Other(self.storage(error)),
                }
            }
            _ => Fault::Damaged(error.to_string()),
        }
    }

    /// Opens the file and reads all records.
    fn open(&mut self) -> Result<Vec<(RecordKey, Vec<u8>)>, Fault> {
        self.connection = None;
        self.write = 0;
        self.marks.clear();
        if let Some(folder) = self.path.parent() {
            fs::create_dir_all(folder).map_err(|error| Fault::Other(self.storage(error)))?;
        }
        let connection = self.connect().map_err(|error| self.fault(&error))?;
        let frames = self.read_all(&connection)?;
        let records = self.check(&frames)?;
        self.connection = Some(connection);
        Ok(records)
    }

    fn connect(&self) -> rusqlite::Result<Connection> {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
            | OpenFlags::SQLITE_OPEN_CREATE
            | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(&self.path, flags)?;
        connection.busy_timeout(PATIENCE)?;
        connection.execute_batch(SETTINGS)?;
        let number = |sql: &str| connection.query_row(sql, [], |row| row.get::<_, i64>(0));
        // A new file has at most the page that lists the tables.
        let is_new = number("PRAGMA page_count")? <= 1;
        if is_new && number("SELECT count(*) FROM sqlite_schema")? == 0 {
            connection.execute_batch(CREATE)?;
        }
        Ok(connection)
    }

    /// Checks the file and reads all rows of the table.
    fn read_all(&self, connection: &Connection) -> Result<Vec<(i64, Vec<u8>)>, Fault> {
        let fault = |error: rusqlite::Error| self.fault(&error);
        let check = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0));
        let check: String = check.map_err(fault)?;
        if check != "ok" {
            return Err(Fault::Damaged(check));
        }
        let select = connection.prepare("SELECT id, frame FROM parts ORDER BY id");
        let mut select = select.map_err(fault)?;
        let rows = select.query_map([], |row| Ok((row.get(0)?, row.get(1)?)));
        rows.map_err(fault)?
            .collect::<Result<_, _>>()
            .map_err(fault)
    }

    /// Checks the frames of the table, and puts the records together.
    fn check(&mut self, frames: &[(i64, Vec<u8>)]) -> Result<Vec<(RecordKey, Vec<u8>)>, Fault> {
        let damaged = |reason: String| Err(Fault::Damaged(reason));
        let mut records = Assembly::default();
        let mut manifest = None;
        for (id, bytes) in frames {
            let Some(frame) =
                Frame::decode(bytes).filter(|frame| id_of(frame.key, frame.part) == *id)
            else {
                return damaged(format!("part {id} has changed"));
            };
            if frame.version > FRAME_VERSION {
                return Err(Fault::Other(self.newer(frame.version)));
            }
            self.write = self.write.max(frame.write);
            if frame.key == MANIFEST {
                manifest = Some(frame.bytes.to_vec());
            } else {
                let marks = self.marks.entry(frame.key).or_default();
                marks.0 += 1;
                marks.1 ^= mark(*id, bytes);
            }
            records.add(frame);
        }
        let expected = manifest_of(self.marks.values());
        // A file that was only just made has no manifest.
        let is_whole = match manifest {
            Some(manifest) => manifest == expected,
            None => self.marks.is_empty(),
        };
        if is_whole {
            Ok(records.records())
        } else {
            damaged("parts are missing".to_owned())
        }
    }

    fn newer(&self, version: u8) -> DatabaseError {
        DatabaseError::Newer {
            path: self.path.clone(),
            version,
            known: FRAME_VERSION,
        }
    }

    /// Sets a damaged file aside and makes a new one of what can be read.
    fn recover(&mut self, reason: String) -> Result<Loaded, DatabaseError> {
        self.connection = None;
        let bytes = fs::read(&self.path).map_err(|error| self.storage(error))?;
        let found = Assembly::find(&bytes);
        if let Some(version) = found.version().filter(|&version| version > FRAME_VERSION) {
            return Err(self.newer(version));
        }
        let records = found.records();
        self.write = found.last_write();
        let set_aside = set_aside(&self.path).map_err(|error| self.storage(error))?;
        match self.open() {
            Ok(_) => {}
            Err(Fault::Damaged(reason)) => return Err(self.storage(reason)),
            Err(Fault::Other(error)) => return Err(error),
        }
        self.write = found.last_write();
        let batch = records.iter().map(|(key, bytes)| RecordChange {
            key: *key,
            bytes: Some(bytes.clone()),
        });
        self.write(&batch.collect::<Vec<_>>())?;
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

    /// Writes a batch, and returns the marks that its keys have then.
    fn try_write(&mut self, batch: &[RecordChange]) -> rusqlite::Result<()> {
        let Some(connection) = &mut self.connection else {
            return Err(rusqlite::Error::InvalidQuery);
        };
        let write = self.write + 1;
        let mut marks = self.marks.clone();
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        {
            let mut delete = transaction.prepare("DELETE FROM parts WHERE id BETWEEN ? AND ?")?;
            let mut insert = transaction.prepare("INSERT INTO parts (id, frame) VALUES (?, ?)")?;
            let mut put = |code: u64, bytes: Option<&[u8]>| -> rusqlite::Result<(u64, u64)> {
                delete.execute([id_of(code, 0), id_of(code, u16::MAX)])?;
                let mut marks = (0, 0);
                let Some(bytes) = bytes else {
                    return Ok(marks);
                };
                let frames = Frame::split(code, write, bytes);
                for frame in frames.ok_or(rusqlite::Error::InvalidQuery)? {
                    let (id, bytes) = (id_of(code, frame.part), frame.encode());
                    insert.execute((id, &bytes))?;
                    marks.0 += 1;
                    marks.1 ^= mark(id, &bytes);
                }
                Ok(marks)
            };
            for RecordChange { key, bytes } in batch {
                match put(key.code(), bytes.as_deref())? {
                    (0, _) => marks.remove(&key.code()),
                    new => marks.insert(key.code(), new),
                };
            }
            put(MANIFEST, Some(&manifest_of(marks.values())))?;
        }
        transaction.commit()?;
        (self.write, self.marks) = (write, marks);
        Ok(())
    }
}

impl Database for SqliteDatabase {
    fn load(&mut self) -> Result<Loaded, DatabaseError> {
        match self.open() {
            Ok(records) => Ok(Loaded {
                records,
                damage: None,
            }),
            Err(Fault::Damaged(reason)) => self.recover(reason),
            Err(Fault::Other(error)) => Err(error),
        }
    }

    fn write(&mut self, batch: &[RecordChange]) -> Result<(), DatabaseError> {
        let written = self.try_write(batch);
        written.map_err(|error| self.storage(error))
    }

    fn clear(&mut self) -> Result<(), DatabaseError> {
        let keys = self
            .marks
            .keys()
            .filter_map(|&code| RecordKey::from_code(code));
        let batch = keys.map(|key| RecordChange { key, bytes: None });
        self.write(&batch.collect::<Vec<_>>())?;
        match &self.connection {
            Some(connection) => connection
                .execute_batch("VACUUM")
                .map_err(|error| self.storage(error)),
            None => Ok(()),
        }
    }
}

/// Whether the file ends before what it should hold.
fn is_short_read(error: &rusqlite::Error) -> bool {
    let code = error.sqlite_error().map(|error| error.extended_code);
    code == Some(ffi::SQLITE_IOERR_SHORT_READ)
}

/// The id of a part in the table.
fn id_of(code: u64, part: u16) -> i64 {
    // Codes of keys have 34 bits.
    i64::try_from(code << PART_BITS | u64::from(part)).unwrap_or(i64::MAX)
}

/// A number that depends on a part and its id.
fn mark(id: i64, frame: &[u8]) -> u64 {
    const MIX: u64 = 0x9E37_79B9_7F4A_7C15;
    let sum = u64::from(crc32fast::hash(frame));
    (id.unsigned_abs().wrapping_mul(MIX) ^ sum).wrapping_mul(MIX)
}

/// What the manifest holds.
fn manifest_of<'a>(marks: impl Iterator<Item = &'a (u64, u64)>) -> Vec<u8> {
    let sum = marks.fold((0, 0), |sum, marks| (sum.0 + marks.0, sum.1 ^ marks.1));
    [u64::to_le_bytes(sum.0), u64::to_le_bytes(sum.1)].concat()
}

/// Renames a damaged file, and its journal with it. Returns the new name, which no file had.
fn set_aside(path: &Path) -> io::Result<PathBuf> {
    let with = |end: &str| {
        let mut name = path.as_os_str().to_owned();
        name.push(end);
        PathBuf::from(name)
    };
    let names = (1..).map(|number| match number {
        1 => with(DAMAGED),
        number => with(&format!("{DAMAGED}-{number}")),
    });
    let mut free = names.filter(|name: &PathBuf| !name.exists());
    let name = free.next().ok_or(io::ErrorKind::AlreadyExists)?;
    fs::rename(path, &name)?;
    let journal = with("-journal");
    if journal.exists() {
        let mut to = name.as_os_str().to_owned();
        to.push("-journal");
        fs::rename(journal, to)?;
    }
    Ok(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_of_a_later_version_is_left_as_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("library.db");
        let mut database = SqliteDatabase::new(&path);
        database.load().unwrap();
        let later = Frame {
            version: FRAME_VERSION + 1,
            key: RecordKey::Head.code(),
            write: 7,
            part: 0,
            parts: 1,
            bytes: b"of a later version",
        };
        let row = (id_of(later.key, 0), later.encode());
        let connection = database.connection.as_ref().unwrap();
        connection
            .execute("INSERT INTO parts (id, frame) VALUES (?, ?)", row)
            .unwrap();
        drop(database);
        let bytes = fs::read(&path).unwrap();
        let newer = |path: PathBuf| DatabaseError::Newer {
            path,
            version: FRAME_VERSION + 1,
            known: FRAME_VERSION,
        };
        let load = || SqliteDatabase::new(&path).load();
        assert_eq!(load(), Err(newer(path.clone())));
        assert_eq!(fs::read(&path).unwrap(), bytes);
        // Even if its header is damaged as well.
        let mut damaged = bytes;
        damaged[..100].fill(0);
        fs::write(&path, damaged).unwrap();
        assert_eq!(load(), Err(newer(path.clone())));
    }
}
