//! The sizes of the title for each shape of the window.

use crate::layout::{Breakpoint, Layout};
use crate::widgets::Style;

/// Sizes in logical pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TitleMetrics {
    /// The board's share of the height when the menu is below it; `None` when it is beside.
    pub board_share: Option<f32>,
    /// How far the gradient reaches over the board from the left, as a share of the width.
    pub gradient_reach: f32,
    /// The left edge of the heading.
    pub left: f32,
    /// The upper edge of the heading, and the gap between heading and menu.
    pub top: f32,
    pub gap: f32,
    pub name: Style,
    /// Whether the Japanese name is shown beside the name.
    pub vertical_name: bool,
    /// The diameter of the five stones, and the distance of two.
    pub stone: f32,
    pub pitch: f32,
    /// An entry's minimum and maximum width, its height, and the offset of its text.
    pub entry_width: f32,
    pub entry_limit: f32,
    pub entry_height: f32,
    pub words: f32,
    /// The offset of an entry's left edge from the heading's.
    pub entry_shift: f32,
    /// Whether to show the buttons for sound, language and theme, and the bar of the demo.
    pub extras: bool,
}

/// In a window lower than this the large heading would push entries out of view.
const LOW: f32 = 600.0;
// The heading's height: the name's line in font sizes, and the row of stones in diameters.
const NAME_LINE: f32 = 1.1;
const STONE_ROOM: f32 = 1.3;

// The height of a note below an entry, and what the menu needs beside its entries.
const NOTE: f32 = 18.0;
const AROUND_MENU: f32 = 12.0;
/// The height of the row of buttons below the menu, with the space below it.
const FOOTER: f32 = 65.0;
// The least gap, distance from the top, and height of an entry where there are many entries.
const LEAST_GAP: f32 = 40.0;
const LEAST_TOP: f32 = 44.0;
const LEAST_ENTRY: f32 = 38.0;

impl TitleMetrics {
    /// The sizes for a window.
    pub fn new(layout: &Layout) -> Self {
        match layout.breakpoint {
            Breakpoint::Phone => Self::phone(layout.size.x, layout.size.y),
            Breakpoint::PhoneLandscape => Self::landscape(layout.size.x),
            _ if layout.size.y < LOW => Self {
                extras: true,
                // With large text an entry can be lower than usual.
                entry_height: 41.0,
                ..Self::landscape(layout.size.x)
            },
            _ => Self::desktop(layout.size.x),
        }
    }

    fn desktop(width: f32) -> Self {
        // The menu's right edge and the width of the gradient beyond it.
        const MENU: f32 = 325.0;
        const BEYOND: f32 = 375.0;
        Self {
            board_share: None,
            gradient_reach: ((MENU + BEYOND) / width).clamp(0.5, 0.82),
            left: 66.0,
            top: 76.0,
            gap: 69.0,
            name: Style::DISPLAY,
            vertical_name: true,
            stone: 24.0,
            pitch: 42.0,
            entry_width: 254.0,
            entry_limit: 420.0,
            entry_height: 44.0,
            words: 59.0,
            entry_shift: 5.0,
            extras: true,
        }
    }

    fn phone(width: f32, height: f32) -> Self {
        // The board's share, and the minimum at which it is shown.
        const SHARE: f32 = 0.43;
        const LEAST: f32 = 0.26;
        /// The height of the heading, seven entries, a note and the row of icons below the board.
        const MENU: f32 = 480.0;
        let share = (1.0 - MENU / height).clamp(LEAST, SHARE);
        Self {
            board_share: Some(share),
            top: share * height,
            left: 60.0,
            gap: 14.0,
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
            ..Self::desktop(width)
        }
    }

    fn landscape(width: f32) -> Self {
        /// The width of the menu and the gradient.
        const MENU: f32 = 560.0;
        Self {
            gradient_reach: (MENU / width).clamp(0.5, 0.82),
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
            ..Self::desktop(width)
        }
    }

    /// The sizes with which so many entries and notes fit into the height between the heading and the footer, as far as
    /// possible: first the heading moves up, then the entries move together.
    pub fn fitting(mut self, height: f32, entries: usize, notes: usize) -> Self {
        if !self.extras || self.board_share.is_some() {
            return self;
        }
        let fixed = self.heading() + notes as f32 * NOTE + AROUND_MENU + FOOTER;
        let mut excess = self.top + self.gap + fixed + entries as f32 * self.entry_height - height;
        for (space, least) in [(&mut self.gap, LEAST_GAP), (&mut self.top, LEAST_TOP)] {
            let less = excess.clamp(0.0, (*space - least).max(0.0));
            *space -= less;
            excess -= less;
        }
        let less = (excess.max(0.0) / entries.max(1) as f32).ceil();
        self.entry_height -= less.min((self.entry_height - LEAST_ENTRY).max(0.0));
        self
    }

    pub fn heading(&self) -> f32 {
        (self.name.size * NAME_LINE + self.stone * STONE_ROOM).round()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::prelude::Vec2;

    #[test]
    fn on_a_usual_phone_the_board_takes_43_per_cent() {
        let metrics = TitleMetrics::new(&Layout::new(Vec2::new(390.0, 844.0), 1.0, 1.0));
        assert_eq!(metrics.board_share, Some(0.43));
    }

    #[test]
    fn bug_large_text_pushed_the_last_entries_out_of_the_window() {
        // Play, Continue, Online, Load, Boards and stones, Settings, Credits, Quit; and the buttons below.
        const ENTRIES: f32 = 8.0;
        const FOOT: f32 = 80.0;
        let layout = Layout::new(Vec2::new(1280.0, 800.0), 1.6, 1.0);
        let metrics = TitleMetrics::new(&layout);
        let end = metrics.top + metrics.heading() + metrics.gap + ENTRIES * metrics.entry_height;
        assert!(metrics.extras && end + FOOT <= layout.size.y, "{end}");
    }

    #[test]
    fn bug_with_a_game_to_continue_the_menu_scrolled_and_quit_was_out_of_sight() {
        let layout = Layout::new(Vec2::new(1280.0, 800.0), 1.0, 1.0);
        for (entries, notes) in [(10, 0), (11, 1), (11, 3)] {
            let metrics = TitleMetrics::new(&layout).fitting(layout.size.y, entries, notes);
            let menu = entries as f32 * metrics.entry_height + notes as f32 * NOTE + AROUND_MENU;
            let end = metrics.top + metrics.heading() + metrics.gap + menu;
            assert!(
                end + FOOTER <= 800.0,
                "{entries} entries, {notes} notes: {end}"
            );
            assert!(metrics.entry_height >= LEAST_ENTRY);
        }
        let few = TitleMetrics::new(&layout).fitting(layout.size.y, 8, 0);
        assert_eq!(
            few,
            TitleMetrics::new(&layout),
            "few entries keep their places"
        );
    }

    #[test]
    fn on_a_short_phone_the_menu_comes_first() {
        let metrics = TitleMetrics::new(&Layout::new(Vec2::new(360.0, 640.0), 1.0, 1.0));
        assert!(
            metrics.board_share.is_some_and(|share| share < 0.4),
            "{metrics:?}"
        );
    }
}
