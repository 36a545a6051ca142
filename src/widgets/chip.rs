//! Chips: small buttons with words. One or several can be chosen. They wrap.

use super::look::Look;
use super::node::NodeStyle;
use super::text::Style;
use super::ui_builder::UiBuilder;
use crate::theme::radius;
use bevy::prelude::*;
use bevy::ui::{Checkable, Checked};

// The height of a chip, and where fingers press it; its padding and the gap to the next, in logical pixels.
const HEIGHT: f32 = 28.0;
const TOUCH_HEIGHT: f32 = 40.0;
const PADDING: f32 = 8.0;
const GAP: f32 = 6.0;

impl UiBuilder<'_, '_> {
    /// A choice of one chip. Observe [`Picked`](super::Picked) on the entity.
    pub fn chips(&mut self, parent: Entity, id: &str, labels: &[String], picked: usize) -> Entity {
        let group = self.choice(parent, id, Node::row().wrap().gaps(GAP));
        let node = self.chip_node();
        let chips = labels.iter().map(|label| {
            let chip = self.option(group, Look::Soft, label, node.clone());
            self.control_line(chip, Style::SMALL, label);
            chip
        });
        let chips = chips.collect();
        self.set_options(group, chips, Some(picked));
        group
    }

    /// The row of chips that are chosen one by one.
    pub fn chip_row(&mut self, parent: Entity) -> Entity {
        self.node(parent, Node::row().wrap().gaps(GAP))
    }

    /// A chip that is chosen by itself. Observe `Activate` on the entity.
    pub fn chip(&mut self, row: Entity, label: &str, key: &str, is_chosen: bool) -> Entity {
        let node = self.chip_node();
        let chip = self.bare_button(row, Look::Soft, label, key, node);
        self.insert(chip, Checkable);
        if is_chosen {
            self.insert(chip, Checked);
        }
        self.control_line(chip, Style::SMALL, label);
        chip
    }

    fn chip_node(&self) -> Node {
        let height = self.layout.if_desktop(HEIGHT, TOUCH_HEIGHT);
        let node = Node::row().center().no_shrink().height(height);
        let node = node.pad_x(PADDING).max_width(percent(100)).clip();
        node.frame(self.palette.border(), radius::SMALL)
    }
}
