//! Four red corners around an element that has the keyboard focus, the turn, or is chosen.

use super::node::NodeStyle;
use super::ui_builder::UiBuilder;
use crate::theme::{Stroke, Token};
use bevy::prelude::*;

// The length and the thickness of a corner's arms, in logical pixels.
const ARM: f32 = 11.0;
const STROKE: f32 = 2.0;
/// The distance of the brackets outside the element, in logical pixels.
pub const BRACKET_OUTSET: f32 = 5.0;

/// Brackets shown while the control they belong to is checked.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct ChosenBrackets;

impl UiBuilder<'_, '_> {
    /// Brackets around an element. They are positioned absolutely and do not affect its layout. `border` is the width
    /// of the element's own border, inside which positions are measured.
    pub fn brackets(&mut self, parent: Entity, border: f32) -> Entity {
        let frame = self.node(parent, frame(BRACKET_OUTSET + border));
        spawn_corners(&mut self.commands, frame);
        frame
    }
}

/// The node that holds the corners, at this distance outside its parent.
fn frame(outset: f32) -> Node {
    let out = px(-outset);
    Node::default().inset(out)
}

/// The insets and borders of a corner at the start of an axis, or at its end.
fn edges(at_start: bool) -> [Val; 4] {
    if at_start {
        [px(0), Val::Auto, px(STROKE), px(0)]
    } else {
        [Val::Auto, px(0), px(0), px(STROKE)]
    }
}

/// Spawns the four corners in a frame.
pub(super) fn spawn_corners(commands: &mut Commands, frame: Entity) {
    for (left, top) in [(true, true), (false, true), (true, false), (false, false)] {
        let mut node = Node::default().absolute().square(ARM);
        let border = &mut node.border;
        [node.left, node.right, border.left, border.right] = edges(left);
        [node.top, node.bottom, border.top, border.bottom] = edges(top);
        commands.spawn((
            node,
            Stroke(Token::Accent),
            Pickable::IGNORE,
            ChildOf(frame),
        ));
    }
}
