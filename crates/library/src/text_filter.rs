//! A part of a text that games are searched for.

use super::games::Games;
use super::texts::TextId;

/// A part of a text to look for. Each text is looked at once, however many games have it.
pub(super) struct TextFilter {
    wanted: String,
    /// Whether each text has it; none if it was not looked at yet.
    known: Vec<Option<bool>>,
}

impl TextFilter {
    pub fn new(games: &Games, wanted: &str) -> Self {
        let wanted = wanted.trim().to_lowercase();
        let texts = if wanted.is_empty() {
            0
        } else {
            games.texts.len()
        };
        Self {
            wanted,
            known: vec![None; texts],
        }
    }

    pub fn is_met(&mut self, games: &Games, text: TextId) -> bool {
        match self.known.get_mut(text.index()) {
            None => true,
            Some(known) => *known
                .get_or_insert_with(|| games.texts.get(text).to_lowercase().contains(&self.wanted)),
        }
    }
}
