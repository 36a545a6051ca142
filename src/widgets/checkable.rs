//! Radio buttons and switches: a stone when checked, a ring when not. Check boxes of list rows.

use super::assistive_actions;
use super::node::{NodeStyle, visible_if};
use super::slide::Slide;
use super::text::Style;
use super::ui_builder::UiBuilder;
use crate::theme::{Icon, Paint, Stroke, Token, duration, radius, space};
use accesskit::Role;
use bevy::a11y::AccessibilityNode;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::{Checkbox, RadioButton, checkbox_self_update};

// The diameter of a radio button's ring, which is also the side of a check box; the size of the tick; the height of a row, and on a
// phone; the width of a name; all in logical pixels.
const RING: f32 = 18.0;
const TICK: f32 = 14.0;
const LINE: f32 = 46.0;
const PHONE_LINE: f32 = 40.0;
const NAME: f32 = 96.0;
// The sizes of a switch, in logical pixels.
const WIDTH: f32 = 46.0;
const HEIGHT: f32 = 24.0;
const THUMB: f32 = 20.0;
const DOT: f32 = 8.0;
// The positions of the thumb.
const OFF: f32 = 2.0;
const ON: f32 = WIDTH - THUMB - 2.0;

/// The stone shown while this control is checked.
#[derive(Component)]
struct CheckedMark(Entity);

/// The ring shown while this control is not checked.
#[derive(Component)]
struct UncheckedMark(Entity);

#[derive(Component)]
struct SwitchThumb(Entity);

impl UiBuilder<'_, '_> {
    /// A choice of named options, each with a short explanation. Observe [`Picked`](super::Picked) on the entity.
    pub fn radios(
        &mut self,
        parent: Entity,
        id: &str,
        options: &[(String, String)],
        picked: usize,
    ) -> Entity {
        let group = self.choice(parent, id, Node::column());
        let options = options
            .iter()
            .map(|(name, note)| self.radio(group, name, note))
            .collect();
        self.set_options(group, options, Some(picked));
        group
    }

    fn radio(&mut self, group: Entity, name: &str, note: &str) -> Entity {
        let spoken = self.locale.statements([name, note]);
        let role = assistive_actions::accessibility_node(Role::RadioButton, &spoken);
        let node = Node::line(space::S).height(self.layout.if_phone(PHONE_LINE, LINE));
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

    /// An empty box, ticked while `control` is checked. For rows of a list in which several can be chosen.
    pub fn check_box(&mut self, control: Entity) {
        let place = self.node(control, Node::default().square(RING).no_shrink());
        let node = || {
            let node = Node::default().absolute().square(RING);
            node.frame(1, radius::SMALL)
        };
        let empty = self.node(place, node());
        self.insert(empty, (Stroke(Token::LineStrong), UncheckedMark(control)));
        let ticked = self.panel(place, node().center(), Token::Ink, Token::Ink);
        self.insert(ticked, (CheckedMark(control), Visibility::Hidden));
        self.icon(ticked, Icon::Check, TICK, Token::OnInk);
    }

    /// A switch. Observe `ValueChange<bool>` on the entity; the thumb moves by itself.
    pub fn switch(&mut self, parent: Entity, id: &str, on: bool) -> Entity {
        let label = self.locale.text(id);
        let control = self.control(Role::Switch, &label, id);
        let node = Node::default()
            .size(WIDTH, space::TARGET)
            .no_shrink()
            .margin_y((HEIGHT - space::TARGET) / 2.0);
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

    /// A switch at the end of a row, with its name before it. Observe it as a [`switch`](Self::switch).
    pub fn named_switch(&mut self, row: Entity, style: Style, id: &str, on: bool) -> Entity {
        let words = self.node(row, Node::default().fill());
        self.localized_text(words, style, id);
        self.switch(row, id, on)
    }

    fn switch_line(&mut self, switch: Entity) {
        let node = Node::default()
            .at(DOT + 2.0, space::TARGET / 2.0 - 0.75)
            .size(WIDTH - 2.0 * DOT - 4.0, 1.5);
        self.filled(switch, node, Token::LineStrong);
    }

    fn switch_dots(&mut self, switch: Entity) {
        let dot = |left: f32| {
            Node::default()
                .at(left, (space::TARGET - DOT) / 2.0)
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
            .at(if on { ON } else { OFF }, (space::TARGET - THUMB) / 2.0)
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
    app.add_systems(PostUpdate, (show_marks.before(Paint), animate));
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

/// Shows the stone or the ring of each control.
fn show_marks(
    controls: Query<(Has<Checked>, &Hovered)>,
    mut stones: Query<(&CheckedMark, &mut Visibility), Without<UncheckedMark>>,
    mut rings: Query<(&UncheckedMark, &mut Visibility, &mut Stroke), Without<CheckedMark>>,
) {
    for (stone, mut visibility) in &mut stones {
        if let Ok((on, _)) = controls.get(stone.0) {
            visibility.set_if_neq(visible_if(on));
        }
    }
    for (ring, mut visibility, mut stroke) in &mut rings {
        if let Ok((on, hovered)) = controls.get(ring.0) {
            visibility.set_if_neq(visible_if(!on));
            stroke.set_if_neq(Stroke(Token::line(hovered.0)));
        }
    }
}
