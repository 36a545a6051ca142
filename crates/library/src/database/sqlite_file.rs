//! Libraries of earlier versions: frames in a table of an SQLite database. A frame fits into a page of the database, so it lies in
//! the file in one piece, and deleted ones were overwritten with zeros: no SQLite is needed to read them.

use super::RecordKey;
use super::frame::{Assembly, Frame};

/// What the name of the journal of an SQLite database ends with.
pub const JOURNAL: &str = "-journal";
/// What every SQLite database begins with.
const MAGIC: &[u8] = b"SQLite format 3\0";
/// The length of a page, in bytes.
const PAGE: usize = 4_096;
/// The bits of the number of a part in the id of its row.
const PART_BITS: u32 = 16;
/// The code of the manifest: the number of all other frames, and the XOR of their marks.
const MANIFEST: u64 = 3 << 32;

/// Whether a file is an SQLite database.
pub fn is_sqlite(bytes: &[u8]) -> bool {
    bytes.starts_with(MAGIC)
}

/// The number of the last write and all records; `None` if the manifest does not agree with the frames.
pub fn read(bytes: &[u8]) -> Option<(u64, Vec<(RecordKey, Vec<u8>)>)> {
    let found = Assembly::find(bytes);
    let (mut count, mut sum, mut manifest) = (0_u64, 0, None);
    for frame in found.frames() {
        if frame.key == MANIFEST {
            manifest = Some(frame.bytes);
        } else {
            count += 1;
            sum ^= mark(frame);
        }
    }
    let expected = [u64::to_le_bytes(count), u64::to_le_bytes(sum)].concat();
    let is_whole = match manifest {
        Some(manifest) => manifest == expected,
        // A file that was only just made has none.
        None => count == 0 && has_empty_table(bytes),
    };
    is_whole.then(|| (found.last_write(), found.records()))
}

/// Whether the table, which begins on the second page, has no rows.
fn has_empty_table(bytes: &[u8]) -> bool {
    // A leaf of a table, no free block, no cells: https://www.sqlite.org/fileformat2.html
    bytes
        .get(PAGE..)
        .is_some_and(|page| page.starts_with(&[0x0d, 0, 0, 0, 0]))
}

/// A number that depends on a frame and the id of its row.
fn mark(frame: &Frame<'_>) -> u64 {
    const MIX: u64 = 0x9E37_79B9_7F4A_7C15;
    let id = frame.key << PART_BITS | u64::from(frame.part);
    let sum = u64::from(crc32fast::hash(&frame.encode()));
    (id.wrapping_mul(MIX) ^ sum).wrapping_mul(MIX)
}
