//! The name of the opening, and the number of games that came to the position.

use crate::library::Explorer;
use crate::screens::labels::side_id;
use crate::screens::{opening_name, position_head};
use crate::study::OpenStudy;
use crate::widgets::Kit;
use bevy::prelude::*;
use narabe_rules::opening::NamedOpening;

/// Writes the line.
pub fn write(kit: &mut Kit, place: Entity, open: &OpenStudy, explorer: &Explorer, is_short: bool) {
    let opening = opening_name::of_position(open.study().position());
    let words = (title(kit, open, opening), below(kit, open, opening));
    let row = position_head::write(kit, place, opening, words, is_short);
    count(kit, row, explorer, is_short);
}

/// The name of the opening, or where the position is.
fn title(kit: &Kit, open: &OpenStudy, opening: Option<&NamedOpening>) -> String {
    let (position, moves) = (open.study().position(), open.ply());
    match opening {
        Some(opening) => opening_name::name(&kit.locale, opening),
        None if position.has_setup() => kit.t("explorer-set-up"),
        None if moves == 0 => kit.t("explorer-start"),
        None => kit.tv("explorer-after", &[("moves", moves.into())]),
    }
}

/// What the name means, or who is to move.
fn below(kit: &Kit, open: &OpenStudy, opening: Option<&NamedOpening>) -> String {
    match (opening, open.to_move()) {
        (Some(opening), _) => opening_name::meaning(&kit.locale, opening),
        (None, Some(side)) => {
            let side = ("side", kit.t(side_id(side)).into());
            kit.tv("explorer-to-move", &[side])
        }
        (None, None) => kit.t("study-game-over"),
    }
}

/// "12,780 games here", or the sign that the library is being searched.
fn count(kit: &mut Kit, row: Entity, explorer: &Explorer, is_short: bool) {
    let Some(found) = explorer.last_found() else {
        if explorer.is_searching() {
            let spoken = kit.t("explorer-searching");
            let wait = kit.thinking_indicator(row);
            kit.describe(wait, accesskit::Role::Label, &spoken);
        }
        return;
    };
    let games = found.explored.tally.games;
    let words = kit.tv("explorer-games-here", &[("count", games.into())]);
    position_head::number(kit, row, games, words, is_short);
}
