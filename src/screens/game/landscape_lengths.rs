//! The lengths of a game's screen on a phone or a tablet in landscape.

use crate::layout::Layout;

// The least width of a column beside the board where there is one on each side, and of the only one.
const LEAST_COLUMN: f32 = 200.0;
const ONLY_COLUMN: f32 = 264.0;
// The margins above and below the board, and those beside it with its one or two columns.
const ABOVE_AND_BELOW: f32 = 16.0;
const BESIDE_TWO: f32 = 48.0;
const BESIDE_ONE: f32 = 32.0;
/// On a tablet in landscape: the gaps around the board, the least width of the side column and the height of the bar with
/// their gaps.
pub const TABLET_GAP: f32 = 20.0;
const TABLET_COLUMN: f32 = 348.0;
const TABLET_BAR: f32 = 92.0;

/// The lengths on a phone, in logical pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct LandscapeLengths {
    pub board: f32,
    /// The width of a column beside it.
    pub column: f32,
    /// Whether there is a column on one side only.
    pub has_one_column: bool,
}

impl LandscapeLengths {
    pub fn of(layout: &Layout) -> Self {
        let size = layout.size;
        let board = size.y - ABOVE_AND_BELOW;
        let column = (size.x - board - BESIDE_TWO) / 2.0;
        if column >= LEAST_COLUMN {
            return Self {
                board,
                column,
                has_one_column: false,
            };
        }
        let board = board.min(size.x - BESIDE_ONE - ONLY_COLUMN);
        Self {
            board,
            column: size.x - BESIDE_ONE - board,
            has_one_column: true,
        }
    }
}

/// The side of the board on a tablet in landscape, in logical pixels.
pub fn tablet_board(layout: &Layout) -> f32 {
    let [width, height] = layout.size.to_array();
    (height - TABLET_BAR).min(width - TABLET_COLUMN)
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::math::Vec2;

    #[test]
    fn bug_columns_were_too_narrow_for_their_texts_in_small_windows() {
        for (width, height) in [
            (667.0, 375.0),
            (640.0, 360.0),
            (740.0, 360.0),
            (844.0, 390.0),
        ] {
            let lengths = LandscapeLengths::of(&Layout::new(Vec2::new(width, height), 1.0, 1.0));
            assert!(lengths.column >= LEAST_COLUMN, "{lengths:?}");
            let columns = if lengths.has_one_column { 1.0 } else { 2.0 };
            assert!(lengths.board + columns * lengths.column < width);
        }
    }
}
