//! What a rush shows: its clock and count, and what it came to.

use super::words;
use crate::puzzles::{PuzzleRequest, Puzzles};
use crate::theme::{Icon, Token, space};
use crate::widgets::{Look, NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use narabe_learn::puzzle_session::RushResult;
use narabe_learn::rush::{RUSH_MISTAKES, RUSH_TIME, Rush};

// The size of the clock and the count.
const LARGE: f32 = 38.0;
const MARK: f32 = 18.0;

/// The text of the clock.
#[derive(Component, Debug)]
pub struct RushClock;

pub fn write_head(ui: &mut UiBuilder, column: Entity, rush: &Rush) {
    let line = ui.node(column, Node::line(space::M).no_shrink().stretch());
    let clock = ui.literal_line(line, Style::CLOCK, words::clock(RUSH_TIME));
    ui.insert(clock, RushClock);
    ui.spacer(line);
    let solved = ui
        .locale
        .text_of("puzzles-rush-solved", "count", rush.solved());
    ui.literal_line(line, Style::BODY_BOLD, solved);
    let marks = ui.node(column, Node::line(space::XXS).no_shrink());
    for number in 0..RUSH_MISTAKES {
        let ink = if number < rush.mistakes() {
            Token::Warning
        } else {
            Token::InkOff
        };
        ui.icon(marks, Icon::Mistake, MARK, ink);
    }
}

pub fn show_clock(
    puzzles: Res<Puzzles>,
    time: Res<Time<Real>>,
    mut clocks: Query<&mut Text, With<RushClock>>,
) {
    let Some(rush) = puzzles.rush() else {
        return;
    };
    let left = words::clock(rush.left(time.elapsed()));
    for mut text in &mut clocks {
        text.set_if_neq(Text(left.clone()));
    }
}

pub fn write_result(ui: &mut UiBuilder, column: Entity, puzzles: &Puzzles, result: &RushResult) {
    ui.localized_text(column, Style::LABEL, "puzzles-rush");
    let solved = ui
        .locale
        .text_of("puzzles-rush-solved", "count", result.solved);
    ui.literal_text(column, Style::HEADING.sized(LARGE), solved);
    let best = puzzles.practice().best_rush();
    let text = if result.is_best {
        ui.locale.text("puzzles-rush-is-best")
    } else {
        ui.locale.text_of("puzzles-rush-best-so-far", "count", best)
    };
    ui.literal_text(column, Style::BODY, text);
    ui.spacer(column);
    for (look, icon, id, request) in [
        (
            Look::Primary,
            Icon::Retry,
            "puzzles-rush-again",
            PuzzleRequest::Rush,
        ),
        (
            Look::Secondary,
            Icon::Next,
            "puzzles-rush-leave",
            PuzzleRequest::Practise(None),
        ),
    ] {
        let button = ui.button(column, look, Some(icon), id);
        ui.restyle(button, |node| node.stretch().no_shrink());
        ui.write_on(button, request);
    }
}
