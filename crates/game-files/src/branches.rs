//! A library with too many moves for a study: its positions. The branch below the chosen one becomes a study.

use serde::{Deserialize, Serialize};

use narabe_notation::{RenLibFile, RenLibNode};
use narabe_rules::Move;

/// The most moves listed after a position; there are more only if a library repeats them.
const MOST_NEXT: usize = 500;

/// A question about a large library.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BranchQuestion {
    /// What is at the node with this number, and what follows?
    Place(u32),
    /// What are the moves to this node and all below it?
    Branch(u32),
}

/// A position of a large library.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BranchPlace {
    /// The root, and the nodes to the position, which is the last.
    pub path: Vec<RenLibNode>,
    /// What follows, in the order of the file.
    pub next: Vec<RenLibNode>,
    /// The most moves of a branch that is opened.
    pub most: usize,
}

impl BranchPlace {
    /// The position of a node.
    pub fn of(file: &RenLibFile, number: u32, most: usize) -> Self {
        let path = std::iter::once(0).chain(file.path(number));
        Self {
            path: path.map(|number| file.node(number)).collect(),
            next: file.children(number).take(MOST_NEXT).collect(),
            most,
        }
    }

    /// The number of its node.
    pub fn number(&self) -> u32 {
        self.path.last().map_or(0, |node| node.number)
    }

    /// The number of the node before it; none at the start.
    pub fn before(&self) -> Option<u32> {
        let before = self.path.len().checked_sub(2)?;
        self.path.get(before).map(|node| node.number)
    }

    /// The number of moves below it.
    pub fn below(&self) -> usize {
        self.path.last().map_or(0, |node| node.below)
    }

    /// The moves to it.
    pub fn moves(&self) -> impl Iterator<Item = Move> {
        self.path.iter().filter_map(|node| node.turn)
    }

    /// The number of moves of the branch: those to the position and all below it.
    pub fn branch_moves(&self) -> usize {
        self.path.len().saturating_sub(1) + self.below()
    }

    /// Whether the branch has few enough moves for a study.
    pub fn is_small_enough(&self) -> bool {
        self.branch_moves() <= self.most
    }
}
