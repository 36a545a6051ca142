//! The puzzles that are kept: no position twice, and not too many alike.

use std::collections::{BTreeMap, HashSet};
use std::{fmt, fs};

use narabe::engine::Setup;
use narabe::learn::puzzles::{Pack, Puzzle, PuzzleId, Theme};
use narabe::rules::Rule;

use crate::shared::arguments::{Fault, fault};

/// The pack in a file.
///
/// # Errors
/// When it cannot be read or is no pack.
pub fn read(path: &str) -> Result<Pack, Fault> {
    let bytes = fs::read(path).map_err(|error| format!("{path}: {error}"))?;
    Pack::read(&bytes).map_err(|error| format!("{path}: {error}"))
}

/// What puzzles have in common that are alike: theme, rule and length of the win.
type Likeness = (Theme, &'static str, usize);

/// The puzzles of a pack that is being made.
pub struct Kept {
    /// The most that are alike.
    most: usize,
    counts: BTreeMap<Likeness, usize>,
    ids: HashSet<PuzzleId>,
    puzzles: Vec<Puzzle>,
}

impl Kept {
    /// None yet.
    pub fn new(most: usize) -> Self {
        Self {
            most,
            counts: BTreeMap::new(),
            ids: HashSet::new(),
            puzzles: Vec::new(),
        }
    }

    /// The number of puzzles.
    pub fn count(&self) -> usize {
        self.puzzles.len()
    }

    /// Whether a position is among them, in any orientation.
    pub fn has(&self, setup: &Setup) -> bool {
        self.ids.contains(&PuzzleId::of(setup))
    }

    /// Whether another one like this is wanted.
    pub fn has_room(&self, rule: Rule, theme: Theme, moves: usize) -> bool {
        let alike = self.counts.get(&(theme, rule.id(), moves));
        alike.is_none_or(|&count| count < self.most)
    }

    /// Adds a puzzle, unless another thread has filled its place.
    pub fn add(&mut self, puzzle: Puzzle) {
        let (rule, theme, moves) = (puzzle.setup().rule(), puzzle.theme(), puzzle.task().moves);
        if self.has_room(rule, theme, moves) && self.ids.insert(puzzle.id()) {
            *self.counts.entry((theme, rule.id(), moves)).or_default() += 1;
            self.puzzles.push(puzzle);
        }
    }

    /// Writes them as a pack and returns the number of its bytes.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn write(&self, path: &str) -> Result<usize, Fault> {
        let bytes = Pack::new(self.puzzles.clone()).map_err(fault)?.write();
        fs::write(path, &bytes).map_err(|error| format!("{path}: {error}"))?;
        Ok(bytes.len())
    }
}

impl fmt::Display for Kept {
    /// A line for each theme and rule: how many there are of each length.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "theme, rule, and the number of puzzles by moves to the win"
        )?;
        let mut line = None;
        for (&(theme, rule, moves), count) in &self.counts {
            if line != Some((theme, rule)) {
                line = Some((theme, rule));
                write!(f, "\n{theme:15} {rule:9}")?;
            }
            write!(f, " {moves}:{count}")?;
        }
        Ok(())
    }
}
