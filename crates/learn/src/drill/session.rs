//! The drill at hand and what is remembered of all drills.

use super::drill::{Drill, DrillError, DrillPlayed};
use super::drill_memories::DrillMemories;
use super::drill_tree::DrillTree;
use crate::schedule::Day;
use narabe_rules::{PlayError, Point, Side};

/// What has happened in a drill.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DrillEvent {
    /// A drill has begun.
    Begun,
    /// The branch has no move of this side.
    NothingAsked(Side),
    /// Another line is on the board.
    Line,
    /// A right move was answered.
    Answered {
        /// The side that answered.
        side: Side,
        /// The answer.
        reply: Point,
    },
    /// The line is at its end.
    EndOfLine,
    /// A move was missed; it is on the board with what answers it.
    Missed,
    /// The move cannot be played.
    Refused(PlayError),
    /// The place of the move is shown.
    Hinted,
}

/// The drill at hand and what is remembered of all drills.
#[derive(Clone, Debug, Default)]
pub struct DrillSession {
    memories: DrillMemories,
    drill: Option<Drill>,
}

impl DrillSession {
    /// A session without a drill.
    pub fn new(memories: DrillMemories) -> Self {
        let drill = None;
        Self { memories, drill }
    }

    /// What is remembered.
    pub const fn memories(&self) -> &DrillMemories {
        &self.memories
    }

    /// The drill at hand.
    pub const fn drill(&self) -> Option<&Drill> {
        self.drill.as_ref()
    }

    /// How many positions of the branch are due.
    pub fn due(&self, today: Day) -> usize {
        self.drill
            .as_ref()
            .map_or(0, |drill| self.memories.due(drill.tree().names(), today))
    }

    /// Begins a drill of a branch. The seed draws the replies. A branch without moves of the side leaves the present drill.
    pub fn begin(&mut self, tree: DrillTree, seed: u64, today: Day) -> DrillEvent {
        let side = tree.side();
        match Drill::new(tree, seed, &self.memories, today) {
            Ok(drill) => {
                self.drill = Some(drill);
                DrillEvent::Begun
            }
            Err(_) => DrillEvent::NothingAsked(side),
        }
    }

    /// Plays a move of the person's.
    pub fn play(&mut self, point: Point, today: Day) -> Option<DrillEvent> {
        let drill = self.drill.as_mut()?;
        let side = drill.tree().side().other();
        match drill.play(point, &mut self.memories, today) {
            Ok(DrillPlayed::Answered { reply }) => Some(DrillEvent::Answered { side, reply }),
            Ok(DrillPlayed::EndOfLine) => Some(DrillEvent::EndOfLine),
            Ok(DrillPlayed::Missed) => Some(DrillEvent::Missed),
            Err(DrillError::Play(error)) => Some(DrillEvent::Refused(error)),
            Err(DrillError::LineOver | DrillError::NothingAsked { .. }) => None,
        }
    }

    /// Takes a miss back.
    pub fn take_back(&mut self) {
        if let Some(drill) = &mut self.drill {
            drill.take_back();
        }
    }

    /// Shows the place of the move.
    pub fn hint(&mut self, today: Day) -> Option<DrillEvent> {
        let drill = self.drill.as_mut()?;
        drill.show_hint(&mut self.memories, today);
        drill.hint().map(|_| DrillEvent::Hinted)
    }

    /// Begins the next line.
    pub fn next_line(&mut self, today: Day) -> Option<DrillEvent> {
        self.drill.as_mut()?.next_line(&self.memories, today);
        Some(DrillEvent::Line)
    }

    /// Adds what another copy remembers, such as one from a backup.
    pub fn restore(&mut self, memories: DrillMemories) {
        self.memories.merge(memories);
    }
}
