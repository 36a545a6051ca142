//! Walks through the sources of a merge and plans what the study gets.

use super::line_position::LinePosition;
use super::node_texts::{add_annotation, add_comment};
use super::source::{MergeSource, refusal};
use crate::merge_plan::{
    LeftOut, MergePlan, MergeRefusal, MergeSummary, MergedNode, NodeTexts, PlannedMove,
};
use crate::study::Study;
use crate::transpositions::Transpositions;
use narabe_rules::{Move, NodeId, PlayError, PositionKeys, Record, Symmetry};
use std::collections::HashMap;

/// What was planned, and where in a source the walk is.
#[derive(Debug, Default)]
pub struct Merging {
    plan: MergePlan,
    children: HashMap<MergedNode, Vec<usize>>,
    /// The keys of the planned moves' positions as they lie in the study.
    own: Vec<u64>,
    /// The planned moves by the key that all orientations share.
    added: HashMap<u64, Vec<usize>>,
    line: LinePosition,
    /// The nodes of the source that are still to be looked at, the next one last.
    open: Vec<Open>,
}

/// A node of the source whose parent has been looked at.
#[derive(Clone, Copy, Debug)]
struct Open {
    node: NodeId,
    above: Above,
}

/// What became of the node above.
#[derive(Clone, Copy, Debug)]
enum Above {
    /// Its line goes on at this node of the study, turned and mirrored so.
    At(Target, PositionKeys),
    LeftOut(LeftOut),
}

/// A node of the study, and how the source lies there.
#[derive(Clone, Copy, Debug)]
struct Target {
    node: MergedNode,
    symmetry: Symmetry,
}

impl Merging {
    /// Whether a source is not looked through yet.
    pub const fn is_in_source(&self) -> bool {
        !self.open.is_empty()
    }

    /// Begins with a source.
    pub fn begin(
        &mut self,
        study: &Study,
        index: &Transpositions,
        source: &MergeSource,
    ) -> Result<(), MergeRefusal> {
        let record = source.study.record();
        if let Some(refusal) = refusal(study, &source.study) {
            return Err(refusal);
        }
        let keys = index.table().start(record.position());
        let start = self
            .start(study.record(), index, &keys)
            .ok_or(MergeRefusal::Start)?;
        self.plan.summary.sources += 1;
        self.annotate(study, source, record.root(), start.node, start.symmetry);
        self.open_children(record, record.root(), Above::At(start, keys));
        Ok(())
    }

    /// Notes that a source cannot be merged.
    pub fn refuse(&mut self, name: String, refusal: MergeRefusal) {
        self.plan.summary.refused.push((name, refusal));
    }

    /// Looks at some nodes of the source. Returns their number.
    pub fn step(
        &mut self,
        study: &Study,
        index: &Transpositions,
        source: &MergeSource,
        nodes: usize,
    ) -> usize {
        let mut count = 0;
        while let Some(open) = (count < nodes).then(|| self.open.pop()).flatten() {
            count += 1;
            let above = match open.above {
                Above::LeftOut(reason) => {
                    *self.plan.summary.left_out.entry(reason).or_default() += 1;
                    open.above
                }
                Above::At(target, keys) => {
                    self.take(study, index, source, open.node, (target, keys))
                }
            };
            self.open_children(source.study.record(), open.node, above);
        }
        // A source without moves has been looked at as well.
        count.max(1)
    }

    pub fn finish(self) -> MergePlan {
        self.plan
    }

    fn open_children(&mut self, record: &Record, node: NodeId, above: Above) {
        let children = record.children(node).iter().rev();
        self.open.extend(children.map(|&node| Open { node, above }));
    }

    /// The root of the study, or else another place where the source's starting position stands.
    fn start(
        &self,
        record: &Record,
        index: &Transpositions,
        keys: &PositionKeys,
    ) -> Option<Target> {
        let places = self.places(record, index, keys, None);
        let root = MergedNode::Present(record.root());
        places.into_iter().min_by_key(|target| {
            let is_end = !self.has_children(record, target.node);
            (target.node != root, is_end, target.node)
        })
    }

    /// Where a position stands, except at one node.
    fn places(
        &self,
        record: &Record,
        index: &Transpositions,
        keys: &PositionKeys,
        except: Option<MergedNode>,
    ) -> Vec<Target> {
        let present = index.with_keys(record, keys).map(|found| Target {
            node: MergedNode::Present(found.node),
            symmetry: found.symmetry,
        });
        let mut places: Vec<Target> = present.collect();
        let added = self.added.get(&keys.shared()).into_iter().flatten();
        places.extend(added.filter_map(|&index| {
            let symmetry = keys.symmetry_to(self.own[index])?;
            let node = MergedNode::New(index);
            Some(Target { node, symmetry })
        }));
        places.retain(|target| Some(target.node) != except);
        places
    }

