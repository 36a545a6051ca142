//! A seal: one character in a square, outlined, or stamped when it is chosen or has won.

use super::node::NodeStyle;
use super::text::Style;
use super::ui_builder::UiBuilder;
use crate::theme::{Token, radius};
use bevy::prelude::*;

/// The appearance of a seal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SealFace {
    Outline,
    Stamped,
}

/// The size of the character relative to the seal.
const CHARACTER: f32 = 0.66;

impl UiBuilder<'_, '_> {
    /// A seal; `side` is in logical pixels.
    pub fn seal(&mut self, parent: Entity, character: &str, side: f32, face: SealFace) -> Entity {
        let (fill, stroke, ink) = match face {
            SealFace::Stamped => (Token::Seal, Token::Seal, Token::OnSeal),
            SealFace::Outline => (Token::Clear, Token::Ink, Token::Ink),
        };
        let node = Node::row().center().square(side).no_shrink();
        let seal = self.panel(parent, node.frame(1, radius::SMALL), fill, stroke);
        let style = Style::of_character((side * CHARACTER).round());
        self.literal_text(seal, style.ink(ink), character);
        seal
    }
}
