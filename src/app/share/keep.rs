//! A game that comes in takes the table, and with it the place of the game in play. That one is kept among the saves: a
//! link is followed without a thought of what it costs.

use crate::app::locale::Locale;
use crate::app::screens::{saved_game_of_both, saved_twin_of_both};
use crate::app::session::{SaveError, SavedMatch, Saves, Session, TwinMatch, TwinSession};
use crate::app::storage::Folders;
use crate::app::widgets::Toast;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::path::PathBuf;

/// The game that would be taken up by Continue, in memory or in its file.
#[derive(SystemParam)]
pub struct Present<'w> {
    session: Res<'w, Session>,
    twins: Res<'w, TwinSession>,
    folders: Res<'w, Folders>,
}

impl Present<'_> {
    /// Saves the game when it has begun and is not over, and tells the player.
    pub fn keep(&self, locale: &Locale) -> Option<Toast> {
        if let Some(saved) = self.on_twin_boards() {
            return self.keep_twin(saved, locale);
        }
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
        let done = Saves::new(&self.folders).keep(&name, saved);
        Some(told(locale, name, done))
    }

    fn on_twin_boards(&self) -> Option<TwinMatch> {
        if self.twins.is_open() {
            return Some(TwinMatch::of(&self.twins));
        }
        TwinMatch::read(&self.folders.autosave())
            .ok()
            .filter(|_| !self.session.is_open())
    }

    fn keep_twin(&self, saved: TwinMatch, locale: &Locale) -> Option<Toast> {
        let summary = saved.summary();
        if summary.finished || summary.stones.iter().all(Vec::is_empty) {
            return None;
        }
        let name = saved_twin_of_both(locale, &summary);
        let done = Saves::new(&self.folders).keep_twin(&name, saved);
        Some(told(locale, name, done))
    }
}

/// What became of keeping a game under a name.
fn told(locale: &Locale, name: String, done: Result<PathBuf, SaveError>) -> Toast {
    match done {
        Ok(_) => Toast::info(locale.text_with("share-kept", &[("name", name.into())])),
        Err(fault) => {
            Toast::fault(locale.text_with("save-failed", &[("reason", fault.to_string().into())]))
        }
    }
}
