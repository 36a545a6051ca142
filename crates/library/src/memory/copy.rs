//! All that was known at a time, to be written to a file while the memory goes on.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::block::write_block;
use super::packed::Entry;
use super::yixin::{after_best_move, record_of};
use narabe_notation::{LossReport, WrittenFile, YixinEntry, YixinRecord, write_yixin_database};
use narabe_rules::Placement;

/// What a file begins with.
pub const MAGIC: &[u8] = b"NbMemory";
/// A packed entry.
pub type Packed = Arc<[u8]>;

/// All that was known at a time.
#[derive(Clone, Debug, Default)]
pub struct MemoryCopy(pub(super) Vec<Packed>);

impl MemoryCopy {
    /// The entries, sorted by their positions.
    fn entries(&self) -> Vec<Entry> {
        let entries = self.0.iter().filter_map(|bytes| Entry::unpack(bytes).ok());
        let mut entries: Vec<Entry> = entries.collect();
        entries.sort_by(|one, other| one.placement.cmp(&other.placement));
        entries
    }
}

impl MemoryCopy {
    /// All that is known, as a file.
    pub fn export(&self) -> Vec<u8> {
        let packed: Vec<Vec<u8>> = self.entries().iter().map(Entry::pack).collect();
        let mut bytes = MAGIC.to_vec();
        bytes.extend(write_block(packed.iter().map(|bytes| &bytes[..])));
        bytes
    }

    /// All that a database of Yixin or Rapfi can hold, and what it cannot. Lines, numbers of nodes and names of programs are not in
    /// one; the best move of a win is marked on the position after it.
    pub fn export_yixin(&self) -> WrittenFile {
        let mut lost = LossReport::default();
        let mut records: BTreeMap<Placement, YixinRecord> = BTreeMap::new();
        let entries = self.entries();
        for entry in &entries {
            if let Some((after, known)) = after_best_move(entry) {
                records.insert(after, record_of(&known));
            }
        }
        for entry in entries {
            records.insert(entry.placement, record_of(&entry.known));
        }
        let entries = records.into_iter();
        let entries: Vec<YixinEntry> = entries
            .map(|(position, record)| YixinEntry { position, record })
            .collect();
        let bytes = write_yixin_database(&entries, &mut lost);
        WrittenFile { bytes, lost }
    }
}