    /// Finds the place of a node of the source, or adds its move.
    fn take(
        &mut self,
        study: &Study,
        index: &Transpositions,
        source: &MergeSource,
        node: NodeId,
        (above, keys): (Target, PositionKeys),
    ) -> Above {
        let from = source.study.record();
        let Some(played) = from.move_at(node) else {
            return Above::LeftOut(LeftOut::Illegal);
        };
        let turn = above
            .symmetry
            .image_of_move(played, study.position().size());
        let keys = index.table().after(keys, played);
        let record = study.record();
        let (own, elsewhere) = self.resolve(record, index, above, turn, &keys);
        let own = match own {
            Some(own) => {
                self.plan.summary.present += 1;
                own
            }
            None => {
                if let Err(error) = self.line.check(record, &self.plan.moves, above.node, turn) {
                    let reason = left_out(&error);
                    *self.plan.summary.left_out.entry(reason).or_default() += 1;
                    return Above::LeftOut(reason);
                }
                self.plan.summary.present += usize::from(elsewhere.is_some());
                let node = self.add(record, above, turn, &keys);
                Target { node, ..above }
            }
        };
        let goes_on = !from.children(node).is_empty();
        self.annotate(study, source, node, own.node, own.symmetry);
        self.plan.summary.transposed += usize::from(goes_on && elsewhere.is_some());
        let target = elsewhere.unwrap_or(own);
        if !keys.is_symmetric() {
            let counts = &mut self.plan.summary.orientations;
            *counts.entry(target.symmetry).or_default() += 1;
        }
        Above::At(target, keys)
    }

    /// The node of a move below another node, or the image of it beside it, if there is one; and where else its line goes on,
    /// if it does.
    fn resolve(
        &self,
        record: &Record,
        index: &Transpositions,
        above: Target,
        turn: Move,
        keys: &PositionKeys,
    ) -> (Option<Target>, Option<Target>) {
        let child = self.child(record, above.node, turn);
        let mut places = self.places(record, index, keys, child);
        for place in &mut places {
            // A symmetric position lies alike in several ways: as its line does, if it can.
            if keys.of_image(above.symmetry) == keys.of_image(place.symmetry) {
                place.symmetry = above.symmetry;
            }
        }
        let is_beside = |target: &Target| self.parent(record, target.node) == Some(above.node);
        let is_end = |target: &Target| !self.has_children(record, target.node);
        let child = child.map(|node| Target { node, ..above });
        let own = child.or_else(|| {
            let beside = places.iter().filter(|target| is_beside(target));
            beside
                .min_by_key(|target| (is_end(target), target.node))
                .copied()
        });
        if own.is_some_and(|own| !is_end(&own)) {
            return (own, None);
        }
        // One place of a position gets all that follows: the first with moves, or else the first of all.
        let places = places.into_iter().chain(own);
        let first = places.min_by_key(|target| (is_end(target), target.node));
        let is_own = first.map(|first| first.node) == own.map(|own| own.node);
        (own, first.filter(|_| !is_own))
    }

    fn child(&self, record: &Record, node: MergedNode, turn: Move) -> Option<MergedNode> {
        if let MergedNode::Present(node) = node
            && let Some(child) = record.child_with(node, turn)
        {
            return Some(MergedNode::Present(child));
        }
        let mut added = self.children.get(&node)?.iter();
        let found = added.find(|&&index| self.plan.moves[index].turn == turn)?;
        Some(MergedNode::New(*found))
    }

    fn parent(&self, record: &Record, node: MergedNode) -> Option<MergedNode> {
        match node {
            MergedNode::Present(node) => record.parent(node).map(MergedNode::Present),
            MergedNode::New(index) => Some(self.plan.moves[index].below),
        }
    }

    fn has_children(&self, record: &Record, node: MergedNode) -> bool {
        let is_in_tree = |node| !record.children(node).is_empty();
        self.children.contains_key(&node)
            || matches!(node, MergedNode::Present(node) if is_in_tree(node))
    }

    /// Plans a move.
    fn add(
        &mut self,
        record: &Record,
        above: Target,
        turn: Move,
        keys: &PositionKeys,
    ) -> MergedNode {
        let index = self.plan.moves.len();
        self.plan.summary.moves += 1;
        self.plan.summary.variations += usize::from(self.has_children(record, above.node));
        self.plan.moves.push(PlannedMove {
            below: above.node,
            turn,
            texts: NodeTexts::default(),
        });
        self.children.entry(above.node).or_default().push(index);
        self.own.push(keys.of_image(above.symmetry));
        self.added.entry(keys.shared()).or_default().push(index);
        MergedNode::New(index)
    }

    /// Adds what a node of the source holds besides its move.
    fn annotate(
        &mut self,
        study: &Study,
        source: &MergeSource,
        from: NodeId,
        to: MergedNode,
        symmetry: Symmetry,
    ) {
        let comment = source.study.record().comment(from);
        let annotation = source.study.annotation(from);
        if comment.is_empty() && annotation.is_empty() {
            return;
        }
        let told: &mut MergeSummary = &mut self.plan.summary;
        let texts = match to {
            MergedNode::New(index) => &mut self.plan.moves[index].texts,
            MergedNode::Present(node) => self.plan.texts.entry(node).or_insert_with(|| NodeTexts {
                comment: study.record().comment(node).to_owned(),
                annotation: study.annotation(node).clone(),
            }),
        };
        add_comment(texts, comment, &source.name, told);
        let mut turned = annotation.turned(symmetry, study.position().size());
        if to == MergedNode::Present(study.record().root()) {
            // There is no move to judge.
            turned.glyph = None;
        }
        add_annotation(texts, &turned, told);
    }
}

const fn left_out(error: &PlayError) -> LeftOut {
    match error {
        PlayError::NoPass | PlayError::EarlyPass => LeftOut::Pass,
        PlayError::GameOver => LeftOut::AfterEnd,
        _ => LeftOut::Illegal,
    }
}
