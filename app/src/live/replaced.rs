//! Saves an unfinished game before another one replaces it.
//!
//! A file, a link, pasted text, a dropped file and a new match all call [`ReplacedGameSaver::save`] before they replace
//! the current game. An online match does not replace it: it has a file of its own, and the autosave stays as it is
//! until the online match ends.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::file;
use super::resource::Live;
use super::saves::Saves;
use crate::locale::Locale;
use crate::storage::{FileErrorReport, FileProblem, Folders};
use narabe::matches::{AnySavedMatch, SavedSummary};

/// A new match discards the previous one if it has fewer moves than this.
const MIN_MOVES_TO_SAVE: usize = 10;
/// The Fluent id of the name of such a save.
const NAME: &str = "save-unfinished";

/// The unfinished game was saved, because another one has replaced it.
#[derive(Message, Debug, Clone, PartialEq)]
pub struct UnfinishedGameSaved(pub SavedSummary);

/// What replaces the current game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Replacement {
    /// A match started by the player.
    NewMatch,
    /// A game from a file, a link or text.
    ImportedGame,
}

/// Saves the game that is about to be replaced.
#[derive(SystemParam)]
pub(super) struct ReplacedGameSaver<'w> {
    pub folders: Res<'w, Folders>,
    locale: Option<Res<'w, Locale>>,
    saved: MessageWriter<'w, UnfinishedGameSaved>,
}

impl ReplacedGameSaver<'_> {
    /// Saves the game that Continue would resume, unless it is over or already saved. If that fails, an imported game
    /// must not replace it; a new match may, because the player has seen the board.
    pub fn save(&mut self, replacement: Replacement, live: &Live) -> Result<(), FileErrorReport> {
        let Some(game) = self.replaced_game(live) else {
            return Ok(());
        };
        let is_discarded = replacement == Replacement::NewMatch && game.moves() < MIN_MOVES_TO_SAVE;
        let saves = Saves::new(&self.folders);
        if is_discarded || !game.is_unfinished() || saves.contains(&game) {
            return Ok(());
        }
        let name = self.locale.as_ref().map(|locale| locale.text(NAME));
        let summary = game.summary();
        match saves.save_replaced(name.as_deref(), game) {
            Ok(_) => {
                self.saved.write(UnfinishedGameSaved(summary));
                Ok(())
            }
            Err(fault) => {
                let problem = match replacement {
                    Replacement::ImportedGame => FileProblem::NotKept,
                    Replacement::NewMatch => FileProblem::GameNotSaved,
                };
                let folder = self.folders.saves_dir();
                Err(FileErrorReport::not_written(
                    problem,
                    folder,
                    fault.to_string(),
                ))
            }
        }
    }

    /// The game in memory, or else the autosave. An imported game without changes still exists elsewhere.
    fn replaced_game(&self, live: &Live) -> Option<AnySavedMatch> {
        let game = match live.saved().filter(|_| live.is_open() && !live.is_online()) {
            Some(game) => game,
            None => file::read(&self.folders.autosave()).ok()?,
        };
        (!game.is_untouched()).then_some(game)
    }
}
