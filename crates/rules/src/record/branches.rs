//! Changes of the tree: branches that are removed and restored, and variations that change places.
//!
//! A removed branch is detached from its parent and stays in memory, so that its ids stay valid and it can be restored.
//! It is no longer part of the tree: it cannot be gone to, and it is not saved.
//!
//! ```
//! use narabe_rules::{BoardSize, Record, Rule};
//!
//! let mut record = Record::new(Rule::Freestyle, BoardSize::DEFAULT);
//! let first = record.play("h8".parse()?)?.node;
//! record.play("i9".parse()?)?;
//! let branch = record.remove_branch(first)?;
//! assert_eq!(record.ply(), 0);
//! record.restore_branch(&branch)?;
//! assert!(record.go_to(first));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use thiserror::Error;

use super::{Move, NodeId, PlayError, Played, Position, Record};
use crate::{Setup, Symmetry};

/// Why the tree of a record cannot be changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BranchError {
    /// The node is of another record, or in a removed branch.
    #[error("the move is not in this game any more: choose one that is")]
    NoSuchNode,
    /// The root cannot be removed.
    #[error("the start of the game cannot be removed: choose a move")]
    Root,
    /// The branch is in the tree already.
    #[error("the moves are in this game already")]
    NotRemoved,
    /// The parent has another child with the same move by now.
    #[error("{0} has been played here again: remove that variation first")]
    Repeated(Move),
    /// The node is in the main line already.
    #[error("the move is in the main line already")]
    InMainLine,
}

/// A branch that was removed, and its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Branch {
    /// The first node of the branch.
    node: NodeId,
    /// Its index among the children of its parent.
    index: usize,
    /// The index of the child through which the line continues at the parent, with the branch and without it.
    line: [usize; 2],
}

impl Branch {
    /// The first node of the branch.
    pub const fn node(&self) -> NodeId {
        self.node
    }
}

/// A change of place among the children of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reordered {
    pub(crate) node: NodeId,
    pub(crate) from: usize,
    pub(crate) to: usize,
}

impl Reordered {
    /// The change back.
    pub const fn inverse(self) -> Self {
        Self {
            node: self.node,
            from: self.to,
            to: self.from,
        }
    }
}

impl Record {
    /// Whether a node is in the tree: a node of this record that is not in a removed branch.
    pub fn contains(&self, node: NodeId) -> bool {
        let mut at = Some(node);
        while let Some(node) = at {
            match self.nodes.get(node.0) {
                Some(found) if !found.removed => at = found.played.map(|(parent, _)| parent),
                _ => return false,
            }
        }
        true
    }

    /// As [`play_allowing_foul`](Self::play_allowing_foul) or [`pass`](Self::pass), and also after a resignation, a
    /// draw by agreement or a loss on time, which stays at its node.
    ///
    /// # Errors
    /// [`PlayError`] if the move is not allowed; the record is then unchanged.
    pub fn play_on(&mut self, turn: Move) -> Result<Played, PlayError> {
        let ending = self.nodes[self.current.0].ending.clone();
        if ending.is_some() {
            self.position.set_outcome(None);
        }
        let checked = self.position.check_turn(turn);
        if let (Err(_), Some(_)) = (&checked, &ending) {
            self.position.set_outcome(ending);
        }
        checked.map(|()| self.play_unchecked(turn))
    }

    /// Removes a node with all that follows. If the current node is in the branch, its parent becomes the current one.
    ///
    /// # Errors
    /// [`BranchError::Root`] or [`BranchError::NoSuchNode`]; the record is then unchanged.
    pub fn remove_branch(&mut self, node: NodeId) -> Result<Branch, BranchError> {
        if !self.contains(node) {
            return Err(BranchError::NoSuchNode);
        }
        let parent = self.parent(node).ok_or(BranchError::Root)?;
        let index = self.index_of(parent, node).ok_or(BranchError::NoSuchNode)?;
        let next = self.nodes[parent.0].next_child;
        let without = match next {
            _ if next > index => next - 1,
            _ if next == index => 0,
            _ => next,
        };
        let branch = Branch {
            node,
            index,
            line: [next, without],
        };
        self.detach(&branch);
        Ok(branch)
    }

    /// Takes a branch that is in the tree out of it.
    pub fn detach(&mut self, branch: &Branch) {
        let Some(parent) = self.parent(branch.node) else {
            return;
        };
        if self.path_to(self.current).contains(&branch.node) {
            while self.current != parent {
                self.ascend();
            }
        }
        let taken = self.whole(branch.node);
        self.count_above(branch.node, |below| {
            below.nodes -= taken.nodes;
            below.comments -= taken.comments;
        });
        self.nodes[branch.node.0].removed = true;
        let children = &mut self.nodes[parent.0].children;
        children.retain(|child| *child != branch.node);
        self.nodes[parent.0].next_child = branch.line[1];
    }

