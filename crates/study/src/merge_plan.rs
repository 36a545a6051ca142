//! What a merge adds to a study, and what is told about it before it is made.

use std::collections::BTreeMap;

use super::annotations::Annotation;
use narabe_rules::{BoardSize, Move, NodeId, Rule, Symmetry};

/// What a [`Merge`](crate::Merge) adds to the study for which it was planned. [`Edit::Merge`](crate::Edit::Merge) adds it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MergePlan {
    /// The new moves, each after the one it follows.
    pub(crate) moves: Vec<PlannedMove>,
    /// The nodes of the study whose comment, marks or glyph grow.
    pub(crate) texts: BTreeMap<NodeId, NodeTexts>,
    /// What is told before.
    pub summary: MergeSummary,
}

/// A node of the study, or of the moves that the merge adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum MergedNode {
    Present(NodeId),
    /// Its index among the planned moves.
    New(usize),
}

/// A move that the merge adds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PlannedMove {
    pub below: MergedNode,
    pub turn: Move,
    pub texts: NodeTexts,
}

/// The comment and the annotation of a node.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct NodeTexts {
    pub comment: String,
    pub annotation: Annotation,
}

/// What is told about a merge before it is made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MergeSummary {
    /// The games and studies that are merged.
    pub sources: usize,
    /// Those that cannot be merged, by name.
    pub refused: Vec<(String, MergeRefusal)>,
    /// The moves that are added.
    pub moves: usize,
    /// The places where a line is added beside moves that are there already.
    pub variations: usize,
    /// The positions of the sources that stand in the study already.
    pub present: usize,
    /// The lines that go on below a position elsewhere in the study, because another order of moves has led to it.
    pub transposed: usize,
    /// The comments, marks and glyphs that are added.
    pub comments: usize,
    /// See `comments`.
    pub marks: usize,
    /// See `comments`.
    pub glyphs: usize,
    /// The nodes where both have a comment, and another one: both are kept.
    pub comment_conflicts: usize,
    /// The points and moves where both have a mark or a glyph, and another one: that of the study is kept.
    pub mark_conflicts: usize,
    /// The moves that are left out, by reason.
    pub left_out: BTreeMap<LeftOut, usize>,
    /// By symmetry, the positions of the sources that stand in the study after it. Positions that are symmetric themselves are not
    /// counted.
    pub(crate) orientations: BTreeMap<Symmetry, usize>,
}

impl MergeSummary {
    /// Whether the merge would change nothing.
    pub const fn is_empty(&self) -> bool {
        let moves = self.moves + self.comments + self.comment_conflicts;
        moves + self.marks + self.glyphs == 0
    }

    /// The symmetries by which the sources are turned and mirrored, the most frequent one first.
    pub fn symmetries(&self) -> Vec<Symmetry> {
        let mut found: Vec<_> = self.orientations.iter().collect();
        found.sort_by_key(|(symmetry, count)| (std::cmp::Reverse(**count), **symmetry));
        found.into_iter().map(|(symmetry, _)| *symmetry).collect()
    }
}

/// Why a move is left out, with all that follows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LeftOut {
    /// A pass that the study does not allow.
    Pass,
    /// The game is over before it.
    AfterEnd,
    /// The move is not allowed for another reason.
    Illegal,
}

/// Why a game or a study cannot be merged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MergeRefusal {
    /// Its board has this other size.
    Size(BoardSize),
    /// It is played by this other rule.
    Rule(Rule),
    /// It starts from stones that do not stand so in the study.
    Start,
}
