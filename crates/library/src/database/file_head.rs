//! The head of a library's file: how far it was committed.

/// What a library's file begins with.
const MAGIC: [u8; 8] = *b"NbLbFile";
/// The length of a slot: the committed bytes and a checksum.
const SLOT: usize = 8 + 4;
/// The length of the head: the magic and two slots.
pub const HEAD_LENGTH: usize = MAGIC.len() + 2 * SLOT;

/// The head of a file. Its two slots are written in turns, so that a crash while one is written leaves the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FileHead {
    /// The end of the last batch that is known to be committed, in bytes from the start of the file.
    pub committed: u64,
}

impl FileHead {
    /// The head of a file; `None` if it begins with something else, or if no slot is whole.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        let slots = bytes.get(..HEAD_LENGTH)?.strip_prefix(&MAGIC)?;
        let committed = slots.chunks_exact(SLOT).filter_map(|slot| {
            let (committed, checksum) = slot.split_first_chunk()?;
            (checksum == crc32fast::hash(committed).to_le_bytes())
                .then_some(u64::from_le_bytes(*committed))
        });
        committed.max().map(|committed| Self { committed })
    }

    /// The head of a new file.
    pub fn first(committed: u64) -> [u8; HEAD_LENGTH] {
        let mut head = [0; HEAD_LENGTH];
        head[..MAGIC.len()].copy_from_slice(&MAGIC);
        for slot in head[MAGIC.len()..].chunks_exact_mut(SLOT) {
            slot.copy_from_slice(&slot_of(committed));
        }
        head
    }

    /// What a write with this number changes: an offset in the file, and the bytes there.
    pub fn slot(write: u64, committed: u64) -> (u64, [u8; SLOT]) {
        let offset = MAGIC.len() + usize::from(write % 2 == 1) * SLOT;
        (offset as u64, slot_of(committed))
    }
}

fn slot_of(committed: u64) -> [u8; SLOT] {
    let committed = committed.to_le_bytes();
    let mut slot = [0; SLOT];
    slot[..8].copy_from_slice(&committed);
    slot[8..].copy_from_slice(&crc32fast::hash(&committed).to_le_bytes());
    slot
}
