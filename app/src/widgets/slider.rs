//! A slider: a stone on a line with ticks.

use super::kit::Kit;
use super::node::NodeStyle;
use crate::theme::Token;
use accesskit::Role;
use bevy::prelude::*;
use bevy::ui_widgets::{
    Slider, SliderPrecision, SliderRange, SliderStep, SliderThumb, SliderValue, TrackClick,
    ValueChange,
};

/// The sizes of a slider, in logical pixels.
const THUMB: f32 = 22.0;
const TARGET: f32 = 44.0;
const TICK: f32 = 8.0;
/// The number of ticks, including those at the ends.
const TICKS: usize = 5;

/// The filled part of the line, and the thumb, each with its slider.
#[derive(Component)]
struct FillOf(Entity);
#[derive(Component)]
struct ThumbOf(Entity);

/// The range and the value of a slider.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SliderScale {
    pub from: f32,
    pub to: f32,
    pub step: f32,
    pub value: f32,
}

impl Kit<'_, '_> {
    /// A slider; `width` is in logical pixels. Observe `ValueChange<f32>` on the entity; the thumb moves by itself.
    pub fn slider(&mut self, parent: Entity, id: &str, width: f32, scale: SliderScale) -> Entity {
        let label = self.t(id);
        let control = self.control(Role::Slider, &label, id);
        let node = Node::default().size(width, TARGET).no_shrink().margin_y(-8);
        let slider = self.spawn(
            parent,
            (
                Slider {
                    track_click: TrackClick::Snap,
                    ..default()
                },
                SliderValue(scale.value),
                SliderRange::new(scale.from, scale.to),
                SliderStep(scale.step),
                SliderPrecision(-(scale.step.log10().floor() as i32)),
                node,
                control,
            ),
        );
        self.on(slider, follow);
        self.line(slider, width);
        let thumb = self.stone(slider, self.control_stone(), THUMB);
        let node = Node::default()
            .absolute()
            .top((TARGET - THUMB) / 2.0)
            .square(THUMB);
        self.insert(
            thumb,
            (node, SliderThumb, ThumbOf(slider), Pickable::default()),
        );
        slider
    }

    fn line(&mut self, slider: Entity, width: f32) {
        let travel = width - THUMB;
        let bar = |left: f32, width: f32, height: f32| {
            Node::default()
                .at(left, (TARGET - height) / 2.0)
                .size(width, height)
        };
        self.filled(slider, bar(THUMB / 2.0, travel, 2.0), Token::Line);
        for tick in 0..TICKS {
            let left = THUMB / 2.0 + travel * tick as f32 / (TICKS - 1) as f32 - 0.5;
            self.filled(slider, bar(left, 1.0, TICK), Token::LineStrong);
        }
        let filled = self.filled(slider, bar(THUMB / 2.0, 0.0, 2.0), Token::Ink);
        self.insert(filled, FillOf(slider));
    }
}

/// Applies a change of the value; the screen observes it too.
fn follow(change: On<ValueChange<f32>>, mut commands: Commands) {
    commands
        .entity(change.source)
        .try_insert(SliderValue(change.value));
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, place.before(bevy::ui::UiSystems::Layout));
}

fn place(
    sliders: Query<
        (&SliderValue, &SliderRange, &Node),
        (With<Slider>, Without<ThumbOf>, Without<FillOf>),
    >,
    mut thumbs: Query<(&ThumbOf, &mut Node), Without<FillOf>>,
    mut filled: Query<(&FillOf, &mut Node), Without<ThumbOf>>,
) {
    let travelled = |slider: Entity| {
        let (value, range, node) = sliders.get(slider).ok()?;
        let Val::Px(width) = node.width else {
            return None;
        };
        Some((width - THUMB) * range.thumb_position(value.0))
    };
    for (thumb, mut node) in &mut thumbs {
        if let Some(left) = travelled(thumb.0).filter(|left| node.left != px(*left)) {
            node.left = px(left);
        }
    }
    for (fill, mut node) in &mut filled {
        if let Some(width) = travelled(fill.0).filter(|width| node.width != px(*width)) {
            node.width = px(width);
        }
    }
}
