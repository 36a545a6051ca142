//! The lengths of the screen's parts for each layout.

use crate::layout::Layout;
use crate::theme::space;
use std::ops::RangeInclusive;

/// The width of the list at the left, in logical pixels.
const LIST: f32 = 284.0;
/// The least and the largest width of the column at the right.
const COLUMN: RangeInclusive<f32> = 236.0..=400.0;
/// The gaps between the parts, where there is a list and where there is none.
const GAPS: [f32; 2] = [36.0, 24.0];
/// A narrower window has no list beside the board, or beside twin boards.
const LEAST_WITH_LIST: f32 = 1120.0;
const LEAST_WITH_TWIN_LIST: f32 = 1520.0;
// The height of the line below the board, and of what a narrow window needs there.
const FOOT: f32 = 88.0;
const BELOW_BOARD: f32 = 318.0;
/// How much higher twin boards, one above the other, are together than one board; what is below them scrolls.
const TWIN_MORE: f32 = 120.0;

/// The lengths, in logical pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Lengths {
    /// Whether the column is below the board.
    pub is_stacked: bool,
    /// Whether there is room for headings and explanations.
    pub is_roomy: bool,
    /// The width of the list beside the board; none without one.
    pub list: Option<f32>,
    /// The width of what is at the board's place; the height too where it is one board.
    pub board: f32,
    /// The side of each of twin boards.
    pub twin_side: f32,
    pub column: f32,
    /// Between the parts, from side to side.
    pub gap: f32,
    /// The height of the line below the board; none without one.
    pub foot: Option<f32>,
}

impl Lengths {
    /// The lengths with one board, or with twin boards, which take the place of the list in most windows.
    pub fn of(layout: &Layout, is_twin: bool) -> Self {
        let (size, margin) = (layout.size, layout.margin());
        let head = layout.header_height();
        let is_roomy = !layout.is_tight();
        if layout.is_stacked() {
            let width = size.x - 2.0 * space::XS;
            let height = size.y - head - BELOW_BOARD;
            let twin_side = ((height + TWIN_MORE - space::S) / 2.0).min(width).floor();
            let board = if is_twin { width } else { width.min(height) };
            return Self {
                is_stacked: true,
                is_roomy,
                list: None,
                board,
                twin_side,
                column: size.x - 2.0 * margin,
                gap: 0.0,
                foot: None,
            };
        }
        let least = if is_twin {
            LEAST_WITH_TWIN_LIST
        } else {
            LEAST_WITH_LIST
        };
        let has_list = size.x >= least && !layout.is_low();
        let list = has_list.then_some(LIST);
        let [with_list, without] = GAPS;
        let gap = if list.is_some() { with_list } else { without };
        let beside = list.map_or(0.0, |list| list + gap);
        let free = size.x - 2.0 * margin - beside - gap;
        let foot = (!layout.is_low()).then_some(FOOT);
        let (width, height) = (
            free - COLUMN.start(),
            size.y - head - foot.unwrap_or(space::XS),
        );
        let twin_side = ((width - space::M) / 2.0).min(height).floor();
        let board = if is_twin {
            2.0 * twin_side + space::M
        } else {
            width.min(height)
        };
        Self {
            is_stacked: false,
            is_roomy,
            list,
            board,
            twin_side,
            column: (free - board).min(*COLUMN.end()),
            gap,
            foot,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::testing::layouts;
    use bevy::math::Vec2;

    fn at(width: f32, height: f32) -> Lengths {
        Lengths::of(&Layout::new(Vec2::new(width, height), 1.0, 1.0), false)
    }

    #[test]
    fn the_design_has_a_list_a_board_and_a_column() {
        let lengths = at(1280.0, 800.0);
        assert_eq!(lengths.list, Some(284.0));
        assert!((600.0..=616.0).contains(&lengths.board), "{lengths:?}");
        assert!(lengths.column >= 236.0);
    }

    #[test]
    fn all_parts_fit_every_window() {
        for layout in layouts() {
            for is_twin in [false, true] {
                let lengths = Lengths::of(&layout, is_twin);
                assert!(lengths.board > 200.0, "{:?}: {lengths:?}", layout.size);
                assert!(lengths.twin_side > 120.0, "{:?}: {lengths:?}", layout.size);
                let list = lengths.list.map_or(0.0, |list| list + lengths.gap);
                let used = if lengths.is_stacked {
                    lengths.board
                } else {
                    list + lengths.board + lengths.gap + lengths.column + 2.0 * layout.margin()
                };
                assert!(
                    used <= layout.size.x + 0.01,
                    "{:?}: {lengths:?}",
                    layout.size
                );
            }
        }
    }
}
