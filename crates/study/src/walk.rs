//! Jumps through the tree of a record: to the variations beside a move, to branchings, and to comments.
//!
//! No jump looks at more than the way to the root, the line and the variations along them, however large the record is: the record
//! knows how many comments are below each of its nodes.
//!
//! ```
//! use narabe_rules::{BoardSize, Record, Rule};
//! use narabe_study::Jump;
//!
//! let mut record = Record::new(Rule::Freestyle, BoardSize::DEFAULT);
//! let h8 = record.play("h8".parse()?)?.node;
//! let i9 = record.play("i9".parse()?)?.node;
//! record.undo();
//! let h9 = record.play("h9".parse()?)?.node;
//! assert_eq!(Jump::PreviousSibling.from(&record, h9), Some(i9));
//! assert_eq!(Jump::PreviousBranching.from(&record, h9), Some(h8));
//! assert_eq!(Jump::NextSibling.from(&record, h9), None);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::iter;

use narabe_rules::{NodeId, Record};

/// Where to go from a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Jump {
    /// The variation before this one: another move in place of the last.
    PreviousSibling,
    /// The variation after this one.
    NextSibling,
    /// Back along the line to a position with several next moves, or to the start.
    PreviousBranching,
    /// On along the line to a position with several next moves, or to its end.
    NextBranching,
    /// The comment before this node, in the order in which the moves stand in a file: each line to its end, then its variations from
    /// the last one on.
    PreviousComment,
    /// The comment after this node, in the same order.
    NextComment,
}

impl Jump {
    /// All jumps.
    pub const ALL: [Self; 6] = [
        Self::PreviousSibling,
        Self::NextSibling,
        Self::PreviousBranching,
        Self::NextBranching,
        Self::PreviousComment,
        Self::NextComment,
    ];

    /// The node to go to; `None` if there is none.
    pub fn from(self, record: &Record, node: NodeId) -> Option<NodeId> {
        match self {
            Self::PreviousSibling => siblings(record, node).0.last().copied(),
            Self::NextSibling => siblings(record, node).1.first().copied(),
            Self::PreviousBranching => {
                let mut above = iter::successors(record.parent(node), |node| record.parent(*node));
                let root = record.root();
                above
                    .find(|above| branches(record, *above))
                    .or_else(|| (node != root).then_some(root))
            }
            Self::NextBranching => {
                let mut line = line_after(record, node);
                line.find(|below| branches(record, *below))
                    .or_else(|| line_after(record, node).last())
            }
            Self::PreviousComment => previous_comment(record, node),
            Self::NextComment => next_comment(record, node),
        }
    }
}

fn branches(record: &Record, node: NodeId) -> bool {
    record.children(node).len() > 1
}

/// The nodes of the line after a node.
fn line_after(record: &Record, node: NodeId) -> impl Iterator<Item = NodeId> {
    let next = |node: &NodeId| {
        let children = record.children(*node);
        children.get(record.next_child(*node)).copied()
    };
    iter::successors(next(&node), next)
}

/// The variations before a node and after it.
fn siblings(record: &Record, node: NodeId) -> (&[NodeId], &[NodeId]) {
    let all = record
        .parent(node)
        .map_or(&[][..], |parent| record.children(parent));
    let at = all.iter().position(|sibling| *sibling == node);
    at.map_or((&[], &[]), |at| (&all[..at], &all[at + 1..]))
}

fn has_comment(record: &Record, node: NodeId) -> bool {
    !record.comment(node).is_empty()
}

/// Whether a node or one below it has a comment.
fn holds_comment(record: &Record, node: &NodeId) -> bool {
    has_comment(record, *node) || record.comments_below(*node) > 0
}

fn next_comment(record: &Record, node: NodeId) -> Option<NodeId> {
    let holds = |node: &&NodeId| holds_comment(record, node);
    let mut found = record.children(node).iter().find(holds);
    let mut above = Some(node);
    while let (None, Some(at)) = (found, above) {
        found = siblings(record, at).1.iter().find(holds);
        above = record.parent(at);
    }
    let mut first = *found?;
    while !has_comment(record, first) {
        first = *record.children(first).iter().find(holds)?;
    }
    Some(first)
}

