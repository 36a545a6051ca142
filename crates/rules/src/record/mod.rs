//! The record of a game: a tree of moves with comments and a current node.
//!
//! Playing never removes a move. A new move after an undo becomes a variation beside the old one; a move that the tree has
//! already is followed. Undo and redo go up and down the *line*: the path to the current node, continued through the
//! children visited last. A resignation, a draw by agreement and a loss on time end the game at the current node only;
//! other branches can be continued. Only [`Record::remove_branch`] takes moves out of the tree, and only
//! [`Record::promote`] and [`Record::make_main_line`] change their order. A record may start
//! [from a set-up](Record::from_setup).
//!
//! ```
//! use narabe_rules::{BoardSize, Record, Rule};
//!
//! let mut record = Record::new(Rule::Standard, BoardSize::DEFAULT);
//! record.play("h8".parse()?)?;
//! record.play("i9".parse()?)?;
//! record.undo();
//! record.play("h9".parse()?)?; // a variation; i9 stays
//! assert_eq!(record.children(record.parent(record.current()).unwrap()).len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod below;
mod branches;
mod endings;
mod rule_change;
mod saved;

use std::iter;

pub use branches::{Branch, BranchError, Reordered};
pub use rule_change::{RuleChange, RuleEffect, RuleEffectKind};
pub use saved::RecordError;

use super::{BoardSize, Move, Outcome, PlayError, Point, Position, Rule, Setup, StartError};

/// A node in the tree of one record. An id stays valid as long as its record, even in a branch that was removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(usize);

impl NodeId {
    const ROOT: Self = Self(0);

    /// Its number in its record, see [`Record::node`].
    pub const fn number(self) -> usize {
        self.0
    }
}

/// What playing a move did to the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The node of the move, now the current node.
    pub node: NodeId,
    /// Whether the node is new. Otherwise the move had been played here before.
    pub is_new: bool,
}

/// The record of a game with all its variations. Two records are equal if they are saved alike: removed branches make
/// no difference.
///
/// ```
/// use narabe_rules::{BoardSize, Record, Rule, Side};
///
/// let mut record = Record::new(Rule::Renju, BoardSize::DEFAULT);
/// let first = record.play("h8".parse()?)?.node;
/// record.set_comment(first, "Black begins in the centre");
/// record.resign(Side::White)?;
/// assert_eq!(record.outcome().and_then(|outcome| outcome.winner()), Some(Side::Black));
///
/// record.undo(); // takes back the resignation alone
/// assert_eq!((record.outcome(), record.current()), (None, first));
/// record.undo();
/// assert_eq!((record.ply(), record.redo_count()), (0, 1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Record {
    /// All nodes, those of removed branches included: the root first, and every node after its parent.
    nodes: Vec<Node>,
    current: NodeId,
    /// The position at the current node.
    position: Position,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Node {
    /// The parent and the move played there; `None` for the root.
    played: Option<(NodeId, Move)>,
    children: Vec<NodeId>,
    /// The index of the child through which the line continues: the child visited last, or else the first. The line
    /// ends here if it is the number of children.
    next_child: usize,
    comment: String,
    /// A resignation, a draw by agreement or a loss on time.
    ending: Option<Outcome>,
    /// Whether a branch that begins here was removed.
    removed: bool,
    /// What is below it, without the branches that were removed there.
    below: Below,
}

/// How much is below a node.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Below {
    nodes: u32,
    comments: u32,
}

impl Record {
    /// An empty record.
    pub fn new(rule: Rule, size: BoardSize) -> Self {
        Self::starting_at(Position::new(rule, size))
    }

    /// A record of a game that starts from a set-up. Its stones are not moves of the record.
    ///
    /// # Errors
    /// [`StartError`] if the game is over there.
    pub fn from_setup(setup: &Setup) -> Result<Self, StartError> {
        Position::from_setup(setup).map(Self::starting_at)
    }

    /// A record without moves that starts at a position without moves.
    fn starting_at(position: Position) -> Self {
        Self {
            nodes: vec![Node::default()],
            current: NodeId::ROOT,
            position,
        }
    }

