//! The file of the open study, written after each change, so that nothing is lost when the game is closed.
//!
//! It holds what was found as well, which changes several times a second while the engine looks: that is written with the
//! next edit, when the screen is left, and otherwise once in a while.

use super::comment_journal::{self, CommentJournal};
use super::live_analysis::LiveAnalysis;
use super::open_study::OpenStudy;
use super::proof::StudyProof;
use super::typed_comment::TypedComment;
use crate::live::{GameReview, Saves};
use crate::redraw::Redraw;
use crate::state::Screen;
use crate::storage::{self, FileErrorReport, FileProblem, Folders, WriteError};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use narabe_rules::Position;
use narabe_study::{STUDY_SIZE_LIMIT, SavedStudy, Study, StudyFindings};
use std::path::Path;
use std::time::Duration;

/// What was found is written at most this often while nothing is edited.
const FOUND_INTERVAL: Duration = Duration::from_secs(10);
/// A study with more moves takes long to write: while a comment is typed in it, only that is written.
const LARGE: usize = 20_000;
/// So long after the last key a large study is written with the comment.
const TYPING: Duration = Duration::from_secs(10);

/// What finds something at the nodes of the open study, which is kept with it.
#[derive(SystemParam)]
pub(super) struct StudyFinders<'w> {
    pub analysis: ResMut<'w, LiveAnalysis>,
    pub proof: ResMut<'w, StudyProof>,
    pub review: ResMut<'w, GameReview>,
}

impl StudyFinders<'_> {
    /// What is kept with the open study, whose main line is this game.
    pub fn kept(&self, game: &Position) -> StudyFindings {
        StudyFindings {
            analyses: self.analysis.kept(),
            proofs: self.proof.kept().clone(),
            review: self.review.kept(game),
        }
    }

    /// Takes up what was kept with the study that has just been opened.
    pub fn restore(&mut self, open: &OpenStudy, found: StudyFindings) {
        self.analysis.forget();
        self.analysis.restore(found.analyses);
        self.proof.restore(found.proofs);
        self.review.restore(open.game(), found.review);
        if self.review.is_of(open.game()) {
            self.review.set_opening_moves(open.study().opening_moves());
        }
    }

    /// A value that changes with what is kept.
    fn version(&self, open: &OpenStudy) -> FoundVersion {
        let reviewed = if self.review.is_of(open.game()) {
            self.review.progress().0
        } else {
            0
        };
        (self.analysis.revision(), self.proof.kept().len(), reviewed)
    }
}

/// The revision of the analysis, the number of proofs, and the number of positions that were reviewed.
type FoundVersion = (u64, usize, usize);

/// Reads the last study and what was found in it; none if there is none. An unreadable file is moved aside and reported.
pub(super) fn read(folders: &Folders) -> Result<Option<(Study, StudyFindings)>, FileErrorReport> {
    let path = folders.study();
    let text = match storage::read_text(&path, STUDY_SIZE_LIMIT) {
        Ok(text) => text,
        Err(error) if error.is_missing() => return Ok(None),
        Err(error) => return Err(moved_aside(folders, error.problem(), &error)),
    };
    let decoded = SavedStudy::decode_with_findings(&text);
    let decoded = decoded.map(|(mut study, found)| {
        comment_journal::restore(&mut study, folders);
        Some((study, found))
    });
    decoded.map_err(|error| moved_aside(folders, (&error).into(), &error))
}

fn moved_aside(
    folders: &Folders,
    problem: FileProblem,
    error: &dyn std::error::Error,
) -> FileErrorReport {
    FileErrorReport::moved_aside(problem, &folders.study(), error.to_string())
}

/// Keeps a study that another one replaces as the next free file of the folder of studies, if it was edited or comes from an
/// earlier start, when it may have been.
pub(super) fn keep(
    open: &OpenStudy,
    found: &StudyFinders,
    folders: &Folders,
) -> Result<(), FileErrorReport> {
    let is_edited = |study: &Study| study.undo_count() > 0 || study.annotation_count() > 0;
    let earlier = if open.is_open() {
        None
    } else {
        read(folders)?.filter(|(study, _)| !study.main_line().is_empty())
    };
    let is_worth_keeping = open.is_open() && (is_edited(open.study()) || open.is_from_file);
    let present = || is_worth_keeping.then(|| (open.study().clone(), found.kept(open.game())));
    let Some((study, found)) = earlier.or_else(present) else {
        return Ok(());
    };
    if Saves::new(folders).contains_study(&study) {
        return Ok(());
    }
    let paths =
        (1..).map(|number: u32| folders.studies_dir().join(format!("study-{number}.narabe")));
    let free = paths.into_iter().find(|path| !storage::exists(path));
    free.map_or(Ok(()), |path| write(&study, &found, &path))
}

