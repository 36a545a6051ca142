//! The playback buttons, and the toggle of the move numbers.

use super::playback::{Playback, ReviewStep};
use crate::app::screens::lifecycle::BuildScreenSystems;
use crate::app::settings::{MoveNumbers, Settings};
use crate::app::theme::{Icon, space};
use crate::app::widgets::{Kit, Look, NodeStyle, check, set_icon};
use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::Activate;

/// The button that starts and stops playback.
#[derive(Component, Debug)]
struct PlayButton;

/// The button that shows the numbers of the moves.
#[derive(Component, Debug)]
struct NumbersButton;

/// The row; as wide as the boards if `width` is given.
pub fn build(kit: &mut Kit, parent: Entity, width: Option<f32>) {
    let node = Node::row()
        .gap(space::XS)
        .justify_content(if width.is_some() {
            JustifyContent::Start
        } else {
            JustifyContent::Center
        })
        .width(width.map_or(percent(100), px));
    let row = kit.node(parent, node);
    for (icon, id, step) in [
        (Icon::First, "review-first", ReviewStep::First),
        (Icon::Prev, "review-previous", ReviewStep::Previous),
        (Icon::Play, "review-play", ReviewStep::Toggle),
        (Icon::Next, "review-next", ReviewStep::Next),
        (Icon::Last, "review-last", ReviewStep::Last),
    ] {
        let button = kit.icon_button(row, icon, id);
        let look = if step == ReviewStep::Toggle {
            Look::Primary
        } else {
            Look::Soft
        };
        kit.insert(button, look);
        if step == ReviewStep::Toggle {
            kit.insert(button, PlayButton);
        }
        kit.write_on(button, step);
    }
    if width.is_some() {
        kit.spacer(row);
    }
    let numbers = kit.icon_button(row, Icon::Numbers, "game-numbers");
    kit.insert(numbers, (NumbersButton, Look::Soft));
    kit.on(
        numbers,
        |_: On<Activate>, mut settings: ResMut<Settings>| {
            settings.move_numbers = settings.move_numbers.toggled();
        },
    );
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show.after(BuildScreenSystems));
}

fn show(
    playback: Res<Playback>,
    settings: Res<Settings>,
    numbers: Query<(Entity, Has<Checked>), With<NumbersButton>>,
    plays: Query<&Children, With<PlayButton>>,
    mut images: Query<&mut ImageNode>,
    mut commands: Commands,
) {
    for (entity, checked) in &numbers {
        let on = settings.move_numbers != MoveNumbers::Off;
        check(&mut commands, entity, checked, on);
    }
    let icon = if playback.playing.is_some() {
        Icon::Pause
    } else {
        Icon::Play
    };
    for child in plays.iter().flatten() {
        if let Ok(image) = images.get_mut(*child) {
            set_icon(image, icon);
        }
    }
}