    /// The position at the current node.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The outcome at the current node, or `None` if the game is in progress there.
    pub const fn outcome(&self) -> Option<&Outcome> {
        self.position.outcome()
    }

    /// Plays a stone of the side to move at the current node. Goes to the existing child with this move, or to a new
    /// one.
    ///
    /// # Errors
    /// [`PlayError`] if the move is not allowed; the record is then unchanged.
    pub fn play(&mut self, point: Point) -> Result<Played, PlayError> {
        self.position.check(point)?;
        Ok(self.play_unchecked(Move::Stone(point)))
    }

    /// As [`play`](Self::play), but Black may play a forbidden point, which loses the game.
    ///
    /// # Errors
    /// [`PlayError`] if the point is occupied or off the board, or the game is over; the record is then unchanged.
    pub fn play_allowing_foul(&mut self, point: Point) -> Result<Played, PlayError> {
        self.position.check_allowing_foul(point)?;
        Ok(self.play_unchecked(Move::Stone(point)))
    }

    /// Passes at the current node.
    ///
    /// # Errors
    /// [`PlayError`] if passing is not allowed; the record is then unchanged.
    pub fn pass(&mut self) -> Result<Played, PlayError> {
        self.position.check_pass()?;
        Ok(self.play_unchecked(Move::Pass))
    }

    /// Plays a move that has been checked.
    fn play_unchecked(&mut self, turn: Move) -> Played {
        let known = self.child_at(self.current, turn);
        let node = known.unwrap_or_else(|| self.add(self.current, turn));
        self.descend(node);
        Played {
            node,
            is_new: known.is_none(),
        }
    }

    /// Takes back one step. If the game ended by resignation, agreement or on time, that alone is
    /// [retracted](Self::retract) and the result is `None`. Otherwise it is the last move, which is returned and which
    /// [`redo`](Self::redo) replays.
    pub fn undo(&mut self) -> Option<Move> {
        if self.retract().is_some() {
            return None;
        }
        let turn = self.position.last_turn();
        self.ascend();
        turn
    }

    /// Replays the next move of the line and returns it; `None` at the end of the line.
    pub fn redo(&mut self) -> Option<Move> {
        let next = self.next(self.current)?;
        self.descend(next);
        self.position.last_turn()
    }

    /// Ends the line at the current node, so that nothing can be redone until a move is played. The moves stay in the
    /// tree.
    pub fn end_line(&mut self) {
        let node = &mut self.nodes[self.current.0];
        node.next_child = node.children.len();
    }

    /// The number of steps that [`undo`](Self::undo) can take back.
    pub fn undo_count(&self) -> usize {
        self.ply() + usize::from(self.nodes[self.current.0].ending.is_some())
    }

    /// The number of moves that [`redo`](Self::redo) can replay.
    pub fn redo_count(&self) -> usize {
        self.redo_nodes().count()
    }

    /// The number of moves from the root to the current node, passes included.
    pub fn ply(&self) -> usize {
        self.position.ply()
    }

    /// The whole line: the moves to the current node, then those that [`redo`](Self::redo) would replay.
    pub fn line(&self) -> Vec<Move> {
        let redo = self.redo_nodes().filter_map(|node| self.move_at(node));
        self.position.turns().chain(redo).collect()
    }

    /// Goes along the line to the node after `ply` moves, or to the end of the line if it is shorter. Unlike
    /// [`undo`](Self::undo) this takes back no resignation, draw by agreement or loss on time.
    pub fn go_to_ply(&mut self, ply: usize) {
        while self.ply() > ply {
            self.ascend();
        }
        while self.ply() < ply && self.redo().is_some() {}
    }

    /// Goes to any node of the tree and makes its path part of the line. Returns false and does nothing if the tree has
    /// no such node.
    pub fn go_to(&mut self, node: NodeId) -> bool {
        if !self.contains(node) {
            return false;
        }
        let [here, there] = [self.path_to(self.current), self.path_to(node)];
        let shared = iter::zip(&here, &there)
            .take_while(|(one, other)| one == other)
            .count();
        here[shared..].iter().for_each(|_| self.ascend());
        there[shared..]
            .iter()
            .for_each(|&child| self.descend(child));
        true
    }

