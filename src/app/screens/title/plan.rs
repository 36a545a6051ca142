//! The measures of the title for each shape of the window.

use crate::app::layout::{Layout, Shape};
use crate::app::widgets::Style;

/// All measures in logical pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Plan {
    /// How much of the height the board has, when the menu stands below it; otherwise it stands beside.
    pub board_share: Option<f32>,
    /// How far the paper reaches over the board from the left, in parts of the width.
    pub veil_reach: f32,
    /// The left edge of the heading.
    pub left: f32,
    /// The upper edge of the heading, and from the heading to the menu.
    pub top: f32,
    pub gap: f32,
    pub name: Style,
    /// The Japanese name stands beside the name.
    pub vertical_name: bool,
    /// The diameter of the five stones, and from one to the next.
    pub stone: f32,
    pub pitch: f32,
    /// An entry's least and greatest width, its height, and where its words begin.
    pub entry_width: f32,
    pub entry_limit: f32,
    pub entry_height: f32,
    pub words: f32,
    /// The entry's left edge against the heading's.
    pub entry_shift: f32,
    /// Sound, language and theme at the foot; the strip of the demo.
    pub extras: bool,
}

/// In a window lower than this the large heading would push entries out of it.
const LOW: f32 = 600.0;
/// The heading's height: the name's line in sizes, and the row of stones in stones.
const NAME_LINE: f32 = 1.1;
const STONE_ROOM: f32 = 1.3;

impl Plan {
    /// The plan for the room there is.
    pub fn new(layout: &Layout) -> Self {
        match layout.shape {
            Shape::Phone => Self::phone(layout.size.x, layout.size.y),
            Shape::PhoneLandscape => Self::landscape(layout.size.x),
            _ if layout.size.y < LOW => Self {
                extras: true,
                // With large text an entry is large enough at less than its usual height.
                entry_height: 41.0,
                ..Self::landscape(layout.size.x)
            },
            _ => Self::desk(layout.size.x),
        }
    }

    fn desk(width: f32) -> Self {
        /// The menu's right edge and the room that the veil takes beyond it.
        const MENU: f32 = 325.0;
        const BEYOND: f32 = 375.0;
        Self {
            board_share: None,
            veil_reach: ((MENU + BEYOND) / width).clamp(0.5, 0.82),
            left: 66.0,
            top: 76.0,
            gap: 69.0,
            name: Style::DISPLAY,
            vertical_name: true,
            stone: 24.0,
            pitch: 42.0,
            entry_width: 254.0,
            entry_limit: 420.0,
            entry_height: 46.0,
            words: 59.0,
            entry_shift: 5.0,
            extras: true,
        }
    }

    fn phone(width: f32, height: f32) -> Self {
        /// The board's share, and the least that is worth to be shown.
        const SHARE: f32 = 0.46;
        const LEAST: f32 = 0.26;
        /// What the heading and seven entries need below the board.
        const MENU: f32 = 430.0;
        let share = (1.0 - MENU / height).clamp(LEAST, SHARE);
        Self {
            board_share: Some(share),
            top: share * height,
            left: 60.0,
            gap: 24.0,
            name: Style::DISPLAY_PHONE,
            vertical_name: false,
            stone: 18.0,
            pitch: 33.0,
            entry_height: 44.0,
            entry_width: 260.0,
            entry_limit: width - 36.0,
            words: 40.0,
            entry_shift: -38.0,
            extras: false,
            ..Self::desk(width)
        }
    }

    fn landscape(width: f32) -> Self {
        /// The menu and what the veil takes beyond.
        const MENU: f32 = 560.0;
        Self {
            veil_reach: (MENU / width).clamp(0.5, 0.82),
            top: 14.0,
            left: 62.0,
            gap: 10.0,
            name: Style::DISPLAY_PHONE.sized(40.0),
            vertical_name: false,
            stone: 12.0,
            pitch: 22.0,
            entry_height: 44.0,
            entry_width: 232.0,
            entry_limit: 400.0,
            words: 40.0,
            entry_shift: -38.0,
            extras: false,
            ..Self::desk(width)
        }
    }

    /// The height of the heading.
    pub fn heading(&self) -> f32 {
        (self.name.size * NAME_LINE + self.stone * STONE_ROOM).round()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::prelude::Vec2;

    #[test]
    fn on_a_usual_phone_the_board_has_46_per_cent() {
        let plan = Plan::new(&Layout::new(Vec2::new(390.0, 844.0), 1.0, 1.0));
        assert_eq!(plan.board_share, Some(0.46));
    }

    #[test]
    fn bug_large_text_pushed_the_last_entries_out_of_the_window() {
        /// Play, Continue, Online, Load, Boards and stones, Settings, Credits, Quit; and what stands at the foot.
        const ENTRIES: f32 = 8.0;
        const FOOT: f32 = 80.0;
        let layout = Layout::new(Vec2::new(1280.0, 800.0), 1.6, 1.0);
        let plan = Plan::new(&layout);
        let end = plan.top + plan.heading() + plan.gap + ENTRIES * plan.entry_height;
        assert!(plan.extras && end + FOOT <= layout.size.y, "{end}");
    }

    #[test]
    fn on_a_short_phone_the_menu_comes_first() {
        let plan = Plan::new(&Layout::new(Vec2::new(360.0, 640.0), 1.0, 1.0));
        assert!(
            plan.board_share.is_some_and(|share| share < 0.4),
            "{plan:?}"
        );
    }
}
