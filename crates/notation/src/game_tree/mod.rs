//! Game trees: a game or a library of openings as a file holds it, with variations, comments and marks.
//!
//! A tree is what all formats are read into and written from. It asks no rules: a file may hold moves after a five,
//! passes where nobody may pass, or two moves of the same side; a study of it leaves out what the rule does not
//! allow. Libraries have tens of millions of moves, so a node takes ten bytes, and texts and marks lie apart. For the same
//! reason a tree only grows depth first: a node is added below the last one or below one of its ancestors, as
//! files are written.
//!
//! ```
//! use narabe_notation::{GameTree, TreeNode};
//! use narabe_rules::{BoardSize, Move};
//!
//! let mut tree = GameTree::new(BoardSize::DEFAULT);
//! let first = tree.play(TreeNode::ROOT, Move::Stone("h8".parse()?))?;
//! let reply = tree.play(first, Move::Stone("i9".parse()?))?;
//! tree.set_comment(reply, "indirect");
//! tree.play(first, Move::Stone("h9".parse()?))?;
//! assert_eq!((tree.move_count(), tree.main_moves().len()), (3, 2));
//! assert!(tree.play(reply, Move::Pass).is_err(), "h9 has been added since");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod annotations;
mod attachments;
mod code;
mod flip;
mod free_passes;
mod movers;
mod odd_moves;
mod start;

use std::iter;

use thiserror::Error;

use attachments::Attachments;
use code::{Code, NodeKind};
use narabe_rules::{BoardSize, Move, Point, Rule, Setup, SetupError, Side};

pub use annotations::{SetupEdit, TreeMark};
pub use flip::{Flip, UnknownFlip};
pub use movers::Movers;
pub use odd_moves::OddMove;
pub use start::TreePosition;

/// The most nodes of a tree.
pub const MAX_TREE_NODES: usize = 200_000_000;
/// A node of a tree. Nodes are ordered depth first: a node comes after its parent, and those below it follow it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TreeNode(u32);

impl TreeNode {
    /// The node before the first move.
    pub const ROOT: Self = Self(0);

    /// The number of the node, depth first from 0.
    pub fn index(self) -> usize {
        usize::try_from(self.0).unwrap_or(usize::MAX)
    }
}

/// Why a tree cannot grow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TreeError {
    /// A point is off the board, or a set-up stone is placed twice.
    #[error(transparent)]
    Point(#[from] SetupError),
    /// Nodes have been added since that are not below the parent.
    #[error("moves are added depth first: only to the last one or to those before it in its line")]
    NotInLine,
    /// There are too many nodes.
    #[error("it has more than {MAX_TREE_NODES} moves")]
    Full,
}

/// A game or a library as a tree of moves. Two trees are equal if they hold the same.
#[derive(Clone, Debug)]
pub struct GameTree {
    size: BoardSize,
    rule: Option<Rule>,
    setup: Vec<(Point, Side)>,
    to_move: Option<Side>,
    codes: Vec<Code>,
    parents: Vec<u32>,
    /// The next sibling of each node; 0 if there is none.
    siblings: Vec<u32>,
    /// The nodes from the root to the last one.
    line: Vec<u32>,
    attachments: Attachments,
}

impl PartialEq for GameTree {
    fn eq(&self, other: &Self) -> bool {
        let head = |tree: &Self| (tree.size, tree.rule, tree.to_move);
        let stones = |tree: &Self| {
            let mut stones = tree.setup.clone();
            stones.sort_unstable();
            stones
        };
        head(self) == head(other)
            && self.parents == other.parents
            && self.codes == other.codes
            && stones(self) == stones(other)
            && self.attachments == other.attachments
    }
}

impl Eq for GameTree {}

impl GameTree {
    /// An empty board.
    pub fn new(size: BoardSize) -> Self {
        Self {
            size,
            rule: None,
            setup: Vec::new(),
            to_move: None,
            codes: vec![Code::NONE],
            parents: vec![0],
            siblings: vec![0],
            line: vec![0],
            attachments: Attachments::default(),
        }
    }

