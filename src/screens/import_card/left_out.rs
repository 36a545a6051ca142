//! The list of the games that were left out, and of what was lost of the others.

use crate::share::{GameImport, ImportProgress, loss_lines};
use crate::theme::{Token, space};
use crate::widgets::{Kit, LIST_HEIGHT, Look, NodeStyle, ScrollByKeys, Style};
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use narabe_library::LeftOut;
use narabe_notation::sanitize_line;

/// The longest name of a file, in characters.
const LONGEST_NAME: usize = 80;
/// The most games that are listed; the others are only counted.
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
        kit.foreign_text(list, Style::BODY, line);
    }
    for game in progress.list.iter().take(MOST_ROWS) {
        row(kit, list, progress, game);
    }
    let more = progress.left_out_count().saturating_sub(MOST_ROWS);
    if more > 0 {
        let words = kit.tv("import-list-more", &[("count", more.into())]);
        kit.literal_text(list, Style::SMALL, words);
    }
    let done = kit.close_button(parts.actions, Look::Primary, "done");
    kit.insert(done, AutoFocus);
}

/// "club.sgf: Game 17, Hana – Kaede", and below it "there are no moves"
fn row(kit: &mut Kit, list: Entity, progress: &ImportProgress, game: &LeftOut) {
    let place = progress.place(game);
    let names = game.names.iter().filter(|name| !name.is_empty());
    let names: Vec<&str> = names.map(String::as_str).collect();
    let number = place.map_or(game.number, |(_, number)| number);
    let number = ("number", number.into());
    let head = if names.is_empty() {
        kit.tv("import-list-game", &[number])
    } else {
        let names = ("names", names.join(" – ").into());
        kit.tv("import-list-named-game", &[number, names])
    };
    let head = match place {
        Some((file, _)) => {
            let place = [
                ("file", sanitize_line(file, LONGEST_NAME).into()),
                ("game", head.into()),
            ];
            kit.tv("import-list-place", &place)
        }
        None => head,
    };
    let row = kit.node(list, Node::column().no_shrink());
    kit.foreign_text(row, Style::SMALL.ink(Token::Ink), head);
    kit.foreign_text(row, Style::SMALL, game.reason.to_string());
}
