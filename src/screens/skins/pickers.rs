//! The three pickers.

use super::preview::{BoardLineThumbnail, SkinsView};
use super::skin_thumbnails::{self, SkinThumbnails};
use super::skin_words;
use crate::board::skins::{Skin, Skins};
use crate::screens::settings::{SettingField, field, pick_on, value};
use crate::settings::Settings;
use crate::theme::{Stroke, Token, space};
use crate::widgets::{Look, NodeStyle, Picked, Style, UiBuilder};
use bevy::prelude::*;
use narabe_art::Rgb;
use narabe_art::skin::{BoardSkin, StoneSkin};
use std::sync::Arc;

// The thumbnails per row, and the gap between them on a desktop and on smaller screens.
const COLUMNS: u16 = 4;
const GAP: f32 = 16.0;
const NARROW_GAP: f32 = 10.0;
// The width of a line colour with its name, and the minimum; the number of built-in line colours including the board's
// own.
const LINE_CELL: f32 = 76.0;
const LEAST_LINE_CELL: f32 = 68.0;
const LINE_CELLS: f32 = 7.0;
/// The preferred boards of the stone sets; other sets are shown on the chosen board.
const MATCHING_BOARDS: [(&str, &str); 8] = [
    ("slate", "kaya"),
    ("yunzi", "hinoki"),
    ("brush", "paper"),
    ("lantern", "night"),
    ("jade", "hinoki"),
    ("kintsugi", "walnut"),
    ("ebony", "tatami"),
    ("clear", "clear"),
];

/// The width of a thumbnail in pickers of this width, in logical pixels.
fn thumb(width: f32) -> f32 {
    let columns = f32::from(COLUMNS);
    ((width - gap(width) * (columns - 1.0)) / columns)
        .floor()
        .max(1.0)
}

/// The width of a line colour: all in one row if there is room, otherwise four per row.
fn line_cell(width: f32) -> f32 {
    let cell = (width / LINE_CELLS).floor();
    if cell >= LEAST_LINE_CELL {
        cell.min(LINE_CELL)
    } else {
        (width / f32::from(COLUMNS)).floor()
    }
}

fn gap(width: f32) -> f32 {
    if width < 480.0 { NARROW_GAP } else { GAP }
}

/// Builds the pickers in a column of this width.
pub fn build(
    ui: &mut UiBuilder,
    parent: Entity,
    thumbnails: &mut SkinThumbnails,
    view: &SkinsView,
    width: f32,
) {
    let pixels = (thumb(width) * ui.layout.pixels).round() as u32;
    let board = |skin: &Arc<Skin<BoardSkin>>| {
        let image = thumbnails.board(skin, pixels, &mut ui.images);
        (skin.id.clone(), skin_words::name(&ui.locale, skin), image)
    };
    let boards = view.skins.boards().iter().map(board).collect();
    let grid = ("skins-boards", skin_thumbnails::BOARD_HEIGHT, width);
    let field: SettingField<_> = field!(board_skin);
    skin_grid(ui, parent, grid, boards, &view.settings, field);
    let stones = |set: &Arc<Skin<StoneSkin>>| {
        let ground = matching_board(&set.id, view);
        let image = thumbnails.stones(set, &ground, pixels, &mut ui.images);
        (set.id.clone(), skin_words::name(&ui.locale, set), image)
    };
    let stones = view.skins.stones().iter().map(stones).collect();
    let grid = ("skins-stones", skin_thumbnails::STONES_HEIGHT, width);
    let field: SettingField<_> = field!(stone_skin);
    skin_grid(ui, parent, grid, stones, &view.settings, field);
    lines(ui, parent, view, line_cell(width));
}

/// A thumbnail with its name below.
fn option(
    ui: &mut UiBuilder,
    group: Entity,
    name: &str,
    image: Handle<Image>,
    size: Vec2,
) -> Entity {
    let node = Node::column().gap(space::XS).no_shrink().min_width(0);
    let option = ui.option(group, Look::Picture, name, node);
    let frame = ui.node(option, Node::default().size(size.x, size.y));
    ui.chosen_picture(frame, image, 0.0);
    ui.control_text(option, Style::SMALL, name);
    option
}

/// A board or a stone set: its id, its name, its thumbnail.
type SkinOption = (String, String, Handle<Image>);

