//! What the parts of the screen share.

use crate::theme::{Token, space};
use crate::widgets::{NodeStyle, Style, UiBuilder};
use bevy::prelude::*;

/// A button that is enabled only if it can do something now.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub enum PositionButton {
    Undo,
    Redo,
    Clear,
    Analyse,
    Play,
}

/// The systems that show the position.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PositionScreenSystems;

/// The heading of a part of the column, in a large window.
pub fn heading(ui: &mut UiBuilder, parent: Entity, id: &str) -> Entity {
    let row = ui.node(parent, Node::line(space::XS).no_shrink());
    ui.part_heading(row, Style::SUBHEAD, id);
    ui.spacer(row);
    row
}

/// The note at the right end of a heading.
pub fn note(ui: &mut UiBuilder, row: Entity, id: &str) {
    ui.localized_text(row, Style::LABEL.ink(Token::Ink3), id);
}
