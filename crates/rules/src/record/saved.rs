//! The serialised form of a record.
//!
//! The tree is a flat list in which each move names its parent, an earlier node, so a file can neither contain a cycle
//! nor nest too deeply. Properties that few nodes have (comments, endings, a line that leaves the main line) are maps
//! by node number. Removed branches are left out. Deserialisation replays every branch, so only records that can be played are accepted.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Node, NodeId, Record};
use crate::serde_impls::impl_serde_as;
use crate::{BoardSize, Move, Outcome, PlayError, Rule, SavedSetup, SavedSetupError};

/// Why a saved record is invalid. Nodes are numbered from the root, which is 0.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordError {
    /// A move whose parent is not an earlier node.
    #[error("node {node} has the parent {parent}: the parent must be an earlier node")]
    Parent {
        /// The invalid node.
        node: usize,
        /// The parent that it names.
        parent: usize,
    },
    /// Two children of a node have the same move.
    #[error("node {node} repeats the move {turn} of another child of its parent")]
    Repeated {
        /// The second of the two children.
        node: usize,
        /// The move of both.
        turn: Move,
    },
    /// A move that the rules do not allow.
    #[error("node {node} cannot be played: {cause}")]
    Illegal {
        /// The node of the move.
        node: usize,
        /// The reason why the move is not allowed.
        cause: PlayError,
    },
    /// A node number beyond the last node.
    #[error("there is no node {0} in the record")]
    NoSuchNode(usize),
    /// The line continues through a child that does not exist.
    #[error("node {node} has no child number {child}")]
    NoSuchChild {
        /// The node that the line leaves.
        node: usize,
        /// The index of the missing child, from 0.
        child: usize,
    },
    /// An ending that is not a resignation, a draw by agreement or a loss on time, or one after the moves had decided
    /// the game.
    #[error("the game cannot have ended by resignation, time or agreement at node {0}")]
    Ending(usize),
    /// The set-up is not the start of a game.
    #[error("the set-up is not the start of a game: {0}")]
    Setup(#[from] SavedSetupError),
}

#[derive(PartialEq, Serialize, Deserialize)]
#[serde(rename = "Record", deny_unknown_fields)]
pub(super) struct SavedRecord {
    rule: Rule,
    size: BoardSize,
    /// What the game started from, if not from an empty board with Black to move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    setup: Option<SavedSetup>,
    /// Parent and move of node 1, 2, …
    moves: Vec<(usize, Move)>,
    current: usize,
    /// By node, the index of the child through which the line continues if it is not 0; the number of children if the
    /// line ends at the node.
    visited: BTreeMap<usize, usize>,
    endings: BTreeMap<usize, Outcome>,
    comments: BTreeMap<usize, String>,
}

impl From<&Record> for SavedRecord {
    fn from(record: &Record) -> Self {
        let numbered = record.numbered_nodes();
        let mut numbers = vec![0; record.nodes.len()];
        for (number, node) in numbered.iter().enumerate() {
            numbers[node.0] = number;
        }
        let nodes = || {
            numbered
                .iter()
                .map(|node| &record.nodes[node.0])
                .enumerate()
        };
        Self {
            rule: record.position.rule(),
            size: record.position.size(),
            setup: SavedSetup::of(&record.position),
            moves: nodes()
                .filter_map(|(_, node)| node.played)
                .map(|(parent, turn)| (numbers[parent.0], turn))
                .collect(),
            current: numbers[record.current.0],
            visited: nodes()
                .filter(|(_, node)| node.next_child > 0)
                .map(|(id, node)| (id, node.next_child))
                .collect(),
            endings: nodes()
                .filter_map(|(id, node)| Some((id, node.ending.clone()?)))
                .collect(),
            comments: nodes()
                .filter(|(_, node)| !node.comment.is_empty())
                .map(|(id, node)| (id, node.comment.clone()))
                .collect(),
        }
    }
}

impl PartialEq for Record {
    fn eq(&self, other: &Self) -> bool {
        let is_same = self.current == other.current && self.nodes == other.nodes;
        self.position == other.position
            && (is_same || SavedRecord::from(self) == SavedRecord::from(other))
    }
}

impl Eq for Record {}

impl TryFrom<SavedRecord> for Record {
    type Error = RecordError;

    fn try_from(saved: SavedRecord) -> Result<Self, RecordError> {
        let start = SavedSetup::position(saved.setup.as_ref(), saved.rule, saved.size)?;
        let mut record = Self::starting_at(start);
        for (parent, turn) in saved.moves {
            record.add_saved_move(parent, turn)?;
        }
        for (node, ending) in saved.endings {
            record.saved_node(node)?.ending = Some(ending);
        }
        for (node, comment) in saved.comments {
            record.saved_node(node)?.comment = comment;
        }
        record.validate()?;
        record.count_all();
        // The current node is the root already, but the game may have ended there.
        record.set_current(NodeId::ROOT);
        if !record.go_to(NodeId(saved.current)) {
            return Err(RecordError::NoSuchNode(saved.current));
        }
        // Last, because going to the current node has changed the line.
        for node in &mut record.nodes {
            node.next_child = 0;
        }
        for (node, child) in saved.visited {
            let found = record.saved_node(node)?;
            // The index after the last child ends the line.
            let ends = child > 0 && child == found.children.len();
            if child >= found.children.len() && !ends {
                return Err(RecordError::NoSuchChild { node, child });
            }
            found.next_child = child;
        }
        Ok(record)
    }
}

impl Record {
    /// Adds a saved move without checking that it is legal.
    fn add_saved_move(&mut self, parent: usize, turn: Move) -> Result<(), RecordError> {
        let node = self.nodes.len();
        if parent >= node {
            return Err(RecordError::Parent { node, parent });
        }
        if self.child_at(NodeId(parent), turn).is_some() {
            return Err(RecordError::Repeated { node, turn });
        }
        self.add_uncounted(NodeId(parent), turn);
        Ok(())
    }

    fn saved_node(&mut self, node: usize) -> Result<&mut Node, RecordError> {
        self.nodes
            .get_mut(node)
            .ok_or(RecordError::NoSuchNode(node))
    }

    /// Checks every move and every ending by playing the whole tree, depth first and without recursion.
    fn validate(&self) -> Result<(), RecordError> {
        let mut position = self.position.start();
        let mut stack = vec![(NodeId::ROOT, 0)];
        while let Some((node, ply)) = stack.pop() {
            if let Some(turn) = self.move_at(node) {
                while position.ply() >= ply {
                    position.undo();
                }
                position
                    .play_turn(turn)
                    .map_err(|cause| RecordError::Illegal {
                        node: node.0,
                        cause,
                    })?;
            }
            if let Some(ending) = &self.nodes[node.0].ending
                && (ending.is_decided_on_board() || position.outcome().is_some())
            {
                return Err(RecordError::Ending(node.0));
            }
            stack.extend(self.children(node).iter().map(|&child| (child, ply + 1)));
        }
        Ok(())
    }
}

impl_serde_as!(Record, SavedRecord);
