//! Thumbnails of positions, for lists of games.

use super::{
    Pixmap, PlacedStones,
    board::{Geometry, Grid, Padding, bake},
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
    let geometry = Geometry::new(side, lines, Padding::Bare);
    let mut picture = bake(board, &geometry, &Grid::default(), None);
    let inside: Vec<_> = (position.iter().copied())
        .filter(|(column, row, _)| *column < geometry.lines && *row < geometry.lines)
        .collect();
    PlacedStones::new(board, stones, [None, None], geometry).draw(
        &mut picture,
        (0.0, 0.0),
        &inside,
    );
    picture
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
