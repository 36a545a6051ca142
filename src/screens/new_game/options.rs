//! The rows below the rule: board, opening, clock, who has Black, and the length of the match.

use super::match_options::{fill_black, fill_games, fill_length, fill_other_black};
use super::setup::EditedSetup;
use super::setup_part::{SetupPart, SetupUiState, SetupView};
use super::{clock_dialog, draft, protocol, size};
use crate::live::MatchConfig;
use crate::screens::setup_row::{labelled_row, line};
use crate::screens::wording::match_terms;
use crate::theme::{Token, space};
use crate::widgets::{Look, Picked, Segment, Style, UiBuilder};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

pub fn build(ui: &mut UiBuilder, parent: Entity, view: &SetupView) {
    let rows = ui.column(parent, space::S);
    // The protocol may set its own board size.
    SetupPart::new(size::fill, |config, _| (config.protocol, config.twin)).add(ui, rows, view);
    let protocol = SetupPart::new(protocol::fill, |config, ui_state| {
        let board = (config.rule, config.size, config.twin);
        (config.protocol, board, ui_state.note.clone())
    });
    protocol.add(ui, rows, view);
    clock(ui, rows, view);
    let slot = labelled_row(ui, rows, "new-black");
    SetupPart::new(fill_black, |config, _| config.players.clone()).add(ui, slot, view);
    let segment = |config: &MatchConfig, _: &SetupUiState| draft::black_segment(config.black);
    SetupPart::new(fill_other_black, segment).add(ui, slot, view);
    let slot = labelled_row(ui, rows, "new-match");
    let lengths = |_: &MatchConfig, ui_state: &SetupUiState| (ui_state.best_of, ui_state.first_to);
    SetupPart::new(fill_length, lengths).add(ui, slot, view);
    let kind = |config: &MatchConfig, _: &SetupUiState| draft::length_segment(config.length);
    SetupPart::new(fill_games, kind).add(ui, slot, view);
}

fn clock(ui: &mut UiBuilder, rows: Entity, view: &SetupView) {
    let slot = labelled_row(ui, rows, "new-clock");
    let options = [
        Segment::words(ui.locale.text("new-clock-none")),
        Segment::figures(ui.locale.text("new-clock-five")),
        Segment::figures(ui.locale.text("new-clock-ten")),
        Segment::words(ui.locale.text("new-clock-custom")),
    ];
    let picked = draft::clock_segment(view.config().clock);
    let group = ui.segments(slot, "new-clock", &options, picked);
    ui.on(group, pick_clock);
    SetupPart::new(fill_custom_clock, |config, _| config.clock).add(ui, slot, view);
}

fn pick_clock(
    picked: On<Picked>,
    mut ui: UiBuilder,
    mut setup: EditedSetup,
    mut ui_state: ResMut<SetupUiState>,
) {
    if let Some(clock) = draft::CLOCKS.get(picked.index) {
        setup.clock = *clock;
        return;
    }
    if draft::clock_segment(ui_state.clock) < draft::CLOCKS.len() {
        ui_state.clock = draft::CUSTOM_CLOCK;
    }
    setup.clock = ui_state.clock;
    clock_dialog::open(&mut ui, ui_state.clock);
}

/// The description of the custom clock, and the button that opens its dialog again.
fn fill_custom_clock(ui: &mut UiBuilder, parent: Entity, view: &SetupView) {
    let clock = view.config().clock;
    if draft::clock_segment(clock) < draft::CLOCKS.len() {
        return;
    }
    let line = line(ui, parent);
    let text = match_terms::clock(&ui.locale, clock);
    ui.literal_text(line, Style::DATA.ink(Token::Ink2), text);
    ui.spacer(line);
    let change = ui.button(line, Look::Quiet, None, "new-clock-change");
    ui.on(
        change,
        |_: On<Activate>,
         mut ui: UiBuilder,
         setup: EditedSetup,
         mut ui_state: ResMut<SetupUiState>| {
            ui_state.clock = setup.clock;
            clock_dialog::open(&mut ui, ui_state.clock);
        },
    );
}
