//! A list of radios: a stone on the chosen one.

use super::kit::Kit;
use super::look::Follows;
use super::press::Choice;
use super::text::Style;
use crate::app::theme::{Paint, Stroke, Token, space};
use accesskit::Role;
use bevy::a11y::AccessibilityNode;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::{RadioButton, RadioGroup};

/// The ring's diameter, the height of a line and the width of its name, in logical pixels.
const RING: f32 = 18.0;
const LINE: f32 = 46.0;
const NAME: f32 = 96.0;

/// The stone that shows when its radio is checked; the ring that shows when it is not.
#[derive(Component)]
struct RadioStone(Entity);
#[derive(Component)]
struct RadioRing(Entity);

impl Kit<'_, '_> {
    /// A choice of named options, each with a short explanation. Answer [`Picked`](super::Picked) on the entity.
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
            .insert(Choice { options, picked });
        group
    }

    fn radio(&mut self, group: Entity, name: &str, note: &str) -> Entity {
        let mut role = accesskit::Node::new(Role::RadioButton);
        role.set_label(format!("{name}. {note}"));
        let node = Node {
            height: px(LINE),
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
                RadioRing(radio),
                Pickable::IGNORE,
            ),
        );
        let stone = self.stone(place, self.control_stone(), RING);
        self.commands
            .entity(stone)
            .insert((RadioStone(radio), Visibility::Hidden));
        let width = self.node(
            radio,
            Node {
                width: px(NAME),
                flex_shrink: 0.0,
                ..default()
            },
        );
        let words = self.write(width, Style::BODY, name);
        self.commands.entity(words).insert(Follows);
        self.write(radio, Style::SMALL.ink(Token::Ink3), note);
        radio
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, show.before(Paint));
}

fn show(
    radios: Query<(Has<Checked>, &Hovered), With<RadioButton>>,
    mut stones: Query<(&RadioStone, &mut Visibility), Without<RadioRing>>,
    mut rings: Query<(&RadioRing, &mut Visibility, &mut Stroke), Without<RadioStone>>,
) {
    let shown = |shown| {
        if shown {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        }
    };
    for (stone, mut visibility) in &mut stones {
        if let Ok((checked, _)) = radios.get(stone.0) {
            visibility.set_if_neq(shown(checked));
        }
    }
    for (ring, mut visibility, mut stroke) in &mut rings {
        if let Ok((checked, hovered)) = radios.get(ring.0) {
            visibility.set_if_neq(shown(!checked));
            stroke.set_if_neq(Stroke(if hovered.0 {
                Token::Ink
            } else {
                Token::LineStrong
            }));
        }
    }
}
