//! The sizes of the screen with two boards.

use crate::app::layout::Breakpoint;
use crate::app::theme::space;
use crate::app::widgets::Kit;

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
    pub fn of(kit: &Kit) -> Self {
        let (size, shape) = (kit.layout.size, kit.layout.breakpoint);
        let metrics = match shape {
            Breakpoint::Phone => Self {
                margin: 8.0,
                gap: 6.0,
                strip: 56.0,
                heading: 22.0,
                board: 0.0,
                foot: 60.0,
                upright: true,
            },
            Breakpoint::TabletPortrait => Self {
                margin: 16.0,
                gap: 10.0,
                strip: 68.0,
                heading: 28.0,
                board: 0.0,
                foot: 44.0,
                upright: true,
            },
            Breakpoint::PhoneLandscape => Self {
                margin: 8.0,
                gap: 6.0,
                strip: 44.0,
                heading: 0.0,
                board: 0.0,
                foot: 44.0,
                upright: false,
            },
            Breakpoint::TabletLandscape | Breakpoint::Desktop | Breakpoint::Wide => Self {
                margin: 24.0,
                gap: space::M,
                strip: 68.0,
                heading: 24.0,
                board: 0.0,
                foot: 44.0,
                upright: false,
            },
        };
        let (width, height) = if metrics.upright {
            let rows = metrics.above() + metrics.below() + BAR + metrics.strip + metrics.foot;
            let each = metrics.heading + EDGE;
            let height = (size.y - rows - metrics.gap * 5.0) / 2.0 - each;
            (size.x - metrics.margin * 2.0, height)
        } else {
            let rows =
                metrics.above() + metrics.below() + metrics.strip + metrics.heading + metrics.foot;
            let height = size.y - rows - metrics.gap * 2.0 - EDGE - AIR;
            ((size.x - metrics.margin * 3.0) / 2.0 - 2.0 * AIR, height)
        };
        Self {
            board: width.min(height).floor().max(LEAST_BOARD),
            ..metrics
        }
    }

    /// The margins above and below everything, with room for the brackets around a strip.
    pub fn above(&self) -> f32 {
        (self.margin - space::XXS).max(BRACKETS)
    }

    pub fn below(&self) -> f32 {
        (self.margin - space::S).max(space::XS)
    }
}
