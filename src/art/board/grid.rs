//! Lines, border, star points and the bevelled rim, painted onto a surface.

use super::Geometry;
use crate::art::{
    Pixmap, Rgb,
    skin::{BoardSkin, Glow},
    tone::tint,
};

/// How strong an inner line, and how strong the border and the star points are.
const LINE_OPACITY: f32 = 0.78;
const BORDER_OPACITY: f32 = 0.95;
/// How wide a line and the border are, in logical pixels.
const LINE: f32 = 1.0;
const BORDER: f32 = 1.7;
/// How much wider they are in the big grid.
const BIG: f32 = 2.0;
/// A star point's radius: in cells, and at least in logical pixels.
const STAR: f32 = 0.085;
const BIG_STAR: f32 = 0.12;
const LEAST_STAR: f32 = 2.0;
/// Lines closer together than this many of their widths fade, down to [`LEAST_STRENGTH`], or a small board is all lines.
const CROWDED: f32 = 14.0;
const LEAST_STRENGTH: f32 = 0.4;
/// The bevel at the rim of the board, in logical pixels, and its two colours.
const ARRIS: f32 = 1.2;
const ARRIS_LIGHT: (Rgb, f32) = (Rgb::hex(0xFFFFFF), 0.28);
const ARRIS_SHADE: (Rgb, f32) = (Rgb::hex(0x1E1004), 0.18);
/// How round the board's upper corners are, in logical pixels; the lower ones meet the front edge.
const CORNER: f32 = 2.0;

/// What is painted onto a surface.
#[derive(Debug, Clone, Copy)]
pub struct Grid<'a> {
    /// The colour of the lines; without one the skin's own.
    pub line: Option<Rgb>,
    /// The star points as (column, row).
    pub star_points: &'a [(u8, u8)],
    /// Wider lines, for eyes that need them.
    pub big: bool,
    /// Physical pixels in a logical one.
    pub pixel_ratio: f32,
}

impl Default for Grid<'_> {
    fn default() -> Self {
        Self {
            line: None,
            star_points: &[],
            big: false,
            pixel_ratio: 1.0,
        }
    }
}

impl Grid<'_> {
    fn ratio(&self) -> f32 {
        // Also turns what is no number into a sane one.
        self.pixel_ratio.clamp(0.5, 8.0).max(0.5)
    }
}

/// Paints lines, border, star points and bevel onto a surface of `geometry.side` pixels.
pub fn paint_grid(board: &mut Pixmap, skin: &BoardSkin, geometry: &Geometry, grid: &Grid<'_>) {
    let colour = grid.line.unwrap_or(skin.line);
    let pen = Pen::new(grid, skin.line_glow, geometry.cell);
    let axis = Axis::board(geometry, &pen);
    paint_lines(board, colour, &axis, &axis);
    for &(column, row) in grid.star_points {
        if column < geometry.lines && row < geometry.lines {
            disc(board, geometry.centre(column, row), pen.star, colour);
        }
    }
    arris(board, pen.ratio);
}

/// Paints lines `cell` pixels apart onto a piece of a surface, from edge to edge, and a star point where two of them
/// cross at `star`.
pub(super) fn paint_crossing(
    piece: &mut Pixmap,
    skin: &BoardSkin,
    star: (f32, f32),
    cell: f32,
    grid: &Grid<'_>,
) {
    let colour = grid.line.unwrap_or(skin.line);
    let pen = Pen::new(grid, skin.line_glow, cell);
    let star = (star.0.floor() + 0.5, star.1.floor() + 0.5);
    let columns = Axis::endless(piece.width, star.0, cell, &pen);
    let rows = Axis::endless(piece.height, star.1, cell, &pen);
    paint_lines(piece, colour, &columns, &rows);
    disc(piece, star, pen.star, colour);
}

/// How lines are drawn at this size; lengths in pixels.
struct Pen {
    ratio: f32,
    line: f32,
    border: f32,
    /// What is left of the opacity of lines that lie close together.
    strength: f32,
    star: f32,
    glow: Option<Glow>,
}

impl Pen {
    fn new(grid: &Grid<'_>, glow: Option<Glow>, cell: f32) -> Self {
        let ratio = grid.ratio();
        let (weight, star) = if grid.big {
            (BIG * ratio, BIG_STAR)
        } else {
            (ratio, STAR)
        };
        let strength = (cell / (CROWDED * weight)).clamp(LEAST_STRENGTH, 1.0);
        Self {
            ratio,
            line: LINE * weight,
            border: if strength < 1.0 { LINE } else { BORDER } * weight,
            strength,
            star: (cell * star).max(LEAST_STAR * ratio * strength),
            glow: glow.map(|glow| Glow {
                reach: (glow.reach * ratio).max(0.5),
                ..glow
            }),
        }
    }
}

