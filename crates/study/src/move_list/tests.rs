//! The rows of the list of moves.

use super::*;
use narabe_rules::{BoardSize, Rule};
use proptest::prelude::*;

fn record(lines: &[&str]) -> Record {
    let mut record = Record::new(Rule::Freestyle, BoardSize::DEFAULT);
    for line in lines {
        record.go_to(record.root());
        for point in line.split(' ') {
            record.play(point.parse().unwrap()).unwrap();
        }
    }
    record
}

fn rows_of(record: &Record, folds: &Folds) -> Vec<Row> {
    rows(record, folds)
}

/// "0:0 h8 i9" for moves, "1:+ h9 3" for folded variations and "0:# words" for a comment.
fn written(record: &Record, folds: &Folds) -> Vec<String> {
    let name = |node: &NodeId| record.move_at(*node).unwrap().to_string();
    let text = |row: &Row| match row {
        Row::Start => "start".to_owned(),
        Row::Moves {
            depth, ply, nodes, ..
        } => {
            let names: Vec<_> = nodes.iter().map(name).collect();
            format!("{depth}:{ply} {}", names.join(" "))
        }
        Row::Comment { depth, node } => format!("{depth}:# {}", record.comment(*node)),
        Row::Folded {
            depth, branches, ..
        } => {
            let one = |branch: &FoldedBranch| format!(" {} {}", name(&branch.first), branch.moves);
            let all: String = branches.iter().map(one).collect();
            format!("{depth}:+{all}")
        }
    };
    rows_of(record, folds).iter().map(text).collect()
}

/// The first node of the branch of this move below the first one.
fn branch(record: &Record, name: &str) -> NodeId {
    let first = record.children(record.root())[0];
    let is_it = |node: &&NodeId| record.move_at(**node).unwrap().to_string() == name;
    *record.children(first).iter().find(is_it).unwrap()
}

#[test]
fn variations_stand_below_the_move_that_they_replace() {
    let record = record(&["h8 i9 i8 j8", "h8 g9 g8", "h8 g9 a1", "h8 i7"]);
    assert_eq!(
        written(&record, &Folds::default()),
        [
            "start",
            "0:0 h8 i9",
            "1:1 g9 g8",
            "2:2 a1",
            "1:1 i7",
            "0:2 i8 j8"
        ]
    );
}

#[test]
fn a_folded_variation_says_its_number_of_moves() {
    let mut record = record(&["h8 i9 i8", "h8 g9 g8", "h8 g9 a1", "h8 i7"]);
    record.go_to(record.root());
    let mut folds = Folds::default();
    folds.set(branch(&record, "g9"), false);
    assert_eq!(
        written(&record, &folds),
        ["start", "0:0 h8 i9", "1:+ g9 3", "1:1 i7", "0:2 i8"]
    );
}

#[test]
fn a_variation_with_the_current_move_cannot_be_folded() {
    let mut record = record(&["h8 i9", "h8 g9 g8"]);
    let mut folds = Folds::default();
    folds.set(branch(&record, "g9"), false);
    assert_eq!(
        written(&record, &folds),
        ["start", "0:0 h8 i9", "1:1 g9 g8"]
    );
    record.go_to(record.root());
    assert_eq!(written(&record, &folds), ["start", "0:0 h8 i9", "1:+ g9 2"]);
}

#[test]
fn a_large_tree_is_folded_but_for_the_current_line() {
    let mut record = Record::new(Rule::Freestyle, BoardSize::DEFAULT);
    let points: Vec<_> = record.position().size().points().collect();
    for first in &points[..20] {
        for second in points.iter().rev().take(20) {
            record.go_to(record.root());
            record.play(*first).unwrap();
            record.play(*second).unwrap();
        }
    }
    let written = written(&record, &Folds::default());
    assert_eq!(written.len(), 8, "{written:?}");
    assert_eq!(written[2].matches(" 21").count(), 18, "{written:?}");
    assert!(written[3].starts_with("1:0 "), "{written:?}");
}

