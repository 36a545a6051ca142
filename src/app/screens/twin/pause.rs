//! The pause on twin boards: its button, and what covers the boards.

use crate::app::live::TwinMatch;
use crate::app::screens::game::{pause_cover, pause_toggle};
use crate::app::widgets::Kit;
use crate::rules::twin::Half;
use bevy::prelude::*;

/// The pause button of a game with a clock.
pub fn button(kit: &mut Kit, parent: Entity, session: &TwinMatch) {
    if session.is_timed() {
        pause_toggle(kit, parent);
    }
}

/// The cover of a board: text and button on the first, an empty frame on the second.
pub fn cover(kit: &mut Kit, parent: Entity, half: Half) {
    let node = Node {
        width: percent(100),
        height: percent(100),
        ..default()
    };
    let text = (half == Half::Left).then_some("twin-pause-text");
    pause_cover(kit, parent, node, text);
}
