//! What the parts of the screen share.

use crate::theme::Token;
use crate::widgets::{Kit, NodeStyle};
use bevy::prelude::*;

/// A part that is written anew when the puzzles have changed.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub enum PuzzlePart {
    /// The right end of the header.
    Head,
    List,
    Panel,
    /// Below the board.
    Foot,
}

/// A bar of which a share, 0 to 1, is dark.
pub fn bar(kit: &mut Kit, parent: Entity, share: f32) {
    let ground = Node::default().fill().height(3);
    let ground = kit.filled(parent, ground, Token::Line);
    let done = Node::default().at(0, 0).height(3);
    let done = done.width(percent(100.0 * share.clamp(0.0, 1.0)));
    kit.filled(ground, done, Token::Ink);
}
