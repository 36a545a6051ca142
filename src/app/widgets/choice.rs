//! A choice whose options a screen draws itself: cards, pictures, rows.

use super::assist;
use super::kit::Kit;
use super::look::Look;
use super::press::Choice;
use accesskit::Role;
use bevy::a11y::AccessibilityNode;
use bevy::prelude::*;
use bevy::ui_widgets::{RadioButton, RadioGroup};

impl Kit<'_, '_> {
    /// The group. Add its options with [`Kit::option`], then name them with [`Kit::choose`].
    /// Answer [`Picked`](super::Picked) on the entity.
    pub fn choice(&mut self, parent: Entity, id: &str, node: Node) -> Entity {
        let name = self.t(id);
        let control = self.control(Role::RadioGroup, &name, id);
        self.spawn(parent, (RadioGroup, node, control))
    }

    /// One option, empty as yet. `label` is what a screen reader says of it.
    pub fn option(&mut self, group: Entity, look: Look, label: &str, node: Node) -> Entity {
        let role = assist::told(Role::RadioButton, label);
        self.spawn(group, (RadioButton, look, node, AccessibilityNode(role)))
    }

    /// The options in order, and which of them is picked, if any is.
    pub fn choose(&mut self, group: Entity, options: Vec<Entity>, picked: Option<usize>) {
        let picked = picked.unwrap_or(options.len());
        self.commands
            .entity(group)
            .insert(Choice { options, picked });
    }
}
