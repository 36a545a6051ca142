//! The names of the players of an online match.

use crate::live::online::OnlineMatch;
use crate::locale::Locale;
use narabe_net::PlayerSlot;

/// The displayed name of a player.
pub fn slot_name(locale: &Locale, online_match: &OnlineMatch, slot: PlayerSlot) -> String {
    match (online_match.names()[slot.index()].as_str(), slot) {
        ("", PlayerSlot::Host) => locale.text("player-host"),
        ("", PlayerSlot::Guest) => locale.text("player-guest"),
        (name, _) => name.to_owned(),
    }
}
