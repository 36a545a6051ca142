//! The requests to the open study, and the one system that applies them.

use super::file;
use super::live_analysis::LiveAnalysis;
use super::open_study::{BoardTool, OpenStudy};
use super::proof::{ProofRequest, StudyProof};
use super::tries::{StudyTries, TryRequest};
use crate::app::redraw::Redraw;
use crate::app::storage::{FileErrorReport, Folders};
use crate::rules::{Move, NodeId, Point};
use crate::study::{Edit, EditError, Study};
use bevy::prelude::*;
use std::time::Duration;

/// The interval between moves during playback.
const MOVE_INTERVAL: Duration = Duration::from_millis(900);

/// A request to the open study.
#[derive(Message, Debug, Clone, PartialEq)]
pub enum StudyRequest {
    /// Opens a study in place of the present one.
    Open(Box<Study>),
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
    Step(StudyStep),
    /// Goes to a node.
    GoTo(NodeId),
    /// Takes the last edit back.
    Undo,
    /// Makes the edit again that was taken back last.
    Redo,
    /// Chooses what a press on a point does.
    Use(BoardTool),
}

/// A step along the line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StudyStep {
    First,
    Previous,
    Next,
    Last,
    /// To the position after this many moves.
    To(usize),
    /// Starts or stops playback.
    TogglePlayback,
}

/// An edit was refused.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct StudyRefused(pub EditError);

impl OpenStudy {
    /// Replaces the study.
    fn open(&mut self, study: Study) {
        *self = Self {
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
        match self.tool {
            BoardTool::Play => self.edit(Edit::Play(Move::Stone(point))),
            BoardTool::Mark(mark) => {
                let present = self.study.annotation(node).marks.get(&point);
                let mark = (present != Some(&mark)).then_some(mark);
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

    fn step(&mut self, step: StudyStep) {
        let ply = self.ply();
        let was_playing = self.playing.take().is_some();
        match step {
            StudyStep::First => self.study.go_to_ply(0),
            StudyStep::Previous => self.study.go_to_ply(ply.saturating_sub(1)),
            StudyStep::Next => self.study.go_to_ply(ply + 1),
            StudyStep::Last => self.study.go_to_ply(usize::MAX),
            StudyStep::To(ply) => self.study.go_to_ply(ply),
            StudyStep::TogglePlayback if was_playing => {}
            StudyStep::TogglePlayback => {
                // Playback from the end starts at the beginning.
                if self.study.record().redo_count() == 0 {
                    self.study.go_to_ply(0);
                }
                self.playing = (self.study.record().redo_count() > 0).then_some(MOVE_INTERVAL);
            }
        }
    }
}

pub(super) fn apply(
    mut requests: MessageReader<StudyRequest>,
    folders: Res<Folders>,
    mut open: ResMut<OpenStudy>,
    mut analysis: ResMut<LiveAnalysis>,
    proof: Res<StudyProof>,
    mut proof_requests: MessageWriter<ProofRequest>,
    tries: Res<StudyTries>,
    mut try_requests: MessageWriter<TryRequest>,
    mut refused: MessageWriter<StudyRefused>,
    mut reports: MessageWriter<FileErrorReport>,
    mut redraw: ResMut<Redraw>,
) {
    for request in requests.read() {
        redraw.next_frame();
        let moved_by_hand = !matches!(request, StudyRequest::Step(_));
        if moved_by_hand {
            open.playing = None;
        }
        let done = match request {
            StudyRequest::Open(study) => {
                if let Err(report) = file::keep(&open, &folders) {
                    reports.write(report);
                }
                analysis.forget();
                open.open(study.as_ref().clone());
                Ok(())
            }
            StudyRequest::OpenLast => {
                if !open.is_open {
                    let last = file::read(&folders).unwrap_or_else(|report| {
                        reports.write(report);
                        None
                    });
                    let is_from_file = last.is_some();
                    let empty = || OpenStudy::default().study;
                    open.open(last.unwrap_or_else(empty));
                    open.is_from_file = is_from_file;
                }
                Ok(())
            }
            StudyRequest::Press(point) if proof.shown_walk().is_some() => {
                proof_requests.write(ProofRequest::Press(*point));
                Ok(())
            }
            StudyRequest::Press(point) if tries.is_active() => {
                try_requests.write(TryRequest::Press(*point));
                Ok(())
            }
            StudyRequest::Press(point) => open.press(*point),
            StudyRequest::Edit(edit) => open.edit(edit.clone()),
            StudyRequest::PlayLine(points) => {
                let moves: Vec<Move> = points.iter().copied().map(Move::Stone).collect();
                let from = open.study.current();
                open.play_line(from, &moves)
            }
            StudyRequest::AddGame(moves) => {
                let from = open.study.record().root();
                open.play_line(from, moves)
            }
            StudyRequest::Step(step) => {
                open.step(*step);
                Ok(())
            }
            StudyRequest::GoTo(node) => {
                open.study.go_to(*node);
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
                open.tool = *tool;
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
    let Some(left) = open.playing else {
        return;
    };
    let left = left.saturating_sub(time.delta());
    if !left.is_zero() {
        open.bypass_change_detection().playing = Some(left);
        redraw.after(left);
        return;
    }
    let next = open.ply() + 1;
    open.study.go_to_ply(next);
    open.playing = (open.study.record().redo_count() > 0).then_some(MOVE_INTERVAL);
    redraw.next_frame();
}

pub(super) fn stop_playback(mut open: ResMut<OpenStudy>) {
    open.playing = None;
}
