//! Annotations of a node: marks on points, and the glyph that judges its move. Comments belong to the record.

use std::collections::BTreeMap;

use narabe_notation::{Glyph, Mark};
use narabe_rules::{BoardSize, NodeId, Point, Symmetry};

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

    /// The annotation on a board that was turned or mirrored.
    #[must_use]
    pub fn turned(&self, symmetry: Symmetry, size: BoardSize) -> Self {
        let marks = self.marks.iter();
        let marks = marks.map(|(point, mark)| (symmetry.image(*point, size), mark.clone()));
        Self {
            marks: marks.collect(),
            glyph: self.glyph,
        }
    }

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

    /// Turns or mirrors the board.
    pub(super) fn turn(&mut self, symmetry: Symmetry, size: BoardSize) {
        for annotation in self.0.values_mut() {
            *annotation = annotation.turned(symmetry, size);
        }
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
