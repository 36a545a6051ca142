//! The sizes of the screen.

use crate::layout::Layout;
use crate::theme::space;
use bevy::math::Vec2;

/// The maximum size of the preview, in logical pixels.
const PREVIEW: f32 = 560.0;
// The height of the header with the text below the preview; in a low window, with the board's front edge.
const REST: f32 = 238.0;
const LOW_REST: f32 = 88.0;
/// The maximum width of the pickers beside a preview; larger thumbnails would push the line colours out of view.
const PICKERS: f32 = 592.0;
/// The preview's share of the width beside the pickers, and of the height above them.
const PREVIEW_SHARE: Vec2 = Vec2::new(0.46, 0.36);

/// The sizes of the preview and the pickers.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SkinsMetrics {
    /// Whether preview and pickers are side by side.
    pub beside: bool,
    /// Whether the text is below the preview instead of among the pickers.
    pub words_under_preview: bool,
    /// The size of the preview and the width of the pickers, in logical pixels.
    pub preview: f32,
    pub pickers: f32,
    pub gap: f32,
}

impl SkinsMetrics {
    pub fn new(layout: &Layout) -> Self {
        let room = layout.size.x - 2.0 * layout.margin();
        // A low window has no text below the preview.
        let low = layout.is_low();
        let beside = !layout.is_narrow() || (low && layout.size.x > layout.size.y);
        let gap = layout.if_desktop(space::XXL, space::XL);
        if !beside {
            let preview = (layout.size.y * PREVIEW_SHARE.y).min(room).floor();
            return Self {
                beside,
                words_under_preview: true,
                preview,
                pickers: room,
                gap,
            };
        }
        let height = layout.size.y - if low { LOW_REST } else { REST };
        let share = layout.if_desktop(PREVIEW, room * PREVIEW_SHARE.x);
        let preview = height.min(share).max(1.0).floor();
        Self {
            beside,
            words_under_preview: !low,
            preview,
            pickers: (room - preview - gap).min(PICKERS),
            gap,
        }
    }
}
