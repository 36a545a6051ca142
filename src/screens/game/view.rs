//! The data that the builders of the screen read.

use crate::live::LiveGame;
use crate::live::online::{Online, OnlineMatch};
use crate::screens::online::ChatDraft;
use narabe_rules::Side;

/// The data that the builders read.
#[derive(Clone, Copy)]
pub struct GameView<'a> {
    pub game: &'a LiveGame,
    /// The state of an online game.
    pub online: Option<&'a Online>,
    /// The chat line being typed.
    pub draft: &'a ChatDraft,
    /// Whether to show the result.
    pub over: bool,
}

impl GameView<'_> {
    /// The side shown at the top, and that at the bottom: the only person at this machine, or Black.
    pub fn sides(&self) -> [Side; 2] {
        let bottom = self.game.only_person().unwrap_or(Side::Black);
        [bottom.other(), bottom]
    }

    /// Whether nobody at this machine plays the online game.
    pub fn is_watched(&self) -> bool {
        let plays = |online: &Online| online.online_match().and_then(OnlineMatch::slot).is_some();
        self.online.is_some_and(|online| !plays(online))
    }
}
