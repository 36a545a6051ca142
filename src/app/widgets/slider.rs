//! A slider: a stone on a line with ticks.

use super::kit::Kit;
use crate::app::theme::{Fill, Token};
use accesskit::Role;
use bevy::prelude::*;
use bevy::ui_widgets::{
    Slider, SliderPrecision, SliderRange, SliderStep, SliderThumb, SliderValue, TrackClick,
    ValueChange,
};

/// Measures of a slider, in logical pixels.
const THUMB: f32 = 22.0;
const TARGET: f32 = 44.0;
const TICK: f32 = 8.0;
/// Ticks at the ends and between them.
const TICKS: usize = 5;

/// The part of the line that is filled, and the thumb: which slider they belong to.
#[derive(Component)]
struct Filled(Entity);
#[derive(Component)]
struct Thumb(Entity);

/// What a slider measures.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Scale {
    pub from: f32,
    pub to: f32,
    pub step: f32,
    pub value: f32,
}

impl Kit<'_, '_> {
    /// A slider so many logical pixels wide. Answer `ValueChange<f32>` on the entity; the stone moves by itself.
    pub fn slider(&mut self, parent: Entity, id: &str, width: f32, scale: Scale) -> Entity {
        let label = self.t(id);
        let control = self.control(Role::Slider, &label, id);
        let node = Node {
            width: px(width),
            height: px(TARGET),
            margin: UiRect::vertical(px(-8)),
            flex_shrink: 0.0,
            ..default()
        };
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
        let node = Node {
            position_type: PositionType::Absolute,
            top: px((TARGET - THUMB) / 2.0),
            width: px(THUMB),
            height: px(THUMB),
            ..default()
        };
        self.commands
            .entity(thumb)
            .insert((node, SliderThumb, Thumb(slider), Pickable::default()));
        slider
    }

    fn line(&mut self, slider: Entity, width: f32) {
        let travel = width - THUMB;
        let bar = |left: f32, width: f32, height: f32| Node {
            position_type: PositionType::Absolute,
            left: px(left),
            width: px(width),
            top: px((TARGET - height) / 2.0),
            height: px(height),
            ..default()
        };
        self.spawn(
            slider,
            (
                bar(THUMB / 2.0, travel, 2.0),
                Fill(Token::Line),
                Pickable::IGNORE,
            ),
        );
        for tick in 0..TICKS {
            let left = THUMB / 2.0 + travel * tick as f32 / (TICKS - 1) as f32 - 0.5;
            self.spawn(
                slider,
                (
                    bar(left, 1.0, TICK),
                    Fill(Token::LineStrong),
                    Pickable::IGNORE,
                ),
            );
        }
        self.spawn(
            slider,
            (
                bar(THUMB / 2.0, 0.0, 2.0),
                Fill(Token::Ink),
                Filled(slider),
                Pickable::IGNORE,
            ),
        );
    }
}

/// Moves the slider to what the hand says; the screen hears of it too.
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
        (With<Slider>, Without<Thumb>, Without<Filled>),
    >,
    mut thumbs: Query<(&Thumb, &mut Node), Without<Filled>>,
    mut filled: Query<(&Filled, &mut Node), Without<Thumb>>,
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
