//! How a picture looks.

use std::sync::Arc;

use crate::{
    Pixmap, Rgb,
    board::{Geometry, Padding},
    skin::{BoardSkin, StoneSkin},
};
use narabe_rules::BoardSize;

use super::PictureError;
use super::limits::{MAX_PIXELS, MIN_PIXELS};

/// From this distance of two lines on, in pixels, coordinates and numbers can be read. Smaller boards have none.
pub const MIN_TEXT_CELL: f32 = 12.0;
/// The distance of two lines, in pixels, at which lines are one pixel wide. They are wider on larger boards.
const USUAL_CELL: f32 = 44.0;
/// The side of a picture unless another is asked for.
const DEFAULT_PIXELS: u32 = 800;

/// The look of a picture, and what it shows besides the stones.
#[derive(Clone, Debug, PartialEq)]
pub struct PictureStyle {
    /// The side of the picture in pixels, [`MIN_PIXELS`] to [`MAX_PIXELS`].
    pub pixels: u32,
    /// The board.
    pub board: BoardSkin,
    /// The picture that the board names, if it has one.
    pub board_picture: Option<Arc<Pixmap>>,
    /// The stones.
    pub stones: StoneSkin,
    /// The pictures that the stones name, of black and of white ones.
    pub stone_pictures: [Option<Arc<Pixmap>>; 2],
    /// The colour of lines and coordinates; `None` for that of the board.
    pub line: Option<Rgb>,
    /// Whether the board has coordinates, if there is [room](Self::has_text).
    pub coordinates: bool,
    /// Whether the board has star points.
    pub star_points: bool,
    /// Which moves have numbers, if there is [room](Self::has_text).
    pub numbers: Numbers,
    /// Whether the last move is marked: with a dot, or its number in that colour.
    pub last_move: bool,
}

/// Which moves have numbers on their stones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Numbers {
    /// None.
    #[default]
    None,
    /// All.
    All,
    /// This many of the last moves.
    Last(usize),
    /// The moves from this one on, counted from 1.
    From(usize),
}

impl Numbers {
    /// Whether move `number` of `moves`, counted from 1, has its number.
    pub(super) const fn shows(self, number: usize, moves: usize) -> bool {
        match self {
            Self::None => false,
            Self::All => true,
            Self::Last(count) => number + count > moves,
            Self::From(first) => number >= first,
        }
    }
}

impl Default for PictureStyle {
    fn default() -> Self {
        Self {
            pixels: DEFAULT_PIXELS,
            board: BoardSkin::default(),
            board_picture: None,
            stones: StoneSkin::default(),
            stone_pictures: [None, None],
            line: None,
            coordinates: true,
            star_points: true,
            numbers: Numbers::None,
            last_move: true,
        }
    }
}

impl PictureStyle {
    /// Whether a board of this size has room for coordinates and numbers.
    pub fn has_text(&self, size: BoardSize) -> bool {
        Geometry::new(self.pixels, size.get(), Padding::Coordinates).cell >= MIN_TEXT_CELL
    }

    /// Whether coordinates are drawn.
    pub(super) fn shows_coordinates(&self, size: BoardSize) -> bool {
        self.coordinates && self.has_text(size)
    }

    /// The positions of the points.
    pub(super) fn geometry(&self, size: BoardSize) -> Geometry {
        let padding = if self.shows_coordinates(size) {
            Padding::Coordinates
        } else {
            Padding::Bare
        };
        Geometry::new(self.pixels, size.get(), padding)
    }

    /// The colour of lines and coordinates.
    pub(super) fn line_colour(&self) -> Rgb {
        self.line.unwrap_or(self.board.line)
    }

    /// The width of a line that is one logical pixel wide.
    pub(super) fn pixel_ratio(geometry: &Geometry) -> f32 {
        (geometry.cell / USUAL_CELL).max(1.0)
    }

    /// # Errors
    /// [`PictureError::Pixels`] if the picture would be too small or too large.
    pub(super) const fn check(&self) -> Result<(), PictureError> {
        match self.pixels {
            MIN_PIXELS..=MAX_PIXELS => Ok(()),
            pixels => Err(PictureError::Pixels { pixels }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_stand_on_the_moves_asked_for() {
        let shown = |numbers: Numbers| -> Vec<usize> {
            (1..=5).filter(|&number| numbers.shows(number, 5)).collect()
        };
        assert!(shown(Numbers::None).is_empty());
        assert_eq!(shown(Numbers::All), [1, 2, 3, 4, 5]);
        assert_eq!(shown(Numbers::Last(2)), [4, 5]);
        assert_eq!(shown(Numbers::Last(9)), [1, 2, 3, 4, 5]);
        assert_eq!(shown(Numbers::From(4)), [4, 5]);
    }

    #[test]
    fn small_boards_have_no_room_for_letters() {
        let style = |pixels| PictureStyle {
            pixels,
            ..PictureStyle::default()
        };
        assert!(style(400).has_text(BoardSize::DEFAULT));
        assert!(!style(100).has_text(BoardSize::DEFAULT));
        assert!(style(63).check().is_err() && style(4097).check().is_err());
        assert_eq!(style(64).check(), Ok(()));
    }
}
