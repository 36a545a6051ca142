//! The rows of the list of moves: the main line with its variations below the moves that they replace, folded by branch.
//!
//! In a large tree every variation is folded that the current node is not in, so that the rows are few however many nodes there
//! are; a small tree is open. [`Folds`] are what a person has opened and folded. A folded branch says its number of moves.
//!
//! ```
//! use narabe_rules::{BoardSize, Record, Rule};
//! use narabe_study::move_list::{Folds, Row, rows};
//!
//! let mut record = Record::new(Rule::Freestyle, BoardSize::DEFAULT);
//! record.play("h8".parse()?)?;
//! record.undo();
//! let variation = record.play("h9".parse()?)?.node;
//! record.undo();
//! let mut folds = Folds::default();
//! folds.set(variation, false);
//! let rows = rows(&record, &folds);
//! assert!(matches!(&rows[2], Row::Folded { branches, .. } if branches[0].moves == 1));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::collections::{BTreeMap, BTreeSet};
use std::iter;
use std::ops::Range;

use narabe_rules::{NodeId, Record};

/// A tree of up to this many moves is open at first, a larger one folded.
const OPEN_TREE: usize = 200;
/// The most moves, or folded branches, in one row.
const LONGEST_ROW: usize = 60;

/// A row of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Row {
    /// The start, before the first move.
    Start,
    /// Moves that follow each other.
    Moves {
        /// 0 for the main line, 1 for a variation of it, and so on.
        depth: usize,
        /// The number of moves before the first one.
        ply: usize,
        /// Their nodes.
        nodes: Vec<NodeId>,
        /// Whether they begin an open variation, which can be folded.
        begins: bool,
    },
    /// The comment of a node.
    Comment {
        /// As of the moves.
        depth: usize,
        /// The node.
        node: NodeId,
    },
    /// Variations of the last move above that are folded.
    Folded {
        /// The depth that they have when they are open.
        depth: usize,
        /// The number of moves before them.
        ply: usize,
        /// The variations.
        branches: Vec<FoldedBranch>,
    },
}

impl Row {
    /// How much room it takes, in moves.
    pub fn weight(&self) -> usize {
        const COMMENT: usize = 4;
        match self {
            Self::Start => 1,
            Self::Moves { nodes, .. } => nodes.len(),
            Self::Comment { .. } => COMMENT,
            Self::Folded { branches, .. } => branches.len(),
        }
    }

    /// Whether a move of this node is in it.
    pub fn has(&self, node: NodeId, root: NodeId) -> bool {
        match self {
            Self::Start => node == root,
            Self::Moves { nodes, .. } => nodes.contains(&node),
            Self::Comment { .. } | Self::Folded { .. } => false,
        }
    }
}

/// A folded variation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FoldedBranch {
    /// Its first node.
    pub first: NodeId,
    /// The number of its moves, with all that branches off it.
    pub moves: usize,
}

/// The variations that a person has opened or folded, by their first nodes.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Folds(BTreeMap<NodeId, bool>);

impl Folds {
    /// Opens or folds a variation. One in which the current node is stays open while that is so.
    pub fn set(&mut self, first: NodeId, is_open: bool) {
        self.0.insert(first, is_open);
    }
}

/// All rows that are open. What it costs depends on these, not on the size of the tree.
pub fn rows(record: &Record, folds: &Folds) -> Vec<Row> {
    let parent = |node: &NodeId| record.parent(*node);
    let writer = Writer {
        record,
        folds,
        path: iter::successors(Some(record.current()), parent).collect(),
        is_small: record.nodes_below(record.root()) <= OPEN_TREE,
    };
    writer.rows()
}

/// A part that is still to be written.
enum Open {
    /// What follows a node.
    After(Line),
    /// A variation from its first node on.
    Variation(NodeId, Line),
}

/// Where a line goes on.
#[derive(Clone, Copy)]
struct Line {
    parent: NodeId,
    depth: usize,
    /// The number of moves up to the parent.
    ply: usize,
}

struct Writer<'a> {
    record: &'a Record,
    folds: &'a Folds,
    /// The nodes from the current one to the root.
    path: BTreeSet<NodeId>,
    is_small: bool,
}

