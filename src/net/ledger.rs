//! The list of all actions of an online match, in order. Both machines keep it; after a break the missing part is sent again.

use serde::{Deserialize, Serialize};

use super::{Act, Digest};

/// One line of the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Note {
    pub act: Act,
    /// How long the side to act had thought when this was done, in milliseconds, by its own clock.
    pub ms: u64,
    /// Of this note, all before it, and the state of the game after it.
    pub digest: Digest,
}

/// The list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Ledger(Vec<Note>);

impl Ledger {
    /// The most notes: more than any match needs, and a bound on memory.
    pub const LIMIT: usize = 20_000;

    #[must_use]
    pub fn notes(&self) -> &[Note] {
        &self.0
    }

    /// How many notes there are.
    #[must_use]
    pub fn count(&self) -> u32 {
        u32::try_from(self.0.len()).unwrap_or(u32::MAX)
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The digest of everything so far.
    #[must_use]
    pub fn digest(&self) -> Digest {
        self.0
            .last()
            .map_or_else(Digest::default, |note| note.digest)
    }

    /// The digest of a note that comes next, when it leads to this state of the game.
    #[must_use]
    pub fn next_digest(&self, act: &Act, ms: u64, state: &str) -> Digest {
        let act = serde_json::to_vec(act).unwrap_or_default();
        Digest::of(&[
            &self.digest().bytes(),
            &act,
            &ms.to_be_bytes(),
            state.as_bytes(),
        ])
    }

    /// Adds a note at the end.
    pub fn push(&mut self, note: Note) {
        self.0.push(note);
    }

    /// Whether there is room for another note.
    #[must_use]
    pub fn has_room(&self) -> bool {
        self.0.len() < Self::LIMIT
    }
}
