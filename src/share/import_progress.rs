//! How an import stands, and what it has done.

use narabe_learn::practice::Practice;
use narabe_learn::puzzles::{PuzzleDraft, PuzzleRefusal};
use narabe_library::{ImportReport, LeftOut};
use narabe_notation::LossReport;
use std::sync::Arc;
use std::time::Duration;

/// How an import stands.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum ImportPhase {
    #[default]
    Running,
    Done,
    Cancelled,
    /// It ended early for this reason.
    Failed(String),
}

/// An import and what it has done up to now.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct ImportProgress {
    /// The name of the file, or of the files together.
    pub name: String,
    pub phase: ImportPhase,
    /// The share that is read, 0 to 1.
    pub share: f32,
    pub time_left: Option<Duration>,
    /// Games that were looked at, added, and there before.
    pub seen: usize,
    pub added: usize,
    pub duplicates: usize,
    /// Games that were left out: without moves, against the rules, not readable.
    pub left_out: [usize; 3],
    /// The first of these games, at the end.
    pub list: Arc<Vec<LeftOut>>,
    /// The files, each with the number of games before it.
    pub files: Arc<Vec<(usize, String)>>,
    /// What a backup holds of the puzzles.
    pub practice: Option<Arc<Practice>>,
    /// The puzzles, which are still to be checked.
    pub puzzles: Arc<Vec<Result<PuzzleDraft, PuzzleRefusal>>>,
    /// What of the games was lost.
    pub lost: LossReport,
    /// The names and texts of the game's own files in a backup.
    pub kept: Arc<Vec<(String, String)>>,
}

impl ImportProgress {
    /// Takes over the counts of a report.
    pub(super) fn count(&mut self, report: &ImportReport) {
        self.seen = report.seen;
        self.added = report.added;
        self.duplicates = report.duplicates;
        self.left_out = [
            report.without_moves,
            report.against_rules,
            report.unreadable,
        ];
    }

    /// The file of a game that was left out, and its number there, from 1.
    pub fn place(&self, game: &LeftOut) -> Option<(&str, usize)> {
        let mut files = self.files.iter().rev();
        let (before, name) = files.find(|(before, _)| *before < game.number)?;
        Some((name, game.number - before))
    }

    /// How many games were left out.
    pub fn left_out_count(&self) -> usize {
        self.left_out.iter().sum()
    }
}
