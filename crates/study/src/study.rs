//! The study: a record with annotations, the names of its players, its origin, and a history of edits.
//!
//! The current node of the record is where the study is looked at. Going to another node is not an edit; undoing an edit
//! goes to where it was made.

use super::annotations::{Annotation, Annotations};
use super::apply_merge::apply_merge;
use super::edit::{Change, Changed, Edit, EditError};
use super::game_data::shorten;
use narabe_notation::{GameInfo, IllegalMove, sanitize_line};
use narabe_rules::{
    BoardSize, BranchError, Move, NodeId, PlayError, Position, Record, Rule, Setup, StartError,
    Symmetry,
};

/// The longest origin, in characters; a longer one is truncated.
const MAX_ORIGIN_CHARS: usize = 200;

/// A study. Two studies are equal if they are saved alike: history and removed branches make no difference.
#[derive(Clone, Debug)]
pub struct Study {
    pub(super) record: Record,
    annotations: Annotations,
    pub(super) info: GameInfo,
    computers: [bool; 2],
    /// The name that it was given.
    pub(super) origin: Option<String>,
    /// How the board lies compared with how it lay at first.
    orientation: Symmetry,
    /// The edits that can be undone, the last one last.
    done: Vec<Step>,
    /// The edits that can be redone, the next one last.
    undone: Vec<Step>,
}

/// An edit in the history.
#[derive(Clone, Debug)]
struct Step {
    change: Change,
    /// The current node before the edit and after it.
    cursors: [NodeId; 2],
}

impl PartialEq for Study {
    fn eq(&self, other: &Self) -> bool {
        self.record == other.record
            && (&self.info, self.computers) == (&other.info, other.computers)
            && self.origin == other.origin
            && self.annotated().eq(other.annotated())
    }
}

impl Eq for Study {}

impl Study {
    /// An empty study.
    pub fn new(rule: Rule, size: BoardSize) -> Self {
        Self::from_record(Record::new(rule, size))
    }

    /// A study that starts from a set-up.
    ///
    /// # Errors
    /// [`StartError`] if the game is over there.
    pub fn from_setup(setup: &Setup) -> Result<Self, StartError> {
        Record::from_setup(setup).map(Self::from_record)
    }

    /// A study of a record, at its current node.
    pub fn from_record(mut record: Record) -> Self {
        // The line of a record from a file may not lead to its current node.
        let current = record.current();
        record.go_to(record.root());
        record.go_to(current);
        Self {
            record,
            annotations: Annotations::default(),
            info: GameInfo::default(),
            computers: [false; 2],
            origin: None,
            orientation: Symmetry::IDENTITY,
            done: Vec::new(),
            undone: Vec::new(),
        }
    }

    /// A study of a game whose record is at its current node: the moves up to it become the main line.
    pub fn of_game(mut record: Record) -> Self {
        let current = record.current();
        if current != record.root() {
            // The current node is in the tree, so this cannot fail.
            let _ = record.make_main_line(current);
        }
        Self::from_record(record)
    }

    /// The record. It is changed by [edits](Self::apply) only.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The position at the current node.
    pub const fn position(&self) -> &Position {
        self.record.position()
    }

    /// The current node.
    pub const fn current(&self) -> NodeId {
        self.record.current()
    }

    /// The marks and the glyph of a node.
    pub fn annotation(&self, node: NodeId) -> &Annotation {
        self.annotations.get(node)
    }

    /// The number of nodes with marks, a glyph or a comment.
    pub fn annotation_count(&self) -> usize {
        let nodes = self.record.numbered_nodes().into_iter();
        let is_annotated = |node: &NodeId| {
            !self.annotation(*node).is_empty() || !self.record.comment(*node).is_empty()
        };
        nodes.filter(is_annotated).count()
    }

    /// The annotations of the tree that are not empty, with the numbers of their nodes in a saved record.
    pub(super) fn annotated(&self) -> impl Iterator<Item = (usize, &Annotation)> {
        let nodes = self.record.numbered_nodes().into_iter().enumerate();
        let annotated = nodes.map(|(number, node)| (number, self.annotation(node)));
        annotated.filter(|(_, annotation)| !annotation.is_empty())
    }

    /// Sets the annotation of a node without history.
    pub(super) fn annotate(&mut self, node: NodeId, annotation: Annotation) {
        self.annotations.set(node, annotation);
    }

