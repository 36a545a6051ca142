//! The bytes of a database out of their LZ4 frame.

use std::borrow::Cow;
use std::io::Read as _;

use lz4_flex::frame::FrameDecoder;

use crate::game_file::{Format, ReadError, ReadFault};

/// What a frame of LZ4 begins with.
const LZ4: &[u8] = &[0x04, 0x22, 0x4d, 0x18];
/// The most bytes of a database when it is unpacked.
const MAX_UNPACKED: usize = 512 << 20;
/// A database may unpack to so many times its size, and some more: one of sorted positions packs to a fifth.
const MAX_RATIO: usize = 100;
const MIN_UNPACKED: usize = 64 << 20;
/// What files begin with that have the same ending and are none of these.
const OTHERS: [(&[u8], &str); 2] = [
    (b"SQLite format 3", "it is a database of SQLite"),
    (
        b"NbLbFile",
        "it is a library of Narabe, which is restored from a backup",
    ),
];
/// What the entry says that stands before all positions.
pub const UTF8_TEXTS: &str = "charset=\"UTF-8\"";
/// The bytes that a database without a frame begins with, behind the number of its entries: an entry for a board of 0×0 points.
pub const FIRST_ENTRY: &[u8] = &[3, 0, 0, 0, 0];

/// Whether a file begins as a database does.
pub fn is_database(bytes: &[u8]) -> bool {
    let is_plain = || {
        let text = bytes.get(4 + FIRST_ENTRY.len() + 2 + 5..);
        bytes
            .get(4..)
            .is_some_and(|rest| rest.starts_with(FIRST_ENTRY))
            && text.is_some_and(|text| text.starts_with(UTF8_TEXTS.as_bytes()))
    };
    bytes.starts_with(LZ4) || is_plain()
}

/// The bytes of a database, and why the rest of it cannot be unpacked.
pub fn unpack(bytes: &[u8]) -> Result<(Cow<'_, [u8]>, Option<ReadError>), ReadError> {
    for (start, hint) in OTHERS {
        if bytes.starts_with(start) {
            return Err(ReadFault::NotThis(Format::YixinDatabase, hint).into());
        }
    }
    if !bytes.starts_with(LZ4) {
        return Ok((Cow::Borrowed(bytes), None));
    }
    let most = bytes.len().saturating_mul(MAX_RATIO);
    let most = most.saturating_add(MIN_UNPACKED).min(MAX_UNPACKED);
    let limit = u64::try_from(most).unwrap_or(u64::MAX).saturating_add(1);
    let mut unpacked = Vec::new();
    let read = FrameDecoder::new(bytes)
        .take(limit)
        .read_to_end(&mut unpacked);
    if unpacked.len() > most {
        return Err(ReadFault::Bomb.into());
    }
    let fault = read
        .err()
        .map(|error| ReadFault::Text(error.to_string()).into());
    Ok((Cow::Owned(unpacked), fault))
}
