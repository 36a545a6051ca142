//! How many nodes and comments are below each node of a record. The counts are kept up to date.

use super::{Below, NodeId, Record};

impl Record {
    /// The number of nodes below a node: all moves that follow in all variations. It is kept up to date, not counted.
    pub fn nodes_below(&self, node: NodeId) -> usize {
        self.below(node).nodes as usize
    }

    /// The number of nodes with a comment below a node. It is kept up to date, not counted.
    pub fn comments_below(&self, node: NodeId) -> usize {
        self.below(node).comments as usize
    }

    pub(super) fn below(&self, node: NodeId) -> Below {
        self.nodes
            .get(node.0)
            .map_or_else(Below::default, |node| node.below)
    }

    /// A branch with its first node.
    pub(super) fn whole(&self, node: NodeId) -> Below {
        let below = self.below(node);
        Below {
            nodes: below.nodes + 1,
            comments: below.comments + u32::from(!self.comment(node).is_empty()),
        }
    }

    /// Changes what is counted at all nodes above one, up to the root or the first node of a removed branch.
    pub(super) fn count_above(&mut self, node: NodeId, change: impl Fn(&mut Below)) {
        let mut at = node;
        while !self.nodes[at.0].removed
            && let Some(parent) = self.parent(at)
        {
            change(&mut self.nodes[parent.0].below);
            at = parent;
        }
    }

    /// Counts what is below all nodes, in one pass: of a record whose nodes were added without counting. Children come after their
    /// parents.
    pub(super) fn count_all(&mut self) {
        for node in (1..self.nodes.len()).map(NodeId).rev() {
            let whole = self.whole(node);
            if let Some(parent) = self.parent(node) {
                let below = &mut self.nodes[parent.0].below;
                below.nodes += whole.nodes;
                below.comments += whole.comments;
            }
        }
    }
}
