//! A choice with options drawn by the screen: cards, pictures, rows. The event of all choices is [`Picked`].

use super::assistive_actions;
use super::brackets::ChosenBrackets;
use super::look::Look;
use super::node::NodeStyle;
use super::ui_builder::{UiBuilder, mark};
use crate::redraw::Redraw;
use crate::theme::radius;
use accesskit::Role;
use bevy::a11y::AccessibilityNode;
use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::{RadioButton, RadioGroup, ValueChange};

/// An option of a choice was picked, by its index.
#[derive(EntityEvent, Debug, Clone, Copy)]
pub struct Picked {
    pub entity: Entity,
    pub index: usize,
}

/// Shows another option as picked, because what the choice stands for changed elsewhere. Unlike [`Picked`] it is not an
/// answer of the player.
#[derive(EntityEvent, Debug, Clone, Copy)]
pub struct SetPicked {
    pub entity: Entity,
    pub index: usize,
}

/// The options of a choice, in order, and the index of the picked one. On the group's entity.
#[derive(Component, Debug, Clone)]
pub(super) struct ChoiceOptions {
    pub options: Vec<Entity>,
    pub picked: usize,
}

impl UiBuilder<'_, '_> {
    /// The group. Add its options with [`UiBuilder::option`], then set them with [`UiBuilder::set_options`]. Observe [`Picked`] on the
    /// entity.
    pub fn choice(&mut self, parent: Entity, id: &str, node: Node) -> Entity {
        let name = self.locale.text(id);
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
    mark::<Checked>(commands, control, is, wanted);
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(pick)
        .add_observer(set_picked)
        .add_systems(PostUpdate, show_choice);
}

fn set_picked(
    change: On<SetPicked>,
    mut groups: Query<&mut ChoiceOptions>,
    mut redraw: ResMut<Redraw>,
) {
    if let Ok(mut choice) = groups.get_mut(change.entity)
        && choice.picked != change.index
    {
        choice.picked = change.index;
        redraw.next_frame();
    }
}

/// Converts the picked button into its index. The choice changes at once, before the screen reacts.
fn pick(
    change: On<ValueChange<Entity>>,
    mut groups: Query<&mut ChoiceOptions>,
    mut redraw: ResMut<Redraw>,
    mut commands: Commands,
) {
    let Ok(mut choice) = groups.get_mut(change.source) else {
        return;
    };
    let mut options = choice.options.iter();
    if let Some(index) = options.position(|option| *option == change.value) {
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
            let picked = index == choice.picked;
            check(&mut commands, *option, !picked, picked);
        }
    }
}
