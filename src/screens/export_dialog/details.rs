//! The part of the export dialog that depends on the format.

use super::picture;
use super::state::ExportDialog;
use crate::share::{ExportContent, loss_lines};
use crate::theme::{Icon, Token, space};
use crate::widgets::{Kit, NodeStyle, Style, display_if};
use bevy::prelude::*;

/// The size of the sign beside a loss.
const SIGN: f32 = 16.0;

/// What is exported, in words: "Hana – Kaede, 42 moves", or "86 games".
pub fn subject(kit: &Kit, content: &ExportContent) -> String {
    match &content.games[..] {
        [game] => {
            let moves = game.tree.main_moves().len();
            let name = match content.name.as_str() {
                "" => kit.t("export-one-game"),
                name => name.to_owned(),
            };
            let variables = [("name", name.into()), ("moves", moves.into())];
            kit.tv("export-game", &variables)
        }
        [] => kit.t("export-twin"),
        games => kit.tv("export-games", &[("count", games.len().into())]),
    }
}

/// Refills the part.
pub fn fill(kit: &mut Kit, dialog: &ExportDialog) {
    let Some(place) = dialog.details else {
        return;
    };
    if kit.commands.get_entity(place).is_err() {
        return;
    }
    if let Some(copy) = dialog.copy {
        let is_text = dialog.format.is_text();
        kit.restyle(copy, move |node| node.display(display_if(is_text)));
    }
    kit.redraw(place, |kit| write(kit, place, dialog));
}

fn write(kit: &mut Kit, place: Entity, dialog: &ExportDialog) {
    let note = format!("{}-note", dialog.format.id());
    kit.localized_text(place, Style::SMALL, &note);
    if let Some(lost) = dialog.loss() {
        for line in loss_lines(&kit.locale, &lost) {
            let row = kit.node(place, Node::row().gap(space::XS).items_start());
            kit.icon(row, Icon::Info, SIGN, Token::Warning);
            let words = kit.node(row, Node::default().fill());
            kit.literal_text(words, Style::SMALL.ink(Token::Ink), line);
        }
    }
    if dialog.format.is_picture() {
        picture::build(kit, place, dialog);
    }
}