/// A picker of boards or stone sets. `height` is that of a thumbnail of the usual width.
fn skin_grid(
    ui: &mut UiBuilder,
    parent: Entity,
    (id, height, width): (&str, f32, f32),
    skins: Vec<SkinOption>,
    settings: &Settings,
    field: SettingField<String>,
) {
    let column = ui.column(parent, space::S);
    ui.section(column, id);
    let tracks = vec![RepeatedGridTrack::px(COLUMNS, thumb(width))];
    let node = Node::default().row_gap(space::M).column_gap(gap(width));
    let group = ui.choice(column, id, node.grid(tracks));
    let width = thumb(width);
    let size = Vec2::new(width, (width * height / skin_thumbnails::WIDTH).round());
    let chosen = value(settings, field);
    let picked = skins.iter().position(|(id, ..)| *id == chosen);
    let (mut ids, mut options) = (Vec::new(), Vec::new());
    for (id, name, image) in skins {
        options.push(option(ui, group, &name, image, size));
        ids.push(id);
    }
    ui.set_options(group, options, picked);
    pick_on(ui, group, move |settings, index| {
        if let Some(id) = ids.get(index) {
            field(settings).clone_from(id);
        }
    });
}

/// The board on which a stone set is shown.
fn matching_board(stones: &str, view: &SkinsView) -> Arc<Skin<BoardSkin>> {
    let board = MATCHING_BOARDS
        .iter()
        .find(|(set, _)| *set == stones)
        .map_or(view.settings.board_skin.as_str(), |(_, board)| board);
    view.skins.board(board).0
}

fn lines(ui: &mut UiBuilder, parent: Entity, view: &SkinsView, width: f32) {
    let column = ui.column(parent, space::S);
    ui.section(column, "skins-lines");
    let node = Node::row().row_gap(space::S).wrap();
    let group = ui.choice(column, "skins-lines", node);
    let (board, _) = view.skins.board(&view.settings.board_skin);
    let own_name = ui.locale.text("skins-line-own");
    let colour = (board.data.line, Some(board.data.tone));
    let (first, picture) = line(ui, group, &own_name, colour, width);
    ui.insert(picture, BoardLineThumbnail);
    let mut options = vec![first];
    for skin in view.skins.lines() {
        let colour = (skin.data.colour, None);
        let name = skin_words::name(&ui.locale, skin);
        options.push(line(ui, group, &name, colour, width).0);
    }
    let picked = match view.settings.line_colour.as_deref() {
        None => Some(0),
        Some(id) => {
            let mut lines = view.skins.lines().iter();
            lines.position(|skin| skin.id == id).map(|place| place + 1)
        }
    };
    ui.set_options(group, options, picked);
    ui.on(
        group,
        |picked: On<Picked>, skins: Res<Skins>, mut settings: ResMut<Settings>| {
            // The first option is the board's own colour.
            let place = picked.index.checked_sub(1);
            let line = place.and_then(|place| skins.lines().get(place));
            settings.line_colour = line.map(|skin| skin.id.clone());
        },
    );
}

/// A line colour with its name; returns the option and its thumbnail.
fn line(
    ui: &mut UiBuilder,
    group: Entity,
    name: &str,
    (colour, ground): (Rgb, Option<Rgb>),
    width: f32,
) -> (Entity, Entity) {
    let image = skin_thumbnails::line_image(ui, colour, ground);
    let node = Node::column().gap(space::XS).items_center().no_shrink();
    let option = ui.option(group, Look::Picture, name, node.width(width));
    let side = skin_thumbnails::LINE_SIDE;
    let node = Node::default().square(side).border(1);
    let frame = ui.spawn(option, (node, Stroke(Token::Line), Pickable::IGNORE));
    let picture = ui.chosen_picture(frame, image, 1.0);
    ui.control_text(option, Style::LABEL, name);
    (option, picture)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::skins::UserSkinsDir;

    #[test]
    fn every_matching_board_exists() {
        let skins = Skins::load(&UserSkinsDir(None));
        for (stones, board) in MATCHING_BOARDS {
            assert_eq!(skins.stone_set(stones).1, None);
            assert_eq!(skins.board(board).1, None);
        }
    }
}
