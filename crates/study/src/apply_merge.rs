//! Adds what a merge has planned to a study.

use super::annotations::Annotation;
use super::edit::{Change, Changed, EditError};
use super::merge_plan::{MergePlan, MergedNode};
use narabe_rules::{BranchError, NodeId};

/// Adds the moves and texts of a plan. Nothing is changed if a node of the plan is not in the tree any more. A move that was played
/// since the plan was made is not added twice.
pub fn apply_merge(plan: &MergePlan, study: &mut Changed) -> Result<Option<Change>, EditError> {
    let present = plan.moves.iter().filter_map(|planned| match planned.below {
        MergedNode::Present(node) => Some(node),
        MergedNode::New(_) => None,
    });
    let mut present = present.chain(plan.texts.keys().copied());
    if !present.all(|node| study.record.contains(node)) {
        return Err(BranchError::NoSuchNode.into());
    }
    let mut changes = Vec::new();
    let mut added: Vec<NodeId> = Vec::with_capacity(plan.moves.len());
    for planned in &plan.moves {
        let (below, is_in_tree) = match planned.below {
            MergedNode::Present(node) => (node, true),
            MergedNode::New(index) => (added[index], false),
        };
        if let Some(known) = study.record.child_with(below, planned.turn) {
            added.push(known);
            continue;
        }
        let Some(branch) = study.record.add_line(below, &[planned.turn]) else {
            return Err(BranchError::NoSuchNode.into());
        };
        let node = branch.node();
        added.push(node);
        // What lies below a new move goes and comes with it.
        if is_in_tree {
            changes.push(Change::Added(branch));
        }
        study
            .record
            .set_comment(node, planned.texts.comment.clone());
        study
            .annotations
            .set(node, planned.texts.annotation.clone());
    }
    for (&node, texts) in &plan.texts {
        let comment = study.record.comment(node).to_owned();
        if comment != texts.comment {
            study.record.set_comment(node, texts.comment.clone());
            changes.push(Change::Comment(node, comment));
        }
        let annotation: Annotation = study.annotations.set(node, texts.annotation.clone());
        if annotation != texts.annotation {
            changes.push(Change::Annotation(node, annotation));
        }
    }
    Ok((!changes.is_empty()).then_some(Change::Several(changes)))
}
