//! The thumbnails of the pickers, painted once for each skin and size.

use crate::board::skins::Skin;
use crate::theme::image_from;
use crate::widgets::UiBuilder;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use narabe_art::skin::{BoardSkin, StoneSkin};
use narabe_art::{Pixmap, Rgb, board, contrast, shadow, stone};
use std::sync::Arc;

/// The proportions of a board's thumbnail.
pub const WIDTH: f32 = 136.0;
pub const BOARD_HEIGHT: f32 = 76.0;
/// For a stone set's thumbnail of the same width: the height, and the diameter and distance of the stones.
pub const STONES_HEIGHT: f32 = 68.0;
const STONE: f32 = 48.0;
/// A line colour's thumbnail, in logical pixels: its size, the lines' width and the dot's radius.
pub const LINE_SIDE: f32 = 44.0;
const LINE_WIDTH: f32 = 2.0;
const DOT_RADIUS: f32 = 4.0;
// The backgrounds of line colours: light, and dark for light colours.
const PALE: Rgb = Rgb::hex(0xFFFFFF);
const DARK: Rgb = Rgb::hex(0x54392A);

/// A thumbnail with the data from which it was painted.
#[derive(Debug)]
struct CachedThumbnail<T> {
    from: T,
    width: u32,
    image: Handle<Image>,
}

type Board = Arc<Skin<BoardSkin>>;
type Stones = Arc<Skin<StoneSkin>>;

/// The thumbnails painted so far, by id.
#[derive(Resource, Debug, Default)]
pub struct SkinThumbnails {
    boards: HashMap<String, CachedThumbnail<Board>>,
    stones: HashMap<String, CachedThumbnail<(Stones, Board)>>,
}

impl SkinThumbnails {
    /// A board; `width` is in physical pixels.
    pub fn board(&mut self, skin: &Board, width: u32, images: &mut Assets<Image>) -> Handle<Image> {
        kept(&mut self.boards, &skin.id, skin.clone(), width, || {
            images.add(image_from(board_picture(skin, width)))
        })
    }

    /// A stone set on its preferred board; `width` is in physical pixels.
    pub fn stones(
        &mut self,
        set: &Stones,
        ground: &Board,
        width: u32,
        images: &mut Assets<Image>,
    ) -> Handle<Image> {
        let from = (set.clone(), ground.clone());
        kept(&mut self.stones, &set.id, from, width, || {
            images.add(image_from(stones_picture(set, ground, width)))
        })
    }
}

/// The cached thumbnail, or a new one if the skin or the size has changed.
fn kept<T: PartialEq>(
    cache: &mut HashMap<String, CachedThumbnail<T>>,
    id: &str,
    from: T,
    width: u32,
    bake: impl FnOnce() -> Handle<Image>,
) -> Handle<Image> {
    let is_same = |found: &&CachedThumbnail<T>| found.width == width && found.from == from;
    if let Some(found) = cache.get(id).filter(is_same) {
        return found.image.clone();
    }
    let image = bake();
    let kept = image.clone();
    let thumbnail = CachedThumbnail { from, width, image };
    cache.insert(id.into(), thumbnail);
    kept
}

/// A piece of a board with its lines and a star point.
fn board_picture(skin: &Skin<BoardSkin>, width: u32) -> Pixmap {
    let scale = width as f32 / WIDTH;
    let height = (BOARD_HEIGHT * scale).round() as u32;
    let grid = board::Grid {
        pixel_ratio: scale,
        ..default()
    };
    let picture = skin.pictures[0].as_deref();
    board::swatch(&skin.data, width, height, &grid, picture)
}

/// Two stones side by side.
fn stones_picture(set: &Skin<StoneSkin>, ground: &Skin<BoardSkin>, width: u32) -> Pixmap {
    let scale = width as f32 / WIDTH;
    let height = (STONES_HEIGHT * scale).round() as u32;
    let picture = ground.pictures[0].as_deref();
    let mut picture = board::bare_swatch(&ground.data, width, height, picture);
    let diameter = (STONE * scale).round() as u32;
    let middle = Vec2::new(width as f32, height as f32) / 2.0;
    let centres = [-0.5, 0.5].map(|side| middle + Vec2::X * side * STONE * scale);
    if set.data.shadow {
        let cast = shadow::cast(diameter, 0.0);
        for centre in centres.map(|centre| centre + Vec2::from(cast.offset)) {
            stamp(&mut picture, &cast.picture, centre);
        }
    }
    for (index, (black, centre)) in [true, false].into_iter().zip(centres).enumerate() {
        let rims = [ground.data.dark_rim, ground.data.pale_rim];
        let (recipe, image) = (set.data.recipe(black), set.pictures[index].as_deref());
        if let Some(light) = recipe.bloom() {
            stamp(&mut picture, &shadow::bloom(light, diameter), centre);
        }
        let sprite = stone::bake(recipe, index as u8, diameter, rims[index], image);
        stamp(&mut picture, &sprite, centre);
    }
    picture
}

