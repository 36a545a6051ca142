//! The name of the opening, and the number of games that came to the position.

use crate::library::Explorer;
use crate::screens::wording::side_names::side_id;
use crate::screens::{opening_name, position_head};
use crate::study::OpenStudy;
use crate::widgets::UiBuilder;
use bevy::prelude::*;
use narabe_rules::opening::NamedOpening;

/// Writes the line.
pub fn write(
    ui: &mut UiBuilder,
    place: Entity,
    open: &OpenStudy,
    explorer: &Explorer,
    is_short: bool,
) {
    let opening = opening_name::of_position(open.study().position());
    let words = (title(ui, open, opening), below(ui, open, opening));
    let row = position_head::write(ui, place, opening, words, is_short);
    count(ui, row, explorer, is_short);
}

/// The name of the opening, or where the position is.
fn title(ui: &UiBuilder, open: &OpenStudy, opening: Option<&NamedOpening>) -> String {
    let (position, moves) = (open.study().position(), open.ply());
    match opening {
        Some(opening) => opening_name::name(&ui.locale, opening),
        None if position.has_setup() => ui.locale.text("explorer-set-up"),
        None if moves == 0 => ui.locale.text("explorer-start"),
        None => ui
            .locale
            .text_with("explorer-after", &[("moves", moves.into())]),
    }
}

/// What the name means, or who is to move.
fn below(ui: &UiBuilder, open: &OpenStudy, opening: Option<&NamedOpening>) -> String {
    match (opening, open.to_move()) {
        (Some(opening), _) => opening_name::meaning(&ui.locale, opening),
        (None, Some(side)) => {
            let side = ("side", ui.locale.text(side_id(side)).into());
            ui.locale.text_with("explorer-to-move", &[side])
        }
        (None, None) => ui.locale.text("study-game-over"),
    }
}

/// "12,780 games here", or the sign that the library is being searched.
fn count(ui: &mut UiBuilder, row: Entity, explorer: &Explorer, is_short: bool) {
    let Some(found) = explorer.last_found() else {
        if explorer.is_searching() {
            let spoken = ui.locale.text("explorer-searching");
            let wait = ui.thinking_indicator(row);
            ui.describe(wait, accesskit::Role::Label, &spoken);
        }
        return;
    };
    let games = found.explored.tally.games;
    let words = ui
        .locale
        .text_with("explorer-games-here", &[("count", games.into())]);
    position_head::number(ui, row, games, words, is_short);
}
