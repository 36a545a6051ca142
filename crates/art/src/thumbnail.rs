//! Thumbnails of positions, for lists of games.

use super::{
    Pixmap, PlacedStones,
    board::{self, Geometry, Grid, Padding, bake},
    skin::{BoardSkin, StoneSkin},
};

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
    ThumbnailPainter::new(board, stones, lines, (side, 0)).paint(position)
}

/// Paints many thumbnails of one size. The board is painted once.
pub struct ThumbnailPainter {
    board: BoardSkin,
    stones: StoneSkin,
    geometry: Geometry,
    empty: Pixmap,
}

impl ThumbnailPainter {
    /// A painter of boards `side` pixels square, each with a front edge of so many pixels below.
    pub fn new(board: &BoardSkin, stones: &StoneSkin, lines: u8, (side, edge): (u32, u32)) -> Self {
        let geometry = Geometry::new(side, lines, Padding::Bare);
        let surface = bake(board, &geometry, &Grid::default(), None);
        let empty = match edge {
            0 => surface,
            height => {
                let mut whole = Pixmap::new(side, side + height);
                whole.draw(&surface, 0, 0);
                let front = board::edge(board, side, height);
                whole.draw(&front, 0, i32::try_from(side).unwrap_or(i32::MAX));
                whole
            }
        };
        Self {
            board: board.clone(),
            stones: stones.clone(),
            geometry,
            empty,
        }
    }

    /// The thumbnail of a position, as for [`board_thumbnail`].
    pub fn paint(&self, position: &[(u8, u8, bool)]) -> Pixmap {
        let lines = self.geometry.lines;
        let inside: Vec<_> = (position.iter().copied())
            .filter(|(column, row, _)| *column < lines && *row < lines)
            .collect();
        let mut picture = self.empty.clone();
        let mut placed = PlacedStones::new(&self.board, &self.stones, [None, None], self.geometry);
        placed.draw(&mut picture, (0.0, 0.0), &inside);
        picture
    }
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

    #[test]
    fn a_painter_paints_the_same_thumbnail_again_and_its_edge_below() {
        let (board, stones) = (BoardSkin::default(), StoneSkin::default());
        let position = [(7, 7, true), (8, 7, false)];
        let alone = board_thumbnail(&board, &stones, &position, 15, 60);
        let painter = ThumbnailPainter::new(&board, &stones, 15, (60, 3));
        painter.paint(&[(2, 2, true)]);
        let picture = painter.paint(&position);
        assert_eq!((picture.width, picture.height), (60, 63));
        assert_eq!(picture.rgba[..alone.rgba.len()], alone.rgba[..]);
        assert_eq!(picture.pixel(30, 61)[3], u8::MAX);
    }
}
