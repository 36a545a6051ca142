//! The lengths of the screen's parts for each layout.

use super::row_lengths::RowLengths;
use crate::layout::Layout;

// The widths of the filter and of the search, in logical pixels.
const FILTER: f32 = 212.0;
const SEARCH: f32 = 316.0;
/// The gaps between the columns. The rows of the list extend to both sides of their content.
const GAP: f32 = 32.0;
const NARROW_GAP: f32 = 24.0;
pub const INSET: f32 = 12.0;
/// From this width on there is room for the search beside the list.
const SEARCH_FROM: f32 = 900.0;
// What the search needs above and below its board.
const AROUND_BOARD: f32 = 330.0;
const LEAST_BOARD: f32 = 200.0;

/// The lengths, in logical pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Lengths {
    /// The width of the filter beside the list; none if it is a screen of its own.
    pub filter: Option<f32>,
    /// The width of the search beside the list; none if it is a screen of its own.
    pub search: Option<f32>,
    pub gap: f32,
    /// The side of the board of the search.
    pub board: f32,
    pub row: RowLengths,
}

impl Lengths {
    pub fn of(layout: &Layout) -> Self {
        let margin = layout.margin();
        let filter = layout.is_desktop().then_some(FILTER);
        let has_search = layout.size.x >= SEARCH_FROM && !layout.is_low();
        let search = has_search.then_some(SEARCH);
        let gap = layout.if_desktop(GAP, NARROW_GAP);
        let beside: f32 = [filter, search]
            .into_iter()
            .flatten()
            .map(|width| width + gap)
            .sum();
        let width = layout.size.x - 2.0 * margin - beside + 2.0 * INSET;
        let free = match search {
            Some(width) => width,
            None => layout.size.x - 2.0 * margin,
        };
        let high = layout.size.y - layout.header_height() - AROUND_BOARD;
        Self {
            filter,
            search,
            gap,
            board: high.max(LEAST_BOARD).min(free).min(2.0 * SEARCH),
            row: RowLengths::of(layout, width),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::math::Vec2;

    fn at(width: f32, height: f32, text: f32) -> Lengths {
        Lengths::of(&Layout::new(Vec2::new(width, height), text, 1.0))
    }

    #[test]
    fn the_desktop_has_all_three_columns_and_a_phone_the_list_alone() {
        let desktop = at(1280.0, 800.0, 1.0);
        assert_eq!((desktop.filter, desktop.search), (Some(212.0), Some(316.0)));
        assert!(desktop.row.date.is_some() && desktop.board == SEARCH);
        let tablet = at(1024.0, 768.0, 1.0);
        assert_eq!((tablet.filter, tablet.search), (None, Some(316.0)));
        let phone = at(390.0, 844.0, 1.0);
        assert_eq!((phone.filter, phone.search), (None, None));
        assert!(phone.row.opening.is_none() && phone.row.date.is_none());
        let large_text = at(1280.0, 800.0, 1.6);
        assert_eq!((large_text.filter, large_text.search), (None, None));
    }
}
