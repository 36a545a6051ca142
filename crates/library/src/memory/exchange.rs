//! The memory as a file of its own, which holds all that is known, and as a database of Yixin and Rapfi; and such files added to
//! another memory.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use thiserror::Error;

use super::known::Known;
use super::packed::Entry;
use super::report::MergeReport;
use super::store::{Memory, read_block, write_block};
use super::yixin::{after_best_move, known_of, record_of};
use crate::progress::{Progress, Watch};
use narabe_notation::{
    LossReport, ReadError, ReadFault, TextOptions, WrittenFile, YixinEntry, YixinPart, YixinRecord,
    read_yixin_database, write_yixin_database,
};
use narabe_rules::Placement;

/// What a file begins with.
const MAGIC: &[u8] = b"NbMemory";
/// The entries between two looks at the watch.
const WATCHED_ENTRIES: usize = 1 << 12;

/// Why a file is not added to the memory.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MemoryFileError {
    /// It is a memory's file, but not a whole one.
    #[error("the file is damaged, or of a later version: export it again, or update the game")]
    Damaged,
    /// It is not a memory's file, and no database of Yixin either.
    #[error("{0}")]
    Database(ReadError),
}

/// Whether a file is a memory's.
pub fn is_memory_file(bytes: &[u8]) -> bool {
    bytes.starts_with(MAGIC)
}

/// What is known of a file that is added.
#[derive(Clone, Debug, Default)]
pub struct MergeOptions {
    /// What findings are said to come from that name no program, such as the name of the file.
    pub source: String,
    /// The character set of the texts of a database.
    pub texts: TextOptions,
    /// The number of the day.
    pub day: u32,
}

impl Memory {
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

    /// Adds a memory's file, or a database of Yixin or Rapfi. Files can say anything: what one calls proven is a claim here, until a
    /// solver of this program comes to the position. If `watch` ends it, what was added so far stays.
    ///
    /// # Errors
    /// [`MemoryFileError`] if the file cannot be read.
    pub fn merge(
        &mut self,
        bytes: &[u8],
        options: &MergeOptions,
        watch: Watch<'_>,
    ) -> Result<MergeReport, MemoryFileError> {
        let mut report = MergeReport::default();
        let Some(block) = bytes.strip_prefix(MAGIC) else {
            return self.merge_yixin(bytes, options, watch);
        };
        let entries = read_block(block).map_err(|_| MemoryFileError::Damaged)?;
        let total = entries.len();
        for (done, entry) in entries.into_iter().enumerate() {
            let mut known = entry.known;
            if let Some(finding) = &mut known.finding {
                finding.is_proven = false;
            }
            self.merge_known(&entry.placement, &known, options.day, &mut report);
            if done % WATCHED_ENTRIES == 0 && watch(Progress { done, total }).is_break() {
                break;
            }
        }
        Ok(report)
    }

    fn merge_yixin(
        &mut self,
        bytes: &[u8],
        options: &MergeOptions,
        watch: Watch<'_>,
    ) -> Result<MergeReport, MemoryFileError> {
        let mut report = MergeReport::default();
        let read = read_yixin_database(bytes, options.texts, &mut |part| {
            match part {
                YixinPart::Entry(entry) => {
                    let YixinEntry { position, record } = *entry;
                    let known = known_of(record, &options.source, &mut report.lost);
                    self.merge_known(&position, &known, options.day, &mut report);
                }
                YixinPart::Odd(odd) => report.lost.note(odd),
                YixinPart::Assumed(assumption) => report.lost.assume(assumption),
                YixinPart::Progress { done, total } => return watch(Progress { done, total }),
            }
            ControlFlow::Continue(())
        });
        match read {
            Err(error) if error.fault != ReadFault::Stopped => {
                Err(MemoryFileError::Database(error))
            }
            _ => Ok(report),
        }
    }

    fn merge_known(
        &mut self,
        placement: &Placement,
        known: &Known,
        day: u32,
        report: &mut MergeReport,
    ) {
        if known.is_empty() {
            report.empty += 1;
            return;
        }
        let was_known = self.contains(placement);
        let is_better = self.add(placement, known, day);
        match (was_known, is_better) {
            (false, _) => report.added += 1,
            (true, true) => report.improved += 1,
            (true, false) => report.unchanged += 1,
        }
    }
}
