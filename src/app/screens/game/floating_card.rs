//! Cards over the side column, or at the bottom of the window where there is no side column.

use crate::app::layout::Breakpoint;
use crate::app::theme::{Elevation, Fill, Stroke, Token, radius, space};
use crate::app::widgets::{Kit, NodeStyle};
use bevy::prelude::*;

/// Where a card is placed, in logical pixels.
#[derive(Debug, Clone, Copy)]
pub struct CardPlacement {
    /// The maximum width.
    pub width: f32,
    /// The distances from the bottom and the sides of the window.
    pub foot: f32,
    pub side: f32,
    /// The horizontal alignment.
    pub across: JustifyContent,
}

/// Over the move list, above the buttons of the side column.
const BESIDE: CardPlacement = CardPlacement {
    width: 236.0,
    foot: 190.0,
    side: 24.0,
    across: JustifyContent::End,
};
const BESIDE_WIDE: CardPlacement = CardPlacement {
    width: 300.0,
    ..BESIDE
};

/// Whether the window has a side column with room for cards.
pub fn has_side_column(kit: &Kit) -> bool {
    matches!(
        kit.layout.breakpoint,
        Breakpoint::Wide | Breakpoint::Desktop
    )
}

/// The place over the side column, or `below` where there is none.
pub fn beside_or(kit: &Kit, below: CardPlacement) -> CardPlacement {
    match kit.layout.breakpoint {
        Breakpoint::Wide => BESIDE_WIDE,
        Breakpoint::Desktop => BESIDE,
        _ => below,
    }
}

/// Spawns a card. Its root carries `marker`; `spoken` is the text for screen readers.
pub fn spawn(
    kit: &mut Kit,
    marker: impl Component,
    layer: i32,
    place: CardPlacement,
    spoken: &str,
) -> Entity {
    let strip = Node::row()
        .absolute()
        .left(0)
        .right(0)
        .bottom(place.foot)
        .justify_content(place.across)
        .pad_x(place.side);
    let strip = (marker, strip, GlobalZIndex(layer), Pickable::IGNORE);
    let strip = kit.commands.spawn(strip).id();
    let card = Node::column()
        .gap(space::S)
        .full_width()
        .max_width(place.width)
        .pad(space::M)
        .frame(
            match kit.palette.is_high_contrast() {
                true => kit.palette.border(),
                false => 0.0,
            },
            radius::CARD,
        );
    let mut role = accesskit::Node::new(accesskit::Role::Alert);
    role.set_label(spoken);
    let role = bevy::a11y::AccessibilityNode(role);
    let dress = (Fill(Token::Raised), Stroke(Token::LineStrong), Elevation(2));
    kit.spawn(strip, (card, dress, role))
}