/// How much of the lines that cross one side of a picture there is at each of its pixels.
struct Axis {
    /// Opacity of a line here.
    line: Vec<f32>,
    /// Opacity of the light around a line here.
    glow: Vec<f32>,
    /// How much the lines along this side show here: 1, and 0 beyond the border.
    span: Vec<f32>,
}

impl Axis {
    fn board(geometry: &Geometry, pen: &Pen) -> Self {
        let last = geometry.lines.saturating_sub(1);
        let half = pen.border / 2.0;
        let (first, end) = (geometry.line(0) - half, geometry.line(last) + half);
        let mut axis = Self::empty(geometry.side, first, end);
        for index in 0..geometry.lines {
            let middle = geometry.line(index);
            if index == 0 || index == last {
                let band = (middle - half, middle + half);
                axis.draw(middle, band, BORDER_OPACITY, pen);
            } else {
                axis.draw(middle, snapped(middle, pen.line), LINE_OPACITY, pen);
            }
        }
        axis
    }

    fn endless(length: u32, through: f32, cell: f32, pen: &Pen) -> Self {
        let mut axis = Self::empty(length, 0.0, length as f32);
        let cell = cell.max(1.0);
        let mut middle = through % cell;
        while middle < length as f32 {
            axis.draw(middle, snapped(middle, pen.line), LINE_OPACITY, pen);
            middle += cell;
        }
        axis
    }

    fn empty(length: u32, first: f32, end: f32) -> Self {
        let length = length as usize;
        Self {
            line: vec![0.0; length],
            glow: vec![0.0; length],
            span: (0..length)
                .map(|pixel| covered(pixel, first, end))
                .collect(),
        }
    }

    fn draw(&mut self, middle: f32, (from, to): (f32, f32), opacity: f32, pen: &Pen) {
        for (pixel, value) in self.line.iter_mut().enumerate() {
            *value = value.max(opacity * pen.strength * covered(pixel, from, to));
        }
        let Some(glow) = pen.glow else { return };
        for (pixel, value) in self.glow.iter_mut().enumerate() {
            let distance = ((pixel as f32 + 0.5 - middle) / glow.reach).abs();
            let light = (1.0 - distance).max(0.0).powi(2);
            *value = value.max(glow.opacity * pen.strength * light);
        }
    }
}

fn paint_lines(picture: &mut Pixmap, colour: Rgb, columns: &Axis, rows: &Axis) {
    for y in 0..rows.line.len() {
        for x in 0..columns.line.len() {
            // The stronger of the two, not their sum: a crossing is no darker than its lines.
            let cross = |across: &[f32], down: &[f32]| {
                (across[x] * rows.span[y]).max(down[y] * columns.span[x])
            };
            let (line, glow) = (
                cross(&columns.line, &rows.line),
                cross(&columns.glow, &rows.glow),
            );
            let opacity = 1.0 - (1.0 - line) * (1.0 - glow);
            if opacity > 0.0 {
                picture.blend(x as u32, y as u32, tint(colour, opacity));
            }
        }
    }
}

/// A band of a whole number of pixels as close to `middle` as can be.
fn snapped(middle: f32, width: f32) -> (f32, f32) {
    let width = width.round().max(1.0);
    let from = (middle - width / 2.0).round();
    (from, from + width)
}

/// What part of a pixel lies between `from` and `to`.
fn covered(pixel: usize, from: f32, to: f32) -> f32 {
    let left = pixel as f32;
    ((left + 1.0).min(to) - left.max(from)).clamp(0.0, 1.0)
}

fn disc(board: &mut Pixmap, (x, y): (f32, f32), radius: f32, colour: Rgb) {
    let around = |middle: f32| {
        (middle - radius - 1.0).max(0.0) as u32..=(middle + radius + 1.0).max(0.0) as u32
    };
    for row in around(y) {
        for column in around(x) {
            let distance = (column as f32 + 0.5 - x).hypot(row as f32 + 0.5 - y);
            let inside = (radius - distance + 0.5).clamp(0.0, 1.0);
            if inside > 0.0 {
                board.blend(column, row, tint(colour, inside * BORDER_OPACITY));
            }
        }
    }
}

