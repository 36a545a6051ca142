//! The board: its surface, the grid, the front edge, and the positions of the points.
//!
//! Rendering the surface is expensive and depends only on skin and size. So [`surface`] is separate from
//! [`paint_grid`]: with a cached surface a change of the lines is cheap. [`bake`] does both. Coordinates are text and
//! drawn by the user interface; [`Geometry`] gives their positions.

mod edge;
mod geometry;
mod grain;
mod grid;
mod material;
mod scanline;

pub use edge::edge;
pub use geometry::{Geometry, Padding};
pub use grid::{Grid, paint_grid};

use super::{
    Pixmap,
    rgb_f32::{opaque, scale},
    skin::BoardSkin,
};
use material::Row;
use scanline::{Scanline, UNITS};
use std::ops::Range;

/// The width of a swatch in material units.
const SWATCH_UNITS: f32 = 4.7;
/// The upper left corner of a swatch on the board, in material units.
const SWATCH_CORNER: (f32, f32) = (3.0, 5.0);
/// The position of the star point of a swatch, relative to its width and height.
const SWATCH_STAR: (f32, f32) = (0.605, 0.5);

/// The surface of a board `side` pixels square, without lines. `picture` is the one that [`BoardSkin::picture`] names;
/// without it such a skin shows its plain tone.
pub fn surface(skin: &BoardSkin, side: u32, picture: Option<&Pixmap>) -> Pixmap {
    surface_rows(skin, side, 0..side, picture)
}

/// Some rows of [`surface`], for whoever paints it piece by piece.
pub fn surface_rows(
    skin: &BoardSkin,
    side: u32,
    rows: Range<u32>,
    picture: Option<&Pixmap>,
) -> Pixmap {
    let part = Part {
        whole: (side, side),
        rows,
        unit: side as f32 / UNITS,
        corner: (0.0, 0.0),
    };
    part.render(skin, picture)
}

/// The board with surface and grid.
pub fn bake(
    skin: &BoardSkin,
    geometry: &Geometry,
    grid: &Grid<'_>,
    picture: Option<&Pixmap>,
) -> Pixmap {
    let mut board = surface(skin, geometry.side, picture);
    paint_grid(&mut board, skin, geometry, grid);
    board
}

/// A swatch of the board for skin pickers: `width` × `height` pixels, about five cells wide, with one star point.
/// `grid.star_points` is ignored.
pub fn swatch(
    skin: &BoardSkin,
    width: u32,
    height: u32,
    grid: &Grid<'_>,
    picture: Option<&Pixmap>,
) -> Pixmap {
    let cell = width as f32 / SWATCH_UNITS;
    let mut piece = bare_swatch(skin, width, height, picture);
    let star = (width as f32 * SWATCH_STAR.0, height as f32 * SWATCH_STAR.1);
    grid::paint_crossing(&mut piece, skin, star, cell.round(), grid);
    piece
}

/// As [`swatch`], without lines.
pub fn bare_swatch(skin: &BoardSkin, width: u32, height: u32, picture: Option<&Pixmap>) -> Pixmap {
    let cell = width as f32 / SWATCH_UNITS;
    let part = Part {
        whole: (width, height),
        rows: 0..height,
        unit: cell,
        corner: SWATCH_CORNER,
    };
    part.render(skin, picture)
}

/// A part of the surface.
struct Part {
    /// Width and height of the whole picture, in pixels.
    whole: (u32, u32),
    /// The rows of it that are painted.
    rows: Range<u32>,
    /// Pixels per material unit.
    unit: f32,
    /// The upper left corner of the whole picture, in material units.
    corner: (f32, f32),
}

