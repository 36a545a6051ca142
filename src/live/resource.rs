//! The live game as a resource.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use narabe_matches::{LiveGame, OneBoardMatch};
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
