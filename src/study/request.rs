//! The requests to the open study, and the one system that applies them.

use super::file::{self, Found};
use super::open_study::{BoardTool, OpenStudy, StudyId};
use super::proof::ProofRequest;
use super::tries::{StudyTries, TryRequest};
use super::typed_comment::TypedComment;
use crate::live::{KeptReviews, read_study_with_found};
use crate::redraw::Redraw;
use crate::storage::{FileErrorReport, Folders};
use bevy::prelude::*;
use narabe_rules::{Move, NodeId, Point};
use narabe_study::playback::PlaybackStep;
use narabe_study::{Edit, EditError, Study, StudyFound};
use std::path::PathBuf;

/// A request to the open study.
#[derive(Message, Debug, Clone, PartialEq)]
pub enum StudyRequest {
    /// Opens a study in place of the present one.
    Open(Box<Study>),
    /// Opens a study in place of the present one, with what was found in it.
    OpenWithFound(Box<(Study, StudyFound)>),
    /// Opens a kept study in place of the present one; the file stays.
    OpenFile(PathBuf),
    /// Opens the last study if none is open; without one an empty study.
    OpenLast,
    /// A point of the board was pressed: plays there or sets a mark, by the tool. While a proof is shown, or mistakes are
    /// tried again, the press is one for these.
    Press(Point),
    /// Makes an edit.
    Edit(Edit),
    /// Plays moves as a variation from the current node and goes to the last.
    PlayLine(Vec<Point>),
    /// Adds a game that began in this study as a variation, with all its moves from the start, and goes to its end.
    AddGame(Vec<Move>),
    /// Goes along the line.
    Step(PlaybackStep),
    /// Goes to a node.
    GoTo(NodeId),
    /// Takes the last edit back.
    Undo,
    /// Makes the edit again that was taken back last.
    Redo,
    /// Chooses what a press on a point does.
    Use(BoardTool),
}

impl StudyRequest {
    /// The study that replaces the present one, with what was found in it; an empty one unless that is asked for.
    fn new_study(self) -> Result<(Study, StudyFound), FileErrorReport> {
        match self {
            Self::Open(study) => Ok((*study, StudyFound::default())),
            Self::OpenWithFound(opened) => Ok(*opened),
            Self::OpenFile(path) => {
                read_study_with_found(&path).map_err(|error| error.report(&path))
            }
            _ => Ok((OpenStudy::default().study, StudyFound::default())),
        }
    }

    /// Whether it is about the study that was open when it was written: its nodes, or what its board showed.
    const fn is_about_study(&self) -> bool {
        match self {
            Self::Press(_)
            | Self::Edit(_)
            | Self::PlayLine(_)
            | Self::AddGame(_)
            | Self::GoTo(_)
            | Self::Undo
            | Self::Redo => true,
            Self::Open(_)
            | Self::OpenWithFound(_)
            | Self::OpenFile(_)
            | Self::OpenLast
            | Self::Step(_)
            | Self::Use(_) => false,
        }
    }
}

/// An edit was refused.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct StudyRefused(pub EditError);

impl OpenStudy {
    /// Replaces the study.
    fn open(&mut self, study: Study) {
        *self = Self {
            id: StudyId(self.id.0.wrapping_add(1)),
            study,
            revision: self.revision,
            is_open: true,
            ..Self::default()
        };
        self.count_change();
    }

    fn edit(&mut self, edit: Edit) -> Result<(), EditError> {
        if self.study.apply(edit)? {
            self.count_change();
        }
        Ok(())
    }

    fn press(&mut self, point: Point) -> Result<(), EditError> {
        let node = self.study.current();
        match &self.tool {
            BoardTool::Play => self.edit(Edit::Play(Move::Stone(point))),
            BoardTool::Mark(mark) => {
                let present = self.study.annotation(node).marks.get(&point);
                let mark = (present != Some(mark)).then(|| mark.clone());
                self.edit(Edit::SetMark { node, point, mark })
            }
        }
    }

    fn play_line(&mut self, from: NodeId, moves: &[Move]) -> Result<(), EditError> {
        let last = self.study.insert_line(from, moves)?;
        self.study.go_to(last);
        self.count_change();
        Ok(())
    }

    fn step(&mut self, step: PlaybackStep) {
        let (ply, end) = (self.ply(), self.end());
        let ply = self.playback.step(step, ply, end);
        self.study.go_to_ply(ply);
    }
}

