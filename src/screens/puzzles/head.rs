//! The right end of the header: days in a row, the rating, and what is due.

use super::lengths::Lengths;
use crate::calendar;
use crate::puzzles::{PuzzleRequest, Puzzles};
use crate::screens::wording::rating::rating_and_error;
use crate::state::{Go, Screen};
use crate::theme::{Icon, Token, space};
use crate::widgets::{Look, NodeStyle, Style, UiBuilder};
use bevy::prelude::*;

/// The flame before the days in a row, in logical pixels.
const FLAME: f32 = 18.0;

pub fn write(ui: &mut UiBuilder, actions: Entity, puzzles: &Puzzles) {
    let due = puzzles.due_today(None);
    if Lengths::of(&ui.layout, puzzles.is_twin()).list.is_none() {
        let label = ui.locale.text_of("puzzles-themes", "count", due);
        let themes = ui.button_called(actions, Look::Secondary, None, &label, "puzzles-themes");
        ui.write_on(themes, Go::To(Screen::PuzzleThemes));
        return;
    }
    summary(ui, actions, puzzles);
    let label = ui.locale.text_of("puzzles-due", "count", due);
    let today = ui.button_called(
        actions,
        Look::Primary,
        Some(Icon::Play),
        &label,
        "puzzles-due",
    );
    ui.write_on(today, PuzzleRequest::Practise(None));
}

/// The days in a row and the rating with its error.
pub fn summary(ui: &mut UiBuilder, parent: Entity, puzzles: &Puzzles) {
    let practice = puzzles.practice();
    let streak = practice.streak(calendar::today());
    let row = ui.node(parent, Node::line(space::L).pad_right(space::M));
    let days = ui.row(row, space::XS);
    ui.icon(days, Icon::Streak, FLAME, Token::Ink2);
    let text = ui.locale.text_of("puzzles-streak", "days", streak);
    ui.literal_line(days, Style::SMALL, text);
    let rating = ui.row(row, space::XS);
    ui.localized_text(rating, Style::SMALL, "puzzles-rating");
    let [number, error] = rating_and_error(practice.rating());
    ui.literal_line(rating, Style::DATA_BOLD.sized(18.0), number);
    ui.literal_line(rating, Style::DATA_LABEL.ink(Token::Ink3), error);
}
