//! The puzzles that are kept: no position twice, and not too many alike.

use std::collections::{BTreeMap, HashSet};
use std::{fmt, fs};

use narabe_learn::puzzles::{
    AnyPuzzle, ListedPosition, Pack, Puzzle, PuzzleId, PuzzlePosition, Theme,
};

use narabe_command_line::arguments::ErrorText;

/// The pack in a file.
///
/// # Errors
/// When it cannot be read or is no pack.
pub fn read(path: &str) -> Result<Pack, ErrorText> {
    let bytes = fs::read(path).map_err(|error| format!("{path}: {error}"))?;
    Pack::read(&bytes).map_err(|error| format!("{path}: {error}"))
}

/// What puzzles have in common that are alike: theme, rule and length of the win.
type PuzzleCategory = (Theme, &'static str, usize);

/// The puzzles of a pack that is being made.
pub struct PackBuilder {
    /// The most that are alike.
    most: usize,
    counts: BTreeMap<PuzzleCategory, usize>,
    ids: HashSet<PuzzleId>,
    pack: Pack,
}

impl PackBuilder {
    /// None yet.
    pub fn new(most: usize) -> Self {
        Self {
            most,
            counts: BTreeMap::new(),
            ids: HashSet::new(),
            pack: Pack::default(),
        }
    }

    /// The number of puzzles.
    pub fn count(&self) -> usize {
        self.ids.len()
    }

    /// Whether a position is among them, in any orientation.
    pub fn has(&self, position: &impl PuzzlePosition) -> bool {
        self.ids.contains(&PuzzleId::of(position))
    }

    /// Whether another one like this is wanted.
    pub fn has_room(&self, rule: &'static str, theme: Theme, moves: usize) -> bool {
        let alike = self.counts.get(&(theme, rule, moves));
        alike.is_none_or(|&count| count < self.most)
    }

    /// Adds a puzzle, unless another thread has filled its place.
    pub fn add<P: ListedPosition>(&mut self, puzzle: Puzzle<P>) {
        let (rule, id) = (puzzle.position().rule_id(), puzzle.id());
        let (theme, moves) = (puzzle.theme(), puzzle.task().moves);
        if self.has_room(rule, theme, moves) && self.pack.add(puzzle).is_ok() {
            self.ids.insert(id);
            *self.counts.entry((theme, rule, moves)).or_default() += 1;
        }
    }

    /// Adds all puzzles of a pack for which there is room.
    pub fn add_all(&mut self, pack: &Pack) {
        for puzzle in pack.all() {
            match puzzle {
                AnyPuzzle::OneBoard(puzzle) => self.add(puzzle.clone()),
                AnyPuzzle::Twin(puzzle) => self.add(puzzle.clone()),
            }
        }
    }

    /// Writes them as a pack and returns the number of its bytes.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn write(&self, path: &str) -> Result<usize, ErrorText> {
        let bytes = self.pack.write();
        fs::write(path, &bytes).map_err(|error| format!("{path}: {error}"))?;
        Ok(bytes.len())
    }
}

impl fmt::Display for PackBuilder {
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
