//! Changes of nodes that count as changes only if something differs, and the name of a node for screen readers.

use super::node::display_if;
use accesskit::Role;
use bevy::a11y::AccessibilityNode;
use bevy::prelude::*;

/// Shows a node, or takes it out of the layout.
pub fn set_display(node: Mut<Node>, shown: bool) {
    let mut display = node.map_unchanged(|node| &mut node.display);
    display.set_if_neq(display_if(shown));
}

/// The role and the name of a node that is no control.
pub fn named(role: Role, name: impl Into<Box<str>>) -> AccessibilityNode {
    let mut node = accesskit::Node::new(role);
    node.set_label(name);
    AccessibilityNode(node)
}
