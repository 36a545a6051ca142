//! Four red corners around an element that has the keyboard focus, the turn, or is chosen.

use super::kit::Kit;
use super::node::NodeStyle;
use crate::theme::{Stroke, Token};
use bevy::prelude::*;

/// The length and the thickness of a corner's arms, in logical pixels.
const ARM: f32 = 11.0;
const STROKE: f32 = 2.0;
/// The distance of the brackets outside the element, in logical pixels.
pub const BRACKET_OUTSET: f32 = 5.0;

/// Brackets shown while the control they belong to is checked.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct ChosenBrackets;

impl Kit<'_, '_> {
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

/// Spawns the four corners in a frame.
pub(super) fn spawn_corners(commands: &mut Commands, frame: Entity) {
    for (left, top) in [(true, true), (false, true), (true, false), (false, false)] {
        let mut node = Node::default().absolute().square(ARM);
        if left {
            node.left = px(0);
            node.border.left = px(STROKE);
        } else {
            node.right = px(0);
            node.border.right = px(STROKE);
        }
        if top {
            node.top = px(0);
            node.border.top = px(STROKE);
        } else {
            node.bottom = px(0);
            node.border.bottom = px(STROKE);
        }
        commands.spawn((node, Stroke(Token::Shu), Pickable::IGNORE, ChildOf(frame)));
    }
}
