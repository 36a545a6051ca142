//! The buttons for opening decisions that are not points: colours, numbers, and named openings.

use crate::live::{Intent, LiveMessage, OneBoardMatch};
use crate::screens::openings::ChooseOpening;
use crate::screens::wording::opening_text;
use crate::theme::{radius, space};
use crate::widgets::{Look, NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use narabe_rules::opening::{Action, NamedOpening, Prompt};

/// The side of a number button, in logical pixels.
const NUMBER: f32 = 40.0;
/// The number of stones of a named opening.
const THREE: u8 = 3;

/// Whether a person has to decide something other than a point.
pub fn are_needed(one_board: &OneBoardMatch) -> bool {
    one_board.is_human_turn() && !takes_point(one_board)
}

/// Whether a person may now choose one of the 26 openings.
pub fn may_choose_named(one_board: &OneBoardMatch) -> bool {
    let opening = one_board.opening();
    let asks_for_three = matches!(opening.prompt(), Some(Prompt::Place { stones: THREE, .. }));
    let is_empty = opening.position().moves().is_empty();
    if !(asks_for_three && is_empty && one_board.is_opening() && one_board.is_human_turn()) {
        return false;
    }
    let size = opening.position().size();
    let allowed = |named: &NamedOpening| {
        let stones = named.stones(size).map(Action::Place);
        opening.clone().apply_all(&stones).is_ok()
    };
    NamedOpening::ALL.iter().all(allowed)
}

/// The buttons when a person has to act: in a column beside the board, in a row on a wide, low card.
pub fn build(ui: &mut UiBuilder, card: Entity, one_board: &OneBoardMatch) {
    if !one_board.is_human_turn() {
        return;
    }
    let buttons = Node::column_if(ui.layout.is_desktop())
        .gaps(space::XS)
        .wrap();
    match one_board.opening().prompt() {
        Some(Prompt::Choose(choices)) => {
            let buttons = ui.node(card, buttons);
            for (index, choice) in choices.into_iter().enumerate() {
                let label = opening_text::choice(one_board, &ui.locale, choice);
                let look = match index {
                    0 => Look::Primary,
                    _ => Look::Secondary,
                };
                let button = ui.button_called(buttons, look, None, &label, choice.id());
                ui.restyle(button, |node| node.grow());
                act(ui, button, Action::Choose(choice));
            }
        }
        Some(Prompt::Declare { most }) => numbers(ui, card, most),
        _ if may_choose_named(one_board) => {
            let button = ui.button(card, Look::Secondary, None, "opening-of-26");
            ui.write_on(button, ChooseOpening::default());
        }
        _ => {}
    }
}

fn numbers(ui: &mut UiBuilder, card: Entity, most: u8) {
    let row = ui.node(card, Node::row().gaps(space::XXS).wrap());
    for number in 1..=most {
        let name = ui
            .locale
            .text_of("opening-declare-number", "number", number);
        let node = Node::row()
            .center()
            .square(NUMBER)
            .frame(ui.palette.border(), radius::CONTROL);
        let key = format!("declare {number}");
        let button = ui.bare_button(row, Look::Secondary, &name, &key, node);
        ui.control_text(button, Style::DATA, number.to_string());
        act(ui, button, Action::Declare(number));
    }
}

fn act(ui: &mut UiBuilder, button: Entity, action: Action) {
    ui.write_on(button, LiveMessage(Intent::OpeningActions(vec![action])));
}

/// Whether the opening requires a stone now.
pub fn takes_point(one_board: &OneBoardMatch) -> bool {
    let ask = one_board.opening().prompt();
    !matches!(ask, Some(Prompt::Choose(_) | Prompt::Declare { .. }))
}
