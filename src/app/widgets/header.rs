//! The header of a page: Back, the title, and room for buttons.

use super::kit::Kit;
use super::text::Style;
use crate::app::state::Go;
use crate::app::theme::{Icon, space};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

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
        let node = Node {
            height: px(if tight { PHONE_HEIGHT } else { HEIGHT }),
            padding: UiRect::horizontal(px(self.layout.margin())),
            align_items: AlignItems::Center,
            column_gap: px(space::M),
            flex_shrink: 0.0,
            ..default()
        };
        let head = self.node(parent, node);
        let arrow = self.node(
            head,
            Node {
                margin: UiRect::left(px(-ARROW_INSET)),
                ..default()
            },
        );
        let back = self.icon_button(arrow, Icon::Back, "back");
        self.on(back, |_: On<Activate>, mut go: MessageWriter<Go>| {
            go.write(Go::Back);
        });
        let style = if tight {
            Style::HEADING.sized(PHONE_TITLE)
        } else {
            Style::HEADING
        };
        let words = self.node(
            head,
            Node {
                flex_grow: 1.0,
                flex_basis: px(0),
                min_width: px(0),
                ..default()
            },
        );
        self.localized_text(words, style, title);
        self.row(head, space::XS)
    }

    /// The name of a section of a page.
    pub fn section(&mut self, parent: Entity, id: &str) -> Entity {
        self.localized_text(parent, Style::SUBHEAD.sized(SECTION), id)
    }
}
