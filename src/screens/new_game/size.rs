//! The size of the board.

use super::draft;
use super::setup_part::{SetupPart, SetupView, on_pick};
use crate::screens::setup_row::{SEGMENTS, labelled_row, line};
use crate::theme::Token;
use crate::widgets::{NodeStyle, Segment, Style, UiBuilder};
use bevy::prelude::*;
use narabe_rules::BoardSize;

/// The segments of the sizes. Twin boards have only one size.
pub fn fill(ui: &mut UiBuilder, parent: Entity, view: &SetupView) {
    let slot = labelled_row(ui, parent, "new-board");
    if view.config().twin {
        let line = ui.node(slot, Node::row().items_center().min_height(SEGMENTS));
        ui.localized_text(line, Style::BODY.ink(Token::Ink2), "new-board-twin");
        return;
    }
    let mut options: Vec<_> = draft::SIZES
        .map(|side| Segment::figures(side.to_string()))
        .into();
    options.push(Segment::words(ui.locale.text("new-board-other")));
    let picked = if view.ui_state.other_size {
        draft::SIZES.len()
    } else {
        draft::size_segment(view.config().size)
    };
    let group = ui.segments(slot, "new-board", &options, picked);
    on_pick(ui, group, |index, setup, ui_state| {
        let side = draft::SIZES.get(index).copied();
        ui_state.other_size = side.is_none();
        if let Some(Ok(size)) = side.map(BoardSize::new) {
            setup.size = size;
        }
    });
    SetupPart::new(fill_other, |_, ui_state| ui_state.other_size).add(ui, slot, view);
}

/// All sizes in order.
fn sizes() -> Vec<BoardSize> {
    (BoardSize::MIN.get()..=BoardSize::MAX.get())
        .filter_map(|side| BoardSize::new(side).ok())
        .collect()
}

/// The stepper for other sizes.
fn fill_other(ui: &mut UiBuilder, parent: Entity, view: &SetupView) {
    if !view.ui_state.other_size || view.config().twin {
        return;
    }
    let known = sizes();
    let words: Vec<_> = (known.iter())
        .map(|size| ui.locale.text_of("new-board-value", "size", size.get()))
        .collect();
    let picked = draft::place_of(&known, &view.config().size);
    let line = line(ui, parent);
    let stepper = ui.stepper(line, "new-board-points", &words, picked);
    on_pick(ui, stepper, |index, setup, _| {
        if let Some(size) = sizes().get(index) {
            setup.size = *size;
        }
    });
}