    /// The names of Black and White; an unknown name is empty.
    pub const fn names(&self) -> &[String; 2] {
        &self.info.names
    }

    /// How many first moves of the main line its opening prescribes, so that a review does not judge them.
    pub fn opening_moves(&self) -> usize {
        crate::review::prescribed_by(&self.info.protocol)
    }

    /// Sets the names of Black and White, each as one line, which is not an edit.
    pub fn set_names(&mut self, names: [String; 2]) {
        self.info.names = names;
        self.info.names.iter_mut().for_each(shorten);
    }

    /// Whether a computer played Black and White, as far as is known: names do not tell.
    pub const fn computers(&self) -> [bool; 2] {
        self.computers
    }

    /// Sets whether a computer played Black and White, which is not an edit.
    pub const fn set_computers(&mut self, computers: [bool; 2]) {
        self.computers = computers;
    }

    /// Gives the study a name, as one line, which is not an edit.
    pub fn set_origin(&mut self, origin: Option<String>) {
        self.origin = origin.map(|origin| sanitize_line(&origin, MAX_ORIGIN_CHARS));
    }

    /// How the board was turned and mirrored since this study was made, by [`Edit::Turn`].
    pub const fn orientation(&self) -> Symmetry {
        self.orientation
    }

    /// The nodes of the main line, from the first move to its end.
    pub fn main_line(&self) -> Vec<NodeId> {
        let first_child = |node: &NodeId| self.record.children(*node).first().copied();
        std::iter::successors(first_child(&self.record.root()), first_child).collect()
    }

    /// The position in which the main line ends.
    pub fn game(&self) -> Position {
        let last = self.main_line().last().copied();
        (self.record).position_at(last.unwrap_or_else(|| self.record.root()))
    }

    /// Goes to a node. Returns false and does nothing if the tree has no such node.
    pub fn go_to(&mut self, node: NodeId) -> bool {
        self.record.go_to(node)
    }

    /// Goes along the line to the node after `ply` moves, or to the end of the line if it is shorter.
    pub fn go_to_ply(&mut self, ply: usize) {
        self.record.go_to_ply(ply);
    }

    /// Goes where a study is looked at first: a game at its end, a tree with variations at its beginning.
    pub fn go_to_first_look(&mut self) {
        let record = &self.record;
        let branches = |node: &NodeId| record.children(*node).len() > 1;
        let is_tree = branches(&record.root()) || self.main_line().iter().any(branches);
        self.go_to_ply(if is_tree { 0 } else { usize::MAX });
    }

    /// Makes an edit. True if it changed something that [`undo`](Self::undo) takes back; false for a move that is in the
    /// tree already, and for an edit without effect.
    ///
    /// # Errors
    /// [`EditError`] if the edit is refused; the study is then unchanged.
    pub fn apply(&mut self, edit: Edit) -> Result<bool, EditError> {
        let before = self.current();
        let change = self.change(edit)?;
        let Some(change) = change else {
            return Ok(false);
        };
        let cursors = [before, self.current()];
        self.done.push(Step { change, cursors });
        self.undone.clear();
        Ok(true)
    }

    /// Undoes the last edit and goes to where it was made. Returns false if there is none.
    pub fn undo(&mut self) -> bool {
        let Some(mut step) = self.done.pop() else {
            return false;
        };
        match &mut step.change {
            Change::Data(other) => self.swap_data(other),
            change => change.revert(&mut self.changed()),
        }
        self.record.go_to(step.cursors[0]);
        self.undone.push(step);
        true
    }

    /// Redoes the edit that was undone last and goes to where it led. Returns false if there is none.
    pub fn redo(&mut self) -> bool {
        let Some(mut step) = self.undone.pop() else {
            return false;
        };
        match &mut step.change {
            Change::Data(other) => self.swap_data(other),
            change => change.repeat(&mut self.changed()),
        }
        self.record.go_to(step.cursors[1]);
        self.done.push(step);
        true
    }

    /// The number of edits that [`undo`](Self::undo) can take back.
    pub const fn undo_count(&self) -> usize {
        self.done.len()
    }

    /// The number of edits that [`redo`](Self::redo) can make again.
    pub const fn redo_count(&self) -> usize {
        self.undone.len()
    }

