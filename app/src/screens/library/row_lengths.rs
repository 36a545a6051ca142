//! The height of a row of the list, and the columns that it has room for.

use crate::layout::Layout;

/// The height, and on a phone.
const HEIGHT: f32 = 74.0;
const PHONE_HEIGHT: f32 = 86.0;
/// From these widths on there is a small board, a column for the opening, and one for the date.
const COLUMNS_FROM: [f32; 3] = [260.0, 430.0, 560.0];

/// The height of a row, in logical pixels, and which columns it has.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RowLengths {
    pub height: f32,
    pub has_board: bool,
    pub has_opening: bool,
    pub has_date: bool,
}

impl RowLengths {
    /// Those of a row of this width.
    pub fn of(layout: &Layout, width: f32) -> Self {
        let [board, opening, date] = COLUMNS_FROM;
        Self {
            height: layout.if_phone(PHONE_HEIGHT, HEIGHT),
            has_board: width >= board,
            has_opening: width >= opening,
            has_date: width >= date,
        }
    }
}
