//! What a rush shows: its clock and count, and what it came to.

use super::words;
use crate::puzzles::{PuzzleRequest, Puzzles};
use crate::theme::{Icon, Token, space};
use crate::widgets::{Kit, Look, NodeStyle, Style};
use bevy::prelude::*;
use narabe_learn::puzzle_session::RushResult;
use narabe_learn::rush::{RUSH_MISTAKES, RUSH_TIME, Rush};

// The size of the clock and the count.
const LARGE: f32 = 38.0;
const MARK: f32 = 18.0;

/// The text of the clock.
#[derive(Component, Debug)]
pub struct RushClock;

pub fn write_head(kit: &mut Kit, column: Entity, rush: &Rush) {
    let line = kit.node(column, Node::line(space::M).no_shrink().stretch());
    let clock = kit.literal_line(line, Style::CLOCK, words::clock(RUSH_TIME));
    kit.insert(clock, RushClock);
    kit.spacer(line);
    let solved = kit.t_of("puzzles-rush-solved", "count", rush.solved());
    kit.literal_line(line, Style::BODY_BOLD, solved);
    let marks = kit.node(column, Node::line(space::XXS).no_shrink());
    for number in 0..RUSH_MISTAKES {
        let ink = if number < rush.mistakes() {
            Token::Warning
        } else {
            Token::InkOff
        };
        kit.icon(marks, Icon::Mistake, MARK, ink);
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

pub fn write_result(kit: &mut Kit, column: Entity, puzzles: &Puzzles, result: &RushResult) {
    kit.localized_text(column, Style::LABEL, "puzzles-rush");
    let solved = kit.t_of("puzzles-rush-solved", "count", result.solved);
    kit.literal_text(column, Style::HEADING.sized(LARGE), solved);
    let best = puzzles.practice().best_rush();
    let text = if result.is_best {
        kit.t("puzzles-rush-is-best")
    } else {
        kit.t_of("puzzles-rush-best-so-far", "count", best)
    };
    kit.literal_text(column, Style::BODY, text);
    kit.spacer(column);
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
        let button = kit.button(column, look, Some(icon), id);
        kit.restyle(button, |node| node.stretch().no_shrink());
        kit.write_on(button, request);
    }
}