    /// Adds moves that were played from a node as a variation, as [`Edit::InsertLine`], and returns the node of the
    /// last one. The current node stays.
    ///
    /// # Errors
    /// [`EditError`] if a move is not allowed or the node is not in the tree; the study is then unchanged.
    pub fn insert_line(&mut self, from: NodeId, moves: &[Move]) -> Result<NodeId, EditError> {
        let moves = moves.to_vec();
        self.apply(Edit::InsertLine {
            from,
            moves: moves.clone(),
        })?;
        Ok(self.record.follow(from, &moves).0)
    }

    /// Makes an edit and returns what it changed, if anything.
    fn change(&mut self, edit: Edit) -> Result<Option<Change>, EditError> {
        Ok(match edit {
            Edit::Play(turn) => self.play(turn)?,
            Edit::InsertLine { from, moves } => self.insert(from, &moves)?,
            Edit::RemoveBranch(node) => Some(Change::Removed(self.record.remove_branch(node)?)),
            Edit::Promote(node) => Some(Change::Reordered(vec![self.record.promote(node)?])),
            Edit::MakeMainLine(node) => Some(Change::Reordered(self.record.make_main_line(node)?)),
            Edit::SetComment { node, comment } => {
                self.check(node)?;
                let before = self.record.comment(node).to_owned();
                let differs = before != comment;
                self.record.set_comment(node, comment);
                differs.then_some(Change::Comment(node, before))
            }
            Edit::SetMark { node, point, mark } => {
                let size = self.position().size();
                if !size.contains(point) {
                    return Err(EditError::MarkOffBoard { point, size });
                }
                self.change_annotation(node, |annotation| match mark {
                    Some(mark) => _ = annotation.marks.insert(point, mark),
                    None => _ = annotation.marks.remove(&point),
                })?
            }
            Edit::ClearMarks(node) => {
                self.change_annotation(node, |annotation| annotation.marks.clear())?
            }
            Edit::SetGlyph { node, .. } if node == self.record.root() => {
                return Err(EditError::NoMove);
            }
            Edit::SetGlyph { node, glyph } => {
                self.change_annotation(node, |annotation| annotation.glyph = glyph)?
            }
            Edit::Turn(Symmetry::IDENTITY) => None,
            Edit::Turn(symmetry) => {
                self.changed().turn(symmetry);
                Some(Change::Turned(symmetry))
            }
            Edit::Merge(plan) => apply_merge(&plan, &mut self.changed())?,
            Edit::SetProperties { node, properties } => {
                self.change_annotation(node, |annotation| annotation.properties = properties)?
            }
            Edit::SetData(data) => self.change_data(*data)?,
        })
    }

    const fn changed(&mut self) -> Changed<'_> {
        Changed {
            record: &mut self.record,
            annotations: &mut self.annotations,
            orientation: &mut self.orientation,
        }
    }

    fn check(&self, node: NodeId) -> Result<(), BranchError> {
        let is_there = self.record.contains(node);
        is_there.then_some(()).ok_or(BranchError::NoSuchNode)
    }

    fn change_annotation(
        &mut self,
        node: NodeId,
        change: impl FnOnce(&mut Annotation),
    ) -> Result<Option<Change>, EditError> {
        self.check(node)?;
        let mut annotation = self.annotation(node).clone();
        change(&mut annotation);
        let differs = annotation != *self.annotation(node);
        let before = self.annotations.set(node, annotation);
        Ok(differs.then_some(Change::Annotation(node, before)))
    }

    fn play(&mut self, turn: Move) -> Result<Option<Change>, EditError> {
        let foul = turn
            .point()
            .and_then(|point| Some((point, self.position().foul_at(point)?)));
        if let Some((point, foul)) = foul {
            return Err(PlayError::Forbidden { point, foul }.into());
        }
        let line = self.record.next_child(self.current());
        let played = self.record.play_on(turn)?;
        let added = self.record.added(played, line);
        Ok(added.map(Change::Added))
    }

    /// Adds the moves that are not in the tree. They are tried on a copy of the position first.
    fn insert(&mut self, from: NodeId, moves: &[Move]) -> Result<Option<Change>, EditError> {
        self.check(from)?;
        let mut position = self.record.position_at(from);
        for (index, turn) in moves.iter().enumerate() {
            position.play_turn(*turn).map_err(|cause| IllegalMove {
                number: index + 1,
                cause,
            })?;
        }
        let (last, known) = self.record.follow(from, moves);
        let added = self.record.add_line(last, &moves[known..]);
        Ok(added.map(Change::Added))
    }
}
