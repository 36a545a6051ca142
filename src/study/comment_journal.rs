//! The file of the comment that is being typed, beside the one of the study. It is written at once and then twice a second at most,
//! so that a kill of the game loses no more than that; a large study, which takes long to write, is written when the typing is over.

use super::open_study::{OpenStudy, StudyId};
use super::typed_comment::TypedComment;
use crate::redraw::Redraw;
use crate::storage::{self, FileErrorReport, FileProblem, Folders, WriteError};
use bevy::prelude::*;
use narabe_rules::NodeId;
use narabe_study::{KeptComment, STUDY_SIZE_LIMIT, Study};
use std::path::PathBuf;
use std::time::Duration;

/// The file is written at most this often.
const INTERVAL: Duration = Duration::from_millis(500);

/// What the file has.
#[derive(Resource, Debug, Default)]
pub struct CommentJournal {
    place: Option<(StudyId, NodeId)>,
    /// The comment in the file of the study.
    before: String,
    written: Option<String>,
    /// When it was written, in time since the start.
    at: Duration,
}

impl CommentJournal {
    /// Whether the file has the present comment of the node that was typed at last, so that the study need not be written yet.
    pub fn has_last(&self, open: &OpenStudy) -> bool {
        let last = open.typed.map(|(node, _)| (open.id(), node));
        let has = |(_, node)| self.written.as_deref() == Some(open.study().record().comment(node));
        last.is_some() && self.place == last && last.is_some_and(has)
    }

    /// The time since it was written last.
    pub fn age(&self, now: Duration) -> Duration {
        now.saturating_sub(self.at)
    }

    /// Forgets all and removes the file: the file of the study has the comment, or the study is another one.
    pub fn remove(&mut self, folders: &Folders) {
        *self = Self::default();
        remove(folders);
    }

    fn write(
        &mut self,
        open: &OpenStudy,
        comment: &str,
        folders: &Folders,
    ) -> Result<(), FileErrorReport> {
        let Some((_, node)) = self.place else {
            return Ok(());
        };
        let record = open.study().record();
        let kept = KeptComment::new(record, node, &self.before, comment.to_owned());
        let path = path(folders);
        let text = kept.encode().map_err(WriteError::from);
        let done = text.and_then(|text| Ok(storage::write_text(&path, &text)?));
        self.written = Some(comment.to_owned());
        done.map_err(|error| FileErrorReport::not_written(FileProblem::StudyNotSaved, path, error))
    }
}

fn path(folders: &Folders) -> PathBuf {
    folders.study().with_file_name("study-comment.ron")
}

fn remove(folders: &Folders) {
    let path = path(folders);
    if storage::exists(&path)
        && let Err(error) = storage::remove(&path)
    {
        warn!("{}: {}", path.display(), error.reason());
    }
}

/// Writes what is typed.
pub(super) fn keep(
    open: Res<OpenStudy>,
    typed: Res<TypedComment>,
    folders: Res<Folders>,
    time: Res<Time<Real>>,
    mut journal: ResMut<CommentJournal>,
    mut reports: MessageWriter<FileErrorReport>,
    mut redraw: ResMut<Redraw>,
) {
    let Some((study, node, comment)) = typed.waiting() else {
        return;
    };
    let record = open.study().record();
    if study != open.id() || !record.contains(node) {
        return;
    }
    if journal.place != Some((study, node)) {
        *journal = CommentJournal {
            place: Some((study, node)),
            before: record.comment(node).to_owned(),
            ..default()
        };
    }
    if journal.written.as_deref() == Some(comment) {
        return;
    }
    let left = INTERVAL.saturating_sub(journal.age(time.elapsed()));
    if journal.written.is_some() && !left.is_zero() {
        redraw.after(left);
        return;
    }
    journal.at = time.elapsed();
    if let Err(report) = journal.write(&open, comment, &folders) {
        reports.write(report);
    }
}

/// Sets the comment that was being typed when the game was killed.
pub(super) fn restore(study: &mut Study, folders: &Folders) {
    let text = match storage::read_text(&path(folders), STUDY_SIZE_LIMIT) {
        Ok(text) => text,
        Err(error) if error.is_missing() => return,
        Err(error) => return warn!("{}: {}", path(folders).display(), error.reason()),
    };
    match KeptComment::decode(&text) {
        Ok(kept) => _ = kept.restore(study),
        Err(error) => warn!("{}: {error}", path(folders).display()),
    }
}
