//! Paints lines, border, star points and bevel onto the surface of a board.

use super::Geometry;
use crate::{
    Pixmap, Rgb,
    rgb_f32::tint,
    skin::{BoardSkin, Glow},
};

// The opacity of inner lines, and of the border and the star points.
const LINE_OPACITY: f32 = 0.78;
const BORDER_OPACITY: f32 = 0.95;
// The widths of inner lines and of the border, in logical pixels.
const LINE: f32 = 1.0;
const BORDER: f32 = 1.7;
/// The factor on line widths of the big grid.
const BIG: f32 = 2.0;
// The radius of a star point, in cells.
const STAR: f32 = 0.085;
const BIG_STAR: f32 = 0.12;
/// The smallest radius of a star point, in logical pixels.
const MIN_STAR: f32 = 2.0;
/// Lines closer together than this many line widths are fainter, down to [`MIN_STRENGTH`].
const FADE_BELOW: f32 = 14.0;
const MIN_STRENGTH: f32 = 0.4;
/// The width of the bevel at the rim of the board, in logical pixels.
const BEVEL: f32 = 1.2;
// The colours and opacities of the bevel: at the top and left, and at the bottom and right.
const BEVEL_LIGHT: (Rgb, f32) = (Rgb::hex(0xFFFFFF), 0.28);
const BEVEL_SHADE: (Rgb, f32) = (Rgb::hex(0x1E1004), 0.18);
/// The radius of the upper corners of the board, in logical pixels. The lower corners meet the front edge.
const CORNER: f32 = 2.0;

/// The appearance of the grid.
#[derive(Debug, Clone, Copy)]
pub struct Grid<'a> {
    /// The colour of the lines; `None` for that of the skin.
    pub line: Option<Rgb>,
    /// The star points as (column, row), rows from the top.
    pub star_points: &'a [(u8, u8)],
    /// Wider lines and larger star points, for better visibility.
    pub big: bool,
    /// The number of physical pixels per logical pixel.
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
    /// The pixel ratio, clamped to a sensible range.
    fn ratio(&self) -> f32 {
        // `max` also replaces NaN.
        self.pixel_ratio.clamp(0.5, 8.0).max(0.5)
    }
}

/// Paints lines, border, star points and bevel onto a surface of `geometry.side` pixels.
pub fn paint_grid(board: &mut Pixmap, skin: &BoardSkin, geometry: &Geometry, grid: &Grid<'_>) {
    let colour = grid.line.unwrap_or(skin.line);
    let style = LineStyle::new(grid, skin.line_glow, geometry.cell);
    let axis = AxisCoverage::board(geometry, &style);
    paint_lines(board, colour, &axis, &axis);
    for &(column, row) in grid.star_points {
        if column < geometry.lines && row < geometry.lines {
            disc(board, geometry.centre(column, row), style.star, colour);
        }
    }
    bevel(board, style.ratio);
}

/// Paints lines `cell` pixels apart onto a part of a surface, from edge to edge, and a star point at the crossing
/// `star`.
pub(super) fn paint_crossing(
    piece: &mut Pixmap,
    skin: &BoardSkin,
    star: (f32, f32),
    cell: f32,
    grid: &Grid<'_>,
) {
    let colour = grid.line.unwrap_or(skin.line);
    let style = LineStyle::new(grid, skin.line_glow, cell);
    let star = (star.0.floor() + 0.5, star.1.floor() + 0.5);
    let columns = AxisCoverage::unbounded(piece.width, star.0, cell, &style);
    let rows = AxisCoverage::unbounded(piece.height, star.1, cell, &style);
    paint_lines(piece, colour, &columns, &rows);
    disc(piece, star, style.star, colour);
}

/// The style of lines at one size. Lengths are in physical pixels.
struct LineStyle {
    /// Physical pixels per logical pixel.
    ratio: f32,
    /// The width of inner lines.
    line: f32,
    /// The width of the border.
    border: f32,
    /// The factor on the opacity of lines that are close together.
    strength: f32,
    /// The radius of star points.
    star: f32,
    glow: Option<Glow>,
}

impl LineStyle {
    fn new(grid: &Grid<'_>, glow: Option<Glow>, cell: f32) -> Self {
        let ratio = grid.ratio();
        let (weight, star) = if grid.big {
            (BIG * ratio, BIG_STAR)
        } else {
            (ratio, STAR)
        };
        let strength = (cell / (FADE_BELOW * weight)).clamp(MIN_STRENGTH, 1.0);
        Self {
            ratio,
            line: LINE * weight,
            border: if strength < 1.0 { LINE } else { BORDER } * weight,
            strength,
            star: (cell * star).max(MIN_STAR * ratio * strength),
            glow: glow.map(|glow| Glow {
                reach: (glow.reach * ratio).max(0.5),
                ..glow
            }),
        }
    }
}

