//! The event of a control that offers a choice.

use crate::app::redraw::Redraw;
use bevy::prelude::*;

/// One of several was picked: the option's place, from 0.
#[derive(EntityEvent, Debug, Clone, Copy)]
pub struct Picked {
    pub entity: Entity,
    pub index: usize,
}

/// The options of a choice, in order, and which is picked. On the group's entity.
#[derive(Component, Debug, Clone)]
pub(super) struct Choice {
    pub options: Vec<Entity>,
    pub picked: usize,
}

/// Checks or unchecks a control that may be gone by the time the command arrives; `is` tells how it stands now.
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

/// Turns the picked button into its place. The choice follows at once, so that it is seen before the screen answers.
fn pick(
    change: On<bevy::ui_widgets::ValueChange<Entity>>,
    mut groups: Query<&mut Choice>,
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
        redraw.next_frame(); // What is checked is dressed a frame later.
        commands.trigger(Picked {
            entity: change.source,
            index,
        });
    }
}

fn show_choice(groups: Query<&Choice, Changed<Choice>>, mut commands: Commands) {
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
