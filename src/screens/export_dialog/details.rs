//! The part of the export dialog that depends on the format.

use super::picture;
use super::state::ExportDialog;
use crate::share::{ExportContent, loss_lines};
use crate::theme::{Icon, Token, space};
use crate::widgets::{NodeStyle, Style, UiBuilder, display_if};
use bevy::prelude::*;

/// The size of the sign beside a loss.
const SIGN: f32 = 16.0;

/// What is exported, in words: "Hana – Kaede, 42 moves", or "86 games".
pub fn subject(ui: &UiBuilder, content: &ExportContent) -> String {
    match &content.games[..] {
        [game] => {
            let moves = game.tree.main_moves().len();
            let name = match content.name.as_str() {
                "" => ui.locale.text("export-one-game"),
                name => name.to_owned(),
            };
            let variables = [("name", name.into()), ("moves", moves.into())];
            ui.locale.text_with("export-game", &variables)
        }
        [] => ui.locale.text("export-twin"),
        games => ui
            .locale
            .text_with("export-games", &[("count", games.len().into())]),
    }
}

/// Refills the part.
pub fn fill(ui: &mut UiBuilder, dialog: &ExportDialog) {
    let Some(place) = dialog.details else {
        return;
    };
    if ui.commands.get_entity(place).is_err() {
        return;
    }
    if let Some(copy) = dialog.copy {
        let is_text = dialog.format.is_text();
        ui.restyle(copy, move |node| node.display(display_if(is_text)));
    }
    if let Some(share) = dialog.share {
        let takes = dialog.sharing.takes(dialog.format);
        ui.restyle(share, move |node| node.display(display_if(takes)));
    }
    ui.redraw(place, |ui| write(ui, place, dialog));
}

fn write(ui: &mut UiBuilder, place: Entity, dialog: &ExportDialog) {
    let note = format!("{}-note", dialog.format.id());
    ui.localized_text(place, Style::SMALL, &note);
    if let Some(lost) = dialog.loss() {
        for line in loss_lines(&ui.locale, &lost) {
            let row = ui.node(place, Node::row().gap(space::XS).items_start());
            ui.icon(row, Icon::Info, SIGN, Token::Warning);
            let words = ui.node(row, Node::default().fill());
            ui.literal_text(words, Style::SMALL.ink(Token::Ink), line);
        }
    }
    if dialog.format.is_picture() {
        picture::build(ui, place, dialog);
    }
}
