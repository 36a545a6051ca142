//! The comment that is being typed. It belongs to a node of one study: neither another node nor another study ever gets it.
//!
//! It is written into the study as it is typed, a moment after the last key, and before that into a
//! file of its own, so that a power cut costs a few letters at most. All that is typed at a node in one go is
//! one edit.

use super::open_study::{OpenStudy, StudyId};
use crate::redraw::Redraw;
use bevy::prelude::*;
use narabe_rules::NodeId;
use narabe_study::Edit;
use std::time::Duration;

/// So long after the last key the comment is written.
const PAUSE: Duration = Duration::from_secs(1);
/// So long after the first key it is written at the latest.
const LONGEST: Duration = Duration::from_secs(3);

/// The comment that is being typed, until it is written into the study.
#[derive(Resource, Debug, Default)]
pub struct TypedComment(Option<Typed>);

#[derive(Debug)]
struct Typed {
    study: StudyId,
    node: NodeId,
    comment: String,
    /// The times of the first and the last key that are not written, since the start.
    first: Duration,
    last: Duration,
    /// Whether its field was left.
    is_left: bool,
}

impl TypedComment {
    /// What is typed at a node and not written yet.
    pub fn at(&self, study: StudyId, node: NodeId) -> Option<&str> {
        let typed = self.0.as_ref()?;
        ((typed.study, typed.node) == (study, node)).then_some(typed.comment.as_str())
    }

    /// Takes what is in the field of a node.
    pub fn take(&mut self, study: StudyId, node: NodeId, comment: String, now: Duration) {
        let first = match &self.0 {
            Some(typed) if (typed.study, typed.node) == (study, node) => typed.first,
            _ => now,
        };
        self.0 = Some(Typed {
            study,
            node,
            comment,
            first,
            last: now,
            is_left: false,
        });
    }

    /// The field was left: what was typed is written at once.
    pub fn leave(&mut self) {
        if let Some(typed) = &mut self.0 {
            typed.is_left = true;
        }
    }

    /// What is typed and not written yet, with its study and its node.
    pub fn waiting(&self) -> Option<(StudyId, NodeId, &str)> {
        let typed = self.0.as_ref()?;
        Some((typed.study, typed.node, &typed.comment))
    }

    /// Whether there is something to write.
    pub const fn is_waiting(&self) -> bool {
        self.0.is_some()
    }

    /// The time until it is written; none if nothing is typed.
    fn wait(&self, now: Duration) -> Option<Duration> {
        let typed = self.0.as_ref()?;
        let due = (typed.last + PAUSE).min(typed.first + LONGEST);
        if typed.is_left {
            Some(Duration::ZERO)
        } else {
            Some(due.saturating_sub(now))
        }
    }

    /// Writes it into the study, if that is still the one and has the node.
    pub(super) fn write(&mut self, open: &mut OpenStudy) {
        let Some(typed) = self.0.take() else {
            return;
        };
        let record = open.study.record();
        if typed.study == open.id
            && record.contains(typed.node)
            && record.comment(typed.node) != typed.comment
        {
            open.type_comment(typed.node, typed.comment);
        }
    }

    /// Writes it if it is due, or if the study is about to change otherwise.
    pub(super) fn write_in_time(
        &mut self,
        // Only what is written counts as a change of it.
        open: &mut ResMut<OpenStudy>,
        is_changing: bool,
        now: Duration,
        redraw: &mut Redraw,
    ) {
        match self.wait(now) {
            None => {}
            Some(wait) if is_changing || wait.is_zero() => {
                self.write(open);
                redraw.next_frame();
            }
            Some(wait) => redraw.after(wait),
        }
    }
}

impl OpenStudy {
    /// Sets the comment of a node. What was typed there just before and this are one edit.
    fn type_comment(&mut self, node: NodeId, comment: String) {
        let here = self.study.current();
        if self.typed == Some((node, self.study.undo_count())) {
            self.study.undo();
            self.study.go_to(here);
        }
        // A comment is never refused at a node that is there.
        let changed = self.study.apply(Edit::SetComment { node, comment });
        self.count_change();
        self.typed = (changed == Ok(true)).then(|| (node, self.study.undo_count()));
    }
}
