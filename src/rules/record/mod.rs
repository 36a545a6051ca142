//! The record of a game: a tree of moves with comments, of which one node is the current one.
//!
//! Nothing that was played is ever lost. A new move after an undo becomes a variation beside the old one, and a move
//! that is already there is walked into. Undo and redo go up and down the *line*: the path to the current node and on
//! from it through the children visited last. A game that ends by word (resignation, agreement, time) ends at the
//! node where it was said; other branches play on.
//!
//! ```
//! use narabe::rules::{BoardSize, Record, Rule};
//!
//! let mut record = Record::new(Rule::Standard, BoardSize::DEFAULT);
//! record.play("h8".parse()?)?;
//! record.play("i9".parse()?)?;
//! record.undo();
//! record.play("h9".parse()?)?; // a variation; i9 stays
//! assert_eq!(record.children(record.parent(record.current()).unwrap()).len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod form;

use std::iter;

pub use form::RecordError;

use super::{
    BoardSize, DrawReason, Move, Outcome, PlayError, Point, Position, Rule, Side, Victory,
};

/// A node of one record's tree. Nodes are never removed, so an id stays good as long as its record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(usize);

impl NodeId {
    const ROOT: Self = Self(0);
}

/// What a move did to the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The node of the move, now the current one.
    pub node: NodeId,
    /// Whether the node is new; otherwise the move had been played here before.
    pub is_new: bool,
}

/// A game with all its variations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The root first, and every node after its parent.
    nodes: Vec<Node>,
    current: NodeId,
    /// The current node played out.
    position: Position,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Node {
    /// Where the move was made, and the move; the root has neither.
    played: Option<(NodeId, Move)>,
    children: Vec<NodeId>,
    /// Which child the line goes through; the first, which is the main line, until another is visited.
    visited: usize,
    comment: String,
    /// An end of the game that no stone made.
    ending: Option<Outcome>,
}

impl Record {
    /// An empty record.
    #[must_use]
    pub fn new(rule: Rule, size: BoardSize) -> Self {
        Self {
            nodes: vec![Node::default()],
            current: NodeId::ROOT,
            position: Position::new(rule, size),
        }
    }

    /// The position at the current node.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// How the game ended at the current node, if it did.
    #[must_use]
    pub const fn outcome(&self) -> Option<&Outcome> {
        self.position.outcome()
    }

    /// Plays a stone of the side to move at the current node: into an existing child when the move is known, into a
    /// new one otherwise.
    ///
    /// # Errors
    /// [`PlayError`] when the move is not allowed; the record is then exactly as it was.
    pub fn play(&mut self, point: Point) -> Result<Played, PlayError> {
        self.position.check(point)?;
        Ok(self.enter(Move::Stone(point)))
    }

    /// As [`play`](Self::play), but lets Black play a forbidden point, by which the game is lost.
    ///
    /// # Errors
    /// [`PlayError`] when the point is taken or off the board or the game is over; the record is then exactly as it was.
    pub fn play_at_risk(&mut self, point: Point) -> Result<Played, PlayError> {
        self.position.check_at_risk(point)?;
        Ok(self.enter(Move::Stone(point)))
    }

    /// Passes at the current node: gives the turn to the other side without a stone.
    ///
    /// # Errors
    /// [`PlayError`] when that is not allowed; the record is then exactly as it was.
    pub fn pass(&mut self) -> Result<Played, PlayError> {
        self.position.check_pass()?;
        Ok(self.enter(Move::Pass))
    }

    /// Goes through a move that can be made at the current node.
    fn enter(&mut self, turn: Move) -> Played {
        let known = self.child_at(self.current, turn);
        let node = known.unwrap_or_else(|| self.add(self.current, turn));
        self.descend(node);
        Played {
            node,
            is_new: known.is_none(),
        }
    }

    /// Ends the game at the current node: `loser` resigns.
    ///
    /// # Errors
    /// [`PlayError::GameOver`] when it has already ended.
    pub fn resign(&mut self, loser: Side) -> Result<&Outcome, PlayError> {
        self.end(Outcome::Win {
            winner: loser.other(),
            by: Victory::Resignation,
        })
    }

    /// Ends the game at the current node: the clock of `loser` has run out.
    ///
    /// # Errors
    /// [`PlayError::GameOver`] when it has already ended.
    pub fn flag(&mut self, loser: Side) -> Result<&Outcome, PlayError> {
        self.end(Outcome::Win {
            winner: loser.other(),
            by: Victory::Time,
        })
    }

    /// Ends the game at the current node: both sides agree to a draw.
    ///
    /// # Errors
    /// [`PlayError::GameOver`] when it has already ended.
    pub fn agree_draw(&mut self) -> Result<&Outcome, PlayError> {
        self.end(Outcome::Draw(DrawReason::Agreement))
    }

    /// Takes back a resignation, a draw by agreement or a loss on time at the current node, and gives what it was.
    pub fn retract(&mut self) -> Option<Outcome> {
        let ending = self.nodes[self.current.0].ending.take()?;
        self.position.set_outcome(None);
        Some(ending)
    }

