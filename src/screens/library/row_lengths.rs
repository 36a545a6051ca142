//! The height of a row of the list, and the columns that it has room for.

use crate::layout::Layout;
use crate::theme::space;

// The height, and on a phone.
const HEIGHT: f32 = 74.0;
const PHONE_HEIGHT: f32 = 86.0;
/// From these widths on there is a small board, a column for the opening, and one for the date.
const COLUMNS_FROM: [f32; 3] = [260.0, 430.0, 560.0];

// The widths of the columns of the opening, the date and the result, without large text.
const OPENING: f32 = 128.0;
const DATE: f32 = 122.0;
const RESULT: f32 = 56.0;
/// What stands before the names: the box, the small board and their gaps.
const BEFORE_NAMES: f32 = 130.0;
/// The width of the names from which there is room for a whole review, without large text.
const NAMES_WITH_REVIEW: f32 = 190.0;

/// The height of a row and the widths of its columns, in logical pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RowLengths {
    pub height: f32,
    pub has_board: bool,
    /// The column of the opening, if it has one, and that of the date.
    pub opening: Option<f32>,
    pub date: Option<f32>,
    pub result: f32,
    /// Whether the names have room for all that a review says of a side; else it is the gravest.
    pub has_review: bool,
}

impl RowLengths {
    /// Those of a row of this width.
    pub fn of(layout: &Layout, width: f32) -> Self {
        // Texts that are larger than what surrounds them need wider columns.
        let [board, opening, date] = COLUMNS_FROM.map(|from| from * layout.text);
        let column = |from: f32, column: f32| (width >= from).then_some(column * layout.text);
        let mut lengths = Self {
            height: layout.if_phone(PHONE_HEIGHT, HEIGHT),
            has_board: width >= board,
            opening: column(opening, OPENING),
            date: column(date, DATE),
            result: RESULT * layout.text,
            has_review: false,
        };
        let columns = [lengths.opening, lengths.date].into_iter().flatten();
        let columns = columns.chain([lengths.result]);
        let beside: f32 = columns.map(|column| column + space::M).sum();
        lengths.has_review = width - BEFORE_NAMES - beside >= NAMES_WITH_REVIEW * layout.text;
        lengths
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::math::Vec2;

    #[test]
    fn a_whole_review_needs_wide_names() {
        let has_review = |width: f32, text: f32| {
            let layout = Layout::new(Vec2::new(1280.0, 800.0), text, 1.0);
            RowLengths::of(&layout, width).has_review
        };
        assert!(!has_review(630.0, 1.0) && has_review(720.0, 1.0));
        assert!(has_review(420.0, 1.0), "without the opening and the date");
        assert!(!has_review(420.0, 2.0));
    }

    #[test]
    fn bug_the_date_was_cut_with_text_of_twice_the_size() {
        let usual = Layout::new(Vec2::new(1280.0, 800.0), 1.0, 1.0);
        let large = Layout::new(Vec2::new(1280.0, 800.0), 2.0, 1.0);
        assert!(large.has_large_text());
        let date = |layout: &Layout| RowLengths::of(layout, 1000.0).date;
        let usual = date(&usual).expect("a column");
        assert_eq!(date(&large), Some(usual * large.text));
    }
}
