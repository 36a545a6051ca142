//! A game or a study that is merged into another one.

use crate::merge_plan::MergeRefusal;
use crate::study::Study;

/// A game or a study that is merged into another study.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MergeSource {
    /// Its name, which stands before a comment where the study has another one.
    pub name: String,
    /// Its moves and texts.
    pub study: Study,
}

impl From<Study> for MergeSource {
    /// Its name is where it comes from, or else the names of its players, or else empty.
    fn from(study: Study) -> Self {
        let players = || {
            let names = study.names().iter().filter(|name| !name.is_empty());
            names.map(String::as_str).collect::<Vec<_>>().join(" – ")
        };
        let name = study.origin().unwrap_or_else(players);
        Self { name, study }
    }
}

/// Why a source cannot be merged into a study, whatever its moves are.
pub fn refusal(study: &Study, source: &Study) -> Option<MergeRefusal> {
    let (ours, theirs) = (study.position(), source.position());
    if ours.size() != theirs.size() {
        return Some(MergeRefusal::Size(theirs.size()));
    }
    (ours.rule() != theirs.rule()).then(|| MergeRefusal::Rule(theirs.rule()))
}