/// The bevel, light at the top and the left, dark at the right and the bottom; and the round upper corners.
fn arris(board: &mut Pixmap, ratio: f32) {
    let (width, height) = (board.width, board.height);
    let wide = ARRIS * ratio;
    let band = (wide.ceil() as u32).min(width).min(height);
    for depth in 0..band {
        let inside = covered(depth as usize, 0.0, wide);
        let (light, shade) = (
            tint(ARRIS_LIGHT.0, ARRIS_LIGHT.1 * inside),
            tint(ARRIS_SHADE.0, ARRIS_SHADE.1 * inside),
        );
        for x in depth..width - depth {
            board.blend(x, depth, light);
            board.blend(x, height - 1 - depth, shade);
        }
        for y in depth + 1..(height - depth).saturating_sub(1) {
            board.blend(depth, y, light);
            board.blend(width - 1 - depth, y, shade);
        }
    }
    let radius = CORNER * ratio;
    for y in 0..(radius.ceil() as u32).min(height) {
        for x in 0..(radius.ceil() as u32).min(width) {
            let distance = (radius - x as f32 - 0.5).hypot(radius - y as f32 - 0.5);
            let kept = (radius - distance + 0.5).clamp(0.0, 1.0);
            for column in [x, width - 1 - x] {
                let alpha = (y as usize * width as usize + column as usize) * 4 + 3;
                board.rgba[alpha] = crate::art::tone::byte(255.0 * kept);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::board::{Padding, bake, surface};

    #[test]
    fn lines_are_where_the_geometry_says() {
        let skin = BoardSkin::default();
        let plain = surface(&skin, 480, None);
        for lines in [9_u8, 15, 19] {
            let geometry = Geometry::new(480, lines, Padding::Coordinates);
            let board = bake(&skin, &geometry, &Grid::default(), None);
            for column in 0..lines {
                let (x, y) = geometry.centre(column, 1);
                let (x, between) = (x as u32, (y + geometry.cell * 0.5) as u32);
                let darkness = |x| {
                    i32::from(plain.pixel(x, between)[0]) - i32::from(board.pixel(x, between)[0])
                };
                assert!(darkness(x) > 90, "no line {column} of {lines}");
                if geometry.cell >= Geometry::WHOLE_FROM {
                    assert_eq!(darkness(x + 4), 0, "line {column} of {lines} is too wide");
                }
            }
            let outside = (geometry.line(0) - 4.0) as u32;
            assert_eq!(board.pixel(outside, 240), plain.pixel(outside, 240));
        }
    }

    #[test]
    fn crossings_are_no_darker_than_lines() {
        let skin = BoardSkin {
            material: crate::art::skin::BoardMaterial::Flat {
                colour: Rgb::hex(0xFFFFFF),
            },
            ..BoardSkin::default()
        };
        let geometry = Geometry::new(500, 15, Padding::Bare);
        let board = bake(&skin, &geometry, &Grid::default(), None);
        let (x, y) = geometry.centre(7, 7);
        let (crossing, line) = (
            board.pixel(x as u32, y as u32)[0],
            board.pixel(x as u32, y as u32 + 9)[0],
        );
        assert!(crossing.abs_diff(line) < 4, "{crossing} {line}");
    }

    #[test]
    fn a_chosen_colour_and_star_points_are_painted() {
        let (skin, geometry) = (BoardSkin::default(), Geometry::new(500, 15, Padding::Bare));
        let star_points = [(3, 3), (200, 3)];
        let grid = Grid {
            line: Some(Rgb::hex(0x0000FF)),
            star_points: &star_points,
            ..Grid::default()
        };
        let board = bake(&skin, &geometry, &grid, None);
        let (x, y) = geometry.centre(3, 3);
        let [r, _, b, _] = board.pixel(x as u32 + 2, y as u32 + 1);
        assert!(b > 220 && r < 40, "the star point is blue: {r} {b}");
    }

    #[test]
    fn a_board_smaller_than_its_bevel_is_no_trouble() {
        for side in 1..12 {
            let geometry = Geometry::new(side, 15, Padding::Bare);
            let grid = Grid {
                pixel_ratio: 8.0,
                big: true,
                ..Grid::default()
            };
            assert_eq!(
                bake(&BoardSkin::default(), &geometry, &grid, None).width,
                side
            );
        }
    }
}
