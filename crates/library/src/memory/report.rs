//! What came of adding a file to the memory.

use narabe_notation::LossReport;

/// What came of adding a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MergeReport {
    /// The positions that were new.
    pub added: usize,
    /// The positions of which more is known now.
    pub improved: usize,
    /// The positions of which as much or more was known.
    pub unchanged: usize,
    /// The positions of which the file says nothing that is kept.
    pub empty: usize,
    /// What the file holds that could not be kept.
    pub lost: LossReport,
}

impl MergeReport {
    /// All positions of the file.
    pub const fn positions(&self) -> usize {
        self.added + self.improved + self.unchanged + self.empty
    }
}
