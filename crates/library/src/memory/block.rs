//! Packed entries in one piece, compressed: a block of the database, and the content of a file.

use super::packed::Entry;
use crate::tree_form::{compress, decompress};
use narabe_notation::bytes::{Damaged, Reader, write_bytes, write_number};

/// The version of a block.
const VERSION: u8 = 1;

/// Packed entries as one piece.
pub fn write_block<'a>(entries: impl ExactSizeIterator<Item = &'a [u8]>) -> Vec<u8> {
    let mut bytes = Vec::new();
    write_number(&mut bytes, entries.len() as u64);
    for entry in entries {
        write_bytes(&mut bytes, entry);
    }
    let mut block = vec![VERSION];
    block.extend(compress(&bytes));
    block
}

/// The entries of such a piece.
pub fn read_block(bytes: &[u8]) -> Result<Vec<Entry>, Damaged> {
    let packed = bytes.strip_prefix(&[VERSION]).ok_or(Damaged)?;
    let bytes = decompress(packed)?;
    let mut reader = Reader::new(&bytes);
    let mut entries = Vec::new();
    for _ in 0..reader.count()? {
        entries.push(Entry::unpack(reader.bytes()?)?);
    }
    reader.is_at_end().then_some(entries).ok_or(Damaged)
}
