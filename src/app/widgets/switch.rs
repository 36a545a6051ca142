//! A switch: a stone that slides from a ring to a dot.

use super::check_mark::{CheckedMark, UncheckedMark};
use super::kit::Kit;
use super::node::NodeStyle;
use super::slide::Slide;
use crate::app::theme::{Stroke, Token, duration};
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
        let node = Node::default()
            .size(WIDTH, TARGET)
            .no_shrink()
            .margin_y((HEIGHT - TARGET) / 2.0);
        let switch = self.spawn(parent, (Checkbox, Hovered::default(), node, control));
        self.on(switch, checkbox_self_update);
        if on {
            self.insert(switch, Checked);
        }
        self.switch_line(switch);
        self.switch_dots(switch);
        self.thumb(switch, on);
        switch
    }

    fn switch_line(&mut self, switch: Entity) {
        let node = Node::default()
            .at(DOT + 2.0, TARGET / 2.0 - 0.75)
            .size(WIDTH - 2.0 * DOT - 4.0, 1.5);
        self.filled(switch, node, Token::LineStrong);
    }

    fn switch_dots(&mut self, switch: Entity) {
        let dot = |left: f32| {
            Node::default()
                .at(left, (TARGET - DOT) / 2.0)
                .square(DOT)
                .frame(1, percent(50))
        };
        let (off, on) = (dot(2.0), dot(WIDTH - DOT - 6.0));
        let off = self.node(switch, off);
        self.insert(off, Stroke(Token::LineStrong));
        self.panel(switch, on, Token::LineStrong, Token::LineStrong);
    }

    fn thumb(&mut self, switch: Entity, on: bool) {
        let node = Node::default()
            .at(if on { ON } else { OFF }, (TARGET - THUMB) / 2.0)
            .square(THUMB);
        let thumb = self.node(switch, node);
        self.insert(thumb, SwitchThumb(switch));
        let ring = Node::default().absolute().square(THUMB);
        let ring = ring.frame(2, percent(50));
        let ring = self.panel(thumb, ring, Token::Paper, Token::LineStrong);
        self.insert(ring, UncheckedMark(switch));
        let stone = self.stone(thumb, self.control_stone(), THUMB);
        self.insert(stone, CheckedMark(switch));
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