    /// Restores a removed branch at its place. The current node stays.
    ///
    /// # Errors
    /// [`BranchError::NoSuchNode`] if its parent is not in the tree, [`BranchError::NotRemoved`] if the branch is, and
    /// [`BranchError::Repeated`] if its move has been played again; the record is then unchanged.
    pub fn restore_branch(&mut self, branch: &Branch) -> Result<(), BranchError> {
        let node = branch.node;
        let (parent, turn) = self
            .nodes
            .get(node.0)
            .and_then(|found| found.played)
            .ok_or(BranchError::NoSuchNode)?;
        if !self.contains(parent) {
            return Err(BranchError::NoSuchNode);
        }
        if !self.nodes[node.0].removed {
            return Err(BranchError::NotRemoved);
        }
        if self.child_at(parent, turn).is_some() {
            return Err(BranchError::Repeated(turn));
        }
        self.nodes[node.0].removed = false;
        let above = &mut self.nodes[parent.0];
        let index = branch.index.min(above.children.len());
        above.children.insert(index, node);
        above.next_child = branch.line[0].min(above.children.len());
        let added = self.whole(node);
        self.count_above(node, |below| {
            below.nodes += added.nodes;
            below.comments += added.comments;
        });
        Ok(())
    }

    /// Moves the variation that a node is in one place forward among its siblings. The variation begins at the last
    /// node on the way to this one that is not the first child of its parent.
    ///
    /// # Errors
    /// [`BranchError::InMainLine`] or [`BranchError::NoSuchNode`]; the record is then unchanged.
    pub fn promote(&mut self, node: NodeId) -> Result<Reordered, BranchError> {
        let (node, from) = self
            .variations_to(node)?
            .pop()
            .ok_or(BranchError::InMainLine)?;
        let to = from - 1;
        let change = Reordered { node, from, to };
        self.reorder(change);
        Ok(change)
    }

    /// Makes the path to a node the main line. Returns the changes of place, from the root down.
    ///
    /// # Errors
    /// [`BranchError::InMainLine`] or [`BranchError::NoSuchNode`]; the record is then unchanged.
    pub fn make_main_line(&mut self, node: NodeId) -> Result<Vec<Reordered>, BranchError> {
        let variations = self.variations_to(node)?.into_iter();
        let changes: Vec<_> = variations
            .map(|(node, from)| Reordered { node, from, to: 0 })
            .collect();
        if changes.is_empty() {
            return Err(BranchError::InMainLine);
        }
        changes.iter().for_each(|&change| self.reorder(change));
        Ok(changes)
    }

    /// The nodes on the path to a node that are not the first child of their parents, with their indices.
    fn variations_to(&self, node: NodeId) -> Result<Vec<(NodeId, usize)>, BranchError> {
        if !self.contains(node) {
            return Err(BranchError::NoSuchNode);
        }
        let path = self.path_to(node).into_iter();
        let indexed =
            path.filter_map(|node| Some((node, self.index_of(self.parent(node)?, node)?)));
        Ok(indexed.filter(|(_, index)| *index > 0).collect())
    }

    /// Changes the place of a node. The line continues through the same child as before.
    pub fn reorder(&mut self, change: Reordered) {
        let Some(parent) = self.parent(change.node) else {
            return;
        };
        let above = &mut self.nodes[parent.0];
        let next = above.children.get(above.next_child).copied();
        if above.children.get(change.from) != Some(&change.node)
            || change.to >= above.children.len()
        {
            return;
        }
        above.children.remove(change.from);
        above.children.insert(change.to, change.node);
        if let Some(index) = next.and_then(|next| self.index_of(parent, next)) {
            self.nodes[parent.0].next_child = index;
        }
    }

    /// The branch that playing a move has added, if it was new. `line` is the index of the child through which the line
    /// continued before.
    pub fn added(&self, played: Played, line: usize) -> Option<Branch> {
        let (node, parent) = (played.node, self.parent(played.node)?);
        let index = self.index_of(parent, node)?;
        played.is_new.then_some(Branch {
            node,
            index,
            line: [self.nodes[parent.0].next_child, line],
        })
    }