    /// A line of moves from an empty board.
    ///
    /// # Errors
    /// [`TreeError`] if a point is off the board.
    pub fn of_moves(size: BoardSize, moves: &[Move]) -> Result<Self, TreeError> {
        let mut tree = Self::new(size);
        let mut node = TreeNode::ROOT;
        for &turn in moves {
            node = tree.play(node, turn)?;
        }
        Ok(tree)
    }

    /// A position without moves, with its rule.
    pub fn of_setup(setup: &Setup) -> Self {
        Self {
            rule: Some(setup.rule()),
            setup: setup.stones().to_vec(),
            to_move: Some(setup.to_move()),
            ..Self::new(setup.size())
        }
    }

    /// Makes room for this many more nodes, so that the tree takes no more memory than it needs.
    pub fn reserve(&mut self, nodes: usize) {
        let nodes = nodes.min(MAX_TREE_NODES);
        self.codes.reserve_exact(nodes);
        self.parents.reserve_exact(nodes);
        self.siblings.reserve_exact(nodes);
    }

    /// Gives back the memory that the tree does not need, once it is complete.
    pub fn shrink(&mut self) {
        self.codes.shrink_to_fit();
        self.parents.shrink_to_fit();
        self.siblings.shrink_to_fit();
        self.attachments.shrink();
    }

    /// The memory that the tree takes, in bytes.
    pub fn memory(&self) -> usize {
        let node = size_of::<Code>() + 2 * size_of::<u32>();
        self.codes.capacity() * node + self.attachments.memory()
    }

    /// The size of the board.
    pub const fn size(&self) -> BoardSize {
        self.size
    }

    /// The rule, if it is known.
    pub const fn rule(&self) -> Option<Rule> {
        self.rule
    }

    /// Sets the rule.
    pub const fn set_rule(&mut self, rule: Option<Rule>) {
        self.rule = rule;
    }

    /// The stones that lie on the board before the first move.
    pub fn setup(&self) -> &[(Point, Side)] {
        &self.setup
    }

    /// Places a stone before the first move.
    ///
    /// # Errors
    /// [`TreeError::Point`] if the point is off the board or has a stone.
    pub fn place(&mut self, point: Point, side: Side) -> Result<(), TreeError> {
        self.check(point)?;
        if self.setup.iter().any(|&(occupied, _)| occupied == point) {
            return Err(SetupError::Occupied { point }.into());
        }
        self.setup.push((point, side));
        Ok(())
    }

    /// Removes a stone that lies on the board before the first move, if there is one.
    pub fn remove(&mut self, point: Point) {
        self.setup.retain(|&(occupied, _)| occupied != point);
    }

    /// The side that moves first, if the file says so.
    pub const fn to_move(&self) -> Option<Side> {
        self.to_move
    }

    /// Sets the side that moves first.
    pub const fn set_to_move(&mut self, side: Option<Side>) {
        self.to_move = side;
    }

    /// The side that moves first: the one that the file says, or else White if Black has more stones on the board.
    pub fn first_to_move(&self) -> Side {
        let count = |side| self.setup.iter().filter(|stone| stone.1 == side).count();
        let by_count = if count(Side::Black) > count(Side::White) {
            Side::White
        } else {
            Side::Black
        };
        self.to_move.unwrap_or(by_count)
    }

    /// Adds a move after a node.
    ///
    /// # Errors
    /// As [`add`](Self::add).
    pub fn play(&mut self, parent: TreeNode, turn: Move) -> Result<TreeNode, TreeError> {
        self.add(parent, Some(turn), None)
    }

