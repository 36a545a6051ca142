//! The content of a library's file: batches of frames. Each batch ends with a commit.

use std::collections::BTreeMap;
use std::ops::Range;

use super::RecordKey;
use super::file_head::{FileHead, HEAD_LENGTH};
use super::frame::{FRAME_VERSION, Frame};

/// The code of a commit, whose bytes are the number of frames in its batch.
const COMMIT: u64 = 4 << 32;
/// Where the frames of each record lie in the file, by the code of its key.
pub type Index = BTreeMap<u64, Vec<Range<usize>>>;

/// What a file holds.
#[derive(Debug, Default)]
pub struct Log {
    /// The number of the last write.
    pub write: u64,
    pub index: Index,
    /// The end of the last committed batch, in bytes. What follows was cut short.
    pub end: u64,
}

/// Why a file was not loaded.
pub enum LoadFault {
    /// What it holds is damaged.
    Damaged(String),
    /// A later version wrote it.
    Newer(u8),
}

impl Log {
    /// Reads a file.
    pub fn read(bytes: &[u8]) -> Result<Self, LoadFault> {
        let head = FileHead::read(bytes);
        let mut log = Self {
            end: HEAD_LENGTH as u64,
            ..Self::default()
        };
        let (mut at, mut batch) = (HEAD_LENGTH, Vec::new());
        while let Some(frame) = bytes.get(at..).and_then(Frame::decode) {
            if frame.version > FRAME_VERSION {
                return Err(LoadFault::Newer(frame.version));
            }
            let place = at..at + frame.length();
            at = place.end;
            if frame.key != COMMIT {
                batch.push((frame, place));
            } else if frame.bytes == commit_bytes(batch.len()) {
                log.write = frame.write;
                log.end = at as u64;
                log.apply(batch.drain(..));
            } else {
                break;
            }
        }
        match head {
            Some(head) if log.end >= head.committed => Ok(log),
            Some(head) => Err(LoadFault::Damaged(format!(
                "only {} of {} bytes can be read",
                log.end, head.committed
            ))),
            None => Err(LoadFault::Damaged(
                "its head is not that of a library".to_owned(),
            )),
        }
    }

    pub fn apply<'a>(&mut self, batch: impl Iterator<Item = (Frame<'a>, Range<usize>)>) {
        for (frame, place) in batch {
            if frame.is_deletion() {
                self.index.remove(&frame.key);
            } else if frame.part == 0 {
                self.index.insert(frame.key, vec![place]);
            } else {
                self.index.entry(frame.key).or_default().push(place);
            }
        }
    }

    /// The records, in a file with these bytes.
    pub fn records(&self, bytes: &[u8]) -> Vec<(RecordKey, Vec<u8>)> {
        let record = |places: &[Range<usize>]| {
            let frames = places
                .iter()
                .filter_map(|place| Frame::decode(&bytes[place.clone()]));
            frames.flat_map(|frame| frame.bytes).copied().collect()
        };
        let records = self.index.iter();
        records
            .filter_map(|(&code, places)| Some((RecordKey::from_code(code)?, record(places))))
            .collect()
    }

    /// The bytes of the frames that count.
    pub fn live(&self) -> u64 {
        let places = self.index.values().flatten();
        places.map(|place| place.len() as u64).sum()
    }
}

/// The frame at the end of a batch.
pub fn commit(write: u64, frames: usize) -> Vec<u8> {
    let count = commit_bytes(frames);
    let frames = Frame::split(COMMIT, write, &count);
    frames.iter().flatten().flat_map(Frame::encode).collect()
}

const fn commit_bytes(frames: usize) -> [u8; 8] {
    (frames as u64).to_le_bytes()
}
