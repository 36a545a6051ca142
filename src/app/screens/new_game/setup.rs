//! What is being set up.

use crate::app::session::MatchConfig;
use crate::app::settings::LastSetup;
use crate::app::state::Screen;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::ops::{Deref, DerefMut};

/// What is to be played between two machines. Its players are the host and the guest.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
pub struct TableSetup(pub MatchConfig);

/// The configuration that the controls of the open screen change: the next match at this board, or what is to be played
/// between two machines.
#[derive(SystemParam)]
pub struct Setup<'w> {
    here: ResMut<'w, LastSetup>,
    table: ResMut<'w, TableSetup>,
    screen: Res<'w, State<Screen>>,
}

impl Setup<'_> {
    /// Whether it is what is played between two machines.
    pub fn is_of_table(&self) -> bool {
        *self.screen.get() == Screen::Terms
    }
}

impl Deref for Setup<'_> {
    type Target = MatchConfig;

    fn deref(&self) -> &MatchConfig {
        match self.is_of_table() {
            true => &self.table.0,
            false => &self.here.0,
        }
    }
}

impl DerefMut for Setup<'_> {
    fn deref_mut(&mut self) -> &mut MatchConfig {
        match self.is_of_table() {
            true => &mut self.table.0,
            false => &mut self.here.0,
        }
    }
}
