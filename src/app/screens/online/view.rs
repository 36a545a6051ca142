//! The data that the builders of the screen read.

use crate::app::board::skins::Skins;
use crate::app::live::online::Online;
use crate::app::screens::new_game::OnlineSetup;
use crate::app::settings::Settings;
use crate::net::Terms;
use bevy::prelude::*;

/// The terms before a change by the other player.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
pub struct PreviousTerms {
    /// The terms before the other player's last change, until we answer.
    pub before: Option<Terms>,
}

/// The data that the builders read.
#[derive(Clone, Copy)]
pub struct OnlineView<'a> {
    pub online: &'a Online,
    pub settings: &'a Settings,
    pub setup: &'a OnlineSetup,
    pub previous: &'a PreviousTerms,
    pub skins: &'a Skins,
}
