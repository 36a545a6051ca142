//! The right end of the header: days in a row, the rating, and what is due.

use super::lengths::Lengths;
use crate::calendar;
use crate::puzzles::{PuzzleRequest, Puzzles};
use crate::screens::wording::rating::rating_and_error;
use crate::state::{Go, Screen};
use crate::theme::{Icon, Token, space};
use crate::widgets::{Kit, Look, NodeStyle, Style};
use bevy::prelude::*;

/// The flame before the days in a row, in logical pixels.
const FLAME: f32 = 18.0;

pub fn write(kit: &mut Kit, actions: Entity, puzzles: &Puzzles) {
    let due = puzzles.due_today(None);
    if Lengths::of(&kit.layout, puzzles.is_twin()).list.is_none() {
        let label = kit.t_of("puzzles-themes", "count", due);
        let themes = kit.button_called(actions, Look::Secondary, None, &label, "puzzles-themes");
        kit.write_on(themes, Go::To(Screen::PuzzleThemes));
        return;
    }
    summary(kit, actions, puzzles);
    let label = kit.t_of("puzzles-due", "count", due);
    let today = kit.button_called(
        actions,
        Look::Primary,
        Some(Icon::Play),
        &label,
        "puzzles-due",
    );
    kit.write_on(today, PuzzleRequest::Practise(None));
}

/// The days in a row and the rating with its error.
pub fn summary(kit: &mut Kit, parent: Entity, puzzles: &Puzzles) {
    let practice = puzzles.practice();
    let streak = practice.streak(calendar::today());
    let row = kit.node(parent, Node::line(space::L).pad_right(space::M));
    let days = kit.row(row, space::XS);
    kit.icon(days, Icon::Streak, FLAME, Token::Ink2);
    let text = kit.t_of("puzzles-streak", "days", streak);
    kit.literal_line(days, Style::SMALL, text);
    let rating = kit.row(row, space::XS);
    kit.localized_text(rating, Style::SMALL, "puzzles-rating");
    let [number, error] = rating_and_error(practice.rating());
    kit.literal_line(rating, Style::DATA_BOLD.sized(18.0), number);
    kit.literal_line(rating, Style::DATA_LABEL.ink(Token::Ink3), error);
}