    /// The node before the first move.
    pub const fn root(&self) -> NodeId {
        NodeId::ROOT
    }

    /// The current node.
    pub const fn current(&self) -> NodeId {
        self.current
    }

    /// The children of a node in the order in which they were first played, unless it was changed; the first continues
    /// the main line.
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        self.nodes.get(node.0).map_or(&[], |node| &node.children)
    }

    /// The parent of a node; `None` for the root.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.nodes.get(node.0)?.played.map(|(parent, _)| parent)
    }

    /// The move that led to a node; `None` for the root.
    pub fn move_at(&self, node: NodeId) -> Option<Move> {
        self.nodes.get(node.0)?.played.map(|(_, turn)| turn)
    }

    /// The comment of a node; empty if it has none.
    pub fn comment(&self, node: NodeId) -> &str {
        self.nodes.get(node.0).map_or("", |node| &node.comment)
    }

    /// Replaces the comment of a node. Does nothing if this record has no such node.
    pub fn set_comment(&mut self, node: NodeId, comment: impl Into<String>) {
        let Some(found) = self.nodes.get_mut(node.0) else {
            return;
        };
        let had = u32::from(!found.comment.is_empty());
        found.comment = comment.into();
        let has = u32::from(!found.comment.is_empty());
        if had != has {
            self.count_above(node, |below| below.comments = below.comments + has - had);
        }
    }

    /// Adds a child to a node.
    fn add(&mut self, parent: NodeId, turn: Move) -> NodeId {
        let node = self.add_uncounted(parent, turn);
        self.count_above(node, |below| below.nodes += 1);
        node
    }

    /// Adds a child to a node whose parents do not count it yet.
    fn add_uncounted(&mut self, parent: NodeId, turn: Move) -> NodeId {
        let node = NodeId(self.nodes.len());
        self.nodes.push(Node {
            played: Some((parent, turn)),
            ..Node::default()
        });
        self.nodes[parent.0].children.push(node);
        node
    }

    /// The child of a node with this move.
    fn child_at(&self, node: NodeId, turn: Move) -> Option<NodeId> {
        self.children(node)
            .iter()
            .copied()
            .find(|&child| self.move_at(child) == Some(turn))
    }

    /// The child of a node through which the line continues.
    fn next(&self, node: NodeId) -> Option<NodeId> {
        let node = &self.nodes[node.0];
        node.children.get(node.next_child).copied()
    }

    /// The nodes that redo would visit, in order.
    fn redo_nodes(&self) -> impl Iterator<Item = NodeId> {
        iter::successors(self.next(self.current), |&node| self.next(node))
    }

    /// The nodes from the root, excluded, to a node.
    fn path_to(&self, node: NodeId) -> Vec<NodeId> {
        let mut path: Vec<_> = iter::successors(Some(node), |&node| self.parent(node)).collect();
        path.pop();
        path.reverse();
        path
    }

    /// Goes to a child of the current node.
    fn descend(&mut self, child: NodeId) {
        let Some(turn) = self.move_at(child) else {
            return;
        };
        let next_child = self.index_of(self.current, child);
        self.nodes[self.current.0].next_child = next_child.unwrap_or_default();
        self.position.play_turn_unchecked(turn);
        self.set_current(child);
    }

    /// Goes to the parent of the current node; does nothing at the root.
    fn ascend(&mut self) {
        if let Some(parent) = self.parent(self.current) {
            self.position.undo();
            self.set_current(parent);
        }
    }

    /// Makes a node with the present position the current one, and restores its ending.
    fn set_current(&mut self, node: NodeId) {
        self.current = node;
        if let Some(ending) = &self.nodes[node.0].ending {
            self.position.set_outcome(Some(ending.clone()));
        }
    }
}
