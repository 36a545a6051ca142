//! Thumbnails of positions, for lists of games.

use super::{
    Pixmap,
    board::{Geometry, Grid, Padding, bake},
    shadow,
    skin::{BoardSkin, StoneSkin},
    stone,
};

/// The smallest diameter of a stone that has a shadow, in pixels.
const SHADOW_FROM: u32 = 10;

/// A thumbnail `side` pixels square of a board with `lines` lines in each direction. A stone of `position` is its
/// column, its row from the top, and whether it is black; stones off the board are ignored. A skin with a picture is
/// drawn in its plain tone.
pub fn board_thumbnail(
    board: &BoardSkin,
    stones: &StoneSkin,
    position: &[(u8, u8, bool)],
    lines: u8,
    side: u32,
) -> Pixmap {
    let geometry = Geometry::new(side, lines, Padding::Bare);
    let mut picture = bake(board, &geometry, &Grid::default(), None);
    let inside: Vec<_> = (position.iter().copied())
        .filter(|(column, row, _)| *column < geometry.lines && *row < geometry.lines)
        .collect();
    draw_stones(
        &mut picture,
        &geometry,
        (0.0, 0.0),
        (board, stones),
        &inside,
    );
    picture
}

/// Draws stones on an image of a board or of a part of it. `offset` is added to board coordinates to get image
/// coordinates.
pub(super) fn draw_stones(
    picture: &mut Pixmap,
    geometry: &Geometry,
    offset: (f32, f32),
    (board, stones): (&BoardSkin, &StoneSkin),
    position: &[(u8, u8, bool)],
) {
    let diameter = geometry.stone();
    let place = |column, row| {
        let (x, y) = geometry.centre(column, row);
        (x + offset.0, y + offset.1)
    };
    if stones.shadow && diameter >= SHADOW_FROM {
        let cast = shadow::cast(diameter, 0.0);
        for &(column, row, _) in position {
            let (x, y) = place(column, row);
            draw_centred(picture, &cast.picture, x + cast.offset.0, y + cast.offset.1);
        }
    }
    let mut baked = std::collections::HashMap::new();
    for &(column, row, black) in position {
        let variant = stone::variant(column, row);
        let rim = if black {
            board.dark_rim
        } else {
            board.pale_rim
        };
        let sprite = baked
            .entry((black, variant))
            .or_insert_with(|| stone::bake(stones.recipe(black), variant, diameter, rim, None));
        let (x, y) = place(column, row);
        draw_centred(picture, sprite, x, y);
    }
}

/// Draws a sprite with its centre at (x, y).
pub(super) fn draw_centred(picture: &mut Pixmap, sprite: &Pixmap, x: f32, y: f32) {
    let corner = |middle: f32, size: u32| (middle - size as f32 / 2.0).round() as i32;
    picture.draw(sprite, corner(x, sprite.width), corner(y, sprite.height));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stones_are_drawn_on_their_points() {
        let (board, stones) = (BoardSkin::default(), StoneSkin::default());
        let position = [(7, 7, true), (8, 7, false), (40, 2, true)];
        for side in [72, 140, 300] {
            let picture = board_thumbnail(&board, &stones, &position, 15, side);
            let geometry = Geometry::new(side, 15, Padding::Bare);
            let red = |column, row| {
                let (x, y) = geometry.centre(column, row);
                picture.pixel(x as u32, y as u32)[0]
            };
            assert!(
                red(7, 7) < 110 && red(8, 7) > 225,
                "{side}: {} {}",
                red(7, 7),
                red(8, 7)
            );
            assert_eq!(picture.width, side);
        }
    }
}
