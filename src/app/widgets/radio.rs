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
        let node = Node::column();
        let group = self.spawn(parent, (RadioGroup, node, control));
        let options: Vec<_> = options
            .iter()
            .map(|(name, note)| self.radio(group, name, note))
            .collect();
        self.insert(group, ChoiceOptions { options, picked });
        group
    }

    fn radio(&mut self, group: Entity, name: &str, note: &str) -> Entity {
        let role =
            assistive_actions::accessibility_node(Role::RadioButton, &format!("{name}. {note}"));
        let node = Node::row()
            .gap(space::S)
            .items_center()
            .height(match self.layout.is_phone() {
                true => PHONE_LINE,
                false => LINE,
            });
        let radio = self.spawn(
            group,
            (
                RadioButton,
                Hovered::default(),
                node,
                AccessibilityNode(role),
            ),
        );
        let ring = Node::default()
            .square(RING)
            .no_shrink()
            .border(1)
            .radius(percent(50));
        let place = self.node(radio, Node::default().square(RING).no_shrink());
        self.spawn(
            place,
            (
                ring.absolute(),
                Stroke(Token::LineStrong),
                UncheckedMark(radio),
                Pickable::IGNORE,
            ),
        );
        let stone = self.stone(place, self.control_stone(), RING);
        self.insert(stone, (CheckedMark(radio), Visibility::Hidden));
        let width = self.node(radio, Node::default().width(NAME).no_shrink());
        self.control_text(width, Style::BODY, name);
        self.literal_text(radio, Style::SMALL.ink(Token::Ink3), note);
        radio
    }
}