    /// Adds a node, with the side that moves if it is not the one whose turn it is. Without a move it holds only texts and
    /// marks.
    ///
    /// # Errors
    /// [`TreeError`] if the point is off the board, the parent is not in the line of the last node, or the tree is full.
    pub fn add(
        &mut self,
        parent: TreeNode,
        turn: Option<Move>,
        side: Option<Side>,
    ) -> Result<TreeNode, TreeError> {
        if let Some(point) = turn.and_then(Move::point) {
            self.check(point)?;
        }
        let at = self.line.binary_search(&parent.0);
        let at = at.map_err(|_| TreeError::NotInLine)?;
        let node = u32::try_from(self.codes.len()).map_err(|_| TreeError::Full)?;
        if self.codes.len() >= MAX_TREE_NODES {
            return Err(TreeError::Full);
        }
        if let Some(&sibling) = self.line.get(at + 1) {
            self.siblings[TreeNode(sibling).index()] = node;
        }
        self.line.truncate(at + 1);
        self.line.push(node);
        self.codes.push(Code::new(turn, side));
        self.parents.push(parent.0);
        self.siblings.push(0);
        Ok(TreeNode(node))
    }

    fn check(&self, point: Point) -> Result<(), SetupError> {
        let size = self.size;
        let is_on_board = size.contains(point);
        is_on_board
            .then_some(())
            .ok_or(SetupError::OffBoard { point, size })
    }

    /// The last node that was added, or the root.
    pub fn last(&self) -> TreeNode {
        TreeNode(self.line.last().copied().unwrap_or_default())
    }

    /// The parent of a node; `None` for the root.
    pub fn parent(&self, node: TreeNode) -> Option<TreeNode> {
        let parent = *self.parents.get(node.index())?;
        (node != TreeNode::ROOT).then_some(TreeNode(parent))
    }

    /// The first child of a node, which continues the main line.
    pub fn first_child(&self, node: TreeNode) -> Option<TreeNode> {
        let child = TreeNode(node.0.checked_add(1)?);
        (self.parent(child) == Some(node)).then_some(child)
    }

    /// The next child of the same parent.
    pub fn next_sibling(&self, node: TreeNode) -> Option<TreeNode> {
        let sibling = *self.siblings.get(node.index())?;
        (sibling != 0).then_some(TreeNode(sibling))
    }

    /// The children of a node.
    pub fn children(&self, node: TreeNode) -> impl Iterator<Item = TreeNode> {
        iter::successors(self.first_child(node), |child| self.next_sibling(*child))
    }

    /// All nodes depth first, the root first.
    pub fn nodes(&self) -> impl DoubleEndedIterator<Item = TreeNode> + use<> {
        self.nodes_from(TreeNode::ROOT)
    }

    /// The nodes from one on, depth first.
    pub fn nodes_from(&self, first: TreeNode) -> impl DoubleEndedIterator<Item = TreeNode> + use<> {
        let count = u32::try_from(self.codes.len()).unwrap_or(u32::MAX);
        (first.0..count).map(TreeNode)
    }

    /// The number of nodes, the root included.
    pub fn node_count(&self) -> usize {
        self.codes.len()
    }

    /// The number of moves in the whole tree, passes included.
    pub fn move_count(&self) -> usize {
        let moves = self.codes.iter();
        moves.filter(|code| code.kind() != NodeKind::None).count()
    }

    /// The move of a node; `None` for the root and for nodes that hold only texts and marks.
    pub fn turn(&self, node: TreeNode) -> Option<Move> {
        self.codes.get(node.index()).and_then(|code| code.turn())
    }

    /// The side that moved, if it is not the one whose turn it was. [`Movers`] tells the side of every move.
    pub fn side(&self, node: TreeNode) -> Option<Side> {
        self.codes.get(node.index()).and_then(|code| code.side())
    }

    /// The nodes of the main line after the root: the first child of each.
    pub fn main_line(&self) -> impl Iterator<Item = TreeNode> {
        iter::successors(self.first_child(TreeNode::ROOT), |node| {
            self.first_child(*node)
        })
    }

    /// The moves of the main line.
    pub fn main_moves(&self) -> Vec<Move> {
        self.main_line()
            .filter_map(|node| self.turn(node))
            .collect()
    }
}
