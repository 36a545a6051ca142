//! The front edge of the board, below its surface.

use super::scanline::UNITS;
use crate::{
    Pixmap,
    noise::{fbm, noise},
    rgb_f32::{mix, scale, with_alpha},
    skin::{BoardMaterial, BoardSkin},
};

/// The contrast of the growth rings on the front of a wooden board.
const RING_CONTRAST: f32 = 0.10;
/// The brightness of the first row of pixels, which catches the light.
const TOP_BRIGHTNESS: f32 = 1.12;
/// The radius of the lower corners, relative to the height of the edge.
const CORNER: f32 = 0.3;

/// The front edge, `width` × `height` pixels, to draw directly below the board. Its height should be 1.3 % of the side
/// of the board, and at least 4 logical pixels.
pub fn edge(skin: &BoardSkin, width: u32, height: u32) -> Pixmap {
    let wooden = matches!(skin.material, BoardMaterial::StraightGrain(_));
    let (top, bottom) = (skin.edge_top.to_f32(), skin.edge_bottom.to_f32());
    let corner = (height as f32 * CORNER).max(1.0);
    Pixmap::paint(width, height, |column, row| {
        let (x, y) = (column as f32 + 0.5, row as f32 + 0.5);
        let depth = y / height as f32;
        let mut colour = mix(top, bottom, depth);
        if wooden {
            let along = x / width as f32 * UNITS;
            let ring = noise(along * 11.0 + 2.0 * fbm(along, depth * 0.4, 2), depth * 0.7) - 0.5;
            colour = scale(colour, 1.0 + ring * RING_CONTRAST);
        }
        if row == 0 {
            colour = scale(colour, TOP_BRIGHTNESS);
        }
        with_alpha(
            colour,
            corner_alpha(x, y, width as f32, height as f32, corner),
        )
    })
}

/// The opacity at a point: 1 inside, 0 outside the rounded lower corners.
fn corner_alpha(x: f32, y: f32, width: f32, height: f32, radius: f32) -> f32 {
    let dx = (radius - x).max(x - (width - radius)).max(0.0);
    let dy = (y - (height - radius)).max(0.0);
    (radius - dx.hypot(dy) + 0.5).clamp(0.0, 1.0)
}