    /// Takes one thing back. When the game was ended by word this is the word alone: the moves stay and none is given.
    /// Otherwise it is the last move, which is given and which [`redo`](Self::redo) brings back.
    pub fn undo(&mut self) -> Option<Move> {
        if self.retract().is_some() {
            return None;
        }
        let turn = self.position.last_turn();
        self.ascend();
        turn
    }

    /// Plays the next move of the line again: the child visited last, or else the main line.
    pub fn redo(&mut self) -> Option<Move> {
        let next = self.next(self.current)?;
        self.descend(next);
        self.position.last_turn()
    }

    /// How many times [`undo`](Self::undo) has something to take back.
    #[must_use]
    pub fn undo_count(&self) -> usize {
        self.ply() + usize::from(self.nodes[self.current.0].ending.is_some())
    }

    /// How many times [`redo`](Self::redo) has something to play.
    #[must_use]
    pub fn redo_count(&self) -> usize {
        self.tail().count()
    }

    /// How many moves led to the current node, passes included.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.position.ply()
    }

    /// The whole line: the moves to the current node, then those that redo would play.
    #[must_use]
    pub fn line(&self) -> Vec<Move> {
        let tail = self.tail().filter_map(|node| self.move_at(node));
        self.position.turns().chain(tail).collect()
    }

    /// Steps along the line to the node after `ply` moves, or to the end of the line when it is shorter.
    /// Unlike undo this takes no resignation, draw or loss on time back.
    pub fn go_to_ply(&mut self, ply: usize) {
        while self.ply() > ply {
            self.ascend();
        }
        while self.ply() < ply && self.redo().is_some() {}
    }

    /// Goes to a node anywhere in the tree, and makes its path the line. False, and nothing done, when this record has
    /// no such node.
    pub fn go_to(&mut self, node: NodeId) -> bool {
        if node.0 >= self.nodes.len() {
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
    #[must_use]
    pub const fn root(&self) -> NodeId {
        NodeId::ROOT
    }

    /// The node that the position shows.
    #[must_use]
    pub const fn current(&self) -> NodeId {
        self.current
    }

    /// The moves tried after a node, in the order in which they were first played; the first is the main line.
    #[must_use]
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        self.nodes.get(node.0).map_or(&[], |node| &node.children)
    }

    /// The node before; none before the root.
    #[must_use]
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.nodes.get(node.0)?.played.map(|(parent, _)| parent)
    }

    /// The move that led to a node; none led to the root.
    #[must_use]
    pub fn move_at(&self, node: NodeId) -> Option<Move> {
        self.nodes.get(node.0)?.played.map(|(_, turn)| turn)
    }

    /// What was written about a node; empty when nothing was.
    #[must_use]
    pub fn comment(&self, node: NodeId) -> &str {
        self.nodes.get(node.0).map_or("", |node| &node.comment)
    }

    /// Writes about a node, in place of what was there. A node that this record does not have is passed over.
    pub fn set_comment(&mut self, node: NodeId, comment: impl Into<String>) {
        if let Some(node) = self.nodes.get_mut(node.0) {
            node.comment = comment.into();
        }
    }

    fn end(&mut self, ending: Outcome) -> Result<&Outcome, PlayError> {
        if self.outcome().is_some() {
            return Err(PlayError::GameOver);
        }
        self.position.set_outcome(Some(ending.clone()));
        Ok(self.nodes[self.current.0].ending.insert(ending))
    }

    fn add(&mut self, parent: NodeId, turn: Move) -> NodeId {
        let node = NodeId(self.nodes.len());
        self.nodes.push(Node {
            played: Some((parent, turn)),
            ..Node::default()
        });
        self.nodes[parent.0].children.push(node);
        node
    }

    fn child_at(&self, node: NodeId, turn: Move) -> Option<NodeId> {
        self.children(node)
            .iter()
            .copied()
            .find(|&child| self.move_at(child) == Some(turn))
    }

    /// The child of a node through which the line goes.
    fn next(&self, node: NodeId) -> Option<NodeId> {
        let node = &self.nodes[node.0];
        node.children.get(node.visited).copied()
    }

    /// The nodes that redo would visit.
    fn tail(&self) -> impl Iterator<Item = NodeId> {
        iter::successors(self.next(self.current), |&node| self.next(node))
    }

    /// The nodes from below the root down to a node.
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
        let node = &mut self.nodes[self.current.0];
        node.visited = node
            .children
            .iter()
            .position(|&other| other == child)
            .unwrap_or_default();
        self.position.make_unchecked(turn);
        self.arrive(child);
    }

    /// Goes to the parent of the current node; nowhere from the root.
    fn ascend(&mut self) {
        if let Some(parent) = self.parent(self.current) {
            self.position.undo();
            self.arrive(parent);
        }
    }

    fn arrive(&mut self, node: NodeId) {
        self.current = node;
        if let Some(ending) = &self.nodes[node.0].ending {
            self.position.set_outcome(Some(ending.clone()));
        }
    }
}
