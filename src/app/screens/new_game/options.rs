//! The right-hand column: rule, board, clock, who is Black, and the length of the match.

use super::clock_dialog;
use super::draft;
use super::part::{self, Desk, Part, Sight};
use super::rule;
use super::setup::Setup;
use crate::app::screens::words;
use crate::app::theme::{Token, space};
use crate::app::widgets::{Kit, Look, Picked, Segment, Style};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// The width of the names before the choices, and on a phone.
const NAME: f32 = 112.0;
const PHONE_NAME: f32 = 76.0;
/// The height of the segments, which a name stands beside.
pub const SEGMENTS: f32 = 40.0;
/// Narrower than this, the names stand over the choices.
const STACKS_BELOW: f32 = 360.0;

/// Builds the column.
pub fn build(kit: &mut Kit, parent: Entity, sight: &Sight) {
    rule::build(kit, parent, sight);
    rows(kit, parent, sight);
}

/// Everything but the rule, row by row.
pub fn rows(kit: &mut Kit, parent: Entity, sight: &Sight) {
    let rows = kit.column(parent, space::S);
    part::add(kit, rows, Part::Board, stack(), sight);
    part::add(kit, rows, Part::Protocol, stack(), sight);
    clock(kit, rows, sight);
    let slot = self::slot(kit, rows, "new-black");
    part::add(kit, slot, Part::Black, stack(), sight);
    part::add(kit, slot, Part::OtherBlack, stack(), sight);
    let slot = self::slot(kit, rows, "new-match");
    part::add(kit, slot, Part::Match, stack(), sight);
    part::add(kit, slot, Part::Games, stack(), sight);
}

/// A column.
pub fn stack() -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        ..default()
    }
}

/// A line under a choice.
pub fn line(kit: &mut Kit, parent: Entity) -> Entity {
    let line = Node {
        align_items: AlignItems::Center,
        column_gap: px(space::S),
        padding: UiRect::top(px(space::XS)),
        ..default()
    };
    kit.node(parent, line)
}

/// A row with a name; the entity is the column for its choice.
pub fn slot(kit: &mut Kit, parent: Entity, id: &str) -> Entity {
    let stacks = kit.layout.size.x < STACKS_BELOW;
    let row = kit.node(
        parent,
        Node {
            flex_direction: if stacks {
                FlexDirection::Column
            } else {
                FlexDirection::Row
            },
            row_gap: px(space::XXS),
            flex_shrink: 0.0,
            ..default()
        },
    );
    let width = if kit.layout.is_phone() {
        PHONE_NAME
    } else {
        NAME
    };
    let name = kit.node(
        row,
        Node {
            width: if stacks { auto() } else { px(width) },
            height: if stacks { auto() } else { px(SEGMENTS) },
            align_items: AlignItems::Center,
            flex_shrink: 0.0,
            ..default()
        },
    );
    kit.say(name, Style::BODY, id);
    let node = Node {
        flex_direction: FlexDirection::Column,
        flex_grow: 1.0,
        flex_basis: if stacks { auto() } else { px(0) },
        min_width: px(0),
        ..default()
    };
    kit.node(row, node)
}

fn clock(kit: &mut Kit, rows: Entity, sight: &Sight) {
    let slot = slot(kit, rows, "new-clock");
    let options = [
        Segment::words(kit.t("new-clock-none")),
        Segment::figures(kit.t("new-clock-five")),
        Segment::figures(kit.t("new-clock-ten")),
        Segment::words(kit.t("new-clock-custom")),
    ];
    let picked = draft::clock_segment(sight.config.clock);
    let group = kit.segments(slot, "new-clock", &options, picked);
    kit.on(
        group,
        |picked: On<Picked>, mut kit: Kit, mut setup: Setup, mut desk: ResMut<Desk>| {
            if let Some(clock) = draft::CLOCKS.get(picked.index) {
                setup.clock = *clock;
                return;
            }
            if draft::clock_segment(desk.clock) < draft::CLOCKS.len() {
                desk.clock = draft::CUSTOM_CLOCK;
            }
            setup.clock = desk.clock;
            clock_dialog::open(&mut kit, desk.clock);
        },
    );
    part::add(kit, slot, Part::CustomClock, stack(), sight);
}

/// The custom clock in words, and the button that opens its dialog again.
pub fn fill_custom_clock(kit: &mut Kit, parent: Entity, sight: &Sight) {
    let clock = sight.config.clock;
    if draft::clock_segment(clock) < draft::CLOCKS.len() {
        return;
    }
    let line = line(kit, parent);
    let text = words::clock(&kit.locale, clock);
    kit.write(line, Style::DATA.ink(Token::Ink2), text);
    kit.spring(line);
    let change = kit.button(line, Look::Quiet, None, "new-clock-change");
    kit.on(
        change,
        |_: On<Activate>, mut kit: Kit, setup: Setup, mut desk: ResMut<Desk>| {
            desk.clock = setup.clock;
            clock_dialog::open(&mut kit, desk.clock);
        },
    );
}
