//! Saves an unfinished game before another one replaces it.
//!
//! A file, a link, pasted text, a dropped file and a new match all call [`ReplacedGameSaver::save`] before they replace
//! the current game. An online match does not replace it: it has a file of its own, and the autosave stays as it is
//! until the online match ends.
//!
//! If the unfinished game cannot be saved, a new match replaces it nevertheless, because the player has seen the board. A game
//! that is opened waits in [`HeldImport`] for the answer to a question.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::file;
use super::resource::Live;
use super::saves::{PLAIN_STEM, Saves};
use crate::locale::Locale;
use crate::storage::{FileErrorReport, FileProblem, Folders};
use narabe_matches::{AnySavedMatch, Intent, SavedSummary};

/// A new match discards a game in which only computers have moved if it has fewer moves than this.
const MIN_MOVES_TO_SAVE: usize = 10;
/// The Fluent id of the name of such a save.
const NAME: &str = "save-unfinished";

/// The unfinished game was saved, because another one has replaced it.
#[derive(Message, Debug, Clone, PartialEq)]
pub struct UnfinishedGameSaved(pub SavedSummary);

/// The game that was to be opened, while the player is asked because the unfinished game cannot be saved.
#[derive(Resource, Debug, Default)]
pub(super) struct HeldImport(pub Option<Intent>);

/// The answer: the held game is opened, and the unfinished one is lost.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpenHeldImport;

/// Saves the game that is about to be replaced.
#[derive(SystemParam)]
pub(super) struct ReplacedGameSaver<'w> {
    pub folders: Res<'w, Folders>,
    locale: Option<Res<'w, Locale>>,
    saved: MessageWriter<'w, UnfinishedGameSaved>,
}

impl ReplacedGameSaver<'_> {
    /// Before an intent that replaces it, saves the game that Continue would resume, unless it is over or already saved.
    pub fn save(&mut self, intent: &Intent, live: &Live) -> Result<(), FileErrorReport> {
        let is_import = match intent {
            Intent::NewMatch(_) => false,
            Intent::OpenImported(_) => true,
            _ => return Ok(()),
        };
        let Some(game) = self.replaced_game(live) else {
            return Ok(());
        };
        let (saves, opened) = (Saves::new(&self.folders), game.opened());
        let is_short = opened.moves_in_line() < MIN_MOVES_TO_SAVE;
        let is_discarded = !is_import && is_short && !opened.has_persons_decision();
        if is_discarded || !opened.is_unfinished() || saves.contains(&game) {
            return Ok(());
        }
        let name = self.locale.as_ref().map(|locale| locale.text(NAME));
        let summary = game.summary();
        let written = saves.write_match(name.as_deref().unwrap_or(PLAIN_STEM), game, None);
        written.map_err(|error| {
            let problem = if is_import {
                FileProblem::NotKept
            } else {
                FileProblem::GameNotSaved
            };
            let folder = self.folders.saves_dir();
            FileErrorReport::not_written(problem, folder, error)
        })?;
        self.saved.write(UnfinishedGameSaved(summary));
        Ok(())
    }

    /// The game in memory, or else the autosave. An imported game without changes still exists elsewhere.
    fn replaced_game(&self, live: &Live) -> Option<AnySavedMatch> {
        let game = match live.saved().filter(|_| !live.is_online()) {
            Some(game) => game,
            None => file::read(&self.folders.autosave()).ok()?,
        };
        (!game.is_untouched()).then_some(game)
    }
}
