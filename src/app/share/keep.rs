//! A game that comes in takes the table, and with it the place of the game in play. That one is kept among the saves: a
//! link is followed without a thought of what it costs.

use crate::app::locale::Locale;
use crate::app::screens::saved_game_of_both;
use crate::app::session::{SavedMatch, Saves, Session};
use crate::app::storage::Folders;
use crate::app::widgets::Toast;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// The game that would be taken up by Continue, in memory or in its file.
#[derive(SystemParam)]
pub struct Present<'w> {
    session: Res<'w, Session>,
    folders: Res<'w, Folders>,
}

impl Present<'_> {
    /// Saves the game when it has begun and is not over, and tells the player.
    pub fn keep(&self, locale: &Locale) -> Option<Toast> {
        let saved = if self.session.is_open() {
            SavedMatch::of(&self.session)
        } else {
            SavedMatch::read(&self.folders.autosave()).ok()?
        };
        let summary = saved.summary();
        if summary.finished || summary.stones.is_empty() {
            return None;
        }
        let name = saved_game_of_both(locale, &summary);
        Some(match Saves::new(&self.folders).keep(&name, saved) {
            Ok(_) => Toast::info(locale.text_with("share-kept", &[("name", name.into())])),
            Err(fault) => Toast::fault(
                locale.text_with("save-failed", &[("reason", fault.to_string().into())]),
            ),
        })
    }
}
