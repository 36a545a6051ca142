//! A seal: one character in a square, outlined, or stamped when it is chosen or has won.

use super::kit::Kit;
use super::node::NodeStyle;
use super::text::Style;
use crate::app::theme::{Face, Fill, Ink, Stroke, Token, radius};
use bevy::prelude::*;

/// The appearance of a seal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SealFace {
    Outline,
    Stamped,
}

/// The size of the character relative to the seal.
const CHARACTER: f32 = 0.66;

impl Kit<'_, '_> {
    /// A seal; `side` is in logical pixels.
    pub fn seal(&mut self, parent: Entity, character: &str, side: f32, face: SealFace) -> Entity {
        let stamped = face == SealFace::Stamped;
        let (fill, stroke, ink) = if stamped {
            (Token::Seal, Token::Seal, Token::OnSeal)
        } else {
            (Token::Clear, Token::Ink, Token::Ink)
        };
        let node = Node::row()
            .center()
            .square(side)
            .no_shrink()
            .frame(1, radius::SMALL);
        let seal = self.spawn(parent, (node, Fill(fill), Stroke(stroke), Pickable::IGNORE));
        let style = Style {
            face: Face::Display,
            size: (side * CHARACTER).round(),
            line: 1.0,
            spacing: 0.0,
            ink,
        };
        let text = self.literal_text(seal, style, character);
        self.insert(text, Ink(ink));
        seal
    }
}
