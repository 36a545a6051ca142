//! Four red corners that mean *here*: keyboard focus, whose turn it is, the chosen one.

use super::kit::Kit;
use crate::app::theme::{Stroke, Token};
use bevy::prelude::*;

/// The length of an arm, and how thick it is, in logical pixels.
const ARM: f32 = 11.0;
const STROKE: f32 = 2.0;
/// How far outside the element the brackets stand, in logical pixels.
pub const BRACKET_OUTSET: f32 = 5.0;

/// Brackets that show when the control they stand in is checked.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct ChosenBrackets;

impl Kit<'_, '_> {
    /// Brackets around an element. They lie over its padding and take no room. `border` is the element's own
    /// border width: positions inside it are counted from there.
    pub fn brackets(&mut self, parent: Entity, border: f32) -> Entity {
        let frame = self.node(parent, frame(BRACKET_OUTSET + border));
        spawn_corners(&mut self.commands, frame);
        frame
    }
}

/// The node that holds the corners, so far outside its parent.
fn frame(outset: f32) -> Node {
    let out = px(-outset);
    Node {
        position_type: PositionType::Absolute,
        left: out,
        right: out,
        top: out,
        bottom: out,
        ..default()
    }
}

/// The four corners inside a frame.
pub(super) fn spawn_corners(commands: &mut Commands, frame: Entity) {
    for (left, top) in [(true, true), (false, true), (true, false), (false, false)] {
        let mut node = Node {
            position_type: PositionType::Absolute,
            width: px(ARM),
            height: px(ARM),
            ..default()
        };
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
