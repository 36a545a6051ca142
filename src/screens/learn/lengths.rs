//! The lengths of the page of all lessons for each layout.

use crate::layout::Layout;
use crate::theme::space;

/// The card beside the path, and the gap between them, in logical pixels.
const CARD_AND_GAP: [f32; 2] = [356.0, 32.0];
/// The least width of a stone with its name below. A chapter has four at most.
const PITCH: f32 = 84.0;

/// The lengths, in logical pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Lengths {
    /// Whether the card is above the path and not beside it.
    pub is_stacked: bool,
    /// Whether two chapters share a row.
    pub has_pairs: bool,
    /// Whether the names are beside their stones, one below the other.
    pub is_list: bool,
    pub card: f32,
    pub gap: f32,
}

impl Lengths {
    pub fn of(layout: &Layout) -> Self {
        let [card, gap] = CARD_AND_GAP;
        let width = layout.size.x - 2.0 * layout.margin();
        let is_stacked = layout.is_narrow();
        let path = if is_stacked {
            width
        } else {
            width - card - gap - 2.0 * space::XS
        };
        Self {
            is_stacked,
            has_pairs: path >= 8.0 * PITCH,
            is_list: path < 5.0 * PITCH,
            card: if is_stacked { width } else { card },
            gap,
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
    fn the_design_has_two_chapters_in_a_row_and_a_card_of_356() {
        let lengths = at(1280.0, 800.0, 1.0);
        assert!(lengths.has_pairs && !lengths.is_stacked && !lengths.is_list);
        assert_eq!(lengths.card, 356.0);
    }

    #[test]
    fn a_tablet_has_a_chapter_in_a_row_and_a_phone_a_list() {
        let tablet = at(768.0, 1024.0, 1.0);
        assert!(tablet.is_stacked && !tablet.is_list);
        assert!(at(390.0, 844.0, 1.0).is_list);
        assert!(at(390.0, 844.0, 1.6).is_list);
    }
}
