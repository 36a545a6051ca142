//! One row of the list: thumbnail, description and buttons.

use super::save_action;
use super::thumbnail::{ThumbnailKey, Thumbnails};
use crate::app::board::BoardLook;
use crate::app::live::{Intent, LoadError, SaveEntry, SavedSummary};
use crate::app::locale::Locale;
use crate::app::screens::labels;
use crate::app::storage;
use crate::app::theme::{Icon, Token, radius, space};
use crate::app::widgets::{Kit, Look, NodeStyle, Style, Toast};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use std::path::Path;

/// The size of the thumbnail, and of the icon of a file without one.
const PICTURE: f32 = 72.0;
const ICON: f32 = 24.0;
/// Between the two thumbnails of twin boards.
const PICTURE_GAP: f32 = 4.0;
/// The sizes of a small button and its icon.
const TOOL: f32 = 44.0;
const TOOL_ICON: f32 = 20.0;

/// The inputs of thumbnails.
pub struct ThumbnailSource<'a> {
    pub pictures: &'a mut Thumbnails,
    pub look: &'a BoardLook,
}

/// The row of one save, with a divider below.
pub fn build(kit: &mut Kit, list: Entity, save: &SaveEntry, source: &mut ThumbnailSource) {
    let row = kit.node(list, Node::line(space::XXS).no_shrink());
    match &save.summary {
        Ok(summary) => sound(kit, row, save, summary, source),
        Err(error) => broken(kit, row, save, error),
    }
    let divider = kit.node(list, Node::column().no_shrink().pad_left(space::S));
    kit.divider(divider);
}

fn sound(
    kit: &mut Kit,
    row: Entity,
    save: &SaveEntry,
    summary: &SavedSummary,
    source: &mut ThumbnailSource,
) {
    let game = game_line(&kit.locale, summary);
    let when = save.modified.map_or(String::new(), |when| {
        super::age::describe(&kit.locale, when, storage::now())
    });
    let spoken = [
        ("name", save.name.clone().into()),
        ("game", game.clone().into()),
        ("when", when.clone().into()),
    ];
    let spoken = kit.tv("load-open", &spoken);
    let open = open_button(kit, row, &spoken, &save.path);
    pictures(kit, open, save, summary, source);
    words(kit, open, &save.name, &game, &when);
    kit.write_on(open, Intent::OpenFile(save.path.clone()));
    let label = kit.tv("load-rename", &[("name", save.name.clone().into())]);
    let rename = tool(kit, row, Icon::Edit, &label, &key("rename", &save.path));
    let (path, name) = (save.path.clone(), save.name.clone());
    kit.on(rename, move |_: On<Activate>, mut kit: Kit| {
        save_action::ask_name(&mut kit, &path, &name)
    });
    delete_tool(
        kit,
        row,
        save,
        kit.tv("load-delete-text", &[("game", game.into())]),
    );
}

/// The thumbnail, or two side by side for twin boards.
fn pictures(
    kit: &mut Kit,
    open: Entity,
    save: &SaveEntry,
    summary: &SavedSummary,
    source: &mut ThumbnailSource,
) {
    let (boards, size) = (&summary.stones, summary.size);
    let side = match boards.len() {
        1 => PICTURE,
        _ => (PICTURE - PICTURE_GAP) / 2.0,
    };
    let row = kit.row(open, PICTURE_GAP);
    for (board_number, stones) in boards.iter().enumerate() {
        let subject = ThumbnailKey {
            path: save.path.clone(),
            modified: save.modified,
            board: source.look.board.id.clone(),
            stones: source.look.stones.id.clone(),
            board_number,
            side: (side * kit.layout.pixels).round() as u32,
        };
        let image = source
            .pictures
            .get(subject, stones, size, source.look, &mut kit.images);
        let picture = kit.node(row, Node::default().square(side).no_shrink());
        kit.insert(
            picture,
            (ImageNode::new(image), crate::app::theme::Tint(Token::White)),
        );
    }
}

/// A file that cannot be read as a game: it can be deleted, and opening it shows the error.
fn broken(kit: &mut Kit, row: Entity, save: &SaveEntry, error: &LoadError) {
    let file = file_name(&save.path);
    let fault = kit.locale.file_error(&error.report(&save.path));
    let spoken = [
        ("name", save.name.clone().into()),
        ("fault", fault.clone().into()),
    ];
    let spoken = kit.tv("load-open-damaged", &spoken);
    let open = open_button(kit, row, &spoken, &save.path);
    let ground = Node::row()
        .center()
        .square(PICTURE)
        .no_shrink()
        .radius(radius::SMALL);
    let ground = kit.filled(open, ground, Token::Sunken);
    kit.icon(ground, Icon::Mistake, ICON, Token::Kohaku);
    words(kit, open, &save.name, &fault, "");
    kit.write_on(open, Toast::fault(fault));
    let text = kit.tv("load-delete-damaged", &[("file", file.into())]);
    delete_tool(kit, row, save, text);
}

fn open_button(kit: &mut Kit, row: Entity, spoken: &str, path: &Path) -> Entity {
    let node = Node::line(space::M)
        .fill()
        .pad_xy(space::S, space::XS)
        .radius(radius::CONTROL);
    kit.bare_button(row, Look::Row, spoken, &key("open", path), node)
}

fn words(kit: &mut Kit, open: Entity, name: &str, game: &str, when: &str) {
    let column = kit.node(open, Node::column().gap(2).fill().clip());
    // Names are typed by users, in any script.
    kit.literal_text(column, Style::DATA_BOLD.sized(16.0), name);
    kit.literal_text(column, Style::SMALL, game);
    if !when.is_empty() {
        kit.literal_text(column, Style::LABEL, when);
    }
}

fn delete_tool(kit: &mut Kit, row: Entity, save: &SaveEntry, text: String) {
    let label = kit.tv("load-delete", &[("name", save.name.clone().into())]);
    let delete = tool(kit, row, Icon::Trash, &label, &key("delete", &save.path));
    let (path, name) = (save.path.clone(), save.name.clone());
    kit.on(delete, move |_: On<Activate>, mut kit: Kit| {
        save_action::ask_deletion(&mut kit, &path, &name, &text)
    });
}

fn tool(kit: &mut Kit, row: Entity, icon: Icon, label: &str, key: &str) -> Entity {
    let node = Node::row()
        .center()
        .square(TOOL)
        .no_shrink()
        .radius(radius::CONTROL);
    let button = kit.bare_button(row, Look::Icon, label, key, node);
    kit.control_icon(button, icon, TOOL_ICON);
    button
}

/// The focus key of a row's control: its purpose and the file.
fn key(what: &str, path: &Path) -> String {
    format!("load-{what}-{}", file_name(path))
}

fn file_name(path: &Path) -> String {
    path.file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}

fn game_line(locale: &Locale, summary: &SavedSummary) -> String {
    let game = labels::saved_game_of_both(locale, summary);
    if summary.finished {
        format!("{game} · {}", locale.text("load-finished"))
    } else {
        game
    }
}
