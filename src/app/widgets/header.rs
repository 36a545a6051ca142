//! The header of a page: Back, the title, and room for buttons.

use super::kit::Kit;
use super::node::NodeStyle;
use super::text::Style;
use crate::app::state::Go;
use crate::app::theme::{Icon, space};
use bevy::prelude::*;

/// The height of the header, in logical pixels, and on a phone.
const HEIGHT: f32 = 96.0;
const PHONE_HEIGHT: f32 = 64.0;
/// The size of the title on a phone, and of a section's name.
const PHONE_TITLE: f32 = 22.0;
const SECTION: f32 = 18.0;
/// The arrow is smaller than its button, which is moved left by this much to align the arrow with the margin.
const ARROW_INSET: f32 = 12.0;

impl Kit<'_, '_> {
    /// The header; returns the row at its right end for the page's own buttons.
    pub fn header(&mut self, parent: Entity, title: &str) -> Entity {
        let tight = self.layout.is_phone() || self.layout.size.y < 480.0;
        let node = Node::line(space::M)
            .height(if tight { PHONE_HEIGHT } else { HEIGHT })
            .no_shrink()
            .pad_x(self.layout.margin());
        let head = self.node(parent, node);
        let arrow = self.node(head, Node::default().margin_left(-ARROW_INSET));
        let back = self.icon_button(arrow, Icon::Back, "back");
        self.write_on(back, Go::Back);
        let style = if tight {
            Style::HEADING.sized(PHONE_TITLE)
        } else {
            Style::HEADING
        };
        let words = self.node(head, Node::default().fill());
        self.localized_text(words, style, title);
        self.row(head, space::XS)
    }

    /// The name of a section of a page.
    pub fn section(&mut self, parent: Entity, id: &str) -> Entity {
        self.localized_text(parent, Style::SUBHEAD.sized(SECTION), id)
    }
}
