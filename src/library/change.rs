//! The results of requests to the library.

use bevy::prelude::*;
use narabe_library::{Edited, GameId, LibraryDamage};
use narabe_rules::Rule;

/// What has come of requests.
#[derive(Message, Debug, Clone)]
pub enum LibraryChange {
    /// The library is open; what was wrong with it, if anything was.
    Opened { damage: Option<LibraryDamage> },
    /// The library cannot be opened.
    Failed { reason: String },
    /// A game that has ended was kept.
    Kept(GameId),
    /// An edit was made, which can be undone.
    Edited(Edited),
    /// So many games keep the rule that they have, because another does not allow their moves.
    RuleKept { rule: Rule, games: usize },
    /// An edit was taken back; none if there was none.
    Undone(Option<Edited>),
    /// A request was refused, for this reason; nothing has changed.
    Refused { reason: String },
}
