//! The saved form of a study: human-readable RON with a header, as that of a match.
//!
//! Annotations name the numbers of their nodes in the saved record. A file is validated as a whole before any of it is
//! used.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::annotations::{Annotation, Glyph, Mark};
use super::study::Study;
use crate::notation::{SavedError, check_header, encode};
use crate::rules::{BoardSize, Point, Record};

/// The name of the format.
const FORMAT: &str = "narabe-study";
/// The version that is written, and the newest that is read.
const VERSION: u32 = 1;

/// Why the parts of a saved study contradict each other. Nodes are numbered from the root, which is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum StudyError {
    /// An annotation of a node beyond the last one.
    #[error("there is no node {0} to annotate in the record")]
    NoSuchNode(usize),
    /// A mark off the board.
    #[error("the mark on {point} at node {node} is off the board of size {}", size.get())]
    MarkOffBoard {
        /// The node.
        node: usize,
        /// The point of the mark.
        point: Point,
        /// The size of the board.
        size: BoardSize,
    },
    /// A glyph at the root, which has no move.
    #[error("node 0 has a glyph but no move")]
    GlyphAtRoot,
}

/// A saved study.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedStudy {
    format: String,
    version: u32,
    /// The names of Black and White.
    #[serde(default, skip_serializing_if = "is_nameless")]
    names: [String; 2],
    #[serde(default, skip_serializing_if = "Option::is_none")]
    origin: Option<String>,
    record: Record,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    annotations: BTreeMap<usize, SavedAnnotation>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename = "Annotation", deny_unknown_fields)]
struct SavedAnnotation {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    glyph: Option<Glyph>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    marks: BTreeMap<Point, Mark>,
}

fn is_nameless(names: &[String; 2]) -> bool {
    names.iter().all(String::is_empty)
}

impl SavedStudy {
    /// Decodes the text of a file.
    ///
    /// # Errors
    /// [`SavedError`] if the text is not a saved study, is damaged, or is from a later version.
    pub fn decode(text: &str) -> Result<Study, SavedError> {
        check_header(text, FORMAT, VERSION)?;
        let saved: Self = ron::from_str(text).map_err(SavedError::damaged)?;
        saved
            .try_into()
            .map_err(|error: StudyError| SavedError::damaged(error))
    }

    /// Encodes a study as the text of a file.
    ///
    /// # Errors
    /// If the serializer fails, which no study causes.
    pub fn encode(study: &Study) -> Result<String, ron::Error> {
        encode(&Self::from(study))
    }
}

impl From<&Study> for SavedStudy {
    fn from(study: &Study) -> Self {
        let annotations = study.annotated().map(|(number, annotation)| {
            let Annotation { marks, glyph } = annotation.clone();
            (number, SavedAnnotation { glyph, marks })
        });
        Self {
            format: FORMAT.into(),
            version: VERSION,
            names: study.names().clone(),
            origin: study.origin().map(str::to_owned),
            record: study.record().clone(),
            annotations: annotations.collect(),
        }
    }
}

impl TryFrom<SavedStudy> for Study {
    type Error = StudyError;

    fn try_from(saved: SavedStudy) -> Result<Self, StudyError> {
        let size = saved.record.position().size();
        let nodes = saved.record.numbered_nodes();
        let mut study = Self::from_record(saved.record);
        study.set_names(saved.names);
        study.set_origin(saved.origin);
        for (node, SavedAnnotation { glyph, marks }) in saved.annotations {
            let id = *nodes.get(node).ok_or(StudyError::NoSuchNode(node))?;
            if let Some(&point) = marks.keys().find(|point| !size.contains(**point)) {
                return Err(StudyError::MarkOffBoard { node, point, size });
            }
            if glyph.is_some() && node == 0 {
                return Err(StudyError::GlyphAtRoot);
            }
            study.annotate(id, Annotation { marks, glyph });
        }
        Ok(study)
    }
}
