//! The open study with everything that its requests change. One function applies each request, and a press goes to the part that is
//! open.

use super::comment_journal::CommentJournal;
use super::file::{self, StudyFinders};
use super::merge::{MergeRequest, StudyMerge};
use super::mode::StudyMode;
use super::open_retry::AnswerJudged;
use super::open_study::OpenStudy;
use super::request::{StudyRefused, StudyRequest};
use super::solver::SolverTasks;
use super::transpositions::{StudyTranspositions, TranspositionRequest};
use super::typed_comment::TypedComment;
use crate::live::KeptReviews;
use crate::redraw::Redraw;
use crate::storage::{FileErrorReport, Folders};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use narabe_rules::{BoardSize, NodeId, Point, Rule};
use narabe_study::{Edit, EditError, Study, StudyFindings};

/// The open study with everything that its requests change.
#[derive(SystemParam)]
pub(super) struct StudySession<'w> {
    pub open: ResMut<'w, OpenStudy>,
    pub mode: ResMut<'w, StudyMode>,
    pub finders: StudyFinders<'w>,
    solver: SolverTasks<'w>,
    typed: ResMut<'w, TypedComment>,
    journal: ResMut<'w, CommentJournal>,
    merge: Res<'w, StudyMerge>,
    merges: MessageWriter<'w, MergeRequest>,
    folders: Res<'w, Folders>,
    judged: MessageWriter<'w, AnswerJudged>,
    refused: MessageWriter<'w, StudyRefused>,
    reports: MessageWriter<'w, FileErrorReport>,
}

