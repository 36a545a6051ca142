//! Annotations of a node: marks on points, and the glyph that judges its move. Comments belong to the record.

use std::collections::BTreeMap;

use narabe_notation::{Glyph, Mark};
use narabe_rules::{NodeId, Point};

/// The annotation of a node, apart from its comment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Annotation {
    /// At most one mark on each point.
    pub marks: BTreeMap<Point, Mark>,
    /// The judgement of the move.
    pub glyph: Option<Glyph>,
}

impl Annotation {
    /// Without marks and glyph.
    const NONE: &'static Self = &Self {
        marks: BTreeMap::new(),
        glyph: None,
    };

    /// Whether there is neither a mark nor a glyph.
    pub fn is_empty(&self) -> bool {
        *self == *Self::NONE
    }
}

/// The annotations of all nodes of a record. Those of removed branches stay, because the branches may come back.
#[derive(Clone, Debug, Default)]
pub(super) struct Annotations(BTreeMap<NodeId, Annotation>);

impl Annotations {
    pub(super) fn get(&self, node: NodeId) -> &Annotation {
        self.0.get(&node).unwrap_or(Annotation::NONE)
    }

    /// Replaces the annotation of a node and returns the one before.
    pub(super) fn set(&mut self, node: NodeId, annotation: Annotation) -> Annotation {
        let before = if annotation.is_empty() {
            self.0.remove(&node)
        } else {
            self.0.insert(node, annotation)
        };
        before.unwrap_or_default()
    }
}
