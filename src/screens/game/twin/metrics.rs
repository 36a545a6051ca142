//! The sizes of the screen with two boards.

use crate::layout::Breakpoint;
use crate::theme::space;
use crate::widgets::UiBuilder;

/// The sizes that depend on the window.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TwinMetrics {
    pub margin: f32,
    pub gap: f32,
    /// The height of a player's strip.
    pub strip: f32,
    /// The height of the heading of a board; 0 without one.
    pub heading: f32,
    pub board: f32,
    /// The height of the buttons below.
    pub foot: f32,
    /// Whether the boards are one above the other.
    pub upright: bool,
    /// The margins above and below everything, with room for the brackets around a strip.
    pub above: f32,
    pub below: f32,
}

/// The height of the row with Place and End turn, when the boards are one above the other.
pub const BAR: f32 = 44.0;
/// The height of a board's front edge, and the space above and below boards side by side.
const EDGE: f32 = 8.0;
pub const AIR: f32 = 9.0;
/// How far the brackets around a strip extend beyond it.
const BRACKETS: f32 = 6.0;
/// The minimum size of a board.
const LEAST_BOARD: f32 = 96.0;

impl TwinMetrics {
    pub fn of(ui: &UiBuilder) -> Self {
        let size = ui.layout.size;
        let upright = ui.layout.is_portrait();
        let (margin, gap, strip, heading, foot) = match ui.layout.breakpoint {
            Breakpoint::Phone => (8.0, 6.0, 56.0, 22.0, 60.0),
            Breakpoint::TabletPortrait => (16.0, 10.0, 68.0, 28.0, 44.0),
            Breakpoint::PhoneLandscape => (8.0, 6.0, 44.0, 0.0, 44.0),
            Breakpoint::TabletLandscape | Breakpoint::Desktop | Breakpoint::Wide => {
                (24.0, space::M, 68.0, 24.0, 44.0)
            }
        };
        let above = (margin - space::XXS).max(BRACKETS);
        let below = (margin - space::S).max(space::XS);
        let free = size.y - above - below - strip - foot;
        let (width, height) = if upright {
            let height = (free - BAR - gap * 5.0) / 2.0 - heading - EDGE;
            (size.x - margin * 2.0, height)
        } else {
            let width = (size.x - margin * 3.0) / 2.0 - 2.0 * AIR;
            (width, free - heading - gap * 2.0 - EDGE - AIR)
        };
        Self {
            margin,
            gap,
            strip,
            heading,
            board: width.min(height).floor().max(LEAST_BOARD),
            foot,
            upright,
            above,
            below,
        }
    }
}
