//! How an import stands, and what it has done.

use narabe_learn::practice::Practice;
use narabe_learn::puzzles::{PuzzleDraft, PuzzleRefusal};
use narabe_library::{GameId, ImportReport, LeftOut};
use narabe_notation::{LossReport, RuleGuess};
use std::collections::BTreeSet;
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

/// The question after the rule of games whose file names none. It is asked once for all of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleQuestion {
    /// The most likely answer.
    pub guess: RuleGuess,
    /// How many games without a rule were read up to now.
    pub games: usize,
    /// Whether there may be more.
    pub may_grow: bool,
}

/// What was lost of a game.
#[derive(Debug, Clone, PartialEq)]
pub struct GameLoss {
    /// The number of the game among all, from 1.
    pub number: usize,
    /// The names of Black and White.
    pub names: [String; 2],
    pub lost: LossReport,
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
    /// The first games of which something was lost.
    pub losses: Arc<Vec<GameLoss>>,
    /// The files whose character set was guessed, by their place among the files of the import.
    pub guessed: Arc<BTreeSet<usize>>,
    /// The games that were added, at the end.
    pub ids: Arc<Vec<GameId>>,
    /// The question that the import waits for.
    pub question: Option<RuleQuestion>,
    /// The games that are kept under Freestyle, because the rule of the answer does not allow their moves, and how many there are.
    pub kept_freely: Arc<Vec<LeftOut>>,
    pub kept_freely_count: usize,
    /// The names and texts of the game's own files in a backup.
    pub kept: Arc<Vec<(String, String)>>,
}

impl ImportProgress {
    /// Takes over the counts of a report.
    pub(super) fn count(&mut self, report: &ImportReport) {
        self.seen = report.seen;
        self.added = report.added;
        self.duplicates = report.duplicates;
        self.kept_freely_count = report.kept_freely_count;
        self.left_out = [
            report.without_moves,
            report.against_rules,
            report.unreadable,
        ];
    }

    /// The file of a game with a number among all, and its number there, from 1.
    pub fn place(&self, number: usize) -> Option<(&str, usize)> {
        let mut files = self.files.iter().rev();
        let (before, name) = files.find(|(before, _)| *before < number)?;
        Some((name, number - before))
    }

    /// Whether something of the games that were added is to be told.
    pub fn has_report(&self) -> bool {
        !self.lost.is_complete() || self.kept_freely_count > 0 || !self.guessed.is_empty()
    }

    /// How many games were left out.
    pub fn left_out_count(&self) -> usize {
        self.left_out.iter().sum()
    }
}
