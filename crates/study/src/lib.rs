//! A study: a record that is looked at rather than played, with variations, marks and edits that can be undone; and the
//! editor in which a position to study is set up.
//!
//! [`proof`] holds wins that the rules have checked against every defence; [`review`] tells where a game was lost; a line is played
//! back with [`playback`].
//!
//! This crate is pure: it uses no clock, files or threads. The rules decide which moves are legal, also here.
//!
//! ```
//! use narabe_rules::{BoardSize, Rule};
//! use narabe_study::{Edit, Glyph, Mark, Study};
//!
//! let mut study = Study::new(Rule::Freestyle, BoardSize::DEFAULT);
//! study.apply(Edit::Play("h8".parse()?))?;
//! study.apply(Edit::Play("i9".parse()?))?;
//! let node = study.current();
//! study.apply(Edit::SetGlyph { node, glyph: Some(Glyph::Dubious) })?;
//! study.apply(Edit::SetMark { node, point: "h9".parse()?, mark: Some(Mark::Triangle) })?;
//! study.undo();
//! assert!(study.annotation(node).marks.is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(missing_docs)]

mod analysis;
mod annotations;
mod apply_merge;
mod balanced_moves;
mod edit;
mod export;
mod game_data;
mod import;
mod kept_comment;
mod merge;
mod merge_plan;
pub mod move_list;
mod next_moves;
mod pasted_position;
pub mod playback;
mod position_checks;
mod position_editor;
pub mod proof;
pub mod review;
mod saved;
mod sentence;
mod study;
mod study_data;
mod study_findings;
mod study_summary;
pub mod text_search;
mod threat;
mod threat_points;
mod transpositions;
mod walk;

pub use analysis::{Analysis, AnalysisLine, LineValue, MAX_LINES};
pub use annotations::{Annotation, NodeProperty};
pub use balanced_moves::{BalancedMove, MAX_OPENING_STONES};
pub use edit::{Edit, EditError};
pub use export::game_of_study;
pub use game_data::GameData;
pub use import::{ImportedStudy, StudyImport};
pub use kept_comment::KeptComment;
pub use merge::{Merge, MergeSource};
pub use merge_plan::{LeftOut, MergePlan, MergeRefusal, MergeSummary};
pub use narabe_notation::{
    Glyph, Mark, MarkLetter, MarkNumber, MarkText, ParseGlyphError, ParseMarkError,
};
pub use next_moves::NextMove;
pub use pasted_position::{PastedPosition, PastedPositionError};
pub use position_checks::{Check, Severity};
pub use position_editor::{EditorError, PositionEditor, Tool};
pub use saved::{STUDY_SIZE_LIMIT, SavedStudy, StudyError};
pub use sentence::{Sentence, SentenceArg};
pub use study::Study;
pub use study_findings::{KeptAnalysis, StudyFindings};
pub use study_summary::StudySummary;
pub use threat::{Threat, ThreatAnswer, ThreatQuestion};
pub use threat_points::{ThreatShape, threat_points};
pub use transpositions::{Transposition, Transpositions};
pub use walk::Jump;
