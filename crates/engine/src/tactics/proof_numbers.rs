//! Proof and disproof numbers, and the two kinds of nodes they are summed up at.

use super::table::Entry;

/// More than any proof number.
pub const INFINITE: u32 = 1 << 30;

/// The least number of leaves that have to be proven for a proof, and disproven for a disproof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProofNumbers {
    pub proof: u32,
    pub disproof: u32,
}

impl ProofNumbers {
    pub const UNKNOWN: Self = Self {
        proof: 1,
        disproof: 1,
    };
    pub const PROVEN: Self = Self {
        proof: 0,
        disproof: INFINITE,
    };
    pub const DISPROVEN: Self = Self {
        proof: INFINITE,
        disproof: 0,
    };

    /// Whether it is known who wins.
    pub const fn is_solved(self) -> bool {
        self.proof == 0 || self.disproof == 0
    }
}

/// The kind of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeKind {
    /// The attacker is to move and needs one winning move.
    Or,
    /// The defender is to move and needs one move that holds.
    And,
}

impl NodeKind {
    /// The kind of the nodes after a move.
    pub const fn child(self) -> Self {
        match self {
            Self::Or => Self::And,
            Self::And => Self::Or,
        }
    }

    /// The number for the aim of the side to move (phi), and for the aim of the other (delta).
    pub const fn phi_delta(self, numbers: ProofNumbers) -> (u32, u32) {
        match self {
            Self::Or => (numbers.proof, numbers.disproof),
            Self::And => (numbers.disproof, numbers.proof),
        }
    }

    /// The inverse of [`phi_delta`](Self::phi_delta).
    pub const fn numbers(self, phi: u32, delta: u32) -> ProofNumbers {
        let (proof, disproof) = match self {
            Self::Or => (phi, delta),
            Self::And => (delta, phi),
        };
        ProofNumbers { proof, disproof }
    }

    /// The numbers of a node without moves: no attack is left, or nothing stops the threat.
    pub const fn without_moves(self) -> ProofNumbers {
        match self {
            Self::Or => ProofNumbers::DISPROVEN,
            Self::And => ProofNumbers::PROVEN,
        }
    }
}

/// What the table knows of a position.
#[derive(Clone, Copy)]
pub struct Known {
    pub numbers: ProofNumbers,
    /// The nodes that it took.
    pub nodes: u32,
}

impl Default for Known {
    fn default() -> Self {
        Self {
            numbers: ProofNumbers::UNKNOWN,
            nodes: 0,
        }
    }
}

impl Entry for Known {
    /// The moves of a proof are read from the table when it is written down, so that wins are kept longest.
    fn worth(&self) -> u32 {
        match self.numbers.proof {
            0 => u32::MAX,
            _ => self.nodes,
        }
    }
}