    /// Adds moves after a node without checking them and without going there, and returns the branch unless there are
    /// none. The node must be in the tree, and the first move must not follow it already.
    pub fn add_line(&mut self, from: NodeId, moves: &[Move]) -> Option<Branch> {
        let (&first, rest) = moves.split_first()?;
        let above = &self.nodes[from.0];
        let (index, line) = (above.children.len(), above.next_child);
        let node = self.add(from, first);
        rest.iter().fold(node, |node, &turn| self.add(node, turn));
        // A line that was ended stays ended.
        let with = if index > 0 && line == index {
            line + 1
        } else {
            line
        };
        self.nodes[from.0].next_child = with;
        let line = [with, line];
        Some(Branch { node, index, line })
    }

    /// The last node of the tree that moves from a node lead to, and the number of moves that lead there.
    pub fn follow(&self, from: NodeId, moves: &[Move]) -> (NodeId, usize) {
        let mut node = from;
        for (known, &turn) in moves.iter().enumerate() {
            match self.child_at(node, turn) {
                Some(child) => node = child,
                None => return (node, known),
            }
        }
        (node, moves.len())
    }

    /// The position at a node of the tree, as if the game had not ended there by resignation, agreement or on time.
    pub fn position_at(&self, node: NodeId) -> Position {
        let mut position = self.position.start();
        for turn in self
            .path_to(node)
            .into_iter()
            .filter_map(|node| self.move_at(node))
        {
            position.play_turn_unchecked(turn);
        }
        position
    }

    /// The node that was added as the one with this number, counted from the root, which is 0, also if it is in a removed branch.
    /// Every node has a higher number than its parent, and keeps it.
    pub fn node(&self, number: usize) -> Option<NodeId> {
        (number < self.nodes.len()).then_some(NodeId(number))
    }

    /// The number of nodes that were ever added, the root and those of removed branches included.
    pub const fn nodes_added(&self) -> usize {
        self.nodes.len()
    }

    /// The child of a node with this move.
    pub fn child_with(&self, node: NodeId, turn: Move) -> Option<NodeId> {
        self.child_at(node, turn)
    }

    /// Turns or mirrors the board under the whole tree: all moves, those of removed branches included, and the stones that were set
    /// up. Nodes, comments, endings and the current node stay.
    pub fn turn_board(&mut self, symmetry: Symmetry) {
        let size = self.position.size();
        let first = self.position.start();
        let mut setup = Setup::new(first.rule(), size);
        for &(point, side) in first.setup_stones() {
            // Images of different points of the board are different points of the board.
            let _ = setup.place(symmetry.image(point, size), side);
        }
        setup.set_to_move(first.side_to_move());
        setup.set_free_passes(first.has_free_passes());
        let Ok(mut position) = Position::from_setup(&setup) else {
            debug_assert!(false, "the image of a start is a start");
            return;
        };
        for node in &mut self.nodes {
            if let Some((_, turn)) = &mut node.played {
                *turn = symmetry.image_of_move(*turn, size);
            }
        }
        let path = self.path_to(self.current).into_iter();
        for turn in path.filter_map(|node| self.move_at(node)) {
            position.play_turn_unchecked(turn);
        }
        self.position = position;
        self.set_current(self.current);
    }

    /// All nodes of the tree in the order in which they are saved, from the root on: every node after its parent and
    /// after the siblings before it, and otherwise in the order in which they were added. The index of a node is its
    /// number in a saved record.
    pub fn numbered_nodes(&self) -> Vec<NodeId> {
        let mut numbered = Vec::with_capacity(self.nodes.len());
        // The nodes whose parents and former siblings are numbered.
        let mut ready = BinaryHeap::from([(Reverse(NodeId::ROOT), 0)]);
        while let Some((Reverse(node), index)) = ready.pop() {
            numbered.push(node);
            let sibling = self
                .parent(node)
                .and_then(|parent| self.children(parent).get(index + 1));
            let child = self.children(node).first();
            ready.extend(child.map(|&child| (Reverse(child), 0)));
            ready.extend(sibling.map(|&sibling| (Reverse(sibling), index + 1)));
        }
        numbered
    }

    /// Lets the line continue through the first child at every node.
    pub fn continue_main_lines(&mut self) {
        for node in &mut self.nodes {
            node.next_child = 0;
        }
    }

    /// The index of the child through which the line continues at a node.
    pub fn next_child(&self, node: NodeId) -> usize {
        self.nodes.get(node.0).map_or(0, |node| node.next_child)
    }

    /// The index of a node among the children of its parent.
    pub(super) fn index_of(&self, parent: NodeId, node: NodeId) -> Option<usize> {
        self.children(parent)
            .iter()
            .position(|&child| child == node)
    }
}
