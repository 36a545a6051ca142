//! The size of the board.

use super::draft;
use super::options::{SEGMENTS, line, slot, stack};
use super::part::{self, Desk, Part, Sight};
use super::setup::Setup;
use crate::app::theme::Token;
use crate::app::widgets::{Kit, Picked, Segment, Style};
use crate::rules::BoardSize;
use bevy::prelude::*;

/// The size of the board. Twin boards have only one.
pub fn fill(kit: &mut Kit, parent: Entity, sight: &Sight) {
    let slot = slot(kit, parent, "new-board");
    if sight.config.twin {
        let line = kit.node(
            slot,
            Node {
                min_height: px(SEGMENTS),
                align_items: AlignItems::Center,
                ..default()
            },
        );
        kit.say(line, Style::BODY.ink(Token::Ink2), "new-board-twin");
        return;
    }
    let mut options: Vec<_> = draft::SIZES
        .map(|side| Segment::figures(side.to_string()))
        .into();
    options.push(Segment::words(kit.t("new-board-other")));
    let picked = if sight.desk.other_size {
        draft::SIZES.len()
    } else {
        draft::size_segment(sight.config.size)
    };
    let group = kit.segments(slot, "new-board", &options, picked);
    kit.on(
        group,
        |picked: On<Picked>, mut setup: Setup, mut desk: ResMut<Desk>| {
            let side = draft::SIZES.get(picked.index).copied();
            desk.other_size = side.is_none();
            if let Some(Ok(size)) = side.map(BoardSize::new) {
                setup.size = size;
            }
        },
    );
    part::add(kit, slot, Part::OtherSize, stack(), sight);
}

/// Every size there is, in order.
fn sizes() -> Vec<BoardSize> {
    (BoardSize::MIN.get()..=BoardSize::MAX.get())
        .filter_map(|side| BoardSize::new(side).ok())
        .collect()
}

/// The stepper for other sizes.
pub fn fill_other(kit: &mut Kit, parent: Entity, sight: &Sight) {
    if !sight.desk.other_size || sight.config.twin {
        return;
    }
    let known = sizes();
    let words: Vec<_> = known
        .iter()
        .map(|size| kit.tv("new-board-value", &[("size", size.get().into())]))
        .collect();
    let picked = known
        .iter()
        .position(|size| *size == sight.config.size)
        .unwrap_or_default();
    let line = line(kit, parent);
    let stepper = kit.stepper(line, "new-board-points", &words, picked);
    kit.on(stepper, |picked: On<Picked>, mut setup: Setup| {
        if let Some(size) = sizes().get(picked.index) {
            setup.size = *size;
        }
    });
}
