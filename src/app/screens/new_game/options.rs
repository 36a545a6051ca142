//! The right-hand column: rule, board, clock, who has Black, and the length of the match.

use super::setup::EditedSetup;
use super::setup_part::{self, SetupPart, SetupUiState, SetupView};
use super::setup_row::{labelled_row, line, stack};
use super::{clock_dialog, draft, match_options, protocol, rule, size};
use crate::app::screens::labels;
use crate::app::theme::{Token, space};
use crate::app::widgets::{Kit, Look, Picked, Segment, Style};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// Builds the column.
pub fn build(kit: &mut Kit, parent: Entity, view: &SetupView) {
    rule::build(kit, parent, view);
    rows(kit, parent, view);
}

/// All rows but the rule.
pub fn rows(kit: &mut Kit, parent: Entity, view: &SetupView) {
    let rows = kit.column(parent, space::S);
    setup_part::add(kit, rows, (SetupPart::Board, size::fill), stack(), view);
    setup_part::add(
        kit,
        rows,
        (SetupPart::Protocol, protocol::fill),
        stack(),
        view,
    );
    clock(kit, rows, view);
    let slot = labelled_row(kit, rows, "new-black");
    setup_part::add(
        kit,
        slot,
        (SetupPart::Black, match_options::fill_black),
        stack(),
        view,
    );
    setup_part::add(
        kit,
        slot,
        (SetupPart::OtherBlack, match_options::fill_other_black),
        stack(),
        view,
    );
    let slot = labelled_row(kit, rows, "new-match");
    setup_part::add(
        kit,
        slot,
        (SetupPart::Match, match_options::fill_length),
        stack(),
        view,
    );
    setup_part::add(
        kit,
        slot,
        (SetupPart::Games, match_options::fill_games),
        stack(),
        view,
    );
}

fn clock(kit: &mut Kit, rows: Entity, view: &SetupView) {
    let slot = labelled_row(kit, rows, "new-clock");
    let options = [
        Segment::words(kit.t("new-clock-none")),
        Segment::figures(kit.t("new-clock-five")),
        Segment::figures(kit.t("new-clock-ten")),
        Segment::words(kit.t("new-clock-custom")),
    ];
    let picked = draft::clock_segment(view.config.clock);
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
    setup_part::add(
        kit,
        slot,
        (SetupPart::CustomClock, fill_custom_clock),
        stack(),
        view,
    );
}

/// The description of the custom clock, and the button that opens its dialog again.
pub fn fill_custom_clock(kit: &mut Kit, parent: Entity, view: &SetupView) {
    let clock = view.config.clock;
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
