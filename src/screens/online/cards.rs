//! The cards and rows shared by the pages of the online screen.

use crate::theme::{Elevation, Icon, Token, radius, space};
use crate::widgets::{Kit, NodeStyle, Style};
use bevy::prelude::*;

// The padding of a card, in logical pixels, and on a phone.
const PADDING: f32 = 24.0;
const PHONE_PADDING: f32 = 18.0;

/// A card with a title, raised or flat.
pub fn card(kit: &mut Kit, parent: Entity, title: &str, is_raised: bool) -> Entity {
    let card = bare_card(kit, parent, is_raised);
    kit.part_heading(card, Style::SUBHEAD, title);
    card
}

/// A card without a title.
pub fn bare_card(kit: &mut Kit, parent: Entity, is_raised: bool) -> Entity {
    let padding = kit.layout.if_phone(PHONE_PADDING, PADDING);
    let node = Node::column()
        .gap(space::M)
        .no_shrink()
        .pad(padding)
        .frame(kit.palette.border(), radius::CARD);
    let (fill, stroke, lift) = if is_raised && !kit.palette.is_high_contrast() {
        (Token::Raised, Token::Clear, 2)
    } else {
        (Token::Surface, Token::Line, 0)
    };
    let card = kit.panel(parent, node, fill, stroke);
    kit.insert(card, Elevation(lift));
    card
}

/// A column that takes the remaining width.
pub fn fill(kit: &mut Kit, parent: Entity, gap: f32) -> Entity {
    let node = Node::column().gap(gap).fill();
    kit.node(parent, node)
}

/// An icon with text beside it that may wrap.
pub fn icon_text(kit: &mut Kit, parent: Entity, icon: Icon, token: Token, words: String) -> Entity {
    let row = kit.node(parent, Node::row().gap(space::S).items_start().min_width(0));
    let place = kit.node(row, Node::default().no_shrink().margin_top(1));
    kit.icon(place, icon, 20.0, token);
    let column = fill(kit, row, 0.0);
    kit.literal_text(column, Style::BODY.ink(token), words)
}

/// Makes a button as wide as its column.
pub fn full_width(kit: &mut Kit, button: Entity) {
    kit.restyle(button, |node| node.stretch());
}

/// Makes the buttons of a row share its width.
pub fn share_width(kit: &mut Kit, button: Entity) {
    let sides = UiRect::horizontal(px(space::XS));
    kit.restyle(button, move |node| node.fill().padding(sides));
}

/// A page with a header, scrolling where necessary. Returns the page and the row at the right end of the header.
pub fn page(kit: &mut Kit, title: &str) -> (Entity, Entity) {
    let parts = kit.page(title);
    (kit.page_body(parts.page), parts.actions)
}
