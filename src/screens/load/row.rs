//! One row of the list: thumbnail, description and buttons.

use super::choice::SaveChoice;
use super::save_action;
use crate::board::BoardLook;
use crate::live::{LoadError, OpenGameFile, SaveContent, SaveEntry};
use crate::locale::Locale;
use crate::screens::board_picture::from_the_top;
use crate::screens::opening_name;
use crate::screens::wording::saved_games::{saved_game_of_both, saved_study};
use crate::state::{Go, Screen};
use crate::storage;
use crate::study::StudyRequest;
use crate::theme::{Icon, Token, image_from, radius, space};
use crate::widgets::{Look, NodeStyle, Style, Toast, UiBuilder};
use bevy::ecs::system::SystemParam;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use narabe_art::board_thumbnail;
use narabe_rules::{BoardSize, Point, Side};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

// The size of the thumbnail, and of the icon of a file without one.
const PICTURE: f32 = 72.0;
const ICON: f32 = 24.0;
/// Between the two thumbnails of twin boards.
const PICTURE_GAP: f32 = 4.0;

/// What determines a thumbnail: the file and its modification time, the skins, and the size in physical pixels.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct ThumbnailKey {
    path: PathBuf,
    modified: Option<SystemTime>,
    board: String,
    stones: String,
    /// The index of the board; 0 unless on twin boards.
    board_number: usize,
    side: u32,
}

/// The thumbnails of the open list.
#[derive(Resource, Debug, Default)]
pub struct Thumbnails(HashMap<ThumbnailKey, Handle<Image>>);

impl Thumbnails {
    /// The thumbnail of a saved position.
    fn get(
        &mut self,
        key: ThumbnailKey,
        stones: &[(Point, Side)],
        size: BoardSize,
        look: &BoardLook,
        images: &mut Assets<Image>,
    ) -> Handle<Image> {
        let side = key.side;
        let bake = || {
            let stones = from_the_top(stones, size);
            let (board, set) = (&look.board.data, &look.stones.data);
            let picture = board_thumbnail(board, set, &stones, size.get(), side);
            images.add(image_from(picture))
        };
        self.0.entry(key).or_insert_with(bake).clone()
    }

    /// Drops all thumbnails.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

#[derive(SystemParam)]
pub struct ThumbnailSource<'w> {
    pictures: ResMut<'w, Thumbnails>,
    look: Res<'w, BoardLook>,
}

/// The row of one save, with a divider below.
pub fn build(
    ui: &mut UiBuilder,
    list: Entity,
    save: &SaveEntry,
    choice: &SaveChoice,
    source: &mut ThumbnailSource,
) {
    let row = ui.node(list, Node::line(space::XXS).no_shrink());
    match &save.content {
        Ok(content) if choice.is_on => choosable(ui, row, save, content, choice, source),
        Ok(content) => sound(ui, row, save, content, source),
        Err(error) => broken(ui, row, save, error),
    }
    let divider = ui.node(list, Node::column().no_shrink().pad_left(space::S));
    ui.divider(divider);
}

/// The row while several are chosen: one button, which chooses the save.
fn choosable(
    ui: &mut UiBuilder,
    row: Entity,
    save: &SaveEntry,
    content: &SaveContent,
    choice: &SaveChoice,
    source: &mut ThumbnailSource,
) {
    let label = ui.locale.text_of("load-choose", "name", save.name.clone());
    let button = row_button(ui, row, &label, &key("choose", &save.path));
    choice.offer(ui, button, save);
    let (game, when) = lines(&ui.locale, save, content);
    pictures(ui, button, save, content, source);
    words(ui, button, &save.name, &game, &when);
}

/// The game or the study, and how long ago it was saved.
fn lines(locale: &Locale, save: &SaveEntry, content: &SaveContent) -> (String, String) {
    let when = save.modified.map_or(String::new(), |when| {
        super::age::describe(locale, when, storage::now())
    });
    (content_line(locale, content), when)
}

fn sound(
    ui: &mut UiBuilder,
    row: Entity,
    save: &SaveEntry,
    content: &SaveContent,
    source: &mut ThumbnailSource,
) {
    let (game, when) = lines(&ui.locale, save, content);
    let spoken = [
        ("name", save.name.clone().into()),
        ("game", game.clone().into()),
        ("when", when.clone().into()),
    ];
    let spoken = ui.locale.text_with("load-open", &spoken);
    let open = row_button(ui, row, &spoken, &key("open", &save.path));
    pictures(ui, open, save, content, source);
    words(ui, open, &save.name, &game, &when);
    match content {
        SaveContent::Game(_) => {
            ui.write_on(open, OpenGameFile(save.path.clone()));
        }
        SaveContent::Study(_) => {
            ui.write_on(open, StudyRequest::OpenFile(save.path.clone()));
            ui.write_on(open, Go::To(Screen::Study));
        }
    }
    let label = ui.locale.text_of("load-rename", "name", save.name.clone());
    let (look, key) = (Look::Icon, key("rename", &save.path));
    let rename = ui.square_button(row, (look, Icon::Edit), &label, &key);
    let title = match content {
        SaveContent::Game(_) => "load-rename-title",
        SaveContent::Study(_) => "load-rename-study-title",
    };
    let (path, name) = (save.path.clone(), save.name.clone());
    ui.open_on(rename, move |ui| {
        save_action::ask_name(ui, title, &path, &name)
    });
    let text = ui.locale.text_of("load-delete-text", "game", game);
    delete_button(ui, row, save, text);
}

