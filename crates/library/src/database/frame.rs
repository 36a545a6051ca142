//! Frames: a part of a record with its key and a checksum, so that it can be found and told from damage in any bytes, even where
//! the database around it cannot be read any more.

use std::collections::{BTreeMap, HashMap};

use super::RecordKey;

/// What a frame begins with.
const MAGIC: [u8; 4] = *b"NbLb";
/// The version of the file that is written, and the newest that is read. Version 1 lay in an SQLite database.
pub const FRAME_VERSION: u8 = 2;
/// Bytes of a frame before the part of the record: magic, version, key, write number, part, number of parts, length, checksum.
const HEAD: usize = 4 + 1 + 8 + 8 + 2 + 2 + 4 + 4;
/// Where the checksum stands.
const CHECKSUM: usize = HEAD - 4;
/// The most bytes of a part, so that a changed byte of a long record leaves its other parts whole.
const MAX_PART: usize = 4_000;

/// A part of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame<'a> {
    /// The version that wrote it.
    pub version: u8,
    /// The key of the record.
    pub key: u64,
    /// The number of the write, which grows: of two versions of a record the later one counts.
    pub write: u64,
    /// The number of the part, from 0.
    pub part: u16,
    /// The number of parts; 0 if the record is deleted.
    pub parts: u16,
    /// The bytes of the part.
    pub bytes: &'a [u8],
}

impl<'a> Frame<'a> {
    /// The parts of a record; none if it is too long for any database.
    pub fn split(key: u64, write: u64, bytes: &'a [u8]) -> Option<Vec<Self>> {
        // A record without bytes has a part as well.
        let parts = u16::try_from(bytes.len().div_ceil(MAX_PART).max(1)).ok()?;
        let frame = |part: u16| {
            let from = usize::from(part) * MAX_PART;
            let to = bytes.len().min(from + MAX_PART);
            Self {
                version: FRAME_VERSION,
                key,
                write,
                part,
                parts,
                bytes: &bytes[from..to],
            }
        };
        Some((0..parts).map(frame).collect())
    }

    /// The frame that says that a record is deleted.
    pub const fn deletion(key: u64, write: u64) -> Self {
        Self {
            version: FRAME_VERSION,
            key,
            write,
            part: 0,
            parts: 0,
            bytes: &[],
        }
    }

    /// Whether the record is deleted.
    pub const fn is_deletion(&self) -> bool {
        self.parts == 0
    }

    /// The bytes that it takes in a file.
    pub const fn length(&self) -> usize {
        HEAD + self.bytes.len()
    }

    /// The frame as bytes.
    pub fn encode(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(HEAD + self.bytes.len());
        bytes.extend_from_slice(&MAGIC);
        bytes.push(self.version);
        bytes.extend_from_slice(&self.key.to_le_bytes());
        bytes.extend_from_slice(&self.write.to_le_bytes());
        bytes.extend_from_slice(&self.part.to_le_bytes());
        bytes.extend_from_slice(&self.parts.to_le_bytes());
        let length = u32::try_from(self.bytes.len()).unwrap_or(u32::MAX);
        bytes.extend_from_slice(&length.to_le_bytes());
        let checksum = checksum(&bytes, self.bytes);
        bytes.extend_from_slice(&checksum.to_le_bytes());
        bytes.extend_from_slice(self.bytes);
        bytes
    }

    /// The frame at the start of these bytes, if there is a whole one.
    pub fn decode(bytes: &'a [u8]) -> Option<Self> {
        let head = bytes.get(..HEAD)?;
        let mut rest = head.strip_prefix(&MAGIC)?;
        let version = take::<1>(&mut rest)?[0];
        let key = u64::from_le_bytes(take(&mut rest)?);
        let write = u64::from_le_bytes(take(&mut rest)?);
        let part = u16::from_le_bytes(take(&mut rest)?);
        let parts = u16::from_le_bytes(take(&mut rest)?);
        let length = usize::try_from(u32::from_le_bytes(take(&mut rest)?)).ok()?;
        let expected = u32::from_le_bytes(take(&mut rest)?);
        let content = bytes.get(HEAD..HEAD.checked_add(length)?)?;
        (checksum(&head[..CHECKSUM], content) == expected).then_some(Self {
            version,
            key,
            write,
            part,
            parts,
            bytes: content,
        })
    }
}

fn take<const COUNT: usize>(rest: &mut &[u8]) -> Option<[u8; COUNT]> {
    let (taken, left) = rest.split_first_chunk()?;
    *rest = left;
    Some(*taken)
}

fn checksum(head: &[u8], content: &[u8]) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(head);
    hasher.update(content);
    hasher.finalize()
}

