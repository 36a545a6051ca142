//! The lengths of the screen's parts for each layout.

use crate::layout::Layout;
use crate::theme::space;
use std::ops::RangeInclusive;

/// How far the column extends beyond its rows, for shadows and brackets.
pub const INSET: f32 = 10.0;
/// The height of the line below the board, in logical pixels.
const FOOT: f32 = 88.0;
// The gap between the board and the column, and the least and the largest width of the column.
const GAP: f32 = 44.0;
const COLUMN: RangeInclusive<f32> = 340.0..=540.0;
/// What a narrow window needs below the board.
const BELOW_BOARD: f32 = 300.0;

/// The lengths, in logical pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Lengths {
    /// Whether the column is below the board.
    pub is_stacked: bool,
    /// Whether there is room for headings, labels and the list of checks.
    pub is_roomy: bool,
    /// Whether the line below the board is shown.
    pub has_hint: bool,
    pub board: f32,
    pub column: f32,
    /// Between board and column, from row to row.
    pub gap: f32,
    pub row_gap: f32,
}

impl Lengths {
    pub fn of(layout: &Layout) -> Self {
        let (size, margin) = (layout.size, layout.margin());
        let is_stacked = layout.is_stacked();
        let is_low = layout.is_low();
        let head = layout.header_height();
        let is_roomy = !layout.is_tight();
        let row_gap = if is_roomy { space::S } else { space::XS };
        if is_stacked {
            let board = (size.x - 2.0 * space::XS).min(size.y - head - BELOW_BOARD);
            return Self {
                is_stacked,
                is_roomy,
                has_hint: false,
                board,
                column: size.x - 2.0 * margin,
                gap: 0.0,
                row_gap,
            };
        }
        let foot = if is_low { space::XS } else { FOOT };
        let gap = layout.if_desktop(GAP, space::L) - INSET;
        let free = size.x - 2.0 * margin - gap;
        let board = (size.y - head - foot).min(free - COLUMN.start());
        Self {
            is_stacked,
            is_roomy,
            has_hint: !is_low,
            board,
            column: (free - board).min(*COLUMN.end()),
            gap,
            row_gap,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::testing::layouts;
    use bevy::math::Vec2;

    fn at(width: f32, height: f32) -> Lengths {
        Lengths::of(&Layout::new(Vec2::new(width, height), 1.0, 1.0))
    }

    #[test]
    fn the_design_has_a_board_of_616_and_a_column_of_540() {
        let lengths = at(1280.0, 800.0);
        assert_eq!((lengths.board, lengths.column), (616.0, 540.0));
        assert!(lengths.is_roomy && lengths.has_hint);
    }

    #[test]
    fn board_and_column_fit_every_window() {
        for layout in layouts() {
            let lengths = Lengths::of(&layout);
            assert!(lengths.board > 200.0, "{:?}: {lengths:?}", layout.size);
            let used = if lengths.is_stacked {
                lengths.board
            } else {
                lengths.board + lengths.gap + lengths.column + 2.0 * layout.margin()
            };
            assert!(used <= layout.size.x, "{:?}: {lengths:?}", layout.size);
        }
    }

    #[test]
    fn a_phone_has_the_board_above_and_a_low_window_beside() {
        assert!(at(390.0, 844.0).is_stacked);
        assert!(!at(844.0, 390.0).is_stacked);
        assert!(!at(844.0, 390.0).is_roomy);
    }
}
