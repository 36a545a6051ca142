//! The entries of a game's menu. They are the same in every game and keep their places; an entry that does not apply is
//! disabled, so that a click on the same place never does something else under another rule.

use crate::live::LiveGame;
#[cfg(not(target_family = "wasm"))]
use crate::screens::game::engine_messages::has_program;
use crate::screens::game::opening::has_reasons;
use crate::theme::Icon;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MenuEntry {
    Save,
    Copy,
    Export,
    Draw,
    Pass,
    Restart,
    Swap,
    Rules,
    Opening,
    /// What the programs at play say.
    #[cfg(not(target_family = "wasm"))]
    Messages,
    Skins,
    Settings,
    NewGame,
    /// Leaves the game: to the title, or out of an online match.
    Leave,
}

impl MenuEntry {
    /// All entries in their order.
    pub const ALL: &[Self] = &[
        Self::Save,
        Self::Copy,
        Self::Export,
        Self::Draw,
        Self::Pass,
        Self::Restart,
        Self::Swap,
        Self::Rules,
        Self::Opening,
        #[cfg(not(target_family = "wasm"))]
        Self::Messages,
        Self::Skins,
        Self::Settings,
        Self::NewGame,
        Self::Leave,
    ];

    /// The icon and the Fluent id of the label.
    pub fn face(self, game: &LiveGame) -> (Icon, &'static str) {
        match self {
            Self::Save => (Icon::Save, "menu-save"),
            Self::Copy if cfg!(target_family = "wasm") => (Icon::Link, "menu-copy-link"),
            Self::Copy => (Icon::Copy, "menu-copy"),
            Self::Draw => (Icon::Draw, "menu-draw"),
            Self::Pass => (Icon::Next, "menu-pass"),
            Self::Restart => (Icon::Retry, "menu-restart"),
            Self::Swap => (Icon::Swap, "menu-swap"),
            Self::Rules => (Icon::Help, "menu-rules"),
            Self::Opening => (Icon::Computer, "menu-opening"),
            #[cfg(not(target_family = "wasm"))]
            Self::Messages => (Icon::Chat, "menu-engine-messages"),
            Self::Skins => (Icon::Skins, "menu-skins"),
            Self::Settings => (Icon::Settings, "menu-settings"),
            Self::Export => (Icon::Share, "menu-export"),
            Self::NewGame => (Icon::Plus, "menu-new-game"),
            Self::Leave if game.is_online() => (Icon::Quit, "menu-leave-room"),
            Self::Leave => (Icon::Quit, "menu-title"),
        }
    }

    /// Whether the entry is enabled.
    pub fn is_possible(self, game: &LiveGame) -> bool {
        match self {
            Self::Draw => game.can_offer_draw(),
            Self::Pass => game.can_pass(),
            Self::Restart => game.has_begun() && !game.is_online(),
            Self::Swap => game.can_swap_sides(),
            Self::Opening => has_reasons(game.one_board()),
            #[cfg(not(target_family = "wasm"))]
            Self::Messages => has_program(game),
            Self::NewGame => !game.is_online(),
            Self::Save
            | Self::Copy
            | Self::Export
            | Self::Rules
            | Self::Skins
            | Self::Settings
            | Self::Leave => true,
        }
    }
}
