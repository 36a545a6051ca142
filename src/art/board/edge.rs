//! The front edge of the board, which is seen below its surface.

use crate::art::{
    Pixmap,
    noise::{fbm, noise},
    skin::{BoardMaterial, BoardSkin},
    tone::{mix, scale, tone, with_alpha},
};

/// How much the year rings show at the front of a wooden board.
const RINGS: f32 = 0.10;
/// The uppermost part of the edge catches the light.
const LIP: f32 = 1.12;
/// How round the two lower corners are, in parts of the edge's height.
const CORNER: f32 = 0.3;

/// The front edge as a picture `width` × `height` pixels; put it right below the board. The art direction wants 1.3 %
/// of the board's side, at least 4 logical pixels.
pub fn edge(skin: &BoardSkin, width: u32, height: u32) -> Pixmap {
    let wooden = matches!(skin.material, BoardMaterial::StraightGrain(_));
    let (top, bottom) = (tone(skin.edge_top), tone(skin.edge_bottom));
    let corner = (height as f32 * CORNER).max(1.0);
    Pixmap::paint(width, height, |column, row| {
        let (x, y) = (column as f32 + 0.5, row as f32 + 0.5);
        let depth = y / height as f32;
        let mut colour = mix(top, bottom, depth);
        if wooden {
            let along = x / width as f32 * super::UNITS;
            let ring = noise(along * 11.0 + 2.0 * fbm(along, depth * 0.4, 2), depth * 0.7) - 0.5;
            colour = scale(colour, 1.0 + ring * RINGS);
        }
        if row == 0 {
            colour = scale(colour, LIP);
        }
        with_alpha(
            colour,
            corner_alpha(x, y, width as f32, height as f32, corner),
        )
    })
}

/// 1 inside, falling to 0 outside the round lower corners.
fn corner_alpha(x: f32, y: f32, width: f32, height: f32, radius: f32) -> f32 {
    let dx = (radius - x).max(x - (width - radius)).max(0.0);
    let dy = (y - (height - radius)).max(0.0);
    (radius - dx.hypot(dy) + 0.5).clamp(0.0, 1.0)
}
