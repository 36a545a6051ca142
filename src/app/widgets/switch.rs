//! A switch: a stone that slides from a ring to a dot.

use super::check_mark::{CheckedMark, UncheckedMark};
use super::kit::Kit;
use super::slide::Slide;
use crate::app::theme::{Fill, Stroke, Token, duration};
use accesskit::Role;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::{Checkbox, checkbox_self_update};

/// The sizes of a switch, in logical pixels.
const WIDTH: f32 = 46.0;
const HEIGHT: f32 = 24.0;
const THUMB: f32 = 20.0;
const DOT: f32 = 8.0;
/// The positions of the thumb.
const OFF: f32 = 2.0;
const ON: f32 = WIDTH - THUMB - 2.0;
/// The size of the touch target, which is larger than the switch.
const TARGET: f32 = 44.0;

/// The thumb, with its switch.
#[derive(Component)]
struct SwitchThumb(Entity);

impl Kit<'_, '_> {
    /// A switch. Observe `ValueChange<bool>` on the entity; the thumb moves by itself.
    pub fn switch(&mut self, parent: Entity, id: &str, on: bool) -> Entity {
        let label = self.t(id);
        let control = self.control(Role::Switch, &label, id);
        let node = Node {
            width: px(WIDTH),
            height: px(TARGET),
            margin: UiRect::vertical(px((HEIGHT - TARGET) / 2.0)),
            flex_shrink: 0.0,
            ..default()
        };
        let switch = self.spawn(parent, (Checkbox, Hovered::default(), node, control));
        self.on(switch, checkbox_self_update);
        if on {
            self.commands.entity(switch).insert(Checked);
        }
        self.switch_line(switch);
        self.switch_dots(switch);
        self.thumb(switch, on);
        switch
    }

    fn switch_line(&mut self, switch: Entity) {
        let node = Node {
            position_type: PositionType::Absolute,
            left: px(DOT + 2.0),
            width: px(WIDTH - 2.0 * DOT - 4.0),
            top: px(TARGET / 2.0 - 0.75),
            height: px(1.5),
            ..default()
        };
        self.spawn(switch, (node, Fill(Token::LineStrong), Pickable::IGNORE));
    }

    fn switch_dots(&mut self, switch: Entity) {
        let dot = |left: f32| Node {
            position_type: PositionType::Absolute,
            left: px(left),
            top: px((TARGET - DOT) / 2.0),
            width: px(DOT),
            height: px(DOT),
            border: UiRect::all(px(1)),
            border_radius: BorderRadius::all(percent(50)),
            ..default()
        };
        self.spawn(
            switch,
            (dot(2.0), Stroke(Token::LineStrong), Pickable::IGNORE),
        );
        self.spawn(
            switch,
            (
                dot(WIDTH - DOT - 6.0),
                Fill(Token::LineStrong),
                Stroke(Token::LineStrong),
                Pickable::IGNORE,
            ),
        );
    }

    fn thumb(&mut self, switch: Entity, on: bool) {
        let node = Node {
            position_type: PositionType::Absolute,
            left: px(if on { ON } else { OFF }),
            top: px((TARGET - THUMB) / 2.0),
            width: px(THUMB),
            height: px(THUMB),
            ..default()
        };
        let thumb = self.node(switch, node);
        self.commands.entity(thumb).insert(SwitchThumb(switch));
        let ring = Node {
            position_type: PositionType::Absolute,
            width: px(THUMB),
            height: px(THUMB),
            border: UiRect::all(px(2)),
            border_radius: BorderRadius::all(percent(50)),
            ..default()
        };
        self.spawn(
            thumb,
            (
                ring,
                Fill(Token::Paper),
                Stroke(Token::LineStrong),
                UncheckedMark(switch),
                Pickable::IGNORE,
            ),
        );
        let stone = self.stone(thumb, self.control_stone(), THUMB);
        self.commands.entity(stone).insert(CheckedMark(switch));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, animate);
}

fn animate(
    switches: Query<Has<Checked>, With<Checkbox>>,
    thumbs: Query<(Entity, &SwitchThumb, &Node), Without<Slide>>,
    mut commands: Commands,
) {
    for (entity, thumb, node) in &thumbs {
        let Ok(on) = switches.get(thumb.0) else {
            continue;
        };
        let target = px(if on { ON } else { OFF });
        if node.left != target {
            commands
                .entity(entity)
                .try_insert(Slide::new(node.left, target, duration::MOVE));
        }
    }
}
