//! The live game as a resource.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use narabe_matches::{Change, LiveGame, OneBoardMatch};
use std::ops::Deref;

/// The live game. All systems may read it; only this module changes it, by [`Intent`](super::Intent)s.
#[derive(Resource, Debug, Clone, Deref)]
pub struct Live(pub(super) LiveGame);

impl Live {
    /// No game yet. The seed decides coin tosses and the engines' choices among equals.
    pub fn new(seed: u64) -> Self {
        Self(LiveGame::new(seed))
    }
}

impl<M: Into<LiveGame>> From<M> for Live {
    fn from(found: M) -> Self {
        Self(found.into())
    }
}

/// Passes time in the game. It is marked as changed only if something else than its clocks has changed.
pub(super) fn pass_time(
    live: &mut ResMut<Live>,
    pass: impl FnOnce(&mut LiveGame) -> Vec<Change>,
) -> Vec<Change> {
    let state = |game: &LiveGame| (game.revision(), game.request(), game.is_waiting());
    let before = state(&live.0);
    let changes = pass(&mut live.bypass_change_detection().0);
    if !changes.is_empty() || state(&live.0) != before {
        live.set_changed();
    }
    changes
}

/// The live game for systems that handle one board. While another kind of game is played, or none, it is a match that
/// is not open.
#[derive(SystemParam)]
pub struct OneBoardGame<'w> {
    live: Res<'w, Live>,
}

impl OneBoardGame<'_> {
    /// Whether the live game was changed since this system last ran.
    pub fn is_changed(&self) -> bool {
        self.live.is_changed()
    }
}

impl Deref for OneBoardGame<'_> {
    type Target = OneBoardMatch;

    fn deref(&self) -> &OneBoardMatch {
        self.live.one_board()
    }
}
