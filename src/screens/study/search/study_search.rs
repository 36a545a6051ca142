//! What is searched for in the open study, what was found, and the steps through it.

use crate::study::{OpenStudy, StudyId};
use bevy::prelude::*;
use narabe_study::text_search::TextSearch;

/// The search in the open study.
#[derive(Resource, Debug, Default)]
pub struct StudySearch {
    pub is_open: bool,
    pub words: String,
    pub task: Option<Task>,
    /// The index of what was gone to last.
    pub chosen: Option<usize>,
}

/// The search at work, and the study that it is of.
#[derive(Debug)]
pub struct Task {
    pub study: (StudyId, u64),
    pub search: TextSearch,
    /// Whether it goes to the first one that it finds.
    pub goes: bool,
}

/// A step through what was found.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum SearchStep {
    Next,
    Previous,
}

impl StudySearch {
    /// What is looked for; empty if nothing is.
    pub fn searched(&self) -> &str {
        if self.is_open { &self.words } else { "" }
    }

    pub fn begin(&mut self, open: &OpenStudy, goes: bool) {
        let search = TextSearch::new(open.study(), &self.words);
        self.task = Some(Task {
            study: (open.id(), open.revision()),
            search,
            goes,
        });
        self.chosen = None;
    }

    pub fn close(&mut self) {
        *self = Self::default();
    }

    /// The index of what a step leads to.
    pub fn next(&self, step: SearchStep) -> Option<usize> {
        let search = &self.task.as_ref()?.search;
        let count = search.found().len();
        let first = search.first();
        if count == 0 {
            return None;
        }
        Some(match (self.chosen, step) {
            (None, SearchStep::Next) => first.unwrap_or(0),
            (None, SearchStep::Previous) => first.unwrap_or(0).checked_sub(1).unwrap_or(count - 1),
            (Some(at), SearchStep::Next) => (at + 1) % count,
            (Some(at), SearchStep::Previous) => at.checked_sub(1).unwrap_or(count - 1),
        })
    }
}
