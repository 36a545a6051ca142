//! Paints a position, whole or a part of it.

use crate::{
    Pixmap, PlacedStones,
    board::{Geometry, Grid, bake},
    draw_winning_line,
    pixel_rect::PixelRect,
};
use narabe_rules::{Point, Side};

use super::lettering::{Lettering, Letters, has_fonts};
use super::signs::PlacedSign;
use super::{PictureError, PicturePosition, PictureStyle};

/// The opacity of coordinates, below that of the stones.
const COORDINATE_OPACITY: f32 = 0.95;
// The size of a coordinate in pixels unless the board is small, and its share of a cell on a small one.
const COORDINATE: f32 = 11.0;
const SMALL_COORDINATE: f32 = 0.62;
/// How far a stone with its shadow or bloom reaches from its point, in cells.
const REACH: f32 = 1.0;

/// Paints positions of one board size in one style.
pub(super) struct Painter<'a> {
    style: &'a PictureStyle,
    geometry: Geometry,
    /// The width of a thin line.
    ratio: f32,
    /// The board with coordinates.
    board: Pixmap,
    stones: PlacedStones<'a>,
    lettering: Lettering,
}

impl<'a> Painter<'a> {
    /// # Errors
    /// [`PictureError::Pixels`], and [`PictureError::NoFonts`] in a browser.
    pub(super) fn new(
        style: &'a PictureStyle,
        position: &PicturePosition,
    ) -> Result<Self, PictureError> {
        style.check()?;
        if !has_fonts() {
            return Err(PictureError::NoFonts);
        }
        let size = position.size();
        let geometry = style.geometry(size);
        let ratio = PictureStyle::pixel_ratio(&geometry);
        let stars = if style.star_points {
            size.star_points()
        } else {
            Vec::new()
        };
        let stars: Vec<_> = stars
            .into_iter()
            .map(|point| on_board(&geometry, point))
            .collect();
        let grid = Grid {
            line: style.line,
            star_points: &stars,
            big: false,
            pixel_ratio: ratio,
        };
        let mut board = bake(
            &style.board,
            &geometry,
            &grid,
            style.board_picture.as_deref(),
        );
        // Its rounded corners are transparent.
        board
            .rgba
            .iter_mut()
            .skip(3)
            .step_by(4)
            .for_each(|alpha| *alpha = u8::MAX);
        let pictures = style.stone_pictures.each_ref().map(Option::as_deref);
        let mut painter = Self {
            style,
            geometry,
            ratio,
            board,
            stones: PlacedStones::new(&style.board, &style.stones, pictures, geometry),
            lettering: Lettering::new(),
        };
        if style.shows_coordinates(size) {
            painter.write_coordinates();
        }
        Ok(painter)
    }

    /// The whole picture.
    pub(super) const fn whole(&self) -> PixelRect {
        PixelRect {
            left: 0,
            top: 0,
            width: self.geometry.side,
            height: self.geometry.side,
        }
    }

    /// What a stone with its shadow covers.
    pub(super) fn around(&self, point: Point) -> PixelRect {
        let (column, row) = on_board(&self.geometry, point);
        let (x, y) = self.geometry.centre(column, row);
        let reach = REACH * self.geometry.cell;
        let most = self.geometry.side;
        let from = |middle: f32| (middle - reach).max(0.0) as u32;
        let to = |middle: f32| ((middle + reach).ceil() as u32).min(most);
        let (left, top) = (from(x), from(y));
        PixelRect {
            left,
            top,
            width: to(x) - left,
            height: to(y) - top,
        }
    }

    /// Paints a part of a position.
    pub(super) fn paint(&mut self, position: &PicturePosition, region: PixelRect) -> Pixmap {
        let mut picture = region.cut(&self.board);
        let (geometry, cell) = (self.geometry, self.geometry.cell);
        let centre = |point| {
            let (column, row) = on_board(&geometry, point);
            geometry.centre(column, row)
        };
        let in_picture = |point| region.to_part(centre(point));
        let stones = position.stones().iter();
        let stones: Vec<_> = stones
            .filter(|stone| region.touches(centre(stone.point), REACH * cell))
            .map(|stone| {
                let (column, row) = on_board(&geometry, stone.point);
                (column, row, stone.side == Side::Black)
            })
            .collect();
        self.stones.draw(&mut picture, region.offset(), &stones);
        for ends in position.wins() {
            draw_winning_line(&mut picture, ends.map(in_picture), cell);
        }
        for sign in PlacedSign::all(position, self.style) {
            if region.touches(centre(sign.point), REACH * cell) {
                let at = in_picture(sign.point);
                sign.draw(&mut picture, &mut self.lettering, at, (cell, self.ratio));
            }
        }
        picture
    }

