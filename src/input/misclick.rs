//! The guard against misclicks: a press is ignored while a board moves and just afterwards, because the person aimed at another point.

use crate::board::{BoardFrame, BoardRoot, BoardView, FIRST, SECOND};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::time::Duration;

/// Presses within this time after a board has moved are ignored as misclicks.
pub const MISCLICK: Duration = Duration::from_millis(150);

/// When each board last moved, in time since the start.
#[derive(Resource, Debug, Default)]
struct LastMoved([Option<Duration>; 2]);

/// Tells misclicks.
#[derive(SystemParam)]
pub struct MisclickGuard<'w> {
    moved: Res<'w, LastMoved>,
    time: Res<'w, Time<Real>>,
}

impl MisclickGuard<'_> {
    /// Whether a press on a board now would be a misclick.
    pub fn is_misclick(&self, board: usize) -> bool {
        let moved = self.moved.0.get(board).copied().flatten();
        moved.is_some_and(|moved| self.time.elapsed().saturating_sub(moved) < MISCLICK)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LastMoved>()
        // In the frame itself: the next one may be long after, and be that of the press.
        .add_systems(Last, (notice::<FIRST>, notice::<SECOND>));
}

/// Notes that the place or the size of a board differs from the last frame.
fn notice<const B: usize>(
    view: Option<Res<BoardView<B>>>,
    root: Option<Res<BoardRoot<B>>>,
    places: Query<&Transform>,
    time: Res<Time<Real>>,
    mut moved: ResMut<LastMoved>,
    mut last: Local<Option<(BoardFrame, Transform)>>,
) {
    let (Some(view), Some(root)) = (view, root) else {
        return;
    };
    let now = view.frame.zip(places.get(root.0).ok().copied());
    if now != *last {
        *last = now;
        moved.0[B] = Some(time.elapsed());
    }
}
