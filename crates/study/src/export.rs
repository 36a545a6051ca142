//! Studies as games that every format is written from.
//!
//! ```
//! use narabe_notation::{Format, WriteOptions, write_games};
//! use narabe_rules::{BoardSize, Rule};
//! use narabe_study::{Edit, Study, game_of_study};
//!
//! let mut study = Study::new(Rule::Renju, BoardSize::DEFAULT);
//! study.apply(Edit::Play("h8".parse()?))?;
//! let written = write_games(Format::Moves, &[game_of_study(&study)], &WriteOptions::default())?;
//! assert_eq!(written.bytes, b"h8\n");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use super::study::Study;
use narabe_notation::{GameInfo, GameTree, LossReport, Mark, ReadGame, TreeMark, TreeNode};
use narabe_rules::NodeId;

/// A study as a game with variations. Of all results only the one at the end of the main line is kept, or the one that is known;
/// every format that holds results keeps it.
pub fn game_of_study(study: &Study) -> ReadGame {
    let record = study.record();
    let position = study.position();
    let mut tree = GameTree::new(position.size());
    tree.set_rule(Some(position.rule()));
    for &(point, side) in position.setup_stones() {
        // The rules have placed each stone on a point of its own.
        let _ = tree.place(point, side);
    }
    let first = position.side_at(0);
    if first != tree.first_to_move() {
        tree.set_to_move(Some(first));
    }
    // The nodes that are still to be added, the next one last.
    let mut open: Vec<(NodeId, TreeNode)> = Vec::new();
    annotate(&mut tree, TreeNode::ROOT, study, record.root());
    let children = record.children(record.root()).iter().rev();
    open.extend(children.map(|&child| (child, TreeNode::ROOT)));
    while let Some((id, parent)) = open.pop() {
        // Nodes come depth first, on points of the board.
        let Ok(node) = tree.add(parent, record.move_at(id), None) else {
            continue;
        };
        annotate(&mut tree, node, study, id);
        let children = record.children(id).iter().rev();
        open.extend(children.map(|&child| (child, node)));
    }
    let info = GameInfo {
        title: study.title().to_owned(),
        result: study.result(),
        ..study.info().clone()
    };
    ReadGame {
        info: info.cleaned(),
        tree,
        lost: LossReport::default(),
    }
}

fn annotate(tree: &mut GameTree, node: TreeNode, study: &Study, id: NodeId) {
    tree.set_comment(node, study.record().comment(id));
    let annotation = study.annotation(id);
    tree.set_glyph(node, annotation.glyph);
    for (&point, mark) in &annotation.marks {
        let label = mark.text().unwrap_or_default();
        let mark = match mark {
            Mark::Circle => TreeMark::Circle,
            Mark::Square => TreeMark::Square,
            Mark::Triangle => TreeMark::Triangle,
            Mark::Cross => TreeMark::Cross,
            Mark::Letter(_) | Mark::Number(_) | Mark::Label(_) => TreeMark::Label(&label),
        };
        // Marks of a study are on the board.
        let _ = tree.mark(node, point, mark);
    }
    for property in &annotation.properties {
        tree.add_property(node, &property.name, &property.values);
    }
}
