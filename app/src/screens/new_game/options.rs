//! The rows below the rule: board, opening, clock, who has Black, and the length of the match.

use super::match_options::{fill_black, fill_games, fill_length, fill_other_black};
use super::setup::EditedSetup;
use super::setup_part::{SetupPart, SetupUiState, SetupView, add};
use super::setup_row::{labelled_row, line};
use super::{clock_dialog, draft, protocol, size};
use crate::screens::labels;
use crate::theme::{Token, space};
use crate::widgets::{Kit, Look, Picked, Segment, Style};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// Builds the rows.
pub fn build(kit: &mut Kit, parent: Entity, view: &SetupView) {
    let rows = kit.column(parent, space::S);
    add(kit, rows, SetupPart::Board, size::fill, view);
    add(kit, rows, SetupPart::Protocol, protocol::fill, view);
    clock(kit, rows, view);
    let slot = labelled_row(kit, rows, "new-black");
    add(kit, slot, SetupPart::Black, fill_black, view);
    add(kit, slot, SetupPart::OtherBlack, fill_other_black, view);
    let slot = labelled_row(kit, rows, "new-match");
    add(kit, slot, SetupPart::Match, fill_length, view);
    add(kit, slot, SetupPart::Games, fill_games, view);
}

fn clock(kit: &mut Kit, rows: Entity, view: &SetupView) {
    let slot = labelled_row(kit, rows, "new-clock");
    let options = [
        Segment::words(kit.t("new-clock-none")),
        Segment::figures(kit.t("new-clock-five")),
        Segment::figures(kit.t("new-clock-ten")),
        Segment::words(kit.t("new-clock-custom")),
    ];
    let picked = draft::clock_segment(view.config().clock);
    let group = kit.segments(slot, "new-clock", &options, picked);
    kit.on(
        group,
        |picked: On<Picked>,
         mut kit: Kit,
         mut setup: EditedSetup,
         mut ui_state: ResMut<SetupUiState>| {
            if let Some(clock) = draft::CLOCKS.get(picked.index) {
                setup.clock = *clock;
                return;
            }
            if draft::clock_segment(ui_state.clock) < draft::CLOCKS.len() {
                ui_state.clock = draft::CUSTOM_CLOCK;
            }
            setup.clock = ui_state.clock;
            clock_dialog::open(&mut kit, ui_state.clock);
        },
    );
    add(kit, slot, SetupPart::CustomClock, fill_custom_clock, view);
}

/// The description of the custom clock, and the button that opens its dialog again.
pub fn fill_custom_clock(kit: &mut Kit, parent: Entity, view: &SetupView) {
    let clock = view.config().clock;
    if draft::clock_segment(clock) < draft::CLOCKS.len() {
        return;
    }
    let line = line(kit, parent);
    let text = labels::clock(&kit.locale, clock);
    kit.literal_text(line, Style::DATA.ink(Token::Ink2), text);
    kit.spacer(line);
    let change = kit.button(line, Look::Quiet, None, "new-clock-change");
    kit.on(
        change,
        |_: On<Activate>, mut kit: Kit, setup: EditedSetup, mut ui_state: ResMut<SetupUiState>| {
            ui_state.clock = setup.clock;
            clock_dialog::open(&mut kit, ui_state.clock);
        },
    );
}