impl Writer<'_> {
    fn rows(&self) -> Vec<Row> {
        let root = self.record.root();
        let mut rows = vec![Row::Start];
        self.comment(root, 0, &mut rows);
        // The next part is the last one.
        let mut open = vec![Open::After(Line {
            parent: root,
            depth: 0,
            ply: 0,
        })];
        while let Some(next) = open.pop() {
            match next {
                Open::After(line) => self.write(line, None, &mut rows, &mut open),
                Open::Variation(first, line) => self.write(line, Some(first), &mut rows, &mut open),
            }
        }
        rows
    }

    /// Writes moves until one has alternatives. Then the alternatives follow, and after them the rest of the line.
    fn write(
        &self,
        mut line: Line,
        mut first: Option<NodeId>,
        rows: &mut Vec<Row>,
        open: &mut Vec<Open>,
    ) {
        let (depth, mut begins) = (line.depth, first.is_some());
        let mut run = Vec::new();
        loop {
            let children = self.record.children(line.parent);
            // The alternatives of the first move of a variation are written with the line that it leaves.
            let (main, others) = match (first.take(), children.split_first()) {
                (Some(first), _) => (first, &[][..]),
                (None, Some((&main, others))) => (main, others),
                (None, None) => break,
            };
            run.push(main);
            line.ply += 1;
            line.parent = main;
            let has_comment = !self.record.comment(main).is_empty();
            if has_comment || !others.is_empty() || run.len() == LONGEST_ROW {
                moves(depth, line.ply, &mut run, &mut begins, rows);
            }
            self.comment(main, depth, rows);
            if !others.is_empty() {
                open.push(Open::After(line));
                self.alternatives(line, others, rows, open);
                return;
            }
        }
        moves(depth, line.ply, &mut run, &mut begins, rows);
    }

    /// Writes the alternatives of a move that are folded, and leaves the others to be written.
    fn alternatives(
        &self,
        line: Line,
        others: &[NodeId],
        rows: &mut Vec<Row>,
        open: &mut Vec<Open>,
    ) {
        let (depth, ply) = (line.depth + 1, line.ply - 1);
        let is_open = |first: &NodeId| self.is_open(*first);
        let (shown, closed): (Vec<_>, Vec<_>) = others.iter().copied().partition(is_open);
        rows.extend(closed.chunks(LONGEST_ROW).map(|some| {
            Row::Folded {
                depth,
                ply,
                branches: some
                    .iter()
                    .map(|first| folded(self.record, *first))
                    .collect(),
            }
        }));
        let parent = self.record.parent(line.parent).unwrap_or(line.parent);
        let line = Line { parent, depth, ply };
        let shown = shown.into_iter().rev();
        open.extend(shown.map(|first| Open::Variation(first, line)));
    }

    fn comment(&self, node: NodeId, depth: usize, rows: &mut Vec<Row>) {
        if !self.record.comment(node).is_empty() {
            rows.push(Row::Comment { depth, node });
        }
    }

    fn is_open(&self, first: NodeId) -> bool {
        let chosen = self.folds.0.get(&first).copied();
        self.path.contains(&first) || chosen.unwrap_or(self.is_small)
    }
}

/// Ends a row of moves of which the last is number `ply`.
fn moves(depth: usize, ply: usize, run: &mut Vec<NodeId>, begins: &mut bool, rows: &mut Vec<Row>) {
    if run.is_empty() {
        return;
    }
    let nodes = std::mem::take(run);
    rows.push(Row::Moves {
        depth,
        ply: ply - nodes.len(),
        nodes,
        begins: std::mem::take(begins),
    });
}

/// The rows to show around the current node, with so many moves before it and after it at least, as far as there are. While
/// that is so for the rows that were shown, and only then, they stay.
pub fn window(
    rows: &[Row],
    record: &Record,
    shown: Option<&Range<usize>>,
    (before, after): (usize, usize),
) -> Range<usize> {
    let is_here = |row: &Row| row.has(record.current(), record.root());
    let here = rows.iter().position(is_here).unwrap_or(0);
    let reach = |before: usize, after: usize| {
        let start = far(rows[..here].iter().rev(), before);
        let end = far(rows[here..].iter(), after);
        here - start..(here + end + 1).min(rows.len())
    };
    let least = reach(before / 2, after / 2);
    match shown {
        Some(shown)
            if shown.start <= least.start && least.end <= shown.end && shown.end <= rows.len() =>
        {
            shown.clone()
        }
        _ => reach(before, after),
    }
}

/// The number of rows that together have so many moves.
fn far<'a>(rows: impl Iterator<Item = &'a Row>, moves: usize) -> usize {
    let mut left = moves;
    rows.take_while(|row| {
        let is_within = left > 0;
        left = left.saturating_sub(row.weight());
        is_within
    })
    .count()
}

/// The moves of the line through the current node, to its end: first through the nodes before it, then through those that were
/// visited last.
pub fn current_line(record: &Record) -> Vec<NodeId> {
    let parent = |node: &NodeId| record.parent(*node);
    let mut line: Vec<_> = iter::successors(Some(record.current()), parent).collect();
    line.pop();
    line.reverse();
    let next = |node: &NodeId| {
        let children = record.children(*node);
        children.get(record.next_child(*node)).copied()
    };
    line.extend(iter::successors(next(&record.current()), next));
    line
}

/// The other moves that could stand in the place of a move, with their sizes.
pub fn siblings(record: &Record, node: NodeId) -> Vec<FoldedBranch> {
    let parent = record.parent(node);
    let children = parent.map_or(&[][..], |parent| record.children(parent));
    let others = children.iter().filter(|other| **other != node);
    others.map(|other| folded(record, *other)).collect()
}

fn folded(record: &Record, first: NodeId) -> FoldedBranch {
    FoldedBranch {
        first,
        moves: record.nodes_below(first) + 1,
    }
}

#[cfg(test)]
mod tests;
