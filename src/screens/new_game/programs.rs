//! The programs that the person has added, below our own opponents. One that the rule or the size has gone from is replaced.

use super::change_note::{ChangeNote, Choice};
use super::draft::{self, Mode};
use super::opponents::{columns, program_card, seat_on_pick};
use super::setup_part::{SetupUiState, SetupView};
use crate::engines::EngineList;
use crate::live::Seat;
use crate::screens::lifecycle::{AddScreen, Rebuild};
use crate::screens::opponent_choice::Offered;
use crate::settings::LastSetup;
use crate::state::{Go, Screen};
use crate::theme::space;
use crate::widgets::{Look, NodeStyle, UiBuilder, display_if};
use bevy::prelude::*;
use narabe_rules::{BoardSize, Rule};

pub(super) fn plugin(app: &mut App) {
    let is_open = in_state(Screen::NewGame);
    app.add_systems(
        OnEnter(Screen::NewGame),
        replace_refused.after(super::fitting_level::adapt),
    )
    .add_details(
        replace_refused
            .before(super::setup_part::refresh)
            .run_if(is_open.clone().and_then(resource_changed::<LastSetup>)),
    )
    .add_systems(
        Update,
        rebuild.run_if(is_open.and_then(resource_changed::<EngineList>)),
    );
}

/// Shows another list.
fn rebuild(mut rebuild: MessageWriter<Rebuild>) {
    rebuild.write_default();
}

/// Fills the part; empty without a computer, and on twin boards, which no program knows.
pub fn fill(ui: &mut UiBuilder, parent: Entity, view: &SetupView) {
    let config = view.config();
    let seat = draft::edited_seat(config, view.ui_state.seat).filter(|_| !config.twin);
    ui.restyle(parent, move |node| node.display(display_if(seat.is_some())));
    let Some(seat) = seat else { return };
    let row = ui.node(parent, Node::line(space::M).justify_between());
    ui.section(row, "new-engines");
    let manage = ui.button(row, Look::Quiet, None, "new-engines-manage");
    ui.restyle(manage, |node| node.margin_x(-space::M));
    ui.write_on(manage, Go::To(Screen::Engines));
    let programs = view.offered.programs(config);
    if programs.is_empty() {
        return;
    }
    let tracks = columns(ui).min(2);
    let tracks = if ui.layout.is_phone() { 1 } else { tracks };
    let node = Node::default().gaps(space::S);
    let node = node.grid(vec![RepeatedGridTrack::flex(tracks, 1.0)]);
    let group = ui.choice(parent, "new-engines", node);
    let chosen = config.players[seat].seat;
    let picked = programs.iter().position(|program| program.seat == chosen);
    let cards = (programs.iter())
        .map(|program| program_card(ui, group, program))
        .collect();
    ui.set_options(group, cards, picked);
    seat_on_pick(
        ui,
        group,
        programs.iter().map(|program| program.seat).collect(),
    );
}

/// Seats one of our own opponents in place of a program that does not play this game, or that is not in the list any more.
fn replace_refused(
    offered: Offered,
    mut setup: ResMut<LastSetup>,
    mut ui_state: ResMut<SetupUiState>,
) {
    let before = &setup.0;
    let programs = offered.programs(before);
    let plays = |seat: Seat| {
        let offer = programs.iter().find(|program| program.seat == seat);
        seat.external().is_none() || offer.is_some_and(|offer| offer.refusal.is_none())
    };
    if before.twin || before.players.iter().all(|player| plays(player.seat)) {
        return;
    }
    let (before, own) = (before.clone(), SetupUiState::default().computers);
    for (player, own) in setup.0.players.iter_mut().zip(own) {
        if !plays(player.seat) {
            player.seat = own;
        }
    }
    ui_state.remember_computers(&setup.0);
    ui_state.note = ChangeNote::of(Choice::Rule, &before, &setup.0);
}

/// What decides how the part looks.
pub fn aspect(
    config: &crate::live::MatchConfig,
    ui_state: &SetupUiState,
) -> (Mode, Option<Seat>, u32, (Rule, BoardSize, bool)) {
    let seat = draft::edited_seat(config, ui_state.seat);
    let chosen = seat.map(|seat| config.players[seat].seat);
    let game = (config.rule, config.size, config.twin);
    (Mode::of(config), chosen, ui_state.swaps, game)
}