/// The coverage of each pixel along one axis by the lines perpendicular to it.
struct AxisCoverage {
    /// The opacity of the line at each pixel.
    line: Vec<f32>,
    /// The opacity of the glow around lines at each pixel.
    glow: Vec<f32>,
    /// The extent of the lines parallel to the axis: 1 between the borders, 0 outside.
    span: Vec<f32>,
}

impl AxisCoverage {
    /// The lines of a board, with its borders.
    fn board(geometry: &Geometry, style: &LineStyle) -> Self {
        let last = geometry.lines.saturating_sub(1);
        let half = style.border / 2.0;
        let (first, end) = (geometry.line(0) - half, geometry.line(last) + half);
        let mut axis = Self::empty(geometry.side, first, end);
        for index in 0..geometry.lines {
            let middle = geometry.line(index);
            if index == 0 || index == last {
                let band = (middle - half, middle + half);
                axis.draw(middle, band, BORDER_OPACITY, style);
            } else {
                let band = snap_to_pixels(middle, style.line);
                axis.draw(middle, band, LINE_OPACITY, style);
            }
        }
        axis
    }

    /// Lines `cell` pixels apart without borders, one of them at `through`.
    fn unbounded(length: u32, through: f32, cell: f32, style: &LineStyle) -> Self {
        let mut axis = Self::empty(length, 0.0, length as f32);
        let cell = cell.max(1.0);
        let mut middle = through % cell;
        while middle < length as f32 {
            let band = snap_to_pixels(middle, style.line);
            axis.draw(middle, band, LINE_OPACITY, style);
            middle += cell;
        }
        axis
    }

    /// No lines, for an axis of `length` pixels with borders at `first` and `end`.
    fn empty(length: u32, first: f32, end: f32) -> Self {
        let length = length as usize;
        Self {
            line: vec![0.0; length],
            glow: vec![0.0; length],
            span: (0..length)
                .map(|pixel| coverage(pixel, first, end))
                .collect(),
        }
    }

    /// Adds a line that covers the pixels between `from` and `to`, with its glow.
    fn draw(&mut self, middle: f32, (from, to): (f32, f32), opacity: f32, style: &LineStyle) {
        for (pixel, value) in self.line.iter_mut().enumerate() {
            *value = value.max(opacity * style.strength * coverage(pixel, from, to));
        }
        let Some(glow) = style.glow else { return };
        for (pixel, value) in self.glow.iter_mut().enumerate() {
            let distance = ((pixel as f32 + 0.5 - middle) / glow.reach).abs();
            let light = (1.0 - distance).max(0.0).powi(2);
            *value = value.max(glow.opacity * style.strength * light);
        }
    }
}

/// Blends the lines of both axes onto an image.
fn paint_lines(picture: &mut Pixmap, colour: Rgb, columns: &AxisCoverage, rows: &AxisCoverage) {
    for y in 0..rows.line.len() {
        for x in 0..columns.line.len() {
            // The maximum, not the sum, so that a crossing is no darker than its lines.
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

/// The band of whole pixels, as wide as `width` rounded, that is closest to `middle`.
fn snap_to_pixels(middle: f32, width: f32) -> (f32, f32) {
    let width = width.round().max(1.0);
    let from = (middle - width / 2.0).round();
    (from, from + width)
}

/// The share of a pixel that lies between `from` and `to`.
fn coverage(pixel: usize, from: f32, to: f32) -> f32 {
    let left = pixel as f32;
    ((left + 1.0).min(to) - left.max(from)).clamp(0.0, 1.0)
}

/// Blends an antialiased disc onto an image.
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

/// Draws the bevel, light at the top and left and dark at the bottom and right, and rounds the upper corners.
fn bevel(board: &mut Pixmap, ratio: f32) {
    let (width, height) = (board.width, board.height);
    let thickness = BEVEL * ratio;
    let band = (thickness.ceil() as u32).min(width).min(height);
    for depth in 0..band {
        let inside = coverage(depth as usize, 0.0, thickness);
        let (light, shade) = (
            tint(BEVEL_LIGHT.0, BEVEL_LIGHT.1 * inside),
            tint(BEVEL_SHADE.0, BEVEL_SHADE.1 * inside),
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
            let alpha = (radius - distance + 0.5).clamp(0.0, 1.0);
            for column in [x, width - 1 - x] {
                let index = (y as usize * width as usize + column as usize) * 4 + 3;
                board.rgba[index] = crate::rgb_f32::byte(255.0 * alpha);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Padding, bake, surface};

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
                if geometry.cell >= Geometry::SNAP_FROM {
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
            material: crate::skin::BoardMaterial::Flat {
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
    fn a_board_smaller_than_its_bevel_is_rendered() {
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
