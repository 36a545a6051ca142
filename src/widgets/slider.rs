//! A slider: a stone on a line with ticks. With two stones it sets both ends of a range.

use super::focus::BracketsAround;
use super::node::NodeStyle;
use super::ui_builder::UiBuilder;
use crate::theme::{Token, space};
use accesskit::Role;
use bevy::prelude::*;
use bevy::ui_widgets::{
    Slider, SliderPrecision, SliderRange, SliderStep, SliderThumb, SliderValue, TrackClick,
    ValueChange,
};

// The sizes of a slider, in logical pixels.
const THUMB: f32 = 22.0;
const TICK: f32 = 8.0;
const BAR: f32 = 2.0;
/// The number of ticks, including those at the ends.
const TICKS: usize = 5;

/// The filled part of the line: up to the thumb of a slider, from the start or from the thumb of another.
#[derive(Component)]
struct FillOf {
    from: Option<Entity>,
    to: Entity,
}

/// The thumb, with its slider.
#[derive(Component)]
struct ThumbOf(Entity);

/// A slider that sets one end of a range, and the one that sets the other.
#[derive(Component, Debug, Clone, Copy)]
struct RangeEnd {
    range: Entity,
    other: Entity,
    is_least: bool,
}

/// A range has changed; the ends are multiples of its step.
#[derive(EntityEvent, Debug, Clone, Copy)]
pub struct RangeChange {
    pub entity: Entity,
    pub least: f32,
    pub highest: f32,
}

/// The range and the value of a slider.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SliderScale {
    pub from: f32,
    pub to: f32,
    pub step: f32,
    pub value: f32,
}

impl UiBuilder<'_, '_> {
    /// A slider; `width` is in logical pixels. Observe `ValueChange<f32>` on the entity; the thumb moves by itself.
    pub fn slider(&mut self, parent: Entity, id: &str, width: f32, scale: SliderScale) -> Entity {
        let label = self.locale.text(id);
        let control = self.control(Role::Slider, &label, id);
        let node = Node::default()
            .size(width, space::TARGET)
            .no_shrink()
            .margin_y(-8);
        let slider = self.spawn(parent, (slider_values(scale), node, control));
        self.on(slider, follow);
        self.line(slider, width, true);
        self.fill(slider, None, slider);
        self.slider_thumb(slider);
        slider
    }

    /// A line with two thumbs, for the ends of a range from `scale.from` to `scale.to`; `ends` are the messages that name them,
    /// and the ends now. Observe [`RangeChange`] on the entity; the thumbs move by themselves and do not pass each other.
    pub fn range_slider(
        &mut self,
        parent: Entity,
        width: f32,
        scale: SliderScale,
        ends: [(&str, f32); 2],
    ) -> Entity {
        let node = Node::default()
            .size(width, space::TARGET)
            .no_shrink()
            .margin_y(-8);
        let range = self.node(parent, node);
        self.line(range, width, false);
        let [least, highest] = ends.map(|(id, value)| {
            let label = self.locale.text(id);
            let control = self.control(Role::Slider, &label, id);
            let values = slider_values(SliderScale { value, ..scale });
            let node = Node::default().at(0, 0).size(width, space::TARGET);
            let slider = self.spawn(range, (values, node, control, Pickable::IGNORE));
            self.on(slider, follow_end);
            slider
        });
        self.fill(range, Some(least), highest);
        for (slider, other, is_least) in [(least, highest, true), (highest, least, false)] {
            let thumb = self.slider_thumb(slider);
            let overhang = (THUMB - space::TARGET) / 2.0;
            self.spawn(thumb, Node::default().inset(overhang));
            let end = RangeEnd {
                range,
                other,
                is_least,
            };
            self.insert(slider, (end, BracketsAround(thumb)));
        }
        let is_above = is_above(&SliderRange::new(scale.from, scale.to), ends[0].1);
        self.insert(least, ZIndex(i32::from(is_above)));
        range
    }

    /// The stone of a slider.
    fn slider_thumb(&mut self, slider: Entity) -> Entity {
        let thumb = self.stone(slider, self.control_stone(), THUMB);
        let node = Node::default()
            .absolute()
            .top((space::TARGET - THUMB) / 2.0)
            .square(THUMB);
        self.insert(
            thumb,
            (node, SliderThumb, ThumbOf(slider), Pickable::default()),
        );
        thumb
    }

    fn fill(&mut self, parent: Entity, from: Option<Entity>, to: Entity) {
        let bar = Node::default()
            .at(THUMB / 2.0, (space::TARGET - BAR) / 2.0)
            .size(0, BAR);
        let filled = self.filled(parent, bar, Token::Ink);
        self.insert(filled, FillOf { from, to });
    }

    fn line(&mut self, slider: Entity, width: f32, has_ticks: bool) {
        let travel = width - THUMB;
        let bar = |left: f32, width: f32, height: f32| {
            Node::default()
                .at(left, (space::TARGET - height) / 2.0)
                .size(width, height)
        };
        self.filled(slider, bar(THUMB / 2.0, travel, BAR), Token::Line);
        for tick in (0..TICKS).filter(|_| has_ticks) {
            let left = THUMB / 2.0 + travel * tick as f32 / (TICKS - 1) as f32 - 0.5;
            self.filled(slider, bar(left, 1.0, TICK), Token::LineStrong);
        }
    }
}

/// What Bevy's slider needs.
fn slider_values(scale: SliderScale) -> impl Bundle {
    (
        Slider {
            track_click: TrackClick::Snap,
            ..default()
        },
        SliderValue(scale.value),
        SliderRange::new(scale.from, scale.to),
        SliderStep(scale.step),
        SliderPrecision(-(scale.step.log10().floor() as i32)),
    )
}

/// Applies a change of the value; the screen observes it too.
fn follow(change: On<ValueChange<f32>>, mut commands: Commands) {
    commands
        .entity(change.source)
        .try_insert(SliderValue(change.value));
}

/// The same for one end of a range, which stops at the other.
fn follow_end(
    change: On<ValueChange<f32>>,
    ends: Query<(&RangeEnd, &SliderRange, &SliderStep)>,
    values: Query<&SliderValue>,
    mut commands: Commands,
) {
    let slider = change.source;
    let Ok((end, range, step)) = ends.get(slider) else {
        return;
    };
    let Ok(SliderValue(other)) = values.get(end.other) else {
        return;
    };
    let value = (change.value / step.0).round() * step.0;
    let [least, highest] = if end.is_least {
        [value.min(*other), *other]
    } else {
        [*other, value.max(*other)]
    };
    let value = if end.is_least { least } else { highest };
    commands.entity(slider).try_insert(SliderValue(value));
    let least_slider = if end.is_least { slider } else { end.other };
    let order = ZIndex(i32::from(is_above(range, least)));
    commands.entity(least_slider).try_insert(order);
    commands.trigger(RangeChange {
        entity: end.range,
        least,
        highest,
    });
}

/// Whether the lower end's thumb is above the other's, so that where both are at one place the one that can move is pressed.
fn is_above(range: &SliderRange, least: f32) -> bool {
    range.thumb_position(least) > 0.5
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
        let from = fill.from.map_or(Some(0.0), travelled);
        let Some((from, to)) = from.zip(travelled(fill.to)) else {
            continue;
        };
        let place = [px(THUMB / 2.0 + from), px(to - from)];
        if [node.left, node.width] != place {
            [node.left, node.width] = place;
        }
    }
}