/// The thumbnail, or two side by side for twin boards.
fn pictures(
    ui: &mut UiBuilder,
    open: Entity,
    save: &SaveEntry,
    content: &SaveContent,
    source: &mut ThumbnailSource,
) {
    let (boards, size) = (content.boards(), content.size());
    let side = match boards.len() {
        1 => PICTURE,
        _ => (PICTURE - PICTURE_GAP) / 2.0,
    };
    let row = ui.row(open, PICTURE_GAP);
    for (board_number, stones) in boards.iter().enumerate() {
        let subject = ThumbnailKey {
            path: save.path.clone(),
            modified: save.modified,
            board: source.look.board.id.clone(),
            stones: source.look.stones.id.clone(),
            board_number,
            side: (side * ui.layout.pixels).round() as u32,
        };
        let (pictures, images) = (&mut source.pictures, &mut ui.images);
        let image = pictures.get(subject, stones, size, &source.look, images);
        ui.picture(row, image, Node::default().square(side).no_shrink());
    }
}

/// A file that cannot be read as a game: it can be deleted, and opening it shows the error.
fn broken(ui: &mut UiBuilder, row: Entity, save: &SaveEntry, error: &LoadError) {
    let file = file_name(&save.path);
    let fault = ui.locale.file_error(&error.report(&save.path));
    let spoken = [
        ("name", save.name.clone().into()),
        ("fault", fault.clone().into()),
    ];
    let spoken = ui.locale.text_with("load-open-damaged", &spoken);
    let open = row_button(ui, row, &spoken, &key("open", &save.path));
    let ground = Node::row().center().square(PICTURE).no_shrink();
    let ground = ui.filled(open, ground.radius(radius::SMALL), Token::Sunken);
    ui.icon(ground, Icon::Mistake, ICON, Token::Warning);
    words(ui, open, &save.name, &fault, "");
    ui.write_on(open, Toast::fault(fault));
    let text = ui.locale.text_of("load-delete-damaged", "file", file);
    delete_button(ui, row, save, text);
}

fn row_button(ui: &mut UiBuilder, row: Entity, spoken: &str, key: &str) -> Entity {
    let node = Node::line(space::M).fill().radius(radius::CONTROL);
    let node = node.pad_xy(space::S, space::XS);
    ui.bare_button(row, Look::Row, spoken, key, node)
}

fn words(ui: &mut UiBuilder, open: Entity, name: &str, game: &str, when: &str) {
    let column = ui.node(open, Node::column().gap(2).fill().clip());
    // Names are typed by users, in any script.
    ui.literal_text(column, Style::DATA_BOLD.sized(16.0), name);
    ui.literal_text(column, Style::SMALL, game);
    if !when.is_empty() {
        ui.literal_text(column, Style::LABEL, when);
    }
}

fn delete_button(ui: &mut UiBuilder, row: Entity, save: &SaveEntry, text: String) {
    let label = ui.locale.text_of("load-delete", "name", save.name.clone());
    let (look, key) = (Look::Icon, key("delete", &save.path));
    let delete = ui.square_button(row, (look, Icon::Trash), &label, &key);
    let (path, name) = (save.path.clone(), save.name.clone());
    ui.open_on(delete, move |ui| {
        save_action::ask_deletion(ui, &path, &name, &text)
    });
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

/// The game or the study in one line, with the name of its opening.
fn content_line(locale: &Locale, content: &SaveContent) -> String {
    let game = game_line(locale, content);
    let opening = match content.boards() {
        [stones] => opening_name::name_of(locale, stones, content.size()),
        _ => None,
    };
    match opening {
        Some(opening) => {
            let parts = [("game", game.into()), ("opening", opening.into())];
            locale.text_with("opening-of-game", &parts)
        }
        None => game,
    }
}

fn game_line(locale: &Locale, content: &SaveContent) -> String {
    match content {
        SaveContent::Game(game) if game.finished => {
            let line = saved_game_of_both(locale, game);
            format!("{line}\u{a0}· {}", locale.text("load-finished"))
        }
        SaveContent::Game(game) => saved_game_of_both(locale, game),
        SaveContent::Study(study) => saved_study(locale, study),
    }
}
