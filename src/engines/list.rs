//! The list of programs, in the order in which they were added.

use bevy::prelude::*;
use narabe_external_engine::EngineProgram;
use narabe_external_engine::check::CheckReport;
use narabe_matches::EngineId;
use serde::{Deserialize, Serialize};

/// The programs that the person has added.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
pub struct EngineList {
    pub(super) entries: Vec<EngineEntry>,
}

/// An entry of the list.
#[derive(Debug, Clone, PartialEq)]
pub enum EngineEntry {
    Known(KnownEngine),
    Broken(BrokenEntry),
}

/// A program of the list.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct KnownEngine {
    pub id: EngineId,
    pub program: EngineProgram,
    /// Its last test; none if it was added without one.
    #[serde(default)]
    pub test: Option<KeptTest>,
}

/// The result of a test.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptTest {
    /// The day of the test by the player's own calendar, in days since 1970.
    pub day: i32,
    pub report: CheckReport,
}

/// An entry that cannot be read. Its text stays in the file until it is removed or mended.
#[derive(Debug, Clone, PartialEq)]
pub struct BrokenEntry {
    /// Its number, if that can be read.
    pub id: Option<EngineId>,
    /// What can be read of the program; empty parts are missing.
    pub draft: super::EngineDraft,
    pub text: String,
    /// What is wrong, in English.
    pub reason: String,
}

impl KnownEngine {
    /// What its last test has found; none if it was not tested.
    pub fn report(&self) -> Option<&CheckReport> {
        self.test.as_ref().map(|test| &test.report)
    }

    /// Whether it opens by swap2 itself.
    pub fn plays_swap2(&self) -> bool {
        self.report().is_some_and(|report| report.swap2)
    }
}

impl EngineEntry {
    pub fn id(&self) -> Option<EngineId> {
        match self {
            Self::Known(engine) => Some(engine.id),
            Self::Broken(entry) => entry.id,
        }
    }
}

impl EngineList {
    pub fn entries(&self) -> &[EngineEntry] {
        &self.entries
    }

    /// The entries that can be read.
    pub fn known(&self) -> impl Iterator<Item = &KnownEngine> {
        self.entries.iter().filter_map(|entry| match entry {
            EngineEntry::Known(engine) => Some(engine),
            EngineEntry::Broken(_) => None,
        })
    }

    pub fn get(&self, id: EngineId) -> Option<&KnownEngine> {
        self.known().find(|engine| engine.id == id)
    }

    /// Adds a program, with a number that no entry has had. `random` gives numbers.
    pub fn add(
        &mut self,
        program: EngineProgram,
        test: Option<KeptTest>,
        mut random: impl FnMut() -> u64,
    ) -> EngineId {
        let mut id = EngineId(random());
        while self.entries.iter().any(|entry| entry.id() == Some(id)) {
            id = EngineId(id.0.wrapping_add(random() | 1));
        }
        self.entries
            .push(EngineEntry::Known(KnownEngine { id, program, test }));
        id
    }

    /// Replaces the program of an entry, or of one that cannot be read; its number and its place stay. False if there is no such entry.
    pub fn change(&mut self, at: usize, program: EngineProgram, test: Option<KeptTest>) -> bool {
        let Some(entry) = self.entries.get_mut(at) else {
            return false;
        };
        let Some(id) = entry.id() else {
            return false;
        };
        *entry = EngineEntry::Known(KnownEngine { id, program, test });
        true
    }

    /// Keeps the result of a test.
    pub fn set_test(&mut self, id: EngineId, test: KeptTest) {
        for entry in &mut self.entries {
            if let EngineEntry::Known(engine) = entry
                && engine.id == id
            {
                engine.test = Some(test.clone());
            }
        }
    }

    /// Removes the entry at this place.
    pub fn remove(&mut self, at: usize) {
        if at < self.entries.len() {
            self.entries.remove(at);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_stay_with_their_entries_and_are_given_once() {
        let mut list = EngineList::default();
        let program = |name: &str| EngineProgram::new(format!("/engines/{name}"));
        let same = || 5;
        let first = list.add(program("a"), None, same);
        let second = list.add(program("b"), None, same);
        assert_ne!(first, second, "the same lot twice");
        assert!(list.change(0, program("c"), None));
        assert_eq!(list.get(first).expect("there").program.name, "c");
        list.remove(0);
        assert!(list.get(first).is_none());
        assert_eq!(list.get(second).expect("there").program.name, "b");
        list.remove(7);
        assert!(!list.change(7, program("d"), None));
        assert_eq!(list.known().count(), 1);
    }
}
