//! The requests to the drills, the one system that applies them, and the events that it sends.

use super::resource::Drills;
use crate::calendar;
use crate::random;
use crate::redraw::Redraw;
use crate::study::OpenStudy;
use bevy::prelude::*;
use narabe_learn::drill::{DrillEvent, DrillTree};
use narabe_rules::{Point, Side};

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

/// A [`DrillEvent`] as a message.
#[derive(Message, Debug, Clone)]
pub struct DrillMessage(pub DrillEvent);

pub(super) fn apply(
    mut requests: MessageReader<DrillRequest>,
    open: Res<OpenStudy>,
    mut drills: ResMut<Drills>,
    mut events: MessageWriter<DrillMessage>,
    mut redraw: ResMut<Redraw>,
) {
    for request in requests.read() {
        redraw.next_frame();
        let event = drills.apply(request, &open);
        events.write_batch(event.map(DrillMessage));
    }
}

impl Drills {
    fn apply(&mut self, request: &DrillRequest, open: &OpenStudy) -> Option<DrillEvent> {
        let (session, today) = (&mut self.0, calendar::today());
        match request {
            DrillRequest::Begin(side) => {
                let study = open.study();
                let tree = DrillTree::of(study, study.current(), *side);
                return Some(session.begin(tree, random::seed(), today));
            }
            DrillRequest::Press(point) => return session.play(*point, today),
            DrillRequest::Hint => return session.hint(today),
            DrillRequest::Next => return session.next_line(today),
            DrillRequest::TakeBack => session.take_back(),
            DrillRequest::Restore(text) => match ron::from_str(text) {
                Ok(restored) => session.restore(restored),
                Err(fault) => warn!("the drills of the backup cannot be read: {fault}"),
            },
        }
        None
    }
}
