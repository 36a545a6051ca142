//! The list of the games that were left out, and of what was lost of the others.

use crate::screens::losses::choose_character_set;
use crate::share::{GameImport, ImportProgress, ImportRequest, loss_lines, lost_lines};
use crate::theme::{Token, space};
use crate::widgets::{LIST_HEIGHT, Look, NodeStyle, ScrollByKeys, Style, UiBuilder};
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use narabe_notation::sanitize_line;

/// The longest name of a file, in characters.
const LONGEST_NAME: usize = 80;
/// The most games that are listed; the others are only counted.
const MOST_ROWS: usize = 300;

/// Opens the list.
pub fn open(_: On<Activate>, import: Res<GameImport>, mut ui: UiBuilder) {
    let Some(progress) = import.progress() else {
        return;
    };
    let ui = &mut ui;
    let title = ui.locale.text("import-list-title");
    let parts = ui.dialog(&title, None);
    let node = Node::column().gap(space::XS).max_height(LIST_HEIGHT);
    let list = ui.scroll(parts.body, node);
    ui.insert(list, ScrollByKeys::default());
    for line in loss_lines(&ui.locale, &progress.lost) {
        ui.foreign_text(list, Style::BODY, line);
    }
    for game in progress.list.iter().take(MOST_ROWS) {
        let words = game.reason.to_string();
        row(ui, list, progress, (game.number, &game.names), words);
    }
    for game in progress.losses.iter().take(MOST_ROWS) {
        let words = ui.locale.statements(lost_lines(&ui.locale, &game.lost));
        row(ui, list, progress, (game.number, &game.names), words);
    }
    for game in progress.kept_freely.iter().take(MOST_ROWS) {
        let reason = ("reason", game.reason.to_string().into());
        let words = ui.locale.text_with("import-kept-freely", &[reason]);
        row(ui, list, progress, (game.number, &game.names), words);
    }
    let more = progress.left_out_count().saturating_sub(MOST_ROWS);
    if more > 0 {
        let words = ui
            .locale
            .text_with("import-list-more", &[("count", more.into())]);
        ui.literal_text(list, Style::SMALL, words);
    }
    if let Some(file) = import.guessed_file().cloned() {
        let again = ui.button(parts.actions, Look::Secondary, None, "losses-character-set");
        ui.open_on(again, move |ui| {
            choose_character_set(ui, &file, ImportRequest::ReadAgain);
        });
    }
    let done = ui.close_button(parts.actions, Look::Primary, "done");
    ui.insert(done, AutoFocus);
}

/// "club.sgf: Game 17, Hana – Kaede", and below it "there are no moves"
fn row(
    ui: &mut UiBuilder,
    list: Entity,
    progress: &ImportProgress,
    (number, names): (usize, &[String; 2]),
    words: String,
) {
    let place = progress.place(number);
    let names = names.iter().filter(|name| !name.is_empty());
    let names: Vec<&str> = names.map(String::as_str).collect();
    let number = place.map_or(number, |(_, number)| number);
    let number = ("number", number.into());
    let head = if names.is_empty() {
        ui.locale.text_with("import-list-game", &[number])
    } else {
        let names = ("names", names.join(" – ").into());
        ui.locale
            .text_with("import-list-named-game", &[number, names])
    };
    let head = match place {
        Some((file, _)) => {
            let place = [
                ("file", sanitize_line(file, LONGEST_NAME).into()),
                ("game", head.into()),
            ];
            ui.locale.text_with("import-list-place", &place)
        }
        None => head,
    };
    let row = ui.node(list, Node::column().no_shrink());
    ui.foreign_text(row, Style::SMALL.ink(Token::Ink), head);
    ui.foreign_text(row, Style::SMALL, words);
}
