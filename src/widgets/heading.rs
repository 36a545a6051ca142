//! Headings: how people who hear a screen learn where they are, and step from part to part.
//!
//! Every screen has one heading of its own. It names the window, and it is where a screen reader begins when a screen opens and no
//! control has the focus.

use super::node::NodeStyle;
use super::text::Style;
use super::ui_builder::UiBuilder;
use super::update::named;
use bevy::prelude::*;

/// A text that is a heading, or a node that stands for one and is only heard.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Heading {
    /// Of the whole screen.
    Screen,
    Part,
}

impl Heading {
    /// The level that screen readers tell, from 1.
    pub const fn level(self) -> u8 {
        match self {
            Self::Screen => 1,
            Self::Part => 2,
        }
    }
}

impl UiBuilder<'_, '_> {
    /// The heading of a part of the screen: the text of a Fluent message.
    pub fn part_heading(&mut self, parent: Entity, style: Style, id: &str) -> Entity {
        let text = self.localized_text(parent, style, id);
        self.insert(text, Heading::Part);
        text
    }

    /// The heading of a screen that shows none: it is only heard.
    pub fn unseen_heading(&mut self, root: Entity, words: String) {
        // Some screen readers leave out what has no size.
        let node = Node::default().at(0.0, 0.0).square(1.0);
        let role = named(accesskit::Role::Heading, words);
        self.spawn(root, (node, role, Heading::Screen, Pickable::IGNORE));
    }
}
