//! A frame of segments, one of them chosen: the ink slides from choice to choice.

use super::assist;
use super::kit::Kit;
use super::look::{Follows, Look};
use super::press::Choice;
use super::slide::Slide;
use super::text::Style;
use crate::app::theme::{Fill, Icon, Stroke, Token, duration, radius};
use accesskit::Role;
use bevy::a11y::AccessibilityNode;
use bevy::prelude::*;
use bevy::ui_widgets::{RadioButton, RadioGroup};

/// The height of the frame, in logical pixels.
const HEIGHT: f32 = 40.0;
/// The size of an icon, and of several beside words.
const ICON: f32 = 20.0;
const SMALL_ICON: f32 = 16.0;

/// Between icons and words.
const GAP: f32 = 6.0;

/// The ink under the chosen segment.
#[derive(Component)]
struct Pad {
    group: Entity,
}

/// What stands in one segment.
#[derive(Debug, Clone, Default)]
pub struct Segment {
    pub icons: Vec<Icon>,
    pub label: String,
    /// What a screen reader says, where the label is empty or too short.
    pub spoken: String,
    /// Set in the data face: figures.
    pub figures: bool,
}

impl Segment {
    /// Words alone.
    pub fn words(label: impl Into<String>) -> Self {
        Self {
            label: label.into(),
            ..default()
        }
    }

    /// Figures alone.
    pub fn figures(label: impl Into<String>) -> Self {
        Self {
            label: label.into(),
            figures: true,
            ..default()
        }
    }
}

impl Kit<'_, '_> {
    /// A choice among a few. Answer [`Picked`](super::Picked) on the entity.
    pub fn segments(
        &mut self,
        parent: Entity,
        id: &str,
        options: &[Segment],
        picked: usize,
    ) -> Entity {
        let name = self.t(id);
        let border = self.palette.border();
        let control = self.control(Role::RadioGroup, &name, id);
        let node = Node {
            height: px(HEIGHT),
            border: UiRect::all(px(border)),
            border_radius: BorderRadius::all(px(radius::CONTROL)),
            flex_shrink: 0.0,
            ..default()
        };
        let group = self.spawn(
            parent,
            (RadioGroup, node, Stroke(Token::LineStrong), control),
        );
        self.pad(group, options.len(), picked);
        let options: Vec<_> = options
            .iter()
            .enumerate()
            .map(|(index, option)| self.segment(group, index, option))
            .collect();
        self.commands
            .entity(group)
            .insert(Choice { options, picked });
        group
    }

    fn pad(&mut self, group: Entity, count: usize, picked: usize) {
        let width = 100.0 / count.max(1) as f32;
        let node = Node {
            position_type: PositionType::Absolute,
            top: px(0),
            bottom: px(0),
            width: percent(width),
            left: percent(width * picked as f32),
            ..default()
        };
        self.spawn(
            group,
            (node, Fill(Token::Ink), Pad { group }, Pickable::IGNORE),
        );
    }

    fn segment(&mut self, group: Entity, index: usize, option: &Segment) -> Entity {
        let spoken = if option.spoken.is_empty() {
            &option.label
        } else {
            &option.spoken
        };
        let role = assist::told(Role::RadioButton, spoken);
        let node = Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            min_width: px(0),
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            column_gap: px(GAP),
            border: UiRect::left(px(if index == 0 { 0.0 } else { 1.0 })),
            ..default()
        };
        let segment = self.spawn(
            group,
            (RadioButton, Look::Segment, node, AccessibilityNode(role)),
        );
        for (place, icon) in option.icons.iter().enumerate() {
            if place > 0 {
                let dash = self.write(segment, Style::SMALL, "–");
                self.commands.entity(dash).insert(Follows);
            }
            let size = if option.icons.len() > 1 && !option.label.is_empty() {
                SMALL_ICON
            } else {
                ICON
            };
            let icon = self.icon(segment, *icon, size, Token::Ink);
            self.commands.entity(icon).insert(Follows);
        }
        if !option.label.is_empty() {
            let style = if option.figures {
                Style::DATA
            } else {
                Style::SMALL
            };
            let words = self.write(segment, style, option.label.clone());
            self.commands
                .entity(words)
                .insert((Follows, TextLayout::no_wrap()));
        }
        segment
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, slide_pads);
}

fn slide_pads(
    groups: Query<Ref<Choice>>,
    pads: Query<(Entity, &Pad, &Node)>,
    mut commands: Commands,
) {
    for (entity, pad, node) in &pads {
        let Ok(choice) = groups.get(pad.group) else {
            continue;
        };
        let (Val::Percent(from), Val::Percent(width)) = (node.left, node.width) else {
            continue;
        };
        let to = width * choice.picked as f32;
        if choice.is_changed() && !choice.is_added() && from != to {
            commands.entity(entity).try_insert(Slide::new(
                percent(from),
                percent(to),
                duration::MOVE,
            ));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_that_goes_while_its_pad_moves_is_no_fault() {
        let mut app = App::new();
        let group = app
            .world_mut()
            .spawn(Choice {
                options: Vec::new(),
                picked: 0,
            })
            .id();
        let node = Node {
            left: percent(0),
            width: percent(50),
            ..default()
        };
        let pad = app.world_mut().spawn((Pad { group }, node)).id();
        // Both decide in the same frame, and the pad is gone before its move begins.
        let leave = move |groups: Query<Ref<Choice>>, mut commands: Commands| {
            if groups.single().is_ok_and(|choice| !choice.is_added()) {
                commands.entity(pad).try_despawn();
            }
        };
        app.add_systems(Update, (leave, slide_pads).chain_ignore_deferred());
        app.update();
        app.world_mut()
            .get_mut::<Choice>(group)
            .expect("the choice stays")
            .picked = 1;
        app.update();
        assert!(app.world().get_entity(pad).is_err());
    }
}
