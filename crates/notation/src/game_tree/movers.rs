//! Whose moves the nodes of a tree are.

use super::{GameTree, SetupEdit, TreeNode};
use narabe_rules::Side;

/// Tells whose move each node is, when the nodes are asked for depth first.
///
/// ```
/// use narabe_notation::{GameTree, Movers};
/// use narabe_rules::{BoardSize, Move, Side};
///
/// let moves = ["h8", "i9"].map(|point| Move::Stone(point.parse().unwrap()));
/// let tree = GameTree::of_moves(BoardSize::DEFAULT, &moves)?;
/// let mut movers = Movers::new(&tree);
/// let sides: Vec<Side> = tree.main_line().map(|node| movers.mover(node)).collect();
/// assert_eq!(sides, [Side::Black, Side::White]);
/// # Ok::<(), narabe_notation::TreeError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Movers<'a> {
    tree: &'a GameTree,
    /// The nodes from the root to the last one that was asked for, each with the side to move after it.
    line: Vec<(TreeNode, Side)>,
}

impl<'a> Movers<'a> {
    /// At the root.
    pub fn new(tree: &'a GameTree) -> Self {
        let line = vec![(TreeNode::ROOT, tree.first_to_move())];
        Self { tree, line }
    }

    /// The side whose turn it is at a node, whatever the node says. It must come after the node before, or be a node after it.
    pub fn expected(&mut self, node: TreeNode) -> Side {
        let parent = self.tree.parent(node).unwrap_or(TreeNode::ROOT);
        while self.line.len() > 1 && self.line.last().is_some_and(|(last, _)| *last > parent) {
            self.line.pop();
        }
        self.line.last().map_or(Side::Black, |(_, side)| *side)
    }

    /// The side that moves at a node, or would. It must come after the node before, or be a node after it.
    pub fn mover(&mut self, node: TreeNode) -> Side {
        let to_move = self.expected(node);
        let mover = self.tree.side(node).unwrap_or(to_move);
        let mut next = match self.tree.turn(node) {
            Some(_) => mover.other(),
            None => to_move,
        };
        if self.tree.has_attachments(node) {
            for edit in self.tree.edits(node) {
                if let SetupEdit::ToMove(side) = edit {
                    next = side;
                }
            }
        }
        self.line.push((node, next));
        mover
    }
}
