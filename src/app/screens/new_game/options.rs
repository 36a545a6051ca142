//! The right-hand column: rule, board, clock, who has Black, and the length of the match.

use super::setup::EditedSetup;
use super::setup_part::{self, SetupPart, SetupUiState, SetupView};
use super::{clock_dialog, draft, rule};
use crate::app::screens::labels;
use crate::app::theme::{Token, space};
use crate::app::widgets::{Kit, Look, NodeStyle, Picked, Segment, Style};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// The width of the labels before the choices, and on a phone.
const NAME: f32 = 112.0;
const PHONE_NAME: f32 = 76.0;
/// The height of the segments, at which a label is centred.
pub const SEGMENTS: f32 = 40.0;
/// Below this width the labels are above the choices.
const STACKS_BELOW: f32 = 360.0;

/// Builds the column.
pub fn build(kit: &mut Kit, parent: Entity, view: &SetupView) {
    rule::build(kit, parent, view);
    rows(kit, parent, view);
}

/// All rows but the rule.
pub fn rows(kit: &mut Kit, parent: Entity, view: &SetupView) {
    let rows = kit.column(parent, space::S);
    setup_part::add(kit, rows, SetupPart::Board, stack(), view);
    setup_part::add(kit, rows, SetupPart::Protocol, stack(), view);
    clock(kit, rows, view);
    let slot = labelled_row(kit, rows, "new-black");
    setup_part::add(kit, slot, SetupPart::Black, stack(), view);
    setup_part::add(kit, slot, SetupPart::OtherBlack, stack(), view);
    let slot = labelled_row(kit, rows, "new-match");
    setup_part::add(kit, slot, SetupPart::Match, stack(), view);
    setup_part::add(kit, slot, SetupPart::Games, stack(), view);
}

/// The node of a column.
pub fn stack() -> Node {
    Node::column()
}

/// A line below a choice.
pub fn line(kit: &mut Kit, parent: Entity) -> Entity {
    let line = Node::line(space::S).pad_top(space::XS);
    kit.node(parent, line)
}

/// A row with a label; returns the column for its choice.
pub fn labelled_row(kit: &mut Kit, parent: Entity, id: &str) -> Entity {
    let stacks = kit.layout.size.x < STACKS_BELOW;
    let node = Node::column_if(stacks).row_gap(space::XXS).no_shrink();
    let row = kit.node(parent, node);
    let width = match kit.layout.is_phone() {
        true => PHONE_NAME,
        false => NAME,
    };
    let (width, height, basis) = match stacks {
        true => (auto(), auto(), auto()),
        false => (px(width), px(SEGMENTS), px(0)),
    };
    let node = Node::row().items_center().size(width, height).no_shrink();
    let name = kit.node(row, node);
    kit.localized_text(name, Style::BODY, id);
    let node = Node::column().grow().flex_basis(basis).min_width(0);
    kit.node(row, node)
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
    setup_part::add(kit, slot, SetupPart::CustomClock, stack(), view);
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
