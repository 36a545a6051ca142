//! The statistics by theme as a picture: how many were tried and solved, and the rating.

use super::parts::bar;
use super::words;
use crate::puzzles::Puzzles;
use crate::screens::wording::rating::rating_and_error;
use crate::theme::space;
use crate::widgets::{DialogParts, Look, NodeStyle, SealFace, Style, UiBuilder};
use accesskit::Role;
use bevy::prelude::*;
use narabe_learn::puzzles::Theme;

// The side of a theme's seal, and the width of the numbers, in logical pixels.
const SEAL: f32 = 28.0;
const NUMBERS: f32 = 130.0;

pub fn open(ui: &mut UiBuilder, puzzles: &Puzzles) {
    let title = ui.locale.text("puzzles-statistics");
    let practice = puzzles.practice();
    let [rating, error] = rating_and_error(practice.rating());
    let values = [
        ("count", practice.tried().into()),
        ("rating", rating.into()),
        ("error", error.into()),
    ];
    let text = ui.locale.text_with("puzzles-statistics-all", &values);
    let DialogParts { body, actions } = ui.dialog(&title, Some(&text));
    let column = ui.node(body, Node::column().gap(space::XS).stretch());
    for theme in Theme::ALL {
        row(ui, column, puzzles, theme);
    }
    ui.close_button(actions, Look::Primary, "done");
}

/// A theme: its seal, the share that was solved at the first try as a bar, the count, and the rating with its error.
fn row(ui: &mut UiBuilder, column: Entity, puzzles: &Puzzles, theme: Theme) {
    let results = puzzles.practice().theme(theme);
    let name = ui.locale.text(words::name_id(theme));
    let [rating, error] = rating_and_error(results.rating);
    let line = ui.node(column, Node::line(space::S).no_shrink().stretch());
    let spoken = ui.locale.text_with(
        "puzzles-statistics-theme",
        &[
            ("theme", name.clone().into()),
            ("solved", results.solved.into()),
            ("tried", results.tried.into()),
            ("rating", rating.clone().into()),
            ("error", error.clone().into()),
        ],
    );
    ui.describe(line, Role::Label, &spoken);
    ui.seal(line, words::seal(theme), SEAL, SealFace::Outline);
    let words = ui.node(line, Node::column().gap(space::XXS).fill());
    ui.literal_text(words, Style::BODY, name);
    let picture = ui.node(words, Node::line(0).stretch());
    let share = results.solved as f32 / results.tried.max(1) as f32;
    bar(ui, picture, share);
    let numbers = Node::column().width(NUMBERS).no_shrink().items_end();
    let numbers = ui.node(line, numbers);
    let count = format!("{}/{}", results.solved, results.tried);
    ui.literal_line(numbers, Style::DATA, count);
    if results.tried > 0 {
        ui.literal_line(numbers, Style::DATA_LABEL, format!("{rating} {error}"));
    }
}
