//! The players' names in a shared game.

use crate::app::locale::Locale;
use crate::app::screens::computer_name;
use crate::app::session::Session;
use crate::rules::Side;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// The session and its players.
#[derive(SystemParam)]
pub struct Names<'w> {
    pub session: Res<'w, Session>,
    pub locale: Res<'w, Locale>,
}

impl Names<'_> {
    /// Black's and White's: a person's as entered (empty stays empty), and the computer's own.
    pub fn both(&self) -> [String; 2] {
        Side::ALL.map(|side| {
            computer_name(&self.locale, self.session.seat(side))
                .unwrap_or_else(|| self.session.typed_name(side).to_owned())
        })
    }
}
