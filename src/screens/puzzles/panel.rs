//! The column beside the board: what is asked, what was said about the last move, and what can be done.

use super::parts::remove_button;
use super::{result, rush, words};
use crate::input::{KeyAction, Shortcut};
use crate::puzzles::{PuzzleRequest, Puzzles};
use crate::screens::practice_parts::{self, action, fact};
use crate::theme::{Icon, Token, space};
use crate::widgets::{Look, NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use narabe_learn::puzzle_session::PackShown;
use narabe_learn::puzzles::{Attempt, AttemptState, DIFFICULTIES, HINTS};

// The dots of the difficulty, in logical pixels.
const DOT: f32 = 8.0;
const DOTS: u16 = 5;

pub fn write(ui: &mut UiBuilder, column: Entity, puzzles: &Puzzles) {
    let Some(attempt) = puzzles.attempt() else {
        nothing(ui, column, puzzles);
        return;
    };
    if let Some(result) = puzzles.rush_result() {
        rush::write_result(ui, column, puzzles, result);
        return;
    }
    if let Some(run) = puzzles.rush() {
        rush::write_head(ui, column, run);
        question(ui, column, puzzles, attempt);
        return;
    }
    if attempt.state() == AttemptState::Over {
        result::write(ui, column, puzzles, attempt);
        return;
    }
    question(ui, column, puzzles, attempt);
    let is_stacked = ui.layout.is_stacked();
    if is_stacked {
        end_turn(ui, column, puzzles);
    }
    if !ui.layout.is_tight() && !attempt.is_any_way() {
        difficulty(ui, column, attempt);
        if attempt.moves().is_empty() && puzzles.result().is_none() {
            seen(ui, column, puzzles, attempt);
        }
    }
    said(ui, column, puzzles, attempt);
    if !is_stacked {
        ui.spacer(column);
    }
    actions(ui, column, puzzles, attempt);
}

/// The text in place of a puzzle: how to get custom puzzles.
fn nothing(ui: &mut UiBuilder, column: Entity, puzzles: &Puzzles) {
    if puzzles.shown_pack() == PackShown::Shipped {
        ui.localized_text(column, Style::SMALL, "puzzles-none");
        return;
    }
    let size = practice_parts::question_size(ui);
    ui.localized_text(column, Style::SUBHEAD.sized(size), "puzzles-own-none");
    ui.localized_text(column, Style::SMALL, "puzzles-own-how");
}

/// "Four-three, number 38", "Black to play. Win in three.", "Every move must be a four."; after the first stone of a turn on twin
/// boards, that a second one may follow.
fn question(ui: &mut UiBuilder, column: Entity, puzzles: &Puzzles, attempt: &Attempt) {
    let words = [
        words::place(&ui.locale, puzzles, attempt),
        words::question(&ui.locale, attempt),
        match puzzles.first_stone() {
            Some(_) => ui.locale.text("lesson-second-stone"),
            None => words::rule_of_task(&ui.locale, attempt),
        },
    ];
    practice_parts::question(ui, column, attempt.side(), words);
}

/// Dots and the number.
fn difficulty(ui: &mut UiBuilder, column: Entity, attempt: &Attempt) {
    ui.divider(column);
    let line = fact(ui, column, "puzzle-difficulty");
    let difficulty = attempt.puzzle().difficulty();
    let span = DIFFICULTIES.end() - DIFFICULTIES.start();
    let filled = (difficulty - DIFFICULTIES.start()) * DOTS / (span + 1) + 1;
    for number in 0..DOTS {
        let fill = if number < filled {
            Token::Ink
        } else {
            Token::Clear
        };
        let dot = Node::default().square(DOT).frame(1, DOT / 2.0).no_shrink();
        ui.panel(line, dot, fill, Token::Ink);
    }
    ui.literal_line(line, Style::DATA_BOLD, difficulty.to_string());
}

/// Whether the puzzle was seen before.
fn seen(ui: &mut UiBuilder, column: Entity, puzzles: &Puzzles, attempt: &Attempt) {
    ui.divider(column);
    let line = fact(ui, column, "puzzle-of");
    let id = if puzzles.practice().knows(attempt.puzzle().id()) {
        "puzzle-seen-before"
    } else {
        "puzzle-new"
    };
    ui.localized_text(line, Style::BODY_BOLD, id);
}

/// The hint, or what is wrong with the move on the board.
fn said(ui: &mut UiBuilder, column: Entity, puzzles: &Puzzles, attempt: &Attempt) {
    let (icon, ink, head, text) = match (puzzles.wrong(), puzzles.hint(), puzzles.other_win()) {
        _ if attempt.state() == AttemptState::Searching => {
            let tried = attempt.refuted().first().copied();
            let point = tried.map(|tried| words::turn(&ui.locale, &ui.layout, attempt, tried));
            let text =
                ui.locale
                    .text_of("puzzle-searching-about", "point", point.unwrap_or_default());
            (
                Icon::Info,
                Token::Hint,
                ui.locale.text("puzzle-searching"),
                text,
            )
        }
        (Some(wrong), ..) => {
            let text = words::wrong(&ui.locale, &ui.layout, attempt, wrong);
            (
                Icon::Mistake,
                Token::Warning,
                ui.locale.text("puzzle-wrong"),
                text,
            )
        }
        (None, Some(hint), _) => {
            let (number, text) = words::hint(&ui.locale, &ui.layout, attempt, hint);
            let values = [("number", number.into()), ("count", HINTS.into())];
            let head = ui.locale.text_with("puzzle-hint-of", &values);
            (Icon::Hint, Token::Hint, head, text)
        }
        (None, None, Some(turn)) => {
            let text = words::wins_otherwise(&ui.locale, &ui.layout, attempt, turn);
            (
                Icon::Info,
                Token::Hint,
                ui.locale.text("puzzle-wins-otherwise"),
                text,
            )
        }
        (None, None, None) if !attempt.moves().is_empty() => {
            let text = ui
                .locale
                .text_of("puzzle-moves-left", "count", attempt.moves_left());
            (
                Icon::Check,
                Token::Success,
                ui.locale.text("puzzle-right"),
                text,
            )
        }
        (None, None, None) => return,
    };
    practice_parts::said(ui, column, (icon, ink), head, text);
}

fn actions(ui: &mut UiBuilder, column: Entity, puzzles: &Puzzles, attempt: &Attempt) {
    if !ui.layout.is_stacked() {
        end_turn(ui, column, puzzles);
    }
    let row = ui.node(column, Node::line(space::XS).no_shrink().stretch());
    if attempt.state() == AttemptState::Refuted {
        action(
            ui,
            row,
            Icon::Undo,
            "puzzle-take-back",
            PuzzleRequest::TakeBack,
        );
    } else {
        let hint = action(ui, row, Icon::Hint, "puzzle-hint", PuzzleRequest::Hint);
        ui.insert(hint, Shortcut(KeyAction::Hint));
    }
    action(ui, row, Icon::Eye, "puzzle-show", PuzzleRequest::Show);
    let row = ui.node(column, Node::line(space::XS).no_shrink().stretch());
    let next = PuzzleRequest::Next;
    let next = practice_parts::go_on(ui, row, Look::Secondary, "puzzle-skip", next);
    ui.restyle(next, |node| node.flex().min_width(0));
    remove_button(ui, row, puzzles, attempt);
}

/// On twin boards after the first stone: the buttons that end the turn and take the stone back. In a narrow window they are above
/// what would have to be scrolled to.
fn end_turn(ui: &mut UiBuilder, column: Entity, puzzles: &Puzzles) {
    if puzzles.first_stone().is_none() {
        return;
    }
    let row = ui.node(column, Node::line(space::XS).no_shrink().stretch());
    let end = PuzzleRequest::EndTurn;
    action(ui, row, Icon::Check, "twin-end-turn", end);
    let back = PuzzleRequest::TakeBack;
    action(ui, row, Icon::Undo, "puzzle-take-back", back);
}
