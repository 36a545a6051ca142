//! The saved form of a study: human-readable RON with a header, as that of a match.
//!
//! Annotations and what was [found](StudyFindings) name the numbers of their nodes in the saved record. A file is validated as a
//! whole before any of it is used; only what was found is dropped where it is damaged, and never keeps the record from being
//! read.

mod details;
mod kept;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::annotations::{Annotation, NodeProperty};
use super::study::Study;
use super::study_findings::StudyFindings;
use details::SavedDetails;
use kept::SavedStudyFindings;
use narabe_notation::{Glyph, Mark, SavedError, check_header, encode};
use narabe_rules::{BoardSize, Point, Record};

/// The most bytes of a saved study. A study of two million moves takes an eighth of it.
pub const STUDY_SIZE_LIMIT: u64 = 256 * 1024 * 1024;
/// The name of the format.
const FORMAT: &str = "narabe-study";
/// The newest version that is read. Version 2 added what was found; version 3 marks of any text, and which players are computers;
/// version 4 details of the game and properties of other programs.
const VERSION: u32 = 4;
/// The version of a study with marks of any text or computers, and without details and properties.
const MARKS_VERSION: u32 = 3;
/// The version of a study that needs no later one, so that an older game reads it.
const PLAIN_VERSION: u32 = 2;
/// The text before the last part of a file, what was found.
const FOUND: &str = "\n    found:";

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
    /// Whether a computer played Black and White.
    #[serde(default, skip_serializing_if = "are_persons")]
    computers: [bool; 2],
    #[serde(default, skip_serializing_if = "Option::is_none")]
    origin: Option<String>,
    #[serde(default, skip_serializing_if = "SavedDetails::is_empty")]
    details: SavedDetails,
    record: Record,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    annotations: BTreeMap<usize, SavedAnnotation>,
    #[serde(default, skip_serializing_if = "SavedStudyFindings::is_empty")]
    found: SavedStudyFindings,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename = "Annotation", deny_unknown_fields)]
struct SavedAnnotation {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    glyph: Option<Glyph>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    marks: BTreeMap<Point, Mark>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    properties: Vec<NodeProperty>,
}

fn is_nameless(names: &[String; 2]) -> bool {
    names.iter().all(String::is_empty)
}

fn are_persons(computers: &[bool; 2]) -> bool {
    *computers == [false; 2]
}

impl SavedStudy {
    /// Decodes the text of a file.
    ///
    /// # Errors
    /// [`SavedError`] if the text is not a saved study, is damaged, or is from a later version.
    pub fn decode(text: &str) -> Result<Study, SavedError> {
        Self::decode_with_findings(text).map(|(study, _)| study)
    }

    /// Decodes the text of a file, also what was found at the nodes of the study.
    ///
    /// # Errors
    /// [`SavedError`] as of [`decode`](Self::decode).
    pub fn decode_with_findings(text: &str) -> Result<(Study, StudyFindings), SavedError> {
        let whole = Self::read(text);
        let mut saved = whole.or_else(|error| {
            // The file is read without what was found if that alone is damaged.
            let record = text.rfind(FOUND).map(|end| format!("{})", &text[..end]));
            let read = record.and_then(|record| Self::read(&record).ok());
            read.ok_or(error)
        })?;
        let found = std::mem::take(&mut saved.found);
        let study = Study::try_from(saved).map_err(SavedError::damaged)?;
        let found = found.found(study.record());
        Ok((study, found))
    }

    fn read(text: &str) -> Result<Self, SavedError> {
        check_header(text, FORMAT, VERSION)?;
        ron::from_str(text).map_err(SavedError::damaged)
    }

    /// Encodes a study as the text of a file.
    ///
    /// # Errors
    /// If the serializer fails, which no study causes.
    pub fn encode(study: &Study) -> Result<String, ron::Error> {
        encode(&Self::from(study))
    }

    /// Encodes a study as the text of a file, with what was found at its nodes.
    ///
    /// # Errors
    /// If the serializer fails, which no study causes.
    pub fn encode_with_findings(
        study: &Study,
        found: &StudyFindings,
    ) -> Result<String, ron::Error> {
        encode(&Self {
            found: SavedStudyFindings::of(found, study.record()),
            ..Self::from(study)
        })
    }
}

impl From<&Study> for SavedStudy {
    fn from(study: &Study) -> Self {
        let annotations = study.annotated().map(|(number, annotation)| {
            let Annotation {
                marks,
                glyph,
                properties,
            } = annotation.clone();
            let saved = SavedAnnotation {
                glyph,
                marks,
                properties,
            };
            (number, saved)
        });
        Self {
            format: FORMAT.into(),
            version: version_of(study),
            names: study.names().clone(),
            computers: study.computers(),
            origin: study.given_name().map(str::to_owned),
            details: SavedDetails::of(study.info()),
            record: study.record().clone(),
            annotations: annotations.collect(),
            found: SavedStudyFindings::default(),
        }
    }
}

/// The oldest version that has all of a study.
fn version_of(study: &Study) -> u32 {
    let mut annotations = study.annotated().map(|(_, annotation)| annotation);
    let has_properties = annotations.any(|annotation| !annotation.properties.is_empty());
    if has_properties || !SavedDetails::of(study.info()).is_empty() {
        return VERSION;
    }
    let marks = study.annotated();
    let mut marks = marks.flat_map(|(_, annotation)| annotation.marks.values());
    let has_texts = marks.any(|mark| matches!(mark, Mark::Label(_)));
    if has_texts || !are_persons(&study.computers()) {
        MARKS_VERSION
    } else {
        PLAIN_VERSION
    }
}

impl TryFrom<SavedStudy> for Study {
    type Error = StudyError;

    fn try_from(saved: SavedStudy) -> Result<Self, StudyError> {
        let size = saved.record.position().size();
        let nodes = saved.record.numbered_nodes();
        let mut study = Self::from_record(saved.record);
        study.set_info(saved.details.into_info(saved.names));
        study.set_computers(saved.computers);
        study.set_origin(saved.origin);
        for (node, annotation) in saved.annotations {
            let SavedAnnotation {
                glyph,
                marks,
                properties,
            } = annotation;
            let id = *nodes.get(node).ok_or(StudyError::NoSuchNode(node))?;
            if let Some(&point) = marks.keys().find(|point| !size.contains(**point)) {
                return Err(StudyError::MarkOffBoard { node, point, size });
            }
            if glyph.is_some() && node == 0 {
                return Err(StudyError::GlyphAtRoot);
            }
            let annotation = Annotation {
                marks,
                glyph,
                properties,
            };
            study.annotate(id, annotation);
        }
        Ok(study)
    }
}
