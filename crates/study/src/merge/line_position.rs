//! The position at a node of the study or of the moves that are added, to ask the rules about the next move.

use crate::merge_plan::{MergedNode, PlannedMove};
use narabe_rules::{Move, PlayError, Position, Record};

/// The position at the node that was asked about last. The next one is mostly near it.
#[derive(Debug, Default)]
pub struct LinePosition {
    path: Vec<MergedNode>,
    position: Option<Position>,
}

impl LinePosition {
    /// Whether the rules allow a move at a node.
    pub fn check(
        &mut self,
        record: &Record,
        planned: &[PlannedMove],
        node: MergedNode,
        turn: Move,
    ) -> Result<(), PlayError> {
        let mut wanted: Vec<MergedNode> = std::iter::successors(Some(node), |node| {
            parent_and_move(record, planned, *node).map(|(parent, _)| parent)
        })
        .collect();
        // The root has no move.
        wanted.pop();
        wanted.reverse();
        let same = self.path.iter().zip(&wanted);
        let shared = same.take_while(|(one, other)| one == other).count();
        let position = self
            .position
            .get_or_insert_with(|| record.position().start());
        for _ in shared..self.path.len() {
            position.undo();
        }
        for node in &wanted[shared..] {
            if let Some((_, turn)) = parent_and_move(record, planned, *node) {
                // It is in the tree, or was checked when it was planned.
                let _ = position.play_turn(turn);
            }
        }
        self.path = wanted;
        position.check_turn(turn)
    }
}

/// The node before one, and the move between them; none at the root.
fn parent_and_move(
    record: &Record,
    planned: &[PlannedMove],
    node: MergedNode,
) -> Option<(MergedNode, Move)> {
    match node {
        MergedNode::Present(node) => {
            let turn = record.move_at(node)?;
            Some((MergedNode::Present(record.parent(node)?), turn))
        }
        MergedNode::New(index) => planned
            .get(index)
            .map(|planned| (planned.below, planned.turn)),
    }
}