pub(super) fn apply(
    mut requests: ResMut<Messages<StudyRequest>>,
    folders: Res<Folders>,
    mut open: ResMut<OpenStudy>,
    mut found: Found,
    mut typed: ResMut<TypedComment>,
    time: Res<Time<Real>>,
    mut proof_requests: MessageWriter<ProofRequest>,
    tries: Res<StudyTries>,
    mut try_requests: MessageWriter<TryRequest>,
    mut refused: MessageWriter<StudyRefused>,
    mut reports: MessageWriter<FileErrorReport>,
    mut redraw: ResMut<Redraw>,
) {
    // What was typed comes before all that leaves its node.
    typed.write_in_time(&mut open, !requests.is_empty(), time.elapsed(), &mut redraw);
    let asked = open.id();
    // A study may be so large that there is no room for a copy.
    for request in requests.drain() {
        redraw.next_frame();
        // All of them were written before this one: nothing may outlive the study it was meant for.
        if open.id() != asked && request.is_about_study() {
            continue;
        }
        open.typed = None;
        let moved_by_hand = !matches!(request, StudyRequest::Step(_));
        if moved_by_hand {
            open.playback.stop();
        }
        let done = match request {
            StudyRequest::Open(_) | StudyRequest::OpenWithFound(_) | StudyRequest::OpenFile(_) => {
                match request.new_study() {
                    Ok((study, mut kept)) => {
                        if let Err(report) = file::keep(&open, &found, &folders) {
                            reports.write(report);
                        }
                        open.open(study);
                        if kept.review.is_empty() {
                            kept.review = KeptReviews::new(&folders).read(open.game());
                        }
                        found.restore(&open, kept);
                    }
                    Err(report) => _ = reports.write(report),
                }
                Ok(())
            }
            StudyRequest::OpenLast => {
                if !open.is_open {
                    let last = file::read(&folders).unwrap_or_else(|report| {
                        reports.write(report);
                        None
                    });
                    let is_from_file = last.is_some();
                    let empty = || (OpenStudy::default().study, StudyFound::default());
                    let (study, kept) = last.unwrap_or_else(empty);
                    open.open(study);
                    found.restore(&open, kept);
                    open.is_from_file = is_from_file;
                }
                Ok(())
            }
            StudyRequest::Press(point) if found.proof.shown_walk().is_some() => {
                proof_requests.write(ProofRequest::Press(point));
                Ok(())
            }
            StudyRequest::Press(point) if tries.is_active() => {
                try_requests.write(TryRequest::Press(point));
                Ok(())
            }
            StudyRequest::Press(point) => open.press(point),
            StudyRequest::Edit(edit) => open.edit(edit),
            StudyRequest::PlayLine(points) => {
                let moves: Vec<Move> = points.into_iter().map(Move::Stone).collect();
                let from = open.study.current();
                open.play_line(from, &moves)
            }
            StudyRequest::AddGame(moves) => {
                let from = open.study.record().root();
                open.play_line(from, &moves)
            }
            StudyRequest::Step(step) => {
                open.step(step);
                Ok(())
            }
            StudyRequest::GoTo(node) => {
                open.study.go_to(node);
                Ok(())
            }
            StudyRequest::Undo => {
                if open.study.undo() {
                    open.count_change();
                }
                Ok(())
            }
            StudyRequest::Redo => {
                if open.study.redo() {
                    open.count_change();
                }
                Ok(())
            }
            StudyRequest::Use(tool) => {
                open.tool = tool;
                Ok(())
            }
        };
        if let Err(error) = done {
            refused.write(StudyRefused(error));
        }
    }
}

/// Advances playback.
pub(super) fn play_back(time: Res<Time>, mut open: ResMut<OpenStudy>, mut redraw: ResMut<Redraw>) {
    if !open.is_playing() {
        return;
    }
    let (ply, end) = (open.ply(), open.end());
    let next = (open.bypass_change_detection().playback).pass(time.delta(), ply, end);
    if let Some(next) = next {
        open.study.go_to_ply(next);
        redraw.next_frame();
    }
    if let Some(left) = open.playback.time_left() {
        redraw.after(left);
    }
}

pub(super) fn stop_playback(mut open: ResMut<OpenStudy>) {
    open.playback.stop();
}
