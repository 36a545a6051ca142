//! The live game for sharing.

use crate::live::Live;
use crate::locale::Locale;
use crate::opponents::computer_name;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use narabe_notation::SetupNotShared;
#[cfg(not(target_family = "wasm"))]
use narabe_notation::{write_game_text, write_twin_text};
#[cfg(target_family = "wasm")]
use narabe_notation::{write_link, write_twin_link};
use narabe_rules::Side;

/// The live game as text or link, with the players' names.
#[derive(SystemParam)]
pub struct GameText<'w> {
    pub live: Res<'w, Live>,
    pub locale: Res<'w, Locale>,
}

impl GameText<'_> {
    /// The names of Black and White: a person's as entered (may be empty), or the computer's.
    pub fn names(&self) -> [String; 2] {
        Side::ALL.map(|side| {
            computer_name(&self.locale, self.live.seat(side))
                .unwrap_or_else(|| self.live.typed_name(side).to_owned())
        })
    }

    /// The game as a line of moves.
    #[cfg(not(target_family = "wasm"))]
    pub fn text(&self) -> Result<String, SetupNotShared> {
        if self.live.is_twin() {
            return Ok(write_twin_text(self.live.twin().record()));
        }
        let shared = self.live.one_board().to_shared_game(self.names())?;
        Ok(write_game_text(&shared))
    }

    /// The game as the fragment of a link.
    #[cfg(target_family = "wasm")]
    pub fn link(&self) -> Result<String, SetupNotShared> {
        if self.live.is_twin() {
            return Ok(write_twin_link(self.live.twin().record(), &self.names()));
        }
        let shared = self.live.one_board().to_shared_game(self.names())?;
        Ok(write_link(&shared))
    }
}
