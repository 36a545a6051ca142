//! The memory as a file of its own, which holds all that is known, and as a database of Yixin and Rapfi; and such files added to
//! another memory.

use std::ops::ControlFlow;

use thiserror::Error;

use super::block::read_block;
use super::copy::MAGIC;
use super::known::Known;
use super::report::MergeReport;
use super::store::Memory;
use super::yixin::known_of;
use crate::progress::Progress;
use narabe_notation::{
    LossReport, ReadError, ReadFault, TextOptions, YixinEntry, YixinPart, read_yixin_database,
};
use narabe_rules::Placement;

/// The positions that are handed over at a time.
const AT_ONCE: usize = 1 << 11;

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

/// What a file says of one position.
pub type FilePosition = (Placement, Known);

/// Reads a memory's file, or a database of Yixin or Rapfi, and hands over what it says, some thousand positions at a time, with how
/// far the reading is. Files can say anything: what one calls proven is handed over as a claim. If `take` ends it, the rest is not
/// read. Returns what could not be kept of the file.
///
/// # Errors
/// [`MemoryFileError`] if the file cannot be read.
pub fn read_memory_file(
    bytes: &[u8],
    options: &MergeOptions,
    take: &mut dyn FnMut(Vec<FilePosition>, Progress) -> ControlFlow<()>,
) -> Result<LossReport, MemoryFileError> {
    let Some(block) = bytes.strip_prefix(MAGIC) else {
        return read_yixin(bytes, options, take);
    };
    let entries = read_block(block).map_err(|_| MemoryFileError::Damaged)?;
    let (total, mut done) = (entries.len(), 0);
    let mut entries = entries.into_iter().peekable();
    while entries.peek().is_some() {
        let some = entries.by_ref().take(AT_ONCE).map(|entry| {
            let mut known = entry.known;
            if let Some(finding) = &mut known.finding {
                finding.is_proven = false;
            }
            (entry.placement, known)
        });
        let some: Vec<FilePosition> = some.collect();
        done += some.len();
        if take(some, Progress { done, total }).is_break() {
            break;
        }
    }
    Ok(LossReport::default())
}

fn read_yixin(
    bytes: &[u8],
    options: &MergeOptions,
    take: &mut dyn FnMut(Vec<FilePosition>, Progress) -> ControlFlow<()>,
) -> Result<LossReport, MemoryFileError> {
    let mut lost = LossReport::default();
    let mut some: Vec<FilePosition> = Vec::new();
    let mut progress = Progress { done: 0, total: 1 };
    let read = read_yixin_database(bytes, options.texts, &mut |part| {
        match part {
            YixinPart::Entry(entry) => {
                let YixinEntry { position, record } = *entry;
                let known = known_of(record, &options.source, &mut lost);
                some.push((position, known));
                if some.len() >= AT_ONCE {
                    return take(std::mem::take(&mut some), progress);
                }
            }
            YixinPart::Odd(odd) => lost.note(odd),
            YixinPart::Assumed(assumption) => lost.assume(assumption),
            YixinPart::Progress { done, total } => progress = Progress { done, total },
        }
        ControlFlow::Continue(())
    });
    match read {
        Err(error) if error.fault == ReadFault::Stopped => return Ok(lost),
        Err(error) => return Err(MemoryFileError::Database(error)),
        Ok(()) => {}
    }
    progress.done = progress.total;
    // It is the end anyway.
    let _ = take(some, progress);
    Ok(lost)
}

impl Memory {
    /// Adds a file as a whole. See [`read_memory_file`].
    ///
    /// # Errors
    /// [`MemoryFileError`] if the file cannot be read.
    pub fn merge(
        &mut self,
        bytes: &[u8],
        options: &MergeOptions,
    ) -> Result<MergeReport, MemoryFileError> {
        let mut report = MergeReport::default();
        report.lost = read_memory_file(bytes, options, &mut |some, _| {
            self.merge_some(&some, options.day, &mut report);
            ControlFlow::Continue(())
        })?;
        Ok(report)
    }

    /// Adds what a file says of some positions, and counts what has come of it.
    pub fn merge_some(&mut self, some: &[FilePosition], day: u32, report: &mut MergeReport) {
        for (placement, known) in some {
            if known.is_empty() {
                report.empty += 1;
                continue;
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
}
