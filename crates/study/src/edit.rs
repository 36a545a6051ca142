//! Edits of a study, and what undoing and redoing each of them changes.

use thiserror::Error;

use super::annotations::{Annotation, Annotations, NodeProperty};
use super::game_data::{DataBefore, GameData};
use super::merge_plan::MergePlan;
use narabe_notation::{Glyph, IllegalMove, Mark};
use narabe_rules::{
    BoardSize, Branch, BranchError, Move, NodeId, PlayError, Point, Record, Reordered, StartError,
    Symmetry,
};

/// An edit of a study. Every edit can be undone and redone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Plays a move at the current node and goes to the node after it, which may be in the tree already. Forbidden points
    /// are refused.
    Play(Move),
    /// Adds the moves of a line from a node that are not in the tree yet, as a variation. The last may be a foul. The
    /// current node stays.
    InsertLine {
        /// The node before the first move.
        from: NodeId,
        /// The moves.
        moves: Vec<Move>,
    },
    /// Removes a node with all that follows. If the current node is in the branch, its parent becomes the current one.
    RemoveBranch(NodeId),
    /// Moves the variation that a node is in one place forward.
    Promote(NodeId),
    /// Makes the path to a node the main line.
    MakeMainLine(NodeId),
    /// Replaces the comment of a node.
    SetComment {
        /// The node.
        node: NodeId,
        /// The comment; empty for none.
        comment: String,
    },
    /// Sets or removes the mark on a point at a node.
    SetMark {
        /// The node.
        node: NodeId,
        /// The point.
        point: Point,
        /// The mark; `None` to remove it.
        mark: Option<Mark>,
    },
    /// Removes all marks at a node.
    ClearMarks(NodeId),
    /// Sets or removes the glyph of a move.
    SetGlyph {
        /// The node of the move.
        node: NodeId,
        /// The glyph; `None` to remove it.
        glyph: Option<Glyph>,
    },
    /// Turns or mirrors the board: all moves, marks and stones that were set up. Points that comments name stay as they are written.
    Turn(Symmetry),
    /// Adds what a [`Merge`](crate::Merge) of this study has planned. The current node stays.
    Merge(Box<MergePlan>),
    /// Replaces the properties of a node that only its file knows, its name among them.
    SetProperties {
        /// The node.
        node: NodeId,
        /// The properties.
        properties: Vec<NodeProperty>,
    },
    /// Changes the game's own data.
    SetData(Box<GameData>),
}

/// Why an edit was refused. The study is then unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum EditError {
    /// The move is not allowed.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// A move of the line is not allowed.
    #[error(transparent)]
    Line(#[from] IllegalMove),
    /// The tree does not allow the change.
    #[error(transparent)]
    Branch(#[from] BranchError),
    /// The mark is off the board.
    #[error("{point} is off the board of size {}: mark a point on the board", size.get())]
    MarkOffBoard {
        /// The point of the mark.
        point: Point,
        /// The size of the board.
        size: BoardSize,
    },
    /// The root has no move to judge.
    #[error("the start of the game has no move to judge: choose a move")]
    NoMove,
    /// The game would be over at its start under the other rule.
    #[error("the rule cannot be changed: {0}")]
    Start(#[from] StartError),
    /// The board has stones.
    #[error("the board of {side}×{side} has stones or marks: begin an empty study for another size", side = size.get())]
    SizeOfGame {
        /// The size of the board.
        size: BoardSize,
    },
}

/// What an edit has changed.
#[derive(Clone, Debug)]
pub(super) enum Change {
    /// A branch was added.
    Added(Branch),
    Removed(Branch),
    Reordered(Vec<Reordered>),
    /// Holds the comment that the node does not have now.
    Comment(NodeId, String),
    /// Holds the annotation that the node does not have now.
    Annotation(NodeId, Annotation),
    Turned(Symmetry),
    /// Holds the data that the study does not have now; the study exchanges it.
    Data(Box<DataBefore>),
    /// Several changes, in the order in which they were made.
    Several(Vec<Self>),
}

/// What changes act on.
pub(super) struct Changed<'a> {
    pub record: &'a mut Record,
    pub annotations: &'a mut Annotations,
    pub orientation: &'a mut Symmetry,
}

impl Changed<'_> {
    /// Turns or mirrors the board.
    pub fn turn(&mut self, symmetry: Symmetry) {
        self.annotations
            .turn(symmetry, self.record.position().size());
        self.record.turn_board(symmetry);
        *self.orientation = self.orientation.then(symmetry);
    }
}

impl Change {
    /// Changes the study back. Afterwards this is the change that [`repeat`](Self::repeat) makes again.
    pub(super) fn revert(&mut self, study: &mut Changed) {
        match self {
            Self::Added(branch) => study.record.detach(branch),
            Self::Removed(branch) => restore(study.record, branch),
            Self::Reordered(changes) => {
                for change in changes.iter().rev() {
                    study.record.reorder(change.inverse());
                }
            }
            Self::Comment(..) | Self::Annotation(..) | Self::Data(_) => self.swap(study),
            Self::Turned(symmetry) => study.turn(symmetry.inverse()),
            Self::Several(changes) => {
                for change in changes.iter_mut().rev() {
                    change.revert(study);
                }
            }
        }
    }

    /// Makes the change again after it was reverted.
    pub(super) fn repeat(&mut self, study: &mut Changed) {
        match self {
            Self::Added(branch) => restore(study.record, branch),
            Self::Removed(branch) => study.record.detach(branch),
            Self::Reordered(changes) => {
                for change in changes.iter() {
                    study.record.reorder(*change);
                }
            }
            Self::Comment(..) | Self::Annotation(..) | Self::Data(_) => self.swap(study),
            Self::Turned(symmetry) => study.turn(*symmetry),
            Self::Several(changes) => {
                for change in changes {
                    change.repeat(study);
                }
            }
        }
    }

    /// Exchanges the comment or annotation of the node with the one held here.
    fn swap(&mut self, study: &mut Changed) {
        match self {
            Self::Comment(node, other) => {
                let present = study.record.comment(*node).to_owned();
                let other = std::mem::replace(other, present);
                study.record.set_comment(*node, other);
            }
            Self::Annotation(node, other) => {
                *other = study.annotations.set(*node, std::mem::take(other));
            }
            Self::Added(_)
            | Self::Removed(_)
            | Self::Reordered(_)
            | Self::Turned(_)
            | Self::Several(_)
            | Self::Data(_) => {}
        }
    }
}

fn restore(record: &mut Record, branch: &Branch) {
    let restored = record.restore_branch(branch);
    debug_assert_eq!(restored, Ok(()), "edits are undone in reverse order");
}
