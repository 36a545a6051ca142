//! How well the positions of drills are remembered. A position is known by its name, which is the same in all orientations and in
//! whichever library it is.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::puzzles::PuzzleId;
use crate::schedule::{Answer, Day, Memory, due};

/// How well each position is remembered in which a person was asked for a move of a library.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct DrillMemories {
    positions: BTreeMap<PuzzleId, Memory>,
}

impl DrillMemories {
    /// Whether nothing was practised.
    pub fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }

    /// How well a position is remembered; none if no move was asked there yet.
    pub fn memory(&self, name: PuzzleId) -> Option<Memory> {
        self.positions.get(&name).copied()
    }

    /// Whether a position was practised and should be asked again.
    pub fn is_due(&self, name: PuzzleId, today: Day) -> bool {
        self.memory(name).is_some_and(|memory| memory.is_due(today))
    }

    /// How many of these positions are due, each counted once.
    pub fn due(&self, names: impl IntoIterator<Item = PuzzleId>, today: Day) -> usize {
        let names: BTreeSet<PuzzleId> = names.into_iter().collect();
        let known = names
            .into_iter()
            .filter_map(|name| Some((name, self.memory(name)?)));
        due(known, today).len()
    }

    /// Keeps an answer. A right one counts where the position is new or due: the first moves of many lines are asked again and
    /// again on one day. A miss counts always.
    pub fn record(&mut self, name: PuzzleId, answer: Answer, today: Day) {
        let after = match self.memory(name) {
            None => Memory::first(answer, today),
            Some(memory) if answer == Answer::Again || memory.is_due(today) => {
                memory.after(answer, today)
            }
            Some(_) => return,
        };
        self.positions.insert(name, after);
    }

    /// Adds what another copy knows, such as one from a backup: each position as it was asked last.
    pub fn merge(&mut self, other: Self) {
        for (name, memory) in other.positions {
            let kept = self.positions.entry(name).or_insert(memory);
            if memory.last() > kept.last() {
                *kept = memory;
            }
        }
    }
}