#[test]
fn comments_have_rows_of_their_own() {
    let mut record = record(&["h8 i9 i8"]);
    let first = record.children(record.root())[0];
    record.set_comment(record.root(), "before");
    record.set_comment(first, "after");
    assert_eq!(
        written(&record, &Folds::default()),
        ["start", "0:# before", "0:0 h8", "0:# after", "0:1 i9 i8"]
    );
}

#[test]
fn the_window_stays_until_the_current_move_comes_near_its_end() {
    let mut record = Record::new(Rule::Freestyle, BoardSize::new(19).unwrap());
    let points: Vec<_> = record.position().size().points().collect();
    for (index, point) in points.iter().enumerate().take(240) {
        // No five, whatever the rule: every second row is free.
        if (index / 38) % 2 == 0 && index % 2 == 0 {
            let node = record.play(*point).unwrap().node;
            record.set_comment(node, "words");
        }
    }
    let rows = rows_of(&record, &Folds::default());
    record.go_to_ply(20);
    let first = window(&rows, &record, None, (20, 40));
    record.go_to_ply(21);
    assert_eq!(window(&rows, &record, Some(&first), (20, 40)), first);
    record.go_to_ply(40);
    let next = window(&rows, &record, Some(&first), (20, 40));
    assert_ne!(next, first);
    assert!(
        rows[next]
            .iter()
            .any(|row| row.has(record.current(), record.root()))
    );
}

#[test]
fn the_current_line_goes_on_through_what_was_visited_last() {
    let mut record = record(&["h8 i9 i8", "h8 g9 g8"]);
    record.go_to(record.children(record.root())[0]);
    let names: Vec<_> = current_line(&record)
        .into_iter()
        .map(|node| record.move_at(node).unwrap().to_string())
        .collect();
    assert_eq!(names, ["h8", "g9", "g8"]);
    let others = siblings(&record, branch(&record, "g9"));
    assert_eq!(others.len(), 1);
    assert_eq!(others[0].moves, 2);
}

/// A tree: at each step a stone is played at a node that was chosen before.
fn any_record() -> impl Strategy<Value = Record> {
    prop::collection::vec((any::<u16>(), 0..225_usize), 1..400).prop_map(|steps| {
        let mut record = Record::new(Rule::Freestyle, BoardSize::DEFAULT);
        let points: Vec<_> = record.position().size().points().collect();
        let mut nodes = vec![record.root()];
        for (from, point) in steps {
            record.go_to(nodes[usize::from(from) % nodes.len()]);
            if let Ok(played) = record.play(points[point])
                && played.is_new
            {
                nodes.push(played.node);
            }
        }
        record
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn every_move_is_in_a_row_or_in_one_folded_branch(
        mut record in any_record(),
        chosen in prop::collection::vec((any::<u16>(), any::<bool>()), 0..20),
        current in any::<u16>(),
    ) {
        let nodes = record.numbered_nodes();
        record.go_to(nodes[usize::from(current) % nodes.len()]);
        let mut folds = Folds::default();
        for (index, is_open) in chosen {
            folds.set(nodes[usize::from(index) % nodes.len()], is_open);
        }
        loop {
            let rows = rows_of(&record, &folds);
            prop_assert!(rows.iter().any(|row| row.has(record.current(), record.root())));
            let mut shown = Vec::new();
            let mut folded = Vec::new();
            for row in &rows {
                match row {
                    Row::Moves { nodes, .. } => shown.extend(nodes.iter().copied()),
                    Row::Folded { branches, .. } => folded.extend(branches.iter().copied()),
                    Row::Start | Row::Comment { .. } => {}
                }
            }
            let count = shown.len();
            shown.sort();
            shown.dedup();
            prop_assert_eq!(shown.len(), count, "no move is written twice");
            let hidden: usize = folded.iter().map(|branch| branch.moves).sum();
            prop_assert_eq!(count + hidden, nodes.len() - 1);
            if folded.is_empty() {
                break;
            }
            // Each press opens more, until everything is open.
            folded.iter().for_each(|branch| folds.set(branch.first, true));
        }
    }
}
