//! The requests to the open study, and how they change it.

use super::mode::StudyTab;
use super::open_study::{BoardTool, OpenStudy, StudyId};
use crate::live::read_study_with_findings;
use crate::redraw::Redraw;
use crate::storage::FileErrorReport;
use bevy::prelude::*;
use narabe_rules::{Move, NodeId, Point};
use narabe_study::playback::PlaybackStep;
use narabe_study::{Edit, EditError, Jump, Study, StudyFindings};
use std::path::PathBuf;

/// A request to the open study.
#[derive(Message, Debug, Clone, PartialEq)]
pub enum StudyRequest {
    /// Opens a study in place of the present one.
    Open(Box<Study>),
    /// Opens a study in place of the present one, with what was found in it.
    OpenWithFindings(Box<(Study, StudyFindings)>),
    /// Opens a kept study in place of the present one; the file stays.
    OpenFile(PathBuf),
    /// Opens the last study if none is open; without one an empty study.
    OpenLast,
    /// Opens a part of the study.
    Show(StudyTab),
    /// A point of the board was pressed, for the part that is open: plays there or sets a mark, by the tool; walks the proof; or
    /// answers the mistake that is retried.
    Press(Point),
    /// Makes an edit.
    Edit(Edit),
    /// Plays moves as a variation from the current node and goes to the last.
    PlayLine(Vec<Move>),
    /// Adds a game that began in this study as a variation, with all its moves from the start, and goes to its end.
    AddGame(Vec<Move>),
    /// Goes along the line.
    Step(PlaybackStep),
    /// Goes to a node.
    GoTo(NodeId),
    /// Goes to another variation, a branching or a comment, if there is one.
    Jump(Jump),
    /// Takes the last edit back.
    Undo,
    /// Makes the edit again that was taken back last.
    Redo,
    /// Chooses what a press on a point does.
    Use(BoardTool),
}

impl StudyRequest {
    /// The study that replaces the present one, with what was found in it; an empty one unless that is asked for.
    pub(super) fn new_study(self) -> Result<(Study, StudyFindings), FileErrorReport> {
        match self {
            Self::Open(study) => Ok((*study, StudyFindings::default())),
            Self::OpenWithFindings(opened) => Ok(*opened),
            Self::OpenFile(path) => {
                read_study_with_findings(&path).map_err(|error| error.report(&path))
            }
            _ => Ok((OpenStudy::default().study, StudyFindings::default())),
        }
    }

    /// Whether it is about the study that was open when it was written: its nodes, or what its board showed.
    pub(super) const fn is_about_study(&self) -> bool {
        match self {
            Self::Press(_)
            | Self::Edit(_)
            | Self::PlayLine(_)
            | Self::AddGame(_)
            | Self::GoTo(_)
            | Self::Undo
            | Self::Redo => true,
            Self::Open(_)
            | Self::OpenWithFindings(_)
            | Self::OpenFile(_)
            | Self::OpenLast
            | Self::Show(_)
            | Self::Step(_)
            | Self::Jump(_)
            | Self::Use(_) => false,
        }
    }
}

/// An edit was refused.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct StudyRefused(pub EditError);

impl OpenStudy {
    /// Replaces the study.
    pub(super) fn open(&mut self, study: Study) {
        *self = Self {
            id: StudyId(self.id.0.wrapping_add(1)),
            study,
            revision: self.revision,
            is_open: true,
            ..Self::default()
        };
        self.count_change();
    }

    /// Gives the study another id, after a change under which what was found at its nodes is no longer so.
    pub(super) fn begin_anew(&mut self) {
        self.id = StudyId(self.id.0.wrapping_add(1));
    }

    pub(super) fn edit(&mut self, edit: Edit) -> Result<(), EditError> {
        if self.study.apply(edit)? {
            self.count_change();
        }
        Ok(())
    }

    pub(super) fn press(&mut self, point: Point) -> Result<(), EditError> {
        let node = self.study.current();
        match &self.tool {
            BoardTool::Play => {
                let turn = Move::Stone(point);
                // A move of the record is gone to, also one that could not be played here again.
                match self.study.record().follow(node, &[turn]) {
                    (child, 1) => _ = self.study.go_to(child),
                    _ => return self.edit(Edit::Play(turn)),
                }
                Ok(())
            }
            BoardTool::Mark(mark) => {
                let present = self.study.annotation(node).marks.get(&point);
                let mark = (present != Some(mark)).then(|| mark.clone());
                self.edit(Edit::SetMark { node, point, mark })
            }
        }
    }

    pub(super) fn play_line(&mut self, from: NodeId, moves: &[Move]) -> Result<(), EditError> {
        let last = self.study.insert_line(from, moves)?;
        self.study.go_to(last);
        self.count_change();
        Ok(())
    }

    pub(super) fn step(&mut self, step: PlaybackStep) {
        let (ply, end) = (self.ply(), self.end());
        let ply = self.playback.step(step, ply, end);
        self.study.go_to_ply(ply);
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
