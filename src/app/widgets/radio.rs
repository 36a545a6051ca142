//! Radio buttons, with a stone on the chosen one.

use super::assistive_actions;
use super::check_mark::{CheckedMark, UncheckedMark};
use super::choice::ChoiceOptions;
use super::kit::Kit;
use super::node::NodeStyle;
use super::text::Style;
use crate::app::theme::{Stroke, Token, space};
use accesskit::Role;
use bevy::a11y::AccessibilityNode;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::{RadioButton, RadioGroup};

/// The ring's diameter, the height of a row, on a phone too, and the width of its name, in logical pixels.
const RING: f32 = 18.0;
const LINE: f32 = 46.0;
const PHONE_LINE: f32 = 40.0;
const NAME: f32 = 96.0;

impl Kit<'_, '_> {
    /// A choice of named options, each with a short explanation. Observe [`Picked`](super::Picked) on the entity.
    pub fn radios(
        &mut self,
        parent: Entity,
        id: &str,
        options: &[(String, String)],
        picked: usize,
    ) -> Entity {
        let name = self.t(id);
        let control = self.control(Role::RadioGroup, &name, id);
        let group = self.spawn(parent, (RadioGroup, Node::column(), control));
        let options: Vec<_> = options
            .iter()
            .map(|(name, note)| self.radio(group, name, note))
            .collect();
        self.insert(group, ChoiceOptions { options, picked });
        group
    }

    fn radio(&mut self, group: Entity, name: &str, note: &str) -> Entity {
        let spoken = format!("{name}. {note}");
        let role = assistive_actions::accessibility_node(Role::RadioButton, &spoken);
        let node = Node::line(space::S).height(match self.layout.is_phone() {
            true => PHONE_LINE,
            false => LINE,
        });
        let behaviour = (RadioButton, Hovered::default(), AccessibilityNode(role));
        let radio = self.spawn(group, (behaviour, node));
        let place = self.node(radio, Node::default().square(RING).no_shrink());
        let ring = Node::default().square(RING).no_shrink();
        let ring = self.node(place, ring.frame(1, percent(50)).absolute());
        self.insert(ring, (Stroke(Token::LineStrong), UncheckedMark(radio)));
        let stone = self.stone(place, self.control_stone(), RING);
        self.insert(stone, (CheckedMark(radio), Visibility::Hidden));
        let width = self.node(radio, Node::default().width(NAME).no_shrink());
        self.control_text(width, Style::BODY, name);
        self.literal_text(radio, Style::SMALL.ink(Token::Ink3), note);
        radio
    }
}
