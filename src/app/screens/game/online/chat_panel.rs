//! The chat beside the board, where there is room.

use crate::app::live::online::Online;
use crate::app::screens::online::{ChatDraft, chat_head, chat_panel};
use crate::app::widgets::Kit;
use bevy::prelude::*;

/// Builds the chat in a part of the side column.
pub fn build(kit: &mut Kit, parent: Entity, online: &Online, draft: &ChatDraft) {
    let column = Node {
        flex_direction: FlexDirection::Column,
        flex_grow: 1.0,
        flex_basis: px(0),
        min_height: px(0),
        ..default()
    };
    let column = kit.node(parent, column);
    chat_head(kit, column, online);
    chat_panel(kit, column, online, draft);
}
