//! The colour of each material at a point of the board. Coordinates are in material units, 1/16.5 of the side of the
//! board.

use super::grain;
use super::scanline::Scanline;
use crate::{
    noise::{fbm, floor, fract, hash, noise, smoothstep},
    rgb_f32::{RgbF32, add, mix, scale},
    skin::{BoardMaterial, Celadon, Night, Paper, Tatami},
};

/// One row of pixels of the surface of a board.
pub(super) enum Row<'a> {
    Wood(grain::Row<'a>),
    Other(&'a BoardMaterial, Scanline),
}

impl<'a> Row<'a> {
    pub(super) fn new(material: &'a BoardMaterial, scanline: Scanline, width: u32) -> Self {
        match material {
            BoardMaterial::StraightGrain(grain) => {
                Self::Wood(grain::Row::new(grain, scanline, width))
            }
            other => Self::Other(other, scanline),
        }
    }

    /// The colour in a column; `None` if the material is a picture, which the caller samples.
    pub(super) fn colour(&self, column: u32) -> Option<RgbF32> {
        match self {
            Self::Wood(row) => Some(row.colour(column)),
            Self::Other(material, scanline) => colour(material, scanline.x(column), scanline.y),
        }
    }
}

fn colour(material: &BoardMaterial, x: f32, y: f32) -> Option<RgbF32> {
    match material {
        BoardMaterial::Paper(recipe) => Some(paper(recipe, x, y)),
        BoardMaterial::Night(recipe) => Some(night(recipe, x, y)),
        BoardMaterial::Celadon(recipe) => Some(celadon(recipe, x, y)),
        BoardMaterial::Tatami(recipe) => Some(tatami(recipe, x, y)),
        BoardMaterial::Flat { colour } => Some(colour.to_f32()),
        BoardMaterial::StraightGrain(_) | BoardMaterial::Picture { .. } => None,
    }
}

fn paper(paper: &Paper, x: f32, y: f32) -> RgbF32 {
    let cloud = mix(
        paper.light.to_f32(),
        paper.shade.to_f32(),
        fbm(x * 0.6, y * 0.6, 4),
    );
    // The direction of the fibres varies across the sheet.
    let (sin, cos) = (fbm(x * 0.5 + 4.0, y * 0.5, 2) * 6.3).sin_cos();
    let (along, across) = (x * cos + y * sin, y * cos - x * sin);
    let fibre = smoothstep(0.90, 0.97, noise(along * 1.1, across * 26.0));
    let bark = smoothstep(0.93, 0.99, noise(across * 1.6 + 40.0, along * 40.0 + 11.0));
    let sheet = mix(cloud, paper.fibre.to_f32(), fibre * 0.55);
    let sheet = mix(sheet, paper.bark.to_f32(), bark * 0.30);
    let mist = smoothstep(0.50, 0.80, fbm(x * 0.13 + 1.7, y * 0.20 + 3.1, 5));
    let sheet = mix(sheet, paper.mist.to_f32(), mist * paper.mist_opacity);
    scale(sheet, 1.0 + (noise(x * 50.0, y * 50.0) - 0.5) * 0.03)
}

fn night(night: &Night, x: f32, y: f32) -> RgbF32 {
    let sky = mix(
        night.deep.to_f32(),
        night.high.to_f32(),
        fbm(x * 0.22, y * 0.22, 4),
    );
    let mist = smoothstep(0.52, 0.82, fbm(x * 0.16 + 9.0, y * 0.12 + 2.0, 4));
    let sky = mix(sky, night.mist.to_f32(), mist * 0.55);
    let sky = add(
        sky,
        night.star.to_f32(),
        star(night.stars, x * 2.3, y * 2.3),
    );
    scale(sky, 1.0 + (noise(x * 40.0, y * 40.0) - 0.5) * 0.05)
}

/// The light of the star in a unit cell of the sky, which has one with probability `share`: a Gaussian near its centre.
fn star(share: f32, x: f32, y: f32) -> f32 {
    let (column, row) = (floor(x), floor(y));
    let random = hash(column, row);
    if random <= 1.0 - share {
        return 0.0;
    }
    let dx = x - column as f32 - 0.5 - (hash(column + 3, row) - 0.5) * 0.7;
    let dy = y - row as f32 - 0.5 - (hash(column, row + 3) - 0.5) * 0.7;
    let brightness = 0.35 + 0.5 * (random - (1.0 - share)) / share;
    (-900.0 * (dx * dx + dy * dy)).exp() * brightness
}

fn celadon(celadon: &Celadon, x: f32, y: f32) -> RgbF32 {
    let warp_x = fbm(x * 0.16, y * 0.16, 3) * 2.0;
    let warp_y = fbm(x * 0.16 + 31.0, y * 0.16 + 7.0, 3) * 2.0;
    let flow = fbm(x * 0.16 + warp_x, y * 0.13 + warp_y, 4);
    let slab = mix(
        celadon.deep.to_f32(),
        celadon.pale.to_f32(),
        smoothstep(0.25, 0.75, flow),
    );
    let vein = 1.0 - smoothstep(0.0, 0.035, (flow - 0.50).abs());
    let slab = mix(slab, celadon.vein.to_f32(), vein * 0.26);
    let lower = fbm(x * 0.12 + warp_x + 8.0, y * 0.12 + warp_y + 3.0, 4);
    let shadow = 1.0 - smoothstep(0.0, 0.05, (lower - 0.46).abs());
    let slab = mix(slab, celadon.shadow.to_f32(), shadow * 0.28);
    scale(slab, 1.0 + (noise(x * 26.0, y * 26.0) - 0.5) * 0.035)
}

fn tatami(tatami: &Tatami, x: f32, y: f32) -> RgbF32 {
    let rib = y * tatami.ribs;
    let row = floor(rib) as f32;
    let round = (std::f32::consts::PI * (rib - row)).sin();
    let rush = mix(
        tatami.rush.to_f32(),
        tatami.pale.to_f32(),
        noise(row * 3.7, x * 0.35 + row),
    );
    let straw = smoothstep(0.62, 0.9, noise(row * 1.9 + 40.0, x * 0.12));
    let rush = mix(rush, tatami.straw.to_f32(), straw * 0.6);
    let rush = scale(rush, 1.0 + (noise(x * 26.0, row * 5.3) - 0.5) * 0.05);
    // A warp thread narrows the ribs every half unit.
    let pinch = ((fract(x * 2.0) - 0.5).abs() * 2.0).powi(10);
    scale(rush, (0.86 + 0.15 * round) * (1.0 - 0.085 * pinch))
}
