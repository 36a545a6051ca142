//! A guest who sends what no honest machine would.

use narabe_matches::players::{BlackRule, ClockRule};
use narabe_net::{Digest, LedgerAction, LedgerEntry, Terms};
use narabe_rules::Move;

/// The guest is dishonest, and has Black.
pub const GUEST: usize = 1;

/// A match in which each side has this main time for the whole game, in seconds.
pub fn terms(main: u32) -> Terms {
    Terms {
        black: BlackRule::Second,
        clock: ClockRule::PerGame { main },
        ..Terms::default()
    }
}

pub fn entry(action: LedgerAction, ms: u64) -> LedgerEntry {
    LedgerEntry {
        action,
        ms,
        digest: Digest::default(),
    }
}

pub fn stone(point: &str) -> LedgerAction {
    LedgerAction::Move(Move::Stone(point.parse().expect("a point")))
}
