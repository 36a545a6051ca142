//! A key cap.

use super::node::NodeStyle;
use super::text::Style;
use super::ui_builder::UiBuilder;
use crate::theme::{Stroke, Token, radius, space};
use bevy::prelude::*;

impl UiBuilder<'_, '_> {
    /// A key with its name; returns the text.
    pub fn key_cap(&mut self, parent: Entity, name: impl Into<String>) -> Entity {
        let node = Node::row().justify_center().no_shrink();
        let node = node.min_width(space::L).pad_xy(6, 1);
        let cap = self.node(parent, node.frame(1, radius::SMALL));
        self.insert(cap, Stroke(Token::LineStrong));
        self.literal_line(cap, Style::KEY_CAP, name)
    }
}
