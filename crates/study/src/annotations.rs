//! Annotations of a node: marks on points, the glyph that judges its move, and what only its file knows of it. Comments belong to
//! the record.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use narabe_notation::{
    Glyph, MAX_INFO_CHARS, Mark, property_texts, sanitize_line, sgf_text, turned_property,
};
use narabe_rules::{BoardSize, NodeId, Point, Symmetry};

/// The property of SGF that names a node.
const NODE_NAME: &str = "N";

/// A property of a node that only its file knows. It is kept and written again as it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Property")]
pub struct NodeProperty {
    /// Its name.
    pub name: String,
    /// Its values, each in brackets.
    pub values: String,
}

impl NodeProperty {
    /// The property that names a node.
    pub fn node_name(name: &str) -> Self {
        Self {
            name: NODE_NAME.to_owned(),
            values: format!("[{}]", sgf_text(name)),
        }
    }

    /// Whether it names its node.
    pub fn is_node_name(&self) -> bool {
        self.name == NODE_NAME
    }

    /// Its values as texts.
    pub fn texts(&self) -> Vec<String> {
        property_texts(&self.values)
    }
}

/// The annotation of a node, apart from its comment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Annotation {
    /// At most one mark on each point.
    pub marks: BTreeMap<Point, Mark>,
    /// The judgement of the move.
    pub glyph: Option<Glyph>,
    /// What only its file knows of the node, in the order of the file.
    pub properties: Vec<NodeProperty>,
}

impl Annotation {
    /// Without marks and glyph.
    const NONE: &'static Self = &Self {
        marks: BTreeMap::new(),
        glyph: None,
        properties: Vec::new(),
    };

    /// The annotation on a board that was turned or mirrored.
    #[must_use]
    pub fn turned(&self, symmetry: Symmetry, size: BoardSize) -> Self {
        let image = |point| symmetry.image(point, size);
        let marks = self.marks.iter();
        let properties = self.properties.iter().map(|property| NodeProperty {
            values: turned_property(&property.name, &property.values, image, size),
            name: property.name.clone(),
        });
        Self {
            marks: marks
                .map(|(point, mark)| (image(*point), mark.clone()))
                .collect(),
            glyph: self.glyph,
            properties: properties.collect(),
        }
    }

    /// The name of the node, if its file gives it one.
    pub fn node_name(&self) -> Option<String> {
        let mut properties = self.properties.iter();
        let named = properties.find(|property| property.is_node_name())?;
        let name = sanitize_line(&named.texts().join(" "), MAX_INFO_CHARS);
        (!name.trim().is_empty()).then_some(name)
    }

    /// Whether there is nothing.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bug_arrows_of_other_programs_stayed_where_they_were_on_a_turned_board() {
        let arrow = NodeProperty {
            name: "AR".to_owned(),
            values: "[aa:bc]".to_owned(),
        };
        let annotation = Annotation {
            properties: vec![NodeProperty::node_name("aa:bc"), arrow],
            ..Annotation::default()
        };
        let size = BoardSize::DEFAULT;
        for symmetry in Symmetry::all() {
            let turned = annotation.turned(symmetry, size);
            assert_eq!(turned.node_name().as_deref(), Some("aa:bc"));
            let corner = symmetry.image("a15".parse().unwrap(), size);
            let tip = symmetry.image("b13".parse().unwrap(), size);
            let [corner, tip] = [corner, tip].map(|point| narabe_notation::sgf_point(point, size));
            assert_eq!(turned.properties[1].values, format!("[{corner}:{tip}]"));
        }
    }
}
