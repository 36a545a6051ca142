//! Edits of a study, and what undoing and redoing each of them changes.

use thiserror::Error;

use super::annotations::{Annotation, Annotations};
use narabe_notation::{Glyph, IllegalMove, Mark};
use narabe_rules::{
    BoardSize, Branch, BranchError, Move, NodeId, PlayError, Point, Record, Reordered,
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
}

impl Change {
    /// Changes the study back. Afterwards this is the change that [`repeat`](Self::repeat) makes again.
    pub(super) fn revert(&mut self, record: &mut Record, annotations: &mut Annotations) {
        match self {
            Self::Added(branch) => record.detach(branch),
            Self::Removed(branch) => restore(record, branch),
            Self::Reordered(changes) => {
                for change in changes.iter().rev() {
                    record.reorder(change.inverse());
                }
            }
            Self::Comment(..) | Self::Annotation(..) => self.swap(record, annotations),
        }
    }

    /// Makes the change again after it was reverted.
    pub(super) fn repeat(&mut self, record: &mut Record, annotations: &mut Annotations) {
        match self {
            Self::Added(branch) => restore(record, branch),
            Self::Removed(branch) => record.detach(branch),
            Self::Reordered(changes) => {
                for change in changes.iter() {
                    record.reorder(*change);
                }
            }
            Self::Comment(..) | Self::Annotation(..) => self.swap(record, annotations),
        }
    }

    /// Exchanges the comment or annotation of the node with the one held here.
    fn swap(&mut self, record: &mut Record, annotations: &mut Annotations) {
        match self {
            Self::Comment(node, other) => {
                let present = record.comment(*node).to_owned();
                record.set_comment(*node, std::mem::replace(other, present));
            }
            Self::Annotation(node, other) => {
                *other = annotations.set(*node, std::mem::take(other));
            }
            Self::Added(_) | Self::Removed(_) | Self::Reordered(_) => {}
        }
    }
}

fn restore(record: &mut Record, branch: &Branch) {
    let restored = record.restore_branch(branch);
    debug_assert_eq!(restored, Ok(()), "edits are undone in reverse order");
}
