//! The data that the builders of the screen read.

use crate::app::live::LiveGame;
use crate::app::live::online::Online;
use crate::app::screens::online::ChatDraft;
use crate::rules::Side;

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
    /// The side shown at the bottom: the only person at this machine, or Black.
    pub fn bottom_side(&self) -> Side {
        self.game.only_person().unwrap_or(Side::Black)
    }
}
