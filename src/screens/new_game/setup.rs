//! The configuration being edited.

use crate::live::MatchConfig;
use crate::settings::LastSetup;
use crate::state::Screen;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::ops::{Deref, DerefMut};

/// The configuration of an online match. Its players are the host and the guest.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
pub struct OnlineSetup(pub MatchConfig);

/// The configuration that the controls of the open screen change: of the next local match or of an online match.
#[derive(SystemParam)]
pub struct EditedSetup<'w> {
    local: ResMut<'w, LastSetup>,
    online: ResMut<'w, OnlineSetup>,
    screen: Res<'w, State<Screen>>,
}

impl EditedSetup<'_> {
    /// Whether it is the configuration of an online match.
    pub fn is_online(&self) -> bool {
        *self.screen.get() == Screen::Terms
    }
}

impl Deref for EditedSetup<'_> {
    type Target = MatchConfig;

    fn deref(&self) -> &MatchConfig {
        if self.is_online() {
            &self.online.0
        } else {
            &self.local.0
        }
    }
}

impl DerefMut for EditedSetup<'_> {
    fn deref_mut(&mut self) -> &mut MatchConfig {
        if self.is_online() {
            &mut self.online.0
        } else {
            &mut self.local.0
        }
    }
}
