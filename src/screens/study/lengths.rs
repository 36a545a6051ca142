//! The lengths of the screen's parts for each layout.

use super::evaluation_bar;
use crate::layout::Layout;
use crate::theme::space;

/// The gaps between the bar and the board, and between the board and the column, in logical pixels.
pub const BAR_GAP: f32 = space::XS;
pub const GAP: f32 = space::XL;
// The height of the row below the board, and the widths of the column: at least that of its tools in one row.
const FOOT: f32 = 88.0;
const COLUMN: f32 = 620.0;
const LEAST_COLUMN: f32 = 328.0;
/// A board below this leaves little room beside it.
const SMALL_BOARD: f32 = 420.0;
/// What a narrow window needs below the board.
const BELOW_BOARD: f32 = 300.0;

/// The lengths, in logical pixels.
pub struct Lengths {
    /// Whether the column is below the board.
    pub is_stacked: bool,
    pub is_low: bool,
    pub board: f32,
    pub column: f32,
}

impl Lengths {
    /// Whether there is little room beside and below the board, as with large text.
    pub const fn is_small(&self) -> bool {
        self.board < SMALL_BOARD
    }

    /// Whether the tools are below the column rather than below the board.
    pub const fn has_low_tools(&self) -> bool {
        self.is_stacked || self.is_low
    }

    pub fn of(layout: &Layout) -> Self {
        let (size, margin) = (layout.size, layout.margin());
        let (is_stacked, is_low) = (layout.is_stacked(), layout.is_low());
        let head = layout.header_height();
        let bar = evaluation_bar::THICKNESS + BAR_GAP;
        if is_stacked {
            let board = (size.x - 2.0 * space::XS).min(size.y - head - bar - BELOW_BOARD);
            return Self {
                is_stacked,
                is_low,
                board,
                column: size.x - 2.0 * margin,
            };
        }
        let foot = if is_low { space::XS } else { FOOT };
        let free = size.x - 2.0 * margin - bar - GAP;
        let board = (size.y - head - foot).min(free - LEAST_COLUMN);
        Self {
            is_stacked,
            is_low,
            board,
            column: (free - board).min(COLUMN),
        }
    }
}
