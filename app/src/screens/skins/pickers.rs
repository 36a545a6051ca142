//! The three pickers.

use super::preview;
use super::skin_thumbnails::{self, SkinThumbnails};
use crate::board::skins::{Skin, Skins};
use crate::settings::Settings;
use crate::theme::{Stroke, Token, space};
use crate::widgets::{Kit, Look, NodeStyle, Picked, Style};
use bevy::prelude::*;
use narabe::art::Rgb;
use narabe::art::skin::{BoardSkin, StoneSkin};
use std::sync::Arc;

/// The thumbnails per row, and the gap between them on a desktop and on smaller screens.
const COLUMNS: u16 = 4;
const GAP: f32 = 16.0;
const NARROW_GAP: f32 = 10.0;
/// The width of a line colour with its name, and the minimum; the number of built-in line colours including the board's
/// own.
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

/// The data that the pickers read.
#[derive(Clone, Copy)]
pub struct PickersView<'a> {
    pub skins: &'a Skins,
    pub settings: &'a Settings,
    /// The width of the pickers, in logical pixels.
    pub width: f32,
}

impl PickersView<'_> {
    /// The width of a thumbnail, in logical pixels.
    fn thumb(&self) -> f32 {
        let columns = f32::from(COLUMNS);
        ((self.width - self.gap() * (columns - 1.0)) / columns)
            .floor()
            .max(1.0)
    }

    /// The width of a line colour: all in one row if there is room, otherwise four per row.
    fn line_cell(&self) -> f32 {
        let cell = (self.width / LINE_CELLS).floor();
        if cell >= LEAST_LINE_CELL {
            cell.min(LINE_CELL)
        } else {
            (self.width / f32::from(COLUMNS)).floor()
        }
    }

    fn gap(&self) -> f32 {
        if self.width < 480.0 { NARROW_GAP } else { GAP }
    }
}

/// Builds the pickers in a column.
pub fn build(kit: &mut Kit, parent: Entity, thumbnails: &mut SkinThumbnails, view: PickersView) {
    boards(kit, parent, thumbnails, view);
    stones(kit, parent, thumbnails, view);
    lines(kit, parent, view);
}

/// A picker's name and the grid of its options.
fn picker(kit: &mut Kit, parent: Entity, id: &str, view: PickersView) -> Entity {
    let column = kit.column(parent, space::S);
    kit.section(column, id);
    let node = Node::default()
        .row_gap(space::M)
        .column_gap(view.gap())
        .grid(vec![RepeatedGridTrack::px(COLUMNS, view.thumb())]);
    kit.choice(column, id, node)
}

/// A thumbnail with its name below.
fn option(kit: &mut Kit, group: Entity, name: &str, image: Handle<Image>, size: Vec2) -> Entity {
    let node = Node::column().gap(space::XS).no_shrink().min_width(0);
    let option = kit.option(group, Look::Picture, name, node);
    let frame = kit.node(option, Node::default().size(size.x, size.y));
    kit.chosen_picture(frame, image, 0.0);
    kit.control_text(option, Style::SMALL, name);
    option
}

/// A board or a stone set: its id, its name, its thumbnail.
type SkinOption = (String, String, Handle<Image>);

/// A grid of boards or stone sets. `height` is that of a thumbnail of the usual width.
fn skin_grid(
    kit: &mut Kit,
    parent: Entity,
    (id, height): (&str, f32),
    view: PickersView,
    skins: Vec<SkinOption>,
    field: fn(&mut Settings) -> &mut String,
) {
    let group = picker(kit, parent, id, view);
    let width = view.thumb();
    let size = Vec2::new(width, (width * height / skin_thumbnails::WIDTH).round());
    let chosen = field(&mut view.settings.clone()).clone();
    let picked = skins.iter().position(|(id, ..)| *id == chosen);
    let (mut ids, mut options) = (Vec::new(), Vec::new());
    for (id, name, image) in skins {
        options.push(option(kit, group, &name, image, size));
        ids.push(id);
    }
    kit.set_options(group, options, picked);
    kit.on(
        group,
        move |picked: On<Picked>, mut settings: ResMut<Settings>| {
            if let Some(id) = ids.get(picked.index) {
                field(&mut settings).clone_from(id);
            }
        },
    );
}

