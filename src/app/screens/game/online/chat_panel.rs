//! The chat beside the board, where there is room.

use crate::app::live::online::Online;
use crate::app::screens::online::{ChatDraft, chat_head, chat_panel};
use crate::app::widgets::{Kit, NodeStyle};
use bevy::prelude::*;

/// Builds the chat in a part of the side column.
pub fn build(kit: &mut Kit, parent: Entity, online: &Online, draft: &ChatDraft) {
    let column = kit.node(parent, Node::column().flex().min_height(0));
    chat_head(kit, column, online);
    chat_panel(kit, column, online, draft);
}
