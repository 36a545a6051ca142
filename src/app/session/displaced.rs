//! The unfinished game is kept among the saves before another takes the table.
//!
//! A file, a link, a pasted line, a dropped file and a new match all pass [`Shelf::clear`] before they take the place of what
//! is there. A match between two machines takes nobody's place: its own file is the seat, and the autosave waits for it to end.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::file;
use super::live::Live;
use super::saves::Saves;
use crate::app::locale::Locale;
use crate::app::storage::{FileProblem, FileTrouble, Folders};
use crate::matches::{Saved, SavedSummary};

/// Whoever begins a new match after fewer moves than this has thrown the old one away.
const WORTH_KEEPING: usize = 10;
/// The Fluent id of the name that such a save gets.
const NAME: &str = "save-unfinished";

/// The unfinished game is among the saves now, for another has taken the table.
#[derive(Message, Debug, Clone, PartialEq)]
pub struct Displaced(pub SavedSummary);

/// What takes the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Taker {
    /// A match that the player begins.
    NewMatch,
    /// A game that comes from a file, a link or a line of text.
    Game,
}

/// Where the game on the table goes.
#[derive(SystemParam)]
pub(super) struct Shelf<'w> {
    pub folders: Res<'w, Folders>,
    locale: Option<Res<'w, Locale>>,
    displaced: MessageWriter<'w, Displaced>,
}

impl Shelf<'_> {
    /// Keeps the game that Continue would take up, when it is not over and nobody has a copy of it. Where that fails a game
    /// from elsewhere has to stay there; a new match is begun all the same, for who wants it knows what is on the board.
    pub fn clear(&mut self, taker: Taker, live: &Live) -> Result<(), FileTrouble> {
        let Some(game) = self.displaced_game(live) else {
            return Ok(());
        };
        let thrown_away = taker == Taker::NewMatch && game.moves() < WORTH_KEEPING;
        let saves = Saves::new(&self.folders);
        if thrown_away || !game.is_unfinished() || saves.holds(&game) {
            return Ok(());
        }
        let name = self.locale.as_ref().map(|locale| locale.text(NAME));
        let summary = game.summary();
        match saves.keep(name.as_deref(), game) {
            Ok(_) => {
                self.displaced.write(Displaced(summary));
                Ok(())
            }
            Err(fault) => {
                let problem = match taker {
                    Taker::Game => FileProblem::NotKept,
                    Taker::NewMatch => FileProblem::GameNotSaved,
                };
                let folder = self.folders.saves_dir();
                Err(FileTrouble::not_written(problem, folder, fault.to_string()))
            }
        }
    }

    /// The game in memory, or else the one in the autosave. One from elsewhere that was not touched still exists there.
    fn displaced_game(&self, live: &Live) -> Option<Saved> {
        let game = match live.saved().filter(|_| live.is_open() && !live.is_online()) {
            Some(game) => game,
            None => file::read(&self.folders.autosave()).ok()?,
        };
        (!game.is_untouched()).then_some(game)
    }
}
