//! The playback buttons, and the toggle of the move numbers.

use super::playback::{ReviewStep, ReviewedTurns};
use crate::screens::lifecycle::BuildScreenSystems;
use crate::screens::playback_buttons::{self, PlayIcon};
use crate::settings::{MoveNumbers, Settings};
use crate::theme::{Icon, space};
use crate::widgets::{Kit, Look, NodeStyle, check};
use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::Activate;

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
    playback_buttons::build(kit, row, ReviewStep);
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
    turns: Res<ReviewedTurns>,
    settings: Res<Settings>,
    numbers: Query<(Entity, Has<Checked>), With<NumbersButton>>,
    mut play_icon: PlayIcon,
    mut commands: Commands,
) {
    for (entity, checked) in &numbers {
        let on = settings.move_numbers != MoveNumbers::Off;
        check(&mut commands, entity, checked, on);
    }
    play_icon.show(turns.playback.is_playing());
}
