//! The requests to the drills, and the one system that applies them.

use super::resource::Drills;
use crate::calendar;
use crate::random;
use crate::redraw::Redraw;
use crate::study::OpenStudy;
use bevy::prelude::*;
use narabe_learn::drill::{Drill, DrillError, DrillMemories, DrillPlayed, DrillTree};
use narabe_rules::{PlayError, Point, Side};

/// A request to the drills.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub enum DrillRequest {
    /// Drills this side in the branch at the current node of the open study.
    Begin(Side),
    /// A point of the board was pressed.
    Press(Point),
    /// Takes a miss back.
    TakeBack,
    /// Shows the place of the move.
    Hint,
    /// The next line.
    Next,
    /// Adds what the file of a backup holds.
    Restore(String),
}

/// What has happened, for sounds and screen readers.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub enum DrillEvent {
    /// A drill has begun.
    Begun,
    /// The branch has no move of this side.
    NothingAsked(Side),
    /// Another line is on the board.
    Line,
    /// A right move was answered.
    Answered {
        side: Side,
        reply: Point,
    },
    EndOfLine,
    /// A move was missed; it is on the board with what answers it.
    Missed,
    /// It cannot be played.
    Refused(PlayError),
    Hinted,
}

pub(super) fn apply(
    mut requests: MessageReader<DrillRequest>,
    open: Res<OpenStudy>,
    mut drills: ResMut<Drills>,
    mut events: MessageWriter<DrillEvent>,
    mut redraw: ResMut<Redraw>,
) {
    for request in requests.read() {
        redraw.next_frame();
        events.write_batch(drills.apply(request, &open));
        drills.count_due();
        drills.revision += 1;
    }
}

impl Drills {
    fn apply(&mut self, request: &DrillRequest, open: &OpenStudy) -> Option<DrillEvent> {
        let today = calendar::today();
        let (drill, memories) = (self.drill.as_mut(), &mut self.memories);
        match request {
            DrillRequest::Begin(side) => self.begin(*side, open),
            DrillRequest::Press(point) => {
                let drill = drill?;
                let side = drill.tree().side().other();
                match drill.play(*point, memories, today) {
                    Ok(DrillPlayed::Answered { reply }) => {
                        Some(DrillEvent::Answered { side, reply })
                    }
                    Ok(DrillPlayed::EndOfLine) => Some(DrillEvent::EndOfLine),
                    Ok(DrillPlayed::Missed) => Some(DrillEvent::Missed),
                    Err(DrillError::Play(error)) => Some(DrillEvent::Refused(error)),
                    Err(DrillError::LineOver | DrillError::NothingAsked { .. }) => None,
                }
            }
            DrillRequest::TakeBack => {
                drill?.take_back();
                None
            }
            DrillRequest::Hint => {
                let drill = drill?;
                drill.show_hint(memories, today);
                drill.hint().map(|_| DrillEvent::Hinted)
            }
            DrillRequest::Next => {
                drill?.next_line(memories, today);
                Some(DrillEvent::Line)
            }
            DrillRequest::Restore(text) => {
                match ron::from_str::<DrillMemories>(text) {
                    Ok(restored) => memories.merge(restored),
                    Err(fault) => warn!("the drills of the backup cannot be read: {fault}"),
                }
                None
            }
        }
    }

    fn begin(&mut self, side: Side, open: &OpenStudy) -> Option<DrillEvent> {
        let study = open.study();
        let tree = DrillTree::of(study, study.current(), side);
        match Drill::new(tree, random::seed(), &self.memories, calendar::today()) {
            Ok(drill) => {
                self.drill = Some(drill);
                Some(DrillEvent::Begun)
            }
            Err(_) => Some(DrillEvent::NothingAsked(side)),
        }
    }
}
