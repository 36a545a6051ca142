//! What was opened and folded by hand in the list of moves, and how much of it is shown.

use super::content::End;
use crate::study::StudyId;
use bevy::prelude::*;
use narabe_rules::NodeId;
use narabe_study::move_list::Folds;

/// How many more moves are shown at each press.
const MORE: usize = 200;

#[derive(Component, Debug, Clone, Copy)]
pub struct MoveButton(pub NodeId);

/// The variations of a study that were opened and folded by hand.
#[derive(Resource, Debug, Default)]
pub struct MoveFolds {
    pub study: StudyId,
    pub folds: Folds,
}

impl MoveFolds {
    pub fn set(&mut self, first: NodeId, is_open: bool) {
        self.folds.set(first, is_open);
    }
}

/// The rows that were asked for at both ends, until the current move is another one.
#[derive(Resource, Debug, Default)]
pub struct MoreRows {
    pub node: Option<NodeId>,
    pub before: usize,
    pub after: usize,
}

impl MoreRows {
    pub fn show(&mut self, end: End) {
        match end {
            End::Before => self.before += MORE,
            End::After => self.after += MORE,
        }
    }
}
