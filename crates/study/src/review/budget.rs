//! How much is looked at in each position.

use serde::{Deserialize, Serialize};

/// Limits in nodes, so that the same review comes out on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Budget {
    /// Nodes of the search that judges a position.
    pub search: u64,
    /// Nodes of the search for a win by fours, which ends by itself long before in nearly all positions.
    pub fours: u64,
    /// Nodes of the search for a win by fours and threes.
    pub threats: u64,
    /// The same after each single defence against a threat.
    pub defence: u64,
}

impl Budget {
    /// The default for [`search`](Self::search): 60 moves take about 20 seconds on two cores.
    pub const DEFAULT_SEARCH: u64 = 150_000;
    const FOURS: u64 = 1_000_000;
    /// A search for threats has this part of the nodes of the judging search.
    const THREATS_PART: u64 = 4;
    /// A search after one defence has this part of them.
    const DEFENCE_PART: u64 = 50;
    /// So many times the nodes of search and threats are spent on the position in which a game turned.
    const DEEPER: u64 = 10;

    /// Limits in proportion to the nodes of the judging search.
    pub const fn of_search(nodes: u64) -> Self {
        Self {
            search: nodes,
            fours: Self::FOURS,
            threats: nodes / Self::THREATS_PART,
            defence: nodes / Self::DEFENCE_PART,
        }
    }

    /// The limits for the position [in which a game turned](super::to_look_deeper), of which there are few in a game.
    pub const fn deeper(&self) -> Self {
        Self {
            search: self.search.saturating_mul(Self::DEEPER),
            threats: self.threats.saturating_mul(Self::DEEPER),
            ..*self
        }
    }
}

impl Default for Budget {
    fn default() -> Self {
        Self::of_search(Self::DEFAULT_SEARCH)
    }
}