    fn write_coordinates(&mut self) {
        let cell = self.geometry.cell;
        let size = (cell * Geometry::LETTER).max(COORDINATE.min(cell * SMALL_COORDINATE));
        let near = self.geometry.letter_centre();
        let far = self.geometry.side as f32 - near;
        for index in 0..self.geometry.lines {
            let label = Point::new(index, index).label();
            let (letter, number) = label.split_at(1);
            let (x, y) = self.geometry.centre(index, self.geometry.lines - 1 - index);
            for (text, middle) in [
                (letter, (x, near)),
                (letter, (x, far)),
                (number, (near, y)),
                (number, (far, y)),
            ] {
                let letters = Letters {
                    text,
                    size,
                    middle,
                    ink: (self.style.line_colour(), COORDINATE_OPACITY),
                    halo: None,
                };
                self.lettering.draw(&mut self.board, &letters);
            }
        }
    }
}

/// The column and the row from the top.
const fn on_board(geometry: &Geometry, point: Point) -> (u8, u8) {
    (point.x, geometry.lines - 1 - point.y)
}

/// A position as pixels, without transparency.
///
/// # Errors
/// [`PictureError::Pixels`] if the side is out of range.
pub fn position_pixels(
    position: &PicturePosition,
    style: &PictureStyle,
) -> Result<Pixmap, PictureError> {
    let mut painter = Painter::new(style, position)?;
    let whole = painter.whole();
    Ok(painter.paint(position, whole))
}

#[cfg(test)]
mod tests {
    use super::super::Numbers;
    use super::*;
    use narabe_rules::{BoardSize, Position, Rule};

    fn game() -> PicturePosition {
        let mut game = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
        for point in ["a1", "b1", "h8", "i9", "o15"] {
            game.play(point.parse().unwrap()).unwrap();
        }
        PicturePosition::from(&game)
    }

    #[test]
    fn a_part_is_a_part_of_the_whole() {
        let style = PictureStyle {
            pixels: 400,
            numbers: Numbers::All,
            ..PictureStyle::default()
        };
        let position = game();
        let mut painter = Painter::new(&style, &position).unwrap();
        let whole = painter.paint(&position, painter.whole());
        for point in BoardSize::DEFAULT.points() {
            let region = painter.around(point);
            let part = painter.paint(&position, region);
            for y in 0..region.height {
                for x in 0..region.width {
                    let expected = whole.pixel(region.left + x, region.top + y);
                    assert_eq!(part.pixel(x, y), expected, "{point} {x} {y}");
                }
            }
        }
    }

    #[test]
    fn a_new_stone_changes_nothing_beyond_its_region() {
        let style = PictureStyle {
            pixels: 300,
            last_move: false,
            ..PictureStyle::default()
        };
        let position = game();
        let mut painter = Painter::new(&style, &position).unwrap();
        let whole = painter.whole();
        let (before, after) = (
            painter.paint(&position.after(3), whole),
            painter.paint(&position.after(4), whole),
        );
        let region = painter.around("i9".parse().unwrap());
        for y in 0..300 {
            for x in 0..300 {
                let is_inside = x >= region.left
                    && x < region.left + region.width
                    && y >= region.top
                    && y < region.top + region.height;
                assert!(
                    is_inside || before.pixel(x, y) == after.pixel(x, y),
                    "{x} {y}"
                );
            }
        }
    }

    #[test]
    fn coordinates_are_written_in_the_margin() {
        let plain = PictureStyle {
            coordinates: false,
            ..PictureStyle::default()
        };
        let with = PictureStyle::default();
        let position = PicturePosition::empty(BoardSize::DEFAULT);
        let geometry = with.geometry(BoardSize::DEFAULT);
        let picture = position_pixels(&position, &with).unwrap();
        let row = geometry.letter_centre() as u32;
        let darkest = |picture: &Pixmap| (0..800).map(|x| picture.pixel(x, row)[0]).min();
        assert!(darkest(&picture) < Some(120), "{:?}", darkest(&picture));
        let bare = position_pixels(&position, &plain).unwrap();
        assert!(darkest(&bare) > Some(120), "{:?}", darkest(&bare));
    }
}
