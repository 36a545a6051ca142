//! How a record is stored, and how a stored one is proved before anybody relies on it.
//!
//! The tree is a flat list in which each move names the earlier node that it was played at, so that no file can hold a
//! circle or nest deeper than a reader can bear. What few nodes have (comments, endings, a line that leaves the main
//! line) is kept apart by node number. Reading replays every branch: a record that reads is one that could be played.

use std::collections::BTreeMap;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

use super::{Node, NodeId, Record};
use crate::rules::{BoardSize, Move, Outcome, PlayError, Position, Rule};

/// Why a stored record is not one. Nodes are numbered from the root, which is 0.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordError {
    /// A move that follows itself, or a node that comes after it.
    #[error("node {node} says that it follows node {parent}, which does not come before it")]
    Parent {
        /// The faulty node.
        node: usize,
        /// The node that it names.
        parent: usize,
    },
    /// Two children of a node with the same move.
    #[error("node {node} repeats {turn}, which was already tried there")]
    Repeated {
        /// The second of the two.
        node: usize,
        /// The move of both.
        turn: Move,
    },
    /// A move that the rules do not allow.
    #[error("node {node} cannot be played: {cause}")]
    Illegal {
        /// The faulty node.
        node: usize,
        /// What the rules say.
        cause: PlayError,
    },
    /// A node number beyond the last.
    #[error("there is no node {0}")]
    NoSuchNode(usize),
    /// A line that goes on through a child that is not there, and does not end either.
    #[error("node {node} has no child number {child}")]
    NoSuchChild {
        /// The faulty node.
        node: usize,
        /// The child that the line should take, from 0.
        child: usize,
    },
    /// A resignation, draw or loss on time where the stones had decided, or an ending that only stones make.
    #[error("the game cannot have ended by resignation, time or agreement at node {0}")]
    Ending(usize),
}

#[derive(Serialize, Deserialize)]
#[serde(rename = "Record", deny_unknown_fields)]
struct Form {
    rule: Rule,
    size: BoardSize,
    /// Node 1, 2, … : the node before, and the move.
    moves: Vec<(usize, Move)>,
    current: usize,
    /// Which child the line takes, where it is not the first; the number of children where it ends.
    visited: BTreeMap<usize, usize>,
    endings: BTreeMap<usize, Outcome>,
    comments: BTreeMap<usize, String>,
}

impl From<&Record> for Form {
    fn from(record: &Record) -> Self {
        let nodes = || record.nodes.iter().enumerate();
        Self {
            rule: record.position.rule(),
            size: record.position.size(),
            moves: record
                .nodes
                .iter()
                .filter_map(|node| node.played)
                .map(|(parent, turn)| (parent.0, turn))
                .collect(),
            current: record.current.0,
            visited: nodes()
                .filter(|(_, node)| node.visited > 0)
                .map(|(id, node)| (id, node.visited))
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

impl TryFrom<Form> for Record {
    type Error = RecordError;

    fn try_from(form: Form) -> Result<Self, RecordError> {
        let mut record = Self::new(form.rule, form.size);
        for (parent, turn) in form.moves {
            record.graft(parent, turn)?;
        }
        for (node, ending) in form.endings {
            record.stored_node(node)?.ending = Some(ending);
        }
        for (node, comment) in form.comments {
            record.stored_node(node)?.comment = comment;
        }
        record.prove()?;
        // The new record stands at its root already, but does not know yet whether the game ended there.
        record.arrive(NodeId::ROOT);
        if !record.go_to(NodeId(form.current)) {
            return Err(RecordError::NoSuchNode(form.current));
        }
        // Last, for going to the current node has marked the path there as visited.
        for node in &mut record.nodes {
            node.visited = 0;
        }
        for (node, child) in form.visited {
            let found = record.stored_node(node)?;
            // Where there are children the number after the last of them ends the line.
            let ends = child > 0 && child == found.children.len();
            if child >= found.children.len() && !ends {
                return Err(RecordError::NoSuchChild { node, child });
            }
            found.visited = child;
        }
        Ok(record)
    }
}

impl Record {
    /// Adds a stored move, which is not yet proved to be legal.
    fn graft(&mut self, parent: usize, turn: Move) -> Result<(), RecordError> {
        let node = self.nodes.len();
        if parent >= node {
            return Err(RecordError::Parent { node, parent });
        }
        if self.child_at(NodeId(parent), turn).is_some() {
            return Err(RecordError::Repeated { node, turn });
        }
        self.add(NodeId(parent), turn);
        Ok(())
    }

    fn stored_node(&mut self, node: usize) -> Result<&mut Node, RecordError> {
        self.nodes
            .get_mut(node)
            .ok_or(RecordError::NoSuchNode(node))
    }

    /// Plays the whole tree through, each move once, depth first and without recursion.
    fn prove(&self) -> Result<(), RecordError> {
        let mut position = Position::new(self.position.rule(), self.position.size());
        let mut ahead = vec![(NodeId::ROOT, 0)];
        while let Some((node, ply)) = ahead.pop() {
            if let Some(turn) = self.move_at(node) {
                while position.ply() >= ply {
                    position.undo();
                }
                position
                    .make_turn(turn)
                    .map_err(|cause| RecordError::Illegal {
                        node: node.0,
                        cause,
                    })?;
            }
            if let Some(ending) = &self.nodes[node.0].ending
                && (ending.is_by_stones() || position.outcome().is_some())
            {
                return Err(RecordError::Ending(node.0));
            }
            ahead.extend(self.children(node).iter().map(|&child| (child, ply + 1)));
        }
        Ok(())
    }
}

impl Serialize for Record {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Form::from(self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Record {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Form::deserialize(deserializer)?
            .try_into()
            .map_err(D::Error::custom)
    }
}
