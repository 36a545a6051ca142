//! A choice with options drawn by the screen: cards, pictures, rows. The event of all choices is [`Picked`].

use super::assistive_actions;
use super::brackets::ChosenBrackets;
use super::kit::Kit;
use super::look::Look;
use super::node::NodeStyle;
use crate::app::redraw::Redraw;
use crate::app::theme::radius;
use accesskit::Role;
use bevy::a11y::AccessibilityNode;
use bevy::prelude::*;
use bevy::ui_widgets::{RadioButton, RadioGroup};

/// An option of a choice was picked, by its index.
#[derive(EntityEvent, Debug, Clone, Copy)]
pub struct Picked {
    pub entity: Entity,
    pub index: usize,
}

/// The options of a choice, in order, and the index of the picked one. On the group's entity.
#[derive(Component, Debug, Clone)]
pub(super) struct ChoiceOptions {
    pub options: Vec<Entity>,
    pub picked: usize,
}

impl Kit<'_, '_> {
    /// The group. Add its options with [`Kit::option`], then set them with [`Kit::set_options`]. Observe [`Picked`] on the
    /// entity.
    pub fn choice(&mut self, parent: Entity, id: &str, node: Node) -> Entity {
        let name = self.t(id);
        let control = self.control(Role::RadioGroup, &name, id);
        self.spawn(parent, (RadioGroup, node, control))
    }

    /// One empty option. `label` is its accessible name.
    pub fn option(&mut self, group: Entity, look: Look, label: &str, node: Node) -> Entity {
        let role = assistive_actions::accessibility_node(Role::RadioButton, label);
        self.spawn(group, (RadioButton, look, node, AccessibilityNode(role)))
    }

    /// Sets the options in order, and the picked one if any.
    pub fn set_options(&mut self, group: Entity, options: Vec<Entity>, picked: Option<usize>) {
        let picked = picked.unwrap_or(options.len());
        self.insert(group, ChoiceOptions { options, picked });
    }

    /// Fills a frame with a picture, with brackets around it while its control is checked. `border` is the width of the
    /// frame's border.
    pub fn chosen_picture(&mut self, frame: Entity, image: Handle<Image>, border: f32) -> Entity {
        let node = Node::default().full().radius(radius::SMALL);
        let picture = self.picture(frame, image, node);
        let brackets = self.brackets(frame, border);
        self.insert(brackets, (ChosenBrackets, Visibility::Hidden));
        picture
    }
}

/// Checks or unchecks a control that may have been despawned when the command runs; `is` is its present state.
pub fn check(commands: &mut Commands, control: Entity, is: bool, wanted: bool) {
    if is == wanted {
        return;
    }
    let mut control = commands.entity(control);
    if wanted {
        control.try_insert(bevy::ui::Checked);
    } else {
        control.try_remove::<bevy::ui::Checked>();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(pick).add_systems(PostUpdate, show_choice);
}

/// Converts the picked button into its index. The choice changes at once, before the screen reacts.
fn pick(
    change: On<bevy::ui_widgets::ValueChange<Entity>>,
    mut groups: Query<&mut ChoiceOptions>,
    mut redraw: ResMut<Redraw>,
    mut commands: Commands,
) {
    let Ok(mut choice) = groups.get_mut(change.source) else {
        return;
    };
    if let Some(index) = choice
        .options
        .iter()
        .position(|option| *option == change.value)
    {
        choice.picked = index;
        redraw.next_frame(); // The look of a checked control is applied a frame later.
        commands.trigger(Picked {
            entity: change.source,
            index,
        });
    }
}

fn show_choice(groups: Query<&ChoiceOptions, Changed<ChoiceOptions>>, mut commands: Commands) {
    for choice in &groups {
        for (index, option) in choice.options.iter().enumerate() {
            let Ok(mut entity) = commands.get_entity(*option) else {
                continue;
            };
            if index == choice.picked {
                entity.try_insert(bevy::ui::Checked);
            } else {
                entity.try_remove::<bevy::ui::Checked>();
            }
        }
    }
}