/// Puts records together from their parts.
#[derive(Default)]
pub struct Assembly<'a> {
    /// By key and write number.
    found: HashMap<(u64, u64), BTreeMap<u16, Frame<'a>>>,
}

impl<'a> Assembly<'a> {
    /// Adds a part, in any order.
    pub fn add(&mut self, frame: Frame<'a>) {
        let parts = self.found.entry((frame.key, frame.write)).or_default();
        parts.insert(frame.part, frame);
    }

    /// All frames in some bytes, wherever they lie.
    pub fn find(bytes: &'a [u8]) -> Self {
        let mut found = Self::default();
        let mut at = 0;
        while let Some(next) = position(&bytes[at..]) {
            at += next;
            if let Some(frame) = Frame::decode(&bytes[at..]) {
                found.add(frame);
            }
            at += 1;
        }
        found
    }

    /// All parts, in any order.
    pub fn frames(&self) -> impl Iterator<Item = &Frame<'a>> {
        self.found.values().flat_map(BTreeMap::values)
    }

    /// The highest version that any part was written by.
    pub fn version(&self) -> Option<u8> {
        self.frames().map(|frame| frame.version).max()
    }

    /// The highest write number of all parts.
    pub fn last_write(&self) -> u64 {
        self.found.keys().map(|key| key.1).max().unwrap_or_default()
    }

    /// The records that have all their parts, in their latest version, except deleted ones.
    pub fn records(&self) -> Vec<(RecordKey, Vec<u8>)> {
        let mut latest: BTreeMap<u64, (u64, Option<Vec<u8>>)> = BTreeMap::new();
        for (&(key, write), parts) in &self.found {
            let is_older = latest.get(&key).is_some_and(|known| known.0 > write);
            let Some(bytes) = whole(parts).filter(|_| !is_older) else {
                continue;
            };
            latest.insert(key, (write, bytes));
        }
        let records = latest.into_iter();
        records
            .filter_map(|(key, (_, bytes))| Some((RecordKey::from_code(key)?, bytes?)))
            .collect()
    }
}

/// The bytes of a record, if all its parts are there; `Some(None)` if it is deleted.
fn whole(parts: &BTreeMap<u16, Frame<'_>>) -> Option<Option<Vec<u8>>> {
    let first = parts.values().next()?;
    if first.is_deletion() {
        return Some(None);
    }
    let expected = first.parts;
    let is_whole = (0..expected).eq(parts.keys().copied())
        && parts.values().all(|part| part.parts == expected);
    let bytes = parts.values().flat_map(|part| part.bytes);
    is_whole.then(|| Some(bytes.copied().collect()))
}

/// Where the next frame may begin.
fn position(bytes: &[u8]) -> Option<usize> {
    bytes
        .windows(MAGIC.len())
        .position(|window| window == MAGIC)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frames(key: RecordKey, write: u64, bytes: &[u8]) -> Vec<Vec<u8>> {
        let frames = Frame::split(key.code(), write, bytes).unwrap();
        frames.iter().map(Frame::encode).collect()
    }

    #[test]
    fn records_come_back_from_frames_in_any_order_among_other_bytes() {
        let long: Vec<u8> = (0..20_000_u32).flat_map(u32::to_le_bytes).collect();
        let mut parts = frames(RecordKey::Block(7), 3, &long);
        parts.extend(frames(RecordKey::Body(1), 3, b""));
        parts.reverse();
        let mut bytes = b"NbNbLNbLb".to_vec();
        for part in parts {
            bytes.extend(part);
            bytes.extend(b"NbLb....");
        }
        let found = Assembly::find(&bytes).records();
        let expected = [
            (RecordKey::Block(7), long),
            (RecordKey::Body(1), Vec::new()),
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn the_latest_whole_version_of_a_record_counts() {
        let long = vec![5; 10_000];
        let mut bytes = frames(RecordKey::Head, 1, b"old").concat();
        bytes.extend(frames(RecordKey::Head, 2, b"new").concat());
        let newest = frames(RecordKey::Head, 3, &long);
        bytes.extend(newest[1..].concat());
        let found = Assembly::find(&bytes);
        assert_eq!(found.records(), [(RecordKey::Head, b"new".to_vec())]);
        assert_eq!(found.last_write(), 3);
    }

    #[test]
    fn a_frame_with_any_changed_byte_is_not_read() {
        let [frame] = &frames(RecordKey::Head, 1, b"some bytes")[..] else {
            panic!("one part");
        };
        assert!(Frame::decode(frame).is_some());
        for at in 0..frame.len() {
            let mut changed = frame.clone();
            changed[at] ^= 1;
            assert_eq!(Frame::decode(&changed), None, "byte {at}");
            assert_eq!(Frame::decode(&frame[..at]), None, "byte {at}");
        }
    }
}
