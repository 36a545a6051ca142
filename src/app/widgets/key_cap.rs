//! A key cap.

use super::kit::Kit;
use super::node::NodeStyle;
use super::text::Style;
use crate::app::theme::{Stroke, Token, radius, space};
use bevy::prelude::*;

impl Kit<'_, '_> {
    /// A key with its name.
    pub fn key_cap(&mut self, parent: Entity, name: impl Into<String>) -> Entity {
        let node = Node::row()
            .justify_center()
            .no_shrink()
            .min_width(space::L)
            .pad_xy(6, 1)
            .frame(1, radius::SMALL);
        let cap = self.spawn(parent, (node, Stroke(Token::LineStrong), Pickable::IGNORE));
        let words = self.literal_text(cap, Style::KEY_CAP, name);
        self.insert(words, TextLayout::no_wrap());
        cap
    }
}