fn write(study: &Study, found: &StudyFindings, path: &Path) -> Result<(), FileErrorReport> {
    let text = SavedStudy::encode_with_findings(study, found).map_err(WriteError::from);
    let done = text.and_then(|text| Ok(storage::write_text(path, &text)?));
    done.map_err(|error| {
        FileErrorReport::not_written(FileProblem::StudyNotSaved, path.to_path_buf(), error)
    })
}

/// The study that the file holds.
#[derive(Default)]
pub(super) struct SavedVersion {
    revision: u64,
    found: FoundVersion,
    /// When it was written, in time since the start.
    at: Duration,
}

/// Writes the study after a change of its tree or annotations, with its current node when its screen is left, and with what was
/// found.
pub(super) fn save(
    open: Res<OpenStudy>,
    found: StudyFinders,
    folders: Res<Folders>,
    screen: Res<State<Screen>>,
    time: Res<Time<Real>>,
    mut saved: Local<SavedVersion>,
    mut was_shown: Local<bool>,
    mut journal: ResMut<CommentJournal>,
    mut reports: MessageWriter<FileErrorReport>,
    mut redraw: ResMut<Redraw>,
) {
    let is_shown = *screen.get() == Screen::Study;
    let is_left = std::mem::replace(&mut *was_shown, is_shown) && !is_shown;
    if !open.is_open() {
        return;
    }
    let (revision, version, now) = (open.revision(), found.version(&open), time.elapsed());
    if saved.revision == revision && !is_left {
        if saved.found == version {
            return;
        }
        let left = (saved.at + FOUND_INTERVAL).saturating_sub(now);
        if !left.is_zero() {
            redraw.after(left);
            return;
        }
    }
    let is_large = open.moves() > LARGE;
    if is_large && !is_left && journal.has_last(&open) {
        let left = TYPING.saturating_sub(journal.age(now));
        if !left.is_zero() {
            redraw.after(left);
            return;
        }
    }
    *saved = SavedVersion {
        revision,
        found: version,
        at: now,
    };
    match write_open(&open, &found, &folders) {
        Ok(()) => journal.remove(&folders),
        Err(report) => _ = reports.write(report),
    }
}

/// Writes the open study into its file.
pub(super) fn write_open(
    open: &OpenStudy,
    found: &StudyFinders,
    folders: &Folders,
) -> Result<(), FileErrorReport> {
    write(open.study(), &found.kept(open.game()), &folders.study())
}

/// Writes what was typed last when the game is closed.
pub(super) fn write_at_exit(
    mut exits: MessageReader<AppExit>,
    mut open: ResMut<OpenStudy>,
    mut typed: ResMut<TypedComment>,
    found: StudyFinders,
    folders: Res<Folders>,
    mut journal: ResMut<CommentJournal>,
    mut reports: MessageWriter<FileErrorReport>,
) {
    let is_typed = typed.is_waiting() || journal.has_last(&open);
    if exits.read().count() == 0 || !is_typed {
        return;
    }
    typed.write(&mut open);
    match write_open(&open, &found, &folders) {
        Ok(()) => journal.remove(&folders),
        Err(report) => _ = reports.write(report),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_matches::IMPORT_SIZE_LIMIT;
    use narabe_rules::{BoardSize, Rule};
    use narabe_study::Edit;

    #[test]
    fn bug_a_study_of_more_than_four_megabytes_was_set_aside_at_the_next_start() {
        let home = tempfile::tempdir().expect("a folder for the test");
        let folders = Folders::at(home.path());
        let mut study = Study::new(Rule::Renju, BoardSize::DEFAULT);
        let node = study.current();
        let comment = "a long line of words\n".repeat(250_000);
        let edited = study.apply(Edit::SetComment { node, comment });
        assert_eq!(edited, Ok(true));
        write(&study, &StudyFindings::default(), &folders.study()).expect("written");
        let text = storage::read_text(&folders.study(), u64::MAX).expect("a file");
        assert!(text.len() as u64 > IMPORT_SIZE_LIMIT, "{}", text.len());
        let read = read(&folders).expect("no fault");
        assert_eq!(
            read.map(|(study, _)| study.record().clone()),
            Some(study.record().clone())
        );
    }
}
