//! Radio buttons, with a stone on the chosen one.

use super::assistive_actions;
use super::check_mark::{CheckedMark, UncheckedMark};
use super::choice::ChoiceOptions;
use super::kit::Kit;
use super::look::InheritsInk;
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
        let node = Node {
            flex_direction: FlexDirection::Column,
            ..default()
        };
        let group = self.spawn(parent, (RadioGroup, node, control));
        let options: Vec<_> = options
            .iter()
            .map(|(name, note)| self.radio(group, name, note))
            .collect();
        self.commands
            .entity(group)
            .insert(ChoiceOptions { options, picked });
        group
    }

    fn radio(&mut self, group: Entity, name: &str, note: &str) -> Entity {
        let role =
            assistive_actions::accessibility_node(Role::RadioButton, &format!("{name}. {note}"));
        let node = Node {
            height: px(match self.layout.is_phone() {
                true => PHONE_LINE,
                false => LINE,
            }),
            align_items: AlignItems::Center,
            column_gap: px(space::S),
            ..default()
        };
        let radio = self.spawn(
            group,
            (
                RadioButton,
                Hovered::default(),
                node,
                AccessibilityNode(role),
            ),
        );
        let ring = Node {
            width: px(RING),
            height: px(RING),
            border: UiRect::all(px(1)),
            border_radius: BorderRadius::all(percent(50)),
            flex_shrink: 0.0,
            ..default()
        };
        let place = self.node(
            radio,
            Node {
                width: px(RING),
                height: px(RING),
                flex_shrink: 0.0,
                ..default()
            },
        );
        self.spawn(
            place,
            (
                Node {
                    position_type: PositionType::Absolute,
                    ..ring
                },
                Stroke(Token::LineStrong),
                UncheckedMark(radio),
                Pickable::IGNORE,
            ),
        );
        let stone = self.stone(place, self.control_stone(), RING);
        self.commands
            .entity(stone)
            .insert((CheckedMark(radio), Visibility::Hidden));
        let width = self.node(
            radio,
            Node {
                width: px(NAME),
                flex_shrink: 0.0,
                ..default()
            },
        );
        let words = self.literal_text(width, Style::BODY, name);
        self.commands.entity(words).insert(InheritsInk);
        self.literal_text(radio, Style::SMALL.ink(Token::Ink3), note);
        radio
    }
}
