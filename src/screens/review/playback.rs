//! The turns of the reviewed game with the place in them, the playback buttons, and the toggle of the move numbers.

use crate::screens::lifecycle::AddScreen;
use crate::screens::playback_buttons::{self, PlayIcon};
use crate::settings::{MoveNumbers, Settings};
use crate::theme::{Icon, space};
use crate::widgets::{Look, NodeStyle, UiBuilder, check};
use bevy::prelude::*;
use bevy::ui::Checked;
use narabe_rules::twin::Turn;
use narabe_study::playback::{Playback, PlaybackStep};

/// The turns of the reviewed game, and how many of them are on the boards.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Default)]
pub struct ReviewedTurns {
    pub line: Vec<Turn>,
    /// The number of turns on the boards.
    pub ply: usize,
    pub playback: Playback,
}

/// A step through the game.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReviewStep(pub PlaybackStep);

/// The button that shows the numbers of the moves.
#[derive(Component, Debug)]
struct NumbersButton;

/// The row; as wide as the boards if `width` is given.
pub fn build(ui: &mut UiBuilder, parent: Entity, width: Option<f32>) {
    let node = Node::row().gap(space::XS);
    let node = match width {
        Some(width) => node.justify_content(JustifyContent::Start).width(width),
        None => node.justify_center().full_width(),
    };
    let row = ui.node(parent, node);
    playback_buttons::build(ui, row, ReviewStep);
    if width.is_some() {
        ui.spacer(row);
    }
    let numbers = ui.icon_button(row, Icon::Numbers, "game-numbers");
    ui.insert(numbers, (NumbersButton, Look::Soft));
    ui.change_on(numbers, |settings: &mut Settings| {
        settings.move_numbers.toggle();
    });
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ReviewedTurns>()
        .add_message::<ReviewStep>()
        .add_details(show);
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
