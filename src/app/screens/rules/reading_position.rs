//! The open page, and how the window shows it.

use super::page::RulesPage;
use crate::app::layout::Layout;
use crate::app::theme::space;
use bevy::prelude::*;

/// The window width from which the list is beside the page, in logical pixels.
const SPLITS_FROM: f32 = 720.0;

/// The space above a heading.
pub const ABOVE_HEAD: f32 = space::L;

/// Opens a page of the rules. Back returns from it.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShowRules(pub RulesPage);

/// The open page and the scroll offsets.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Default)]
pub struct ReadingPosition {
    pub page: RulesPage,
    /// The scroll offsets of the page and of the list, in logical pixels.
    pub scrolled: f32,
    pub list_scrolled: f32,
}

/// Whether the list is beside the page.
pub fn splits(layout: &Layout) -> bool {
    layout.size.x >= SPLITS_FROM
}
