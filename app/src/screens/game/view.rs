//! The data that the builders of the screen read, and when its systems run.

use crate::live::online::{Online, OnlineMatch};
use crate::live::{LiveGame, LiveSystems};
use crate::screens::lifecycle::BuildScreenSystems;
use crate::screens::online::ChatDraft;
use bevy::ecs::system::ScheduleSystem;
use bevy::prelude::*;
use narabe::rules::Side;

/// The data that the builders read.
#[derive(Clone, Copy)]
pub struct GameView<'a> {
    pub game: &'a LiveGame,
    /// The state of an online game.
    pub online: Option<&'a Online>,
    /// The chat line being typed.
    pub draft: &'a ChatDraft,
    /// Whether to show the result.
    pub over: bool,
}

impl GameView<'_> {
    /// The side shown at the top, and that at the bottom: the only person at this machine, or Black.
    pub fn sides(&self) -> [Side; 2] {
        let bottom = self.game.only_person().unwrap_or(Side::Black);
        [bottom.other(), bottom]
    }

    /// Whether nobody at this machine plays the online game.
    pub fn is_watched(&self) -> bool {
        let plays = |online: &Online| online.table().and_then(OnlineMatch::slot).is_some();
        self.online.is_some_and(|online| !plays(online))
    }
}

/// Adds systems that update the details of the screen, after it is built and the game has changed.
pub trait AddGameSystems {
    fn add_game_systems<M>(
        &mut self,
        systems: impl IntoScheduleConfigs<ScheduleSystem, M>,
    ) -> &mut Self;
}

impl AddGameSystems for App {
    fn add_game_systems<M>(
        &mut self,
        systems: impl IntoScheduleConfigs<ScheduleSystem, M>,
    ) -> &mut Self {
        let systems = systems.after(BuildScreenSystems).after(LiveSystems);
        self.add_systems(Update, systems)
    }
}
