//! The list of the games that were left out, and of what was lost of the others.

use crate::share::{GameImport, loss_lines};
use crate::theme::{Token, space};
use crate::widgets::{Kit, LIST_HEIGHT, Look, NodeStyle, ScrollByKeys, Style};
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use narabe::library::LeftOut;

/// The most games that are listed; of more only the number is told.
const MOST_ROWS: usize = 300;

/// Opens the list.
pub fn open(_: On<Activate>, import: Res<GameImport>, mut kit: Kit) {
    let Some(progress) = import.progress() else {
        return;
    };
    let kit = &mut kit;
    let title = kit.t("import-list-title");
    let parts = kit.dialog(&title, None);
    let node = Node::column().gap(space::XS).max_height(LIST_HEIGHT);
    let list = kit.scroll(parts.body, node);
    kit.insert(list, ScrollByKeys::default());
    for line in loss_lines(&kit.locale, &progress.lost) {
        kit.literal_text(list, Style::BODY, line);
    }
    for game in progress.list.iter().take(MOST_ROWS) {
        row(kit, list, game);
    }
    let more = progress.left_out_count().saturating_sub(MOST_ROWS);
    if more > 0 {
        let words = kit.tv("import-list-more", &[("count", more.into())]);
        kit.literal_text(list, Style::SMALL, words);
    }
    let done = kit.close_button(parts.actions, Look::Primary, "done");
    kit.insert(done, AutoFocus);
}

/// "Game 17, Hana – Kaede: there are no moves"
fn row(kit: &mut Kit, list: Entity, game: &LeftOut) {
    let names = game.names.iter().filter(|name| !name.is_empty());
    let names: Vec<&str> = names.map(String::as_str).collect();
    let number = ("number", game.number.into());
    let head = match names.is_empty() {
        true => kit.tv("import-list-game", &[number]),
        false => {
            let names = ("names", names.join(" – ").into());
            kit.tv("import-list-named-game", &[number, names])
        }
    };
    let row = kit.node(list, Node::column().no_shrink());
    kit.literal_text(row, Style::SMALL.ink(Token::Ink), head);
    kit.literal_text(row, Style::SMALL, game.reason.to_string());
}