/// The thumbnail of a line colour on the given background, or on one with enough contrast.
pub fn line_image(ui: &mut UiBuilder, colour: Rgb, ground: Option<Rgb>) -> Handle<Image> {
    let side = (LINE_SIDE * ui.layout.pixels).round() as u32;
    let picture = line_picture(colour, ground, side);
    ui.images.add(image_from(picture))
}

/// Two crossing lines; `width` is in physical pixels.
fn line_picture(colour: Rgb, ground: Option<Rgb>, width: u32) -> Pixmap {
    let needs_dark = contrast(colour, PALE) < narabe_art::rgb::MIN_LINE_CONTRAST;
    let ground = ground.unwrap_or(if needs_dark { DARK } else { PALE });
    let scale = width as f32 / LINE_SIDE;
    let mut picture = Pixmap::paint(width, width, |_, _| with_opacity(ground, 1.0));
    let weight = (LINE_WIDTH * scale).round().max(1.0) as u32;
    let start = width.saturating_sub(weight) / 2;
    let line = with_opacity(colour, 1.0);
    let upright = (UVec2::new(start, 0), UVec2::new(weight, width));
    let across = (UVec2::new(0, start), UVec2::new(width, weight));
    for (corner, size) in [upright, across] {
        fill(&mut picture, corner, size, line);
    }
    let centre = Vec2::splat(start as f32 + weight as f32 / 2.0);
    disc(&mut picture, centre, DOT_RADIUS * scale, colour);
    picture
}

fn with_opacity(colour: Rgb, opacity: f32) -> [u8; 4] {
    let alpha = (opacity.clamp(0.0, 1.0) * 255.0).round() as u8;
    [colour.r, colour.g, colour.b, alpha]
}

fn fill(picture: &mut Pixmap, corner: UVec2, size: UVec2, colour: [u8; 4]) {
    for y in corner.y..corner.y + size.y {
        for x in corner.x..corner.x + size.x {
            picture.blend(x, y, colour);
        }
    }
}

/// An antialiased disc.
fn disc(picture: &mut Pixmap, centre: Vec2, radius: f32, colour: Rgb) {
    let reach = Vec2::splat(radius + 1.0);
    let from = (centre - reach).max(Vec2::ZERO).as_uvec2();
    let to = (centre + reach).as_uvec2();
    for y in from.y..=to.y {
        for x in from.x..=to.x {
            let distance = Vec2::new(x as f32 + 0.5, y as f32 + 0.5).distance(centre);
            picture.blend(x, y, with_opacity(colour, radius + 0.5 - distance));
        }
    }
}

/// Draws a picture over another, centred at a point.
fn stamp(picture: &mut Pixmap, sprite: &Pixmap, centre: Vec2) {
    let corner = centre - Vec2::new(sprite.width as f32, sprite.height as f32) / 2.0;
    picture.draw(sprite, corner.x.round() as i32, corner.y.round() as i32);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn skin<T: Default>() -> Arc<Skin<T>> {
        Arc::new(Skin {
            id: "kaya".into(),
            data: T::default(),
            pictures: [None, None],
            own: false,
        })
    }

    #[test]
    fn a_thumbnail_is_painted_once_for_each_size() {
        let (mut thumbnails, mut images) = (SkinThumbnails::default(), Assets::default());
        let kaya = skin();
        let first = thumbnails.board(&kaya, 136, &mut images);
        assert_eq!(thumbnails.board(&kaya, 136, &mut images), first);
        assert_ne!(thumbnails.board(&kaya, 200, &mut images), first);
    }

    #[test]
    fn a_changed_skin_is_painted_again() {
        let (mut thumbnails, mut images) = (SkinThumbnails::default(), Assets::default());
        let kaya: Board = skin();
        let first = thumbnails.board(&kaya, 136, &mut images);
        let mut changed = (*kaya).clone();
        changed.data.line = Rgb::hex(0xFF0000);
        assert_ne!(
            thumbnails.board(&Arc::new(changed), 136, &mut images),
            first
        );
    }

    #[test]
    fn black_and_white_stones_are_side_by_side() {
        let picture = stones_picture(&skin(), &skin(), 136);
        assert!(picture.pixel(44, 34)[0] < 110 && picture.pixel(92, 34)[0] > 200);
    }

    #[test]
    fn light_lines_get_a_dark_background() {
        let chalk = line_picture(Rgb::hex(0xF2E7D2), None, 44);
        let ink = line_picture(Rgb::hex(0x1A1E23), None, 44);
        assert!(chalk.pixel(2, 2)[0] < 128 && ink.pixel(2, 2)[0] > 128);
    }
}