fn boards(kit: &mut Kit, parent: Entity, thumbnails: &mut SkinThumbnails, view: PickersView) {
    let pixels = (view.thumb() * kit.layout.pixels).round() as u32;
    let option = |skin: &Arc<Skin<BoardSkin>>| {
        let image = thumbnails.board(skin, pixels, &mut kit.images);
        (skin.id.clone(), skin.data.name.clone(), image)
    };
    let skins = view.skins.boards().iter().map(option).collect();
    let grid = ("skins-boards", skin_thumbnails::BOARD_HEIGHT);
    skin_grid(kit, parent, grid, view, skins, |settings| {
        &mut settings.board_skin
    });
}

fn stones(kit: &mut Kit, parent: Entity, thumbnails: &mut SkinThumbnails, view: PickersView) {
    let pixels = (view.thumb() * kit.layout.pixels).round() as u32;
    let option = |set: &Arc<Skin<StoneSkin>>| {
        let ground = matching_board(&set.id, view);
        let image = thumbnails.stones(set, &ground, pixels, &mut kit.images);
        (set.id.clone(), set.data.name.clone(), image)
    };
    let skins = view.skins.stones().iter().map(option).collect();
    let grid = ("skins-stones", skin_thumbnails::STONES_HEIGHT);
    skin_grid(kit, parent, grid, view, skins, |settings| {
        &mut settings.stone_skin
    });
}

/// The board on which a stone set is shown.
fn matching_board(stones: &str, view: PickersView) -> Arc<Skin<BoardSkin>> {
    let board = MATCHING_BOARDS
        .iter()
        .find(|(set, _)| *set == stones)
        .map_or(view.settings.board_skin.as_str(), |(_, board)| board);
    view.skins.board(board).0
}

fn lines(kit: &mut Kit, parent: Entity, view: PickersView) {
    let column = kit.column(parent, space::S);
    kit.section(column, "skins-lines");
    let node = Node::row().row_gap(space::S).wrap();
    let group = kit.choice(column, "skins-lines", node);
    let (board, _) = view.skins.board(&view.settings.board_skin);
    let own_name = kit.t("skins-line-own");
    let colour = (board.data.line, Some(board.data.tone));
    let (first, picture) = line(kit, group, &own_name, colour, view.line_cell());
    kit.insert(picture, preview::BoardLineThumbnail);
    let mut options = vec![first];
    for skin in view.skins.lines() {
        let colour = (skin.data.colour, None);
        options.push(line(kit, group, &skin.data.name, colour, view.line_cell()).0);
    }
    let chosen = view.settings.line_colour.as_deref();
    let lines = view.skins.lines().iter();
    let picked = match chosen {
        None => Some(0),
        Some(id) => (1..)
            .zip(lines)
            .find_map(|(at, skin)| (skin.id == id).then_some(at)),
    };
    kit.set_options(group, options, picked);
    kit.on(
        group,
        |picked: On<Picked>, skins: Res<Skins>, mut settings: ResMut<Settings>| {
            // The first option is the board's own colour.
            let line = picked
                .index
                .checked_sub(1)
                .and_then(|place| skins.lines().get(place));
            settings.line_colour = line.map(|skin| skin.id.clone());
        },
    );
}

/// A line colour with its name; returns the option and its thumbnail.
fn line(
    kit: &mut Kit,
    group: Entity,
    name: &str,
    (colour, ground): (Rgb, Option<Rgb>),
    width: f32,
) -> (Entity, Entity) {
    let image = skin_thumbnails::line_image(kit, colour, ground);
    let node = Node::column()
        .gap(space::XS)
        .items_center()
        .width(width)
        .no_shrink();
    let option = kit.option(group, Look::Picture, name, node);
    let side = skin_thumbnails::LINE_SIDE;
    let node = Node::default().square(side).border(1);
    let frame = kit.spawn(option, (node, Stroke(Token::Line), Pickable::IGNORE));
    let picture = kit.chosen_picture(frame, image, 1.0);
    kit.control_text(option, Style::LABEL, name);
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
