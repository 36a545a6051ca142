//! The guard against misclicks: a press is ignored while a board moves and just afterwards, because the person aimed at another point.

use crate::board::{BoardFrame, BoardId, BoardView};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::time::Duration;

/// Presses within this time after a board has moved are ignored as misclicks.
pub const MISCLICK: Duration = Duration::from_millis(150);

/// The place of a board in the last frame, and when it last moved, in time since the start.
#[derive(Component, Debug, Default)]
struct LastMoved {
    place: Option<(BoardFrame, Transform)>,
    at: Option<Duration>,
}

/// Tells misclicks.
#[derive(SystemParam)]
pub struct MisclickGuard<'w, 's> {
    boards: Query<'w, 's, (&'static BoardId, &'static LastMoved)>,
    time: Res<'w, Time<Real>>,
}

impl MisclickGuard<'_, '_> {
    /// Whether a press on a board now would be a misclick.
    pub fn is_misclick(&self, board: BoardId) -> bool {
        let moved = self.boards.iter().find(|(id, _)| **id == board);
        let moved = moved.and_then(|(_, moved)| moved.at);
        moved.is_some_and(|moved| self.time.elapsed().saturating_sub(moved) < MISCLICK)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.register_required_components::<BoardId, LastMoved>()
        // In the frame itself: the next one may be long after, and be that of the press.
        .add_systems(Last, notice);
}

/// Notes that the place or the size of a board differs from the last frame.
fn notice(time: Res<Time<Real>>, mut boards: Query<(&BoardView, &Transform, &mut LastMoved)>) {
    for (view, place, mut moved) in &mut boards {
        let place = view.frame.map(|frame| (frame, *place));
        if moved.place != place {
            let at = Some(time.elapsed());
            *moved = LastMoved { place, at };
        }
    }
}
