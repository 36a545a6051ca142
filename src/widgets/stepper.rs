//! A value between two buttons, less and more, for a choice with many options.

use super::button::enable;
use super::choice::Picked;
use super::look::Look;
use super::node::NodeStyle;
use super::text::Style;
use super::ui_builder::UiBuilder;
use crate::theme::{Icon, Stroke, Token, radius, space};
use accesskit::Role;
use bevy::a11y::AccessibilityNode;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

// The width of the value, in logical pixels, and of one that is a figure.
const VALUE: f32 = 92.0;
const FIGURE: f32 = 28.0;

/// The texts of all values and the index of the current one.
#[derive(Component, Debug)]
struct Stepper {
    words: Vec<String>,
    place: usize,
    shown: Entity,
    less: Entity,
    more: Entity,
}

impl UiBuilder<'_, '_> {
    /// A stepper through these texts. `id` is its name; `id-less` and `id-more` name its buttons. Observe [`Picked`] on
    /// the entity.
    pub fn stepper(&mut self, parent: Entity, id: &str, words: &[String], picked: usize) -> Entity {
        self.stepper_of_width(parent, id, words, picked, VALUE)
    }

    /// A stepper through figures, where there is no room for more.
    pub fn figure_stepper(
        &mut self,
        parent: Entity,
        id: &str,
        figures: &[String],
        picked: usize,
    ) -> Entity {
        self.stepper_of_width(parent, id, figures, picked, FIGURE)
    }

    fn stepper_of_width(
        &mut self,
        parent: Entity,
        id: &str,
        words: &[String],
        picked: usize,
        width: f32,
    ) -> Entity {
        let place = picked.min(words.len().saturating_sub(1));
        let value = words.get(place).cloned().unwrap_or_default();
        let mut role = accesskit::Node::new(Role::SpinButton);
        role.set_label(self.locale.text(id));
        role.set_value(value.as_str());
        let frame = Node::row().items_center().justify_between().no_shrink();
        let frame = frame.frame(self.palette.border(), radius::CONTROL);
        let stepper = self.node(parent, frame);
        let role = AccessibilityNode(role);
        self.insert(stepper, (Stroke(Token::LineStrong), role));
        let less = self.step_button(stepper, Icon::Minus, &format!("{id}-less"));
        let middle = Node::row().justify_center().width(width).no_shrink();
        let middle = self.node(stepper, middle);
        let shown = self.literal_line(middle, Style::DATA, value);
        let more = self.step_button(stepper, Icon::Plus, &format!("{id}-more"));
        for (button, up) in [(less, false), (more, true)] {
            self.on(
                button,
                move |_: On<Activate>, steppers: Query<&mut Stepper>, commands: Commands| {
                    step(stepper, up, steppers, commands);
                },
            );
        }
        let stepper_state = Stepper {
            words: words.to_vec(),
            place,
            shown,
            less,
            more,
        };
        self.insert(stepper, stepper_state);
        stepper
    }

    fn step_button(&mut self, parent: Entity, icon: Icon, id: &str) -> Entity {
        let label = self.locale.text(id);
        let node = Node::row()
            .center()
            .size(space::TARGET, space::TARGET - 2.0);
        let button = self.bare_button(parent, Look::Quiet, &label, id, node);
        self.control_icon(button, icon, 18.0);
        button
    }
}

fn step(stepper: Entity, up: bool, mut steppers: Query<&mut Stepper>, mut commands: Commands) {
    let Ok(mut found) = steppers.get_mut(stepper) else {
        return;
    };
    let last = found.words.len().saturating_sub(1);
    let index = if up {
        (found.place + 1).min(last)
    } else {
        found.place.saturating_sub(1)
    };
    if index != found.place {
        found.place = index;
        let entity = stepper;
        commands.trigger(Picked { entity, index });
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, show.before(bevy::ui::UiSystems::Prepare));
}

/// Shows the value, updates it for screen readers, and disables the button at the end of the range.
fn show(
    mut steppers: Query<(&Stepper, &mut AccessibilityNode), Changed<Stepper>>,
    mut texts: Query<&mut Text>,
    mut redraw: ResMut<crate::redraw::Redraw>,
    mut commands: Commands,
) {
    for (stepper, mut role) in &mut steppers {
        let Some(value) = stepper.words.get(stepper.place) else {
            continue;
        };
        if let Ok(mut text) = texts.get_mut(stepper.shown) {
            text.0.clone_from(value);
        }
        role.set_value(value.as_str());
        let last = stepper.place + 1 == stepper.words.len();
        for (button, rests) in [(stepper.less, stepper.place == 0), (stepper.more, last)] {
            enable(&mut commands, button, rests, !rests);
        }
        redraw.next_frame();
    }
}
