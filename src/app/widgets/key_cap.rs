//! A key cap.

use super::kit::Kit;
use super::text::Style;
use crate::app::theme::{Stroke, Token, radius, space};
use bevy::prelude::*;

impl Kit<'_, '_> {
    /// A key with its name.
    pub fn key_cap(&mut self, parent: Entity, name: impl Into<String>) -> Entity {
        let node = Node {
            padding: UiRect::axes(px(6), px(1)),
            min_width: px(space::L),
            justify_content: JustifyContent::Center,
            border: UiRect::all(px(1)),
            border_radius: BorderRadius::all(px(radius::SMALL)),
            flex_shrink: 0.0,
            ..default()
        };
        let cap = self.spawn(parent, (node, Stroke(Token::LineStrong), Pickable::IGNORE));
        let words = self.literal_text(cap, Style::KEY_CAP, name);
        self.commands.entity(words).insert(TextLayout::no_wrap());
        cap
    }
}
