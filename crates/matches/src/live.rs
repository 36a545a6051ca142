//! The live game: the match in progress, on one board or on twin boards.

use super::any_saved_match::AnySavedMatch;
use super::change::{ApplyResult, Change};
use super::game::Game;
use super::intent::Intent;
use super::one_board::OneBoard;
use super::saved_match::SavedMatch;
use super::saved_summary::SavedSummary;
use super::state::Match;
use super::twin_boards::TwinBoards;
use std::ops::Deref;
use std::sync::LazyLock;

/// What is read if there is no match of that kind.
static NO_MATCH: LazyLock<Match<OneBoard>> = LazyLock::new(|| Match::new(0));
static NO_TWIN_MATCH: LazyLock<Match<TwinBoards>> = LazyLock::new(|| Match::new(0));

/// The live game. It reads like the match in progress, whatever its kind; if there is none, the match is not open.
#[derive(Debug, Clone)]
pub enum LiveGame {
    /// On one board, or no match.
    OneBoard(Box<Match<OneBoard>>),
    /// On twin boards.
    Twin(Box<Match<TwinBoards>>),
}

impl LiveGame {
    /// No match yet. The seed determines coin tosses and the engines' choices among equals.
    pub fn new(seed: u64) -> Self {
        Match::<OneBoard>::new(seed).into()
    }

    /// Applies an intent. A refusal is returned as a change.
    pub fn apply(&mut self, intent: &Intent) -> Vec<Change> {
        self.try_apply(intent).unwrap_or_else(Change::refused)
    }

    /// Applies an intent and returns what has changed. There is no other way to change the live game.
    ///
    /// # Errors
    /// [`Refusal`](super::Refusal) if it is not possible now; nothing has changed then.
    pub fn try_apply(&mut self, intent: &Intent) -> ApplyResult {
        match intent {
            Intent::NewMatch(config) | Intent::NewOnlineMatch { config, .. } => {
                self.make(config.twin);
            }
            Intent::OpenImported(saved) | Intent::OpenSaved(saved) => {
                self.make(matches!(**saved, AnySavedMatch::Twin(_)));
            }
            _ => {}
        }
        let answer = match self {
            Self::OneBoard(found) => found.try_apply(intent),
            Self::Twin(found) => found.try_apply(intent),
        };
        if *intent == Intent::Close {
            self.make(false);
        }
        answer
    }

    /// Replaces the match by one that is not open if it is not of this kind.
    fn make(&mut self, twin: bool) {
        if twin == self.is_twin() {
            return;
        }
        let (seed, counters) = (self.seed, self.counters);
        *self = if twin {
            Match::<TwinBoards>::closed(seed, counters).into()
        } else {
            Match::<OneBoard>::closed(seed, counters).into()
        };
    }

    /// The match on one board; if there is none, one that is not open.
    pub fn one_board(&self) -> &Match<OneBoard> {
        match self {
            Self::OneBoard(found) => found,
            Self::Twin(_) => &NO_MATCH,
        }
    }

    /// The match on twin boards; if there is none, one that is not open.
    pub fn twin(&self) -> &Match<TwinBoards> {
        match self {
            Self::Twin(found) => found,
            Self::OneBoard(_) => &NO_TWIN_MATCH,
        }
    }

    /// Whether the match is on twin boards.
    pub fn is_twin(&self) -> bool {
        matches!(self, Self::Twin(_))
    }

    /// The match in its saved form; none if there is no match.
    pub fn saved(&self) -> Option<AnySavedMatch> {
        self.is_open().then(|| match self {
            Self::OneBoard(found) => AnySavedMatch::OneBoard(Box::new(SavedMatch::of(found))),
            Self::Twin(found) => AnySavedMatch::Twin(Box::new(SavedMatch::of(found))),
        })
    }

    /// See [`Match::digest_text`].
    pub(super) fn digest_text(&self) -> String {
        match self {
            Self::OneBoard(found) => found.digest_text(),
            Self::Twin(found) => found.digest_text(),
        }
    }
}

impl AnySavedMatch {
    /// The match; an empty game if it cannot be restored.
    pub fn opened(&self) -> LiveGame {
        let mut live = LiveGame::new(0);
        live.apply(&Intent::OpenSaved(Box::new(self.clone())));
        live
    }

    /// The summary for a list.
    pub fn summary(&self) -> SavedSummary {
        SavedSummary {
            name: match self {
                Self::OneBoard(saved) => saved.name.clone(),
                Self::Twin(saved) => saved.name.clone(),
            },
            ..self.opened().summary()
        }
    }
}

impl Deref for LiveGame {
    type Target = Match<dyn Game>;

    fn deref(&self) -> &Match<dyn Game> {
        match self {
            Self::OneBoard(found) => &**found,
            Self::Twin(found) => &**found,
        }
    }
}

impl From<Match<OneBoard>> for LiveGame {
    fn from(found: Match<OneBoard>) -> Self {
        Self::OneBoard(Box::new(found))
    }
}

impl From<Match<TwinBoards>> for LiveGame {
    fn from(found: Match<TwinBoards>) -> Self {
        Self::Twin(Box::new(found))
    }
}
