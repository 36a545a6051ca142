//! What the study offers beside the moves: copying the game, and in a small window a sheet with everything that has no room.

use super::drill_from_here::AskDrill;
use super::make_puzzle::MakePuzzleHere;
use super::moves_tab::MovesTab;
use super::play_from_here::AskPlayFromHere;
use super::{best_lines, jumps, merging, tool_row, turning};
use crate::screens::game_data::{DataSubject, EditData};
use crate::share::{CopyText, ExportSubject, ImportGame, OpenExport, page_address};
use crate::state::{Go, Screen};
use crate::study::OpenStudy;
use crate::theme::{Icon, space};
use crate::widgets::{CloseDialog, Look, NodeStyle, UiBuilder};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use narabe_notation::{SharedGame, write_game_text, write_link};
use narabe_rules::{Move, Setup};
use narabe_study::PositionEditor;

/// The button in the header that copies the game.
pub fn copy_button(ui: &mut UiBuilder, parent: Entity) {
    let button = ui.icon_button(parent, Icon::Copy, copy_id());
    ui.on(
        button,
        |_: On<Activate>, open: Res<OpenStudy>, mut copies: MessageWriter<CopyText>| {
            copies.write(copied(&open, page_address()));
        },
    );
}

/// The button in the header that opens a pasted game in place of the study.
pub fn paste_button(ui: &mut UiBuilder, parent: Entity) {
    let button = ui.icon_button(parent, Icon::Paste, "study-paste");
    ui.write_on(button, ImportGame::Paste);
}

/// The button in the header that exports the study.
pub fn export_button(ui: &mut UiBuilder, parent: Entity) {
    let button = ui.icon_button(parent, Icon::Share, "study-export");
    ui.write_on(button, OpenExport(ExportSubject::Study));
}

/// The button in the header that edits the game's own data.
pub fn data_button(ui: &mut UiBuilder, parent: Entity) {
    let button = ui.icon_button(parent, Icon::Edit, "data-edit");
    ui.write_on(button, EditData(DataSubject::Study));
}

/// In a browser a link is copied.
fn copy_id() -> &'static str {
    match page_address() {
        Some(_) => "study-copy-link",
        None => "study-copy",
    }
}

/// The button that opens the sheet.
pub fn button(ui: &mut UiBuilder, row: Entity) {
    let button = ui.icon_button(row, Icon::More, "study-more");
    ui.insert(button, Look::Soft);
    ui.on(
        button,
        |_: On<Activate>, tab: MovesTab, mut ui: UiBuilder| open(&mut ui, &tab),
    );
}

/// The toggles of the board, and the other actions below them.
fn open(ui: &mut UiBuilder, tab: &MovesTab) {
    let title = ui.locale.text("study-more");
    let parts = ui.dialog(&title, None);
    let toggles = ui.node(parts.body, Node::line(space::XS).wrap());
    tool_row::toggles(ui, toggles, tool_row::ButtonWidth::Usual);
    best_lines::balanced_button(ui, toggles);
    if ui.layout.is_stacked() {
        tab.folds_in_sheet(ui, parts.body);
    }
    jumps::build(ui, parts.body);
    let column = ui.node(parts.body, Node::column().gap(space::XS).stretch());
    let set_up = ui.button(column, Look::Secondary, Some(Icon::Board), "position-title");
    ui.send_on(set_up, Go::To(Screen::PositionSetup));
    let play = ui.button(column, Look::Secondary, Some(Icon::Play), "study-play-here");
    ui.send_on(play, AskPlayFromHere);
    let drill = ui.button(
        column,
        Look::Secondary,
        Some(Icon::Retry),
        "drill-from-here",
    );
    ui.send_on(drill, AskDrill);
    let puzzle = ui.button(column, Look::Secondary, Some(Icon::Learn), "puzzles-make");
    ui.send_on(puzzle, MakePuzzleHere);
    let copy = ui.button(column, Look::Secondary, Some(Icon::Copy), copy_id());
    ui.on(
        copy,
        |_: On<Activate>,
         open: Res<OpenStudy>,
         mut copies: MessageWriter<CopyText>,
         mut close: MessageWriter<CloseDialog>| {
            copies.write(copied(&open, page_address()));
            close.write_default();
        },
    );
    let paste = ui.button(column, Look::Secondary, Some(Icon::Paste), "study-paste");
    ui.write_on(paste, ImportGame::Paste);
    let export = ui.button(column, Look::Secondary, Some(Icon::Share), "study-export");
    ui.send_on(export, OpenExport(ExportSubject::Study));
    let data = ui.button(column, Look::Secondary, Some(Icon::Edit), "data-edit");
    ui.send_on(data, EditData(DataSubject::Study));
    let merge = ui.button(column, Look::Secondary, Some(Icon::Plus), "study-merge");
    ui.open_on(merge, merging::ask);
    let turn = ui.button(
        column,
        Look::Secondary,
        Some(Icon::Mirror),
        "study-turn-board",
    );
    ui.open_on(turn, turning::ask);
    ui.close_button(parts.actions, Look::Primary, "done");
}

/// The game of the study: a link to the page at this address, or a line of moves. A position that was set up, which
/// neither can hold, is drawn as it is at the current node.
fn copied(open: &OpenStudy, address: Option<String>) -> CopyText {
    let game = open.game();
    let turns: Vec<Move> = game.turns().collect();
    let names = open.study().names().clone();
    let shared = if game.start().has_setup() {
        None
    } else {
        SharedGame::new(game.rule(), game.size(), &turns, names).ok()
    };
    let (text, told) = match (shared, address) {
        (Some(shared), Some(address)) => {
            let link = write_link(&shared);
            (format!("{address}{link}"), "share-link-copied")
        }
        (Some(shared), None) => (write_game_text(&shared), "share-copied"),
        (None, _) => {
            let setup = Setup::from(open.study().position());
            (
                PositionEditor::from_setup(setup).to_text(),
                "position-copied",
            )
        }
    };
    CopyText { text, told }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{open, studied};
    use super::*;

    #[test]
    fn a_game_is_copied_as_moves_or_as_a_link() {
        let test = studied();
        let CopyText { text, told } = copied(open(&test), None);
        assert_eq!(text, "freestyle 15: h8 i9 i8 h9 j8 a1 k8 b1 l8");
        assert_eq!(told, "share-copied");
        let address = "https://example.org/narabe/".to_owned();
        let CopyText { text, .. } = copied(open(&test), Some(address));
        let link = text
            .strip_prefix("https://example.org/narabe/")
            .expect("a link");
        let game = narabe_notation::parse_link(link).expect("a game");
        assert_eq!(game.position().ply(), 9);
    }
}
