//! Cards that say something beside the board, or over its foot where there is no room beside it.

use crate::app::layout::Shape;
use crate::app::theme::{Fill, Lift, Stroke, Token, radius, space};
use crate::app::widgets::Kit;
use bevy::prelude::*;

/// Where a card lies, in logical pixels.
#[derive(Debug, Clone, Copy)]
pub struct Place {
    /// The widest it grows.
    pub width: f32,
    /// Its distance from the foot of the window, and from its sides.
    pub foot: f32,
    pub side: f32,
    /// Where between its sides.
    pub across: JustifyContent,
}

/// Over the moves, above the buttons of the rail.
const BESIDE: Place = Place {
    width: 236.0,
    foot: 190.0,
    side: 24.0,
    across: JustifyContent::End,
};
const BESIDE_WIDE: Place = Place {
    width: 300.0,
    ..BESIDE
};

/// Whether the window has a rail beside the board for cards.
pub fn has_rail(kit: &Kit) -> bool {
    matches!(kit.layout.shape, Shape::Wide | Shape::Desktop)
}

/// A card in the rail, or at the place `below`. It lies on a layer, and goes with `marker`, which its root
/// carries; `spoken` is what a screen reader says when it comes.
pub fn card(
    kit: &mut Kit,
    marker: impl Component,
    layer: i32,
    below: Place,
    spoken: &str,
) -> Entity {
    let place = match kit.layout.shape {
        Shape::Wide => BESIDE_WIDE,
        Shape::Desktop => BESIDE,
        _ => below,
    };
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
    let dress = (Fill(Token::Raised), Stroke(Token::LineStrong), Lift(2));
    kit.spawn(strip, (card, dress, role))
}
