//! The names of the players of an online match.

use crate::live::online::OnlineMatch;
use crate::locale::Locale;
use narabe_net::PlayerSlot;

/// The displayed name of a player.
pub fn slot_name(locale: &Locale, table: &OnlineMatch, slot: PlayerSlot) -> String {
    match (table.names()[slot.index()].as_str(), slot) {
        ("", PlayerSlot::Host) => locale.text("player-host"),
        ("", PlayerSlot::Guest) => locale.text("player-guest"),
        (name, _) => name.to_owned(),
    }
}
