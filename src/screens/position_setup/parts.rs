//! What the parts of the screen share.

use crate::theme::{Token, space};
use crate::widgets::{Kit, NodeStyle, Style};
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
pub fn heading(kit: &mut Kit, parent: Entity, id: &str) -> Entity {
    let row = kit.node(parent, Node::line(space::XS).no_shrink());
    kit.part_heading(row, Style::SUBHEAD, id);
    kit.spacer(row);
    row
}

/// The note at the right end of a heading.
pub fn note(kit: &mut Kit, row: Entity, id: &str) {
    kit.localized_text(row, Style::LABEL.ink(Token::Ink3), id);
}
