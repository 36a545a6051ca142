//! The cards and rows shared by the pages of the online screen.

use crate::theme::{Elevation, Icon, Token, radius, space};
use crate::widgets::{NodeStyle, Style, UiBuilder};
use bevy::prelude::*;

// The padding of a card, in logical pixels, and on a phone.
const PADDING: f32 = 24.0;
const PHONE_PADDING: f32 = 18.0;

/// A card with a title, raised or flat.
pub fn card(ui: &mut UiBuilder, parent: Entity, title: &str, is_raised: bool) -> Entity {
    let card = bare_card(ui, parent, is_raised);
    ui.part_heading(card, Style::SUBHEAD, title);
    card
}

/// A card without a title.
pub fn bare_card(ui: &mut UiBuilder, parent: Entity, is_raised: bool) -> Entity {
    let padding = ui.layout.if_phone(PHONE_PADDING, PADDING);
    let node = Node::column()
        .gap(space::M)
        .no_shrink()
        .pad(padding)
        .frame(ui.palette.border(), radius::CARD);
    let (fill, stroke, lift) = if is_raised && !ui.palette.is_high_contrast() {
        (Token::Raised, Token::Clear, 2)
    } else {
        (Token::Surface, Token::Line, 0)
    };
    let card = ui.panel(parent, node, fill, stroke);
    ui.insert(card, Elevation(lift));
    card
}

/// A column that takes the remaining width.
pub fn fill(ui: &mut UiBuilder, parent: Entity, gap: f32) -> Entity {
    let node = Node::column().gap(gap).fill();
    ui.node(parent, node)
}

/// An icon with text beside it that may wrap.
pub fn icon_text(
    ui: &mut UiBuilder,
    parent: Entity,
    icon: Icon,
    token: Token,
    words: String,
) -> Entity {
    let row = ui.node(parent, Node::row().gap(space::S).items_start().min_width(0));
    let place = ui.node(row, Node::default().no_shrink().margin_top(1));
    ui.icon(place, icon, 20.0, token);
    let column = fill(ui, row, 0.0);
    ui.literal_text(column, Style::BODY.ink(token), words)
}

/// Makes a button as wide as its column.
pub fn full_width(ui: &mut UiBuilder, button: Entity) {
    ui.restyle(button, |node| node.stretch());
}

/// Makes the buttons of a row share its width.
pub fn share_width(ui: &mut UiBuilder, button: Entity) {
    let sides = UiRect::horizontal(px(space::XS));
    ui.restyle(button, move |node| node.fill().padding(sides));
}

/// A page with a header, scrolling where necessary. Returns the page and the row at the right end of the header.
pub fn page(ui: &mut UiBuilder, title: &str) -> (Entity, Entity) {
    let parts = ui.page(title);
    (ui.page_body(parts.page), parts.actions)
}