impl StudySession<'_> {
    /// Goes to a node.
    pub fn go_to(&mut self, node: NodeId) {
        self.typed.write(&mut self.open);
        self.apply(StudyRequest::GoTo(node));
    }

    /// Makes an edit.
    pub fn edit(&mut self, edit: Edit) {
        self.typed.write(&mut self.open);
        self.apply(StudyRequest::Edit(edit));
    }

    fn apply(&mut self, request: StudyRequest) {
        if !matches!(request, StudyRequest::Show(_)) {
            self.open.typed = None;
            let moved_by_hand = !matches!(request, StudyRequest::Step(_));
            if moved_by_hand {
                self.open.playback.stop();
            }
        }
        let (study, terms) = (self.open.id(), terms_of(&self.open));
        if let Err(error) = self.change(request) {
            self.refused.write(StudyRefused(error));
        }
        if self.open.id() == study && terms_of(&self.open) != terms {
            self.look_anew();
        }
    }

    fn change(&mut self, request: StudyRequest) -> Result<(), EditError> {
        match request {
            StudyRequest::Open(_)
            | StudyRequest::OpenWithFindings(_)
            | StudyRequest::OpenFile(_) => match request.new_study() {
                Ok((study, _)) if self.merge.is_awaited() => {
                    self.merges.write(MergeRequest::Plan(vec![study.into()]));
                }
                Ok((study, found)) => self.replace(study, found),
                Err(report) => _ = self.reports.write(report),
            },
            StudyRequest::OpenLast => self.open_last(),
            StudyRequest::Show(tab) => {
                if self.mode.tab() != tab {
                    *self.mode = tab.into();
                }
            }
            StudyRequest::Press(point) => return self.press(point),
            StudyRequest::Edit(edit) => return self.turning(|open| open.edit(edit)),
            StudyRequest::PlayLine(moves) => {
                let from = self.open.study.current();
                return self.open.play_line(from, &moves);
            }
            StudyRequest::AddGame(moves) => {
                let from = self.open.study.record().root();
                return self.open.play_line(from, &moves);
            }
            StudyRequest::Step(step) => self.open.step(step),
            StudyRequest::GoTo(node) => _ = self.open.study.go_to(node),
            StudyRequest::Jump(jump) => {
                let study = &mut self.open.study;
                if let Some(node) = jump.from(study.record(), study.current()) {
                    study.go_to(node);
                }
            }
            StudyRequest::Undo => self.turning(|open| {
                if open.study.undo() {
                    open.count_change();
                }
            }),
            StudyRequest::Redo => self.turning(|open| {
                if open.study.redo() {
                    open.count_change();
                }
            }),
            StudyRequest::Use(tool) => self.open.tool = tool,
        }
        Ok(())
    }

    /// Changes the study. If that turns the board, what was found is turned with it.
    fn turning<R>(&mut self, change: impl FnOnce(&mut OpenStudy) -> R) -> R {
        let before = self.open.study.orientation();
        let game = self.open.game.clone();
        let result = change(&mut self.open);
        let now = self.open.study.orientation();
        if now != before {
            let size = game.size();
            let found = self.finders.kept(&game);
            let found = found.turned(before.inverse().then(now), size);
            self.finders.restore(&self.open, found);
        }
        result
    }

    /// A press on a point of the board is for the part that is open.
    fn press(&mut self, point: Point) -> Result<(), EditError> {
        match *self.mode {
            StudyMode::Proof if self.finders.proof.session().is_some() => {
                let proof = &mut self.finders.proof;
                proof.press(point, &self.open, &mut self.solver);
            }
            StudyMode::Retry(_) => {
                let budget = self.finders.review.budget;
                if let Some(retry) = self.mode.open_retry_mut() {
                    retry.press(point, budget, &mut self.solver);
                    self.judged.write_batch(retry.judged());
                }
            }
            _ => return self.open.press(point),
        }
        Ok(())
    }

    /// Drops what was found under another rule, and takes up the kept review of the game under this one. For all that remembers
    /// nodes this is another study.
    fn look_anew(&mut self) {
        self.open.begin_anew();
        let review = KeptReviews::new(&self.folders).read(self.open.game());
        let found = StudyFindings {
            review,
            ..StudyFindings::default()
        };
        self.finders.restore(&self.open, found);
    }

    /// Opens a study in place of the present one, which is kept.
    fn replace(&mut self, study: Study, mut found: StudyFindings) {
        if let Err(report) = file::keep(&self.open, &self.finders, &self.folders) {
            self.reports.write(report);
        }
        self.journal.remove(&self.folders);
        self.open.open(study);
        if found.review.is_empty() {
            found.review = KeptReviews::new(&self.folders).read(self.open.game());
        }
        self.finders.restore(&self.open, found);
    }

    /// Opens the study of the last start if none is open.
    fn open_last(&mut self) {
        if self.open.is_open {
            return;
        }
        let last = file::read(&self.folders).unwrap_or_else(|report| {
            self.reports.write(report);
            None
        });
        let is_from_file = last.is_some();
        let empty = || (OpenStudy::default().study, StudyFindings::default());
        let (study, found) = last.unwrap_or_else(empty);
        self.open.open(study);
        self.finders.restore(&self.open, found);
        self.open.is_from_file = is_from_file;
    }
}

/// What decides how a position is judged besides its stones.
fn terms_of(open: &OpenStudy) -> (Rule, BoardSize) {
    let position = open.study().position();
    (position.rule(), position.size())
}

pub(super) fn apply(
    mut requests: ResMut<Messages<StudyRequest>>,
    mut session: StudySession,
    mut asked_places: MessageReader<TranspositionRequest>,
    mut places: ResMut<StudyTranspositions>,
    time: Res<Time<Real>>,
    mut redraw: ResMut<Redraw>,
) {
    // What was typed comes before everything that leaves its node.
    let is_changing = !requests.is_empty();
    let StudySession { open, typed, .. } = &mut session;
    typed.write_in_time(open, is_changing, time.elapsed(), &mut redraw);
    for request in asked_places.read() {
        redraw.next_frame();
        if let Some(node) = places.go(*request, session.open.study.current()) {
            session.go_to(node);
        }
    }
    let asked = session.open.id();
    // A study may be so large that there is no room for a copy.
    for request in requests.drain() {
        redraw.next_frame();
        // All of them were written before this one: nothing may outlive the study it was meant for.
        if session.open.id() == asked || !request.is_about_study() {
            session.apply(request);
        }
    }
}