impl Part {
    fn render(&self, skin: &BoardSkin, picture: Option<&Pixmap>) -> Pixmap {
        let (width, height) = self.whole;
        let step = 1.0 / self.unit.max(1.0);
        let prepare = |row: u32| {
            let scanline = Scanline {
                left: self.corner.0,
                step,
                y: self.corner.1 + (self.rows.start + row) as f32 * step,
            };
            Row::new(&skin.material, scanline, width)
        };
        let rows = self.rows.end.saturating_sub(self.rows.start);
        Pixmap::paint_rows(width, rows, prepare, |material, column, row| {
            let row = self.rows.start + row;
            let (s, t) = (column as f32 / width as f32, row as f32 / height as f32);
            let base = material.colour(column).unwrap_or_else(|| {
                picture.map_or(skin.tone.to_f32(), |picture| {
                    let [r, g, b, _] = picture.sample(s, t);
                    [r, g, b]
                })
            });
            opaque(scale(base, brightness(s, t)))
        })
    }
}

/// The brightness of a point of the board, which is a little brighter at the upper left. `s` and `t` are 0 to 1.
fn brightness(s: f32, t: f32) -> f32 {
    1.03 - 0.055 * (0.45 * s + 0.75 * t)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Rgb,
        skin::{BoardMaterial, parse_board},
    };

    fn mean(picture: &Pixmap) -> [f32; 3] {
        let count = (picture.width * picture.height) as f32;
        std::array::from_fn(|part| {
            picture
                .rgba
                .chunks_exact(4)
                .map(|pixel| f32::from(pixel[part]))
                .sum::<f32>()
                / count
        })
    }

    #[test]
    fn the_same_skin_gives_the_same_bytes() {
        let skin = BoardSkin::default();
        assert_eq!(surface(&skin, 150, None), surface(&skin, 150, None));
    }

    #[test]
    fn rows_painted_piece_by_piece_are_the_whole_surface() {
        for (id, text) in crate::skin::shipped::BOARDS {
            let skin = parse_board(text).expect("a board of the game");
            let picture = Pixmap::paint(3, 2, |x, y| [x as u8 * 90, y as u8 * 90, 7, 255]);
            let pieces = [0..1, 1..40, 40..90].map(|rows| {
                let piece = surface_rows(&skin, 90, rows.clone(), Some(&picture));
                assert_eq!((piece.width, piece.height), (90, rows.end - rows.start));
                piece.rgba
            });
            let whole = surface(&skin, 90, Some(&picture));
            assert!(pieces.concat() == whole.rgba, "{id}");
        }
    }

    #[test]
    fn kaya_has_its_mean_colour() {
        let picture = surface(&BoardSkin::default(), 200, None);
        let expected = Rgb::hex(0xDFB870).to_f32();
        for (part, (found, wanted)) in mean(&picture).into_iter().zip(expected).enumerate() {
            assert!(
                (found - wanted).abs() < 12.0,
                "part {part}: {found}, not {wanted}"
            );
        }
        let (first, last) = (picture.pixel(0, 0), picture.pixel(199, 199));
        assert!(first != last, "a board is not one colour");
    }

    #[test]
    fn a_picture_is_scaled_and_a_missing_one_replaced() {
        let skin = BoardSkin {
            material: BoardMaterial::Picture {
                file: "mine.png".to_owned(),
            },
            tone: Rgb::new(100, 100, 100),
            ..BoardSkin::default()
        };
        let red = Pixmap::paint(3, 2, |_, _| [200, 0, 0, 255]);
        let [r, g, b, a] = surface(&skin, 64, Some(&red)).pixel(32, 32);
        assert!(r > 190 && g == 0 && b == 0 && a == 255);
        let [r, g, b, _] = surface(&skin, 64, None).pixel(32, 32);
        assert!(r == g && g == b && r.abs_diff(100) < 4);
    }

    #[test]
    fn a_swatch_has_the_requested_size() {
        let picture = swatch(&BoardSkin::default(), 136, 76, &Grid::default(), None);
        assert_eq!((picture.width, picture.height), (136, 76));
        let [r, g, b, _] = picture.pixel(82, 38);
        assert!(
            r < 90 && g < 70 && b < 60,
            "the star point is there: {r} {g} {b}"
        );
    }
}
