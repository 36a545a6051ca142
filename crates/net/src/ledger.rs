//! The ledger of an online match: the ordered list of all actions. Both machines keep it, and after a break one sends the
//! other the entries that it is missing.

use serde::{Deserialize, Serialize};

use super::{Digest, PlayerSlot, SharedRandomness, Terms};
use narabe_rules::Move;
use narabe_rules::opening::Action;
use narabe_rules::twin::Turn;

/// One action of an online match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum LedgerAction {
    /// The match starts, with the agreed settings and the randomness for its coin tosses.
    Begin(Box<Terms>, SharedRandomness),
    /// The side to move places a stone or passes.
    Move(Move),
    /// The side to move plays a turn on twin boards.
    Turn(Turn),
    /// A step of the opening protocol.
    InOpening(Action),
    /// This player resigns.
    Resign(PlayerSlot),
    /// This player's time has run out.
    Flag(PlayerSlot),
    /// This player was disconnected for too long and loses the game.
    Forfeit(PlayerSlot),
    /// The players agree to a draw.
    Draw,
    /// This player's last move is undone, and everything after it.
    Undo(PlayerSlot),
    /// The players swap sides.
    Swap,
    /// The next game of the match starts; if the match is decided, a new one.
    Next,
}

/// One entry of the ledger.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LedgerEntry {
    /// What was done.
    #[serde(rename = "act")]
    pub action: LedgerAction,
    /// How long the side to act had been thinking, in milliseconds, measured by its own machine.
    pub ms: u64,
    /// The digest of this entry, of all entries before it, and of the state of the game after it.
    pub digest: Digest,
}

/// The ledger: all entries of a match, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Ledger(Vec<LedgerEntry>);

impl Ledger {
    /// The maximum number of entries: more than any match needs, and a bound on memory.
    pub const LIMIT: usize = 20_000;

    /// All entries, oldest first.
    pub fn entries(&self) -> &[LedgerEntry] {
        &self.0
    }

    /// The number of entries.
    pub fn count(&self) -> u32 {
        u32::try_from(self.0.len()).unwrap_or(u32::MAX)
    }

    /// Whether there are no entries: the match has not started.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The digest of the whole ledger, which is that of its last entry.
    pub fn digest(&self) -> Digest {
        self.0
            .last()
            .map_or_else(Digest::default, |entry| entry.digest)
    }

    /// The digest of a next entry with this action and thinking time, when it leads to this state of the game.
    pub fn next_digest(&self, action: &LedgerAction, ms: u64, state: &str) -> Digest {
        let action = serde_json::to_vec(action).unwrap_or_default();
        Digest::of(&[
            &self.digest().bytes(),
            &action,
            &ms.to_be_bytes(),
            state.as_bytes(),
        ])
    }

    /// Appends an entry.
    pub fn push(&mut self, entry: LedgerEntry) {
        self.0.push(entry);
    }

    /// Whether there is room for another entry.
    pub fn has_room(&self) -> bool {
        self.0.len() < Self::LIMIT
    }
}