fn previous_comment(record: &Record, node: NodeId) -> Option<NodeId> {
    let holds = |node: &&NodeId| holds_comment(record, node);
    let mut at = node;
    loop {
        let before = siblings(record, at).0.iter().rev().find(holds);
        if let Some(&before) = before {
            let mut last = before;
            while record.comments_below(last) > 0 {
                last = *record.children(last).iter().rev().find(holds)?;
            }
            return Some(last);
        }
        at = record.parent(at)?;
        if has_comment(record, at) {
            return Some(at);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_rules::{BoardSize, Rule};

    /// A record of lines; a `*` behind a move gives it a comment.
    fn record(lines: &[&str]) -> Record {
        let mut record = Record::new(Rule::Freestyle, BoardSize::DEFAULT);
        for line in lines {
            record.go_to(record.root());
            for name in line.split(' ') {
                let point = name.trim_end_matches('*');
                let node = record.play(point.parse().unwrap()).unwrap().node;
                if name.ends_with('*') {
                    record.set_comment(node, name);
                }
            }
        }
        record.continue_main_lines();
        record.go_to(record.root());
        record
    }

    fn at(record: &Record, path: &str) -> NodeId {
        let moves: Vec<_> = path
            .split_whitespace()
            .map(|name| narabe_rules::Move::Stone(name.parse().unwrap()))
            .collect();
        let (node, known) = record.follow(record.root(), &moves);
        assert_eq!(known, moves.len(), "{path} is in the record");
        node
    }

    /// The moves to a node.
    fn path(record: &Record, node: NodeId) -> String {
        let nodes = iter::successors(Some(node), |node| record.parent(*node));
        let mut names: Vec<_> = nodes.filter_map(|node| record.move_at(node)).collect();
        names.reverse();
        let names: Vec<_> = names.iter().map(ToString::to_string).collect();
        names.join(" ")
    }

    fn jump(record: &Record, jump: Jump, from: &str) -> Option<String> {
        let to = jump.from(record, at(record, from));
        to.map(|to| path(record, to))
    }

    #[test]
    fn siblings_are_walked_without_going_round() {
        let record = record(&["h8 i9 a1", "h8 h9", "h8 g7"]);
        let to = |from, jump_to| jump(&record, jump_to, from);
        assert_eq!(to("h8 i9", Jump::NextSibling).as_deref(), Some("h8 h9"));
        assert_eq!(to("h8 g7", Jump::PreviousSibling).as_deref(), Some("h8 h9"));
        assert_eq!(to("h8 g7", Jump::NextSibling), None);
        assert_eq!(to("h8 i9", Jump::PreviousSibling), None);
        assert_eq!(to("", Jump::NextSibling), None);
        assert_eq!(to("h8 i9 a1", Jump::NextSibling), None);
    }

    #[test]
    fn branchings_are_found_along_the_line_and_its_ends_stand_for_none() {
        let record = record(&["h8 i9 a1 b1 c1", "h8 i9 a1 d1", "h8 g7"]);
        let to = |from, jump_to| jump(&record, jump_to, from);
        assert_eq!(to("", Jump::NextBranching).as_deref(), Some("h8"));
        assert_eq!(to("h8", Jump::NextBranching).as_deref(), Some("h8 i9 a1"));
        let end = to("h8 i9 a1", Jump::NextBranching);
        assert_eq!(end.as_deref(), Some("h8 i9 a1 b1 c1"));
        assert_eq!(to("h8 i9 a1 b1 c1", Jump::NextBranching), None);
        let back = to("h8 i9 a1 d1", Jump::PreviousBranching);
        assert_eq!(back.as_deref(), Some("h8 i9 a1"));
        assert_eq!(to("h8 i9", Jump::PreviousBranching).as_deref(), Some("h8"));
        assert_eq!(to("h8", Jump::PreviousBranching).as_deref(), Some(""));
        assert_eq!(to("", Jump::PreviousBranching), None);
    }

    #[test]
    fn the_next_branching_lies_on_the_line_that_was_visited() {
        let mut record = record(&["h8 i9", "h8 g7 a1", "h8 g7 b1"]);
        record.go_to(at(&record, "h8 g7 b1"));
        let to = jump(&record, Jump::NextBranching, "h8");
        assert_eq!(to.as_deref(), Some("h8 g7"));
    }

    #[test]
    fn comments_are_visited_in_the_order_of_a_file_and_back() {
        let record = record(&["h8* i9 a1 b1*", "h8 i9 c1", "h8 i9 d1* e1*", "g7*", "f7"]);
        let order = ["h8", "h8 i9 a1 b1", "h8 i9 d1", "h8 i9 d1 e1", "g7"];
        let mut here = record.root();
        for expected in order {
            here = Jump::NextComment.from(&record, here).expect(expected);
            assert_eq!(path(&record, here), expected);
        }
        assert_eq!(Jump::NextComment.from(&record, here), None);
        here = at(&record, "f7");
        for expected in order.iter().rev() {
            here = Jump::PreviousComment.from(&record, here).expect(expected);
            assert_eq!(path(&record, here), *expected);
        }
        assert_eq!(Jump::PreviousComment.from(&record, here), None);
    }

    #[test]
    fn comments_of_removed_branches_are_passed_by() {
        let mut record = record(&["h8 i9 a1*", "h8 g7 b1*"]);
        let branch = record.remove_branch(at(&record, "h8 i9")).unwrap();
        let next = Jump::NextComment.from(&record, record.root()).unwrap();
        assert_eq!(path(&record, next), "h8 g7 b1");
        record.restore_branch(&branch).unwrap();
        let next = Jump::NextComment.from(&record, record.root()).unwrap();
        assert_eq!(path(&record, next), "h8 i9 a1");
    }
}
