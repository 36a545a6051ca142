//! Intents that the board, keys, menus and buttons write: for the live game, or on their screens for the study, the position
//! that is being set up, the branch that is chosen, the lesson, the puzzle, the drill and the position to look for in the library.

use crate::drill::DrillRequest;
use crate::learn::LessonRequest;
use crate::library::SearchRequest;
use crate::live::{Live, LiveWriter};
use crate::puzzles::PuzzleRequest;
use crate::state::Screen;
use crate::study::{BranchRequest, PositionRequest, StudyRequest};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use narabe_matches::Intent;
use narabe_rules::Point;
use narabe_rules::twin::{Half, TwinPoint};

/// Writes to the game or the study on the screen.
#[derive(SystemParam)]
pub struct GameIntents<'w> {
    live: Res<'w, Live>,
    screen: Res<'w, State<Screen>>,
    intents: LiveWriter<'w, Intent>,
    study: MessageWriter<'w, StudyRequest>,
    position: MessageWriter<'w, PositionRequest>,
    search: MessageWriter<'w, SearchRequest>,
    lesson: MessageWriter<'w, LessonRequest>,
    branches: MessageWriter<'w, BranchRequest>,
    puzzles: MessageWriter<'w, PuzzleRequest>,
    drills: MessageWriter<'w, DrillRequest>,
}

impl GameIntents<'_> {
    pub fn screen(&self) -> Screen {
        *self.screen.get()
    }

    /// Places a stone; on twin boards on this half. Elsewhere it presses the point.
    pub fn play(&mut self, half: Half, point: Point) {
        match self.screen() {
            Screen::Study => _ = self.study.write(StudyRequest::Press(point)),
            Screen::PositionSetup => _ = self.position.write(PositionRequest::Press(point)),
            Screen::Lesson => _ = self.lesson.write(LessonRequest::Press(half, point)),
            Screen::BranchChoice => _ = self.branches.write(BranchRequest::Press(point)),
            Screen::Puzzles => {
                let stone = TwinPoint::new(half, point);
                self.puzzles.write(PuzzleRequest::Press(stone));
            }
            Screen::Drill => _ = self.drills.write(DrillRequest::Press(point)),
            screen if screen.is_library() => _ = self.search.write(SearchRequest::Press(point)),
            _ => self
                .intents
                .write(Intent::Play(TwinPoint::new(half, point))),
        }
    }

    /// Ends a turn on twin boards after its first stone.
    pub fn end_turn(&mut self) {
        match self.screen() {
            Screen::Lesson => _ = self.lesson.write(LessonRequest::EndTurn),
            Screen::Puzzles => _ = self.puzzles.write(PuzzleRequest::EndTurn),
            _ if self.live.is_twin() => self.intents.write(Intent::EndTurn),
            _ => {}
        }
    }

    pub fn undo(&mut self) {
        match self.screen() {
            Screen::Study => _ = self.study.write(StudyRequest::Undo),
            Screen::PositionSetup => _ = self.position.write(PositionRequest::Undo),
            Screen::BranchChoice => _ = self.branches.write(BranchRequest::Back),
            Screen::Puzzles => _ = self.puzzles.write(PuzzleRequest::TakeBack),
            Screen::Drill => _ = self.drills.write(DrillRequest::TakeBack),
            _ => self.intents.write(Intent::Undo),
        }
    }

    pub fn redo(&mut self) {
        match self.screen() {
            Screen::Study => _ = self.study.write(StudyRequest::Redo),
            Screen::PositionSetup => _ = self.position.write(PositionRequest::Redo),
            Screen::BranchChoice => {}
            Screen::Puzzles | Screen::Drill => {}
            _ => self.intents.write(Intent::Redo),
        }
    }

    pub fn hint(&mut self) {
        match self.screen() {
            Screen::Lesson => _ = self.lesson.write(LessonRequest::Hint),
            Screen::Puzzles => _ = self.puzzles.write(PuzzleRequest::Hint),
            Screen::Drill => _ = self.drills.write(DrillRequest::Hint),
            _ => self.intents.write(Intent::RequestHint),
        }
    }

    /// Stops the clocks.
    pub fn pause(&mut self) {
        self.intents.write(Intent::Pause);
    }

    /// Resumes after a pause.
    pub fn go_on(&mut self) {
        self.intents.write(Intent::Unpause);
    }

    pub fn leave(&mut self) {
        self.intents.write(Intent::Leave);
    }
}
