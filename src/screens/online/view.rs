//! The data that the builders of the screen read.

use super::chat::ChatDraft;
use crate::board::skins::Skins;
use crate::live::online::Online;
use crate::screens::new_game::OnlineSetup;
use crate::settings::Settings;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use narabe_net::Terms;

/// The terms before a change by the other player.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
pub struct PreviousTerms {
    /// The terms before the other player's last change, until we answer.
    pub before: Option<Terms>,
}

/// The data that the builders read.
#[derive(SystemParam)]
pub struct OnlineView<'w> {
    pub online: Res<'w, Online>,
    pub settings: Res<'w, Settings>,
    pub setup: Res<'w, OnlineSetup>,
    pub previous: Res<'w, PreviousTerms>,
    pub skins: Res<'w, Skins>,
    pub draft: Res<'w, ChatDraft>,
}
