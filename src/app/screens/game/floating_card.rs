//! Cards over the side column, or at the bottom of the window where there is no side column.

use crate::app::layout::Breakpoint;
use crate::app::theme::{Elevation, Fill, Stroke, Token, radius, space};
use crate::app::widgets::Kit;
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
    let strip = Node {
        position_type: PositionType::Absolute,
        left: px(0),
        right: px(0),
        bottom: px(place.foot),
        justify_content: place.across,
        padding: UiRect::horizontal(px(place.side)),
        ..default()
    };
    let strip = (marker, strip, GlobalZIndex(layer), Pickable::IGNORE);
    let strip = kit.commands.spawn(strip).id();
    let card = Node {
        flex_direction: FlexDirection::Column,
        width: percent(100),
        max_width: px(place.width),
        row_gap: px(space::S),
        padding: UiRect::all(px(space::M)),
        border: UiRect::all(px(match kit.palette.is_high_contrast() {
            true => kit.palette.border(),
            false => 0.0,
        })),
        border_radius: BorderRadius::all(px(radius::CARD)),
        ..default()
    };
    let mut role = accesskit::Node::new(accesskit::Role::Alert);
    role.set_label(spoken);
    let role = bevy::a11y::AccessibilityNode(role);
    let dress = (Fill(Token::Raised), Stroke(Token::LineStrong), Elevation(2));
    kit.spawn(strip, (card, dress, role))
}
