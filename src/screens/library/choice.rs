//! The chosen games.

use crate::library::{GameLibrary, LibrarySearch};
use bevy::prelude::*;
use narabe_library::GameId;
use std::collections::BTreeSet;

/// The chosen games.
#[derive(Resource, Debug, Default, PartialEq, Eq)]
pub struct GameChoice {
    chosen: BTreeSet<GameId>,
    /// Whether a row chooses its game instead of opening it, where there is no room for a box.
    pub is_on: bool,
}

impl GameChoice {
    pub fn contains(&self, game: GameId) -> bool {
        self.chosen.contains(&game)
    }

    pub fn is_empty(&self) -> bool {
        self.chosen.is_empty()
    }

    pub fn len(&self) -> usize {
        self.chosen.len()
    }

    /// Chooses a game, or no longer.
    pub fn toggle(&mut self, game: GameId) {
        if !self.chosen.remove(&game) {
            self.chosen.insert(game);
        }
    }

    /// Chooses all games that were found.
    pub fn choose_all(&mut self, search: &LibrarySearch) {
        self.chosen = search.found().iter().map(|hit| hit.id).collect();
    }

    /// Chooses none.
    pub fn clear(&mut self) {
        *self = Self::default();
    }

    /// Games that are no longer in the library are not chosen any more.
    pub fn forget_missing(&mut self, library: &GameLibrary) {
        let games = library.games();
        if self
            .chosen
            .iter()
            .any(|game| games.summary(*game).is_none())
        {
            self.chosen.retain(|game| games.summary(*game).is_some());
        }
    }

    /// In the order of the list, then those that are not in it.
    pub fn in_order(&self, search: &LibrarySearch) -> Vec<GameId> {
        let listed = search.found().iter().map(|hit| hit.id);
        let mut ordered: Vec<_> = listed.filter(|game| self.contains(*game)).collect();
        let shown: BTreeSet<_> = ordered.iter().copied().collect();
        ordered.extend(self.chosen.difference(&shown));
        ordered
    }

    /// The only one, if just one is chosen.
    pub fn only(&self) -> Option<GameId> {
        match self.len() {
            1 => self.chosen.first().copied(),
            _ => None,
        }
    }
}
