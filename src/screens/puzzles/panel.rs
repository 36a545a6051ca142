//! The column beside the board: what is asked, what was said about the last move, and what can be done.

use super::parts::remove_button;
use super::{result, rush, words};
use crate::input::{KeyAction, Shortcut};
use crate::puzzles::{PuzzleRequest, Puzzles};
use crate::screens::practice_parts::{self, action, fact};
use crate::theme::{Icon, Token, space};
use crate::widgets::{Kit, Look, NodeStyle, Style};
use bevy::prelude::*;
use narabe_learn::puzzle_session::PackShown;
use narabe_learn::puzzles::{AnyAttempt, AttemptState, DIFFICULTIES, HINTS};

// The dots of the difficulty, in logical pixels.
const DOT: f32 = 8.0;
const DOTS: u16 = 5;

pub fn write(kit: &mut Kit, column: Entity, puzzles: &Puzzles) {
    let Some(attempt) = puzzles.attempt() else {
        nothing(kit, column, puzzles);
        return;
    };
    if let Some(result) = puzzles.rush_result() {
        rush::write_result(kit, column, puzzles, result);
        return;
    }
    if let Some(run) = puzzles.rush() {
        rush::write_head(kit, column, run);
        question(kit, column, puzzles, attempt);
        return;
    }
    if attempt.state() == AttemptState::Over {
        result::write(kit, column, puzzles, attempt);
        return;
    }
    question(kit, column, puzzles, attempt);
    let is_stacked = kit.layout.is_stacked();
    if is_stacked {
        end_turn(kit, column, puzzles);
    }
    if !kit.layout.is_tight() && !attempt.is_any_way() {
        difficulty(kit, column, attempt);
        if attempt.moves().is_empty() && puzzles.result().is_none() {
            seen(kit, column, puzzles, attempt);
        }
    }
    said(kit, column, puzzles, attempt);
    if !is_stacked {
        kit.spacer(column);
    }
    actions(kit, column, puzzles, attempt);
}

/// The text in place of a puzzle: how to get custom puzzles.
fn nothing(kit: &mut Kit, column: Entity, puzzles: &Puzzles) {
    if puzzles.shown_pack() == PackShown::Shipped {
        kit.localized_text(column, Style::SMALL, "puzzles-none");
        return;
    }
    let size = practice_parts::question_size(kit);
    kit.localized_text(column, Style::SUBHEAD.sized(size), "puzzles-own-none");
    kit.localized_text(column, Style::SMALL, "puzzles-own-how");
}

/// "Four-three, number 38", "Black to play. Win in three.", "Every move must be a four."; after the first stone of a turn on twin
/// boards, that a second one may follow.
fn question(kit: &mut Kit, column: Entity, puzzles: &Puzzles, attempt: &AnyAttempt) {
    let words = [
        words::place(&kit.locale, puzzles, attempt),
        words::question(&kit.locale, attempt),
        match puzzles.first_stone() {
            Some(_) => kit.t("lesson-second-stone"),
            None => words::rule_of_task(&kit.locale, attempt),
        },
    ];
    practice_parts::question(kit, column, attempt.side(), words);
}

/// Dots and the number.
fn difficulty(kit: &mut Kit, column: Entity, attempt: &AnyAttempt) {
    kit.divider(column);
    let line = fact(kit, column, "puzzle-difficulty");
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
        kit.panel(line, dot, fill, Token::Ink);
    }
    kit.literal_line(line, Style::DATA_BOLD, difficulty.to_string());
}

/// Whether the puzzle was seen before.
fn seen(kit: &mut Kit, column: Entity, puzzles: &Puzzles, attempt: &AnyAttempt) {
    kit.divider(column);
    let line = fact(kit, column, "puzzle-of");
    let id = if puzzles.practice().knows(attempt.puzzle().id()) {
        "puzzle-seen-before"
    } else {
        "puzzle-new"
    };
    kit.localized_text(line, Style::BODY_BOLD, id);
}

/// The hint, or what is wrong with the move on the board.
fn said(kit: &mut Kit, column: Entity, puzzles: &Puzzles, attempt: &AnyAttempt) {
    let (icon, ink, head, text) = match (puzzles.wrong(), puzzles.hint(), puzzles.other_win()) {
        _ if attempt.state() == AttemptState::Searching => {
            let tried = attempt.refuted().first().copied();
            let point = tried.map(|tried| words::turn(&kit.locale, &kit.layout, attempt, tried));
            let text = kit.t_of("puzzle-searching-about", "point", point.unwrap_or_default());
            (Icon::Info, Token::Hint, kit.t("puzzle-searching"), text)
        }
        (Some(wrong), ..) => {
            let text = words::wrong(&kit.locale, &kit.layout, attempt, wrong);
            (Icon::Mistake, Token::Warning, kit.t("puzzle-wrong"), text)
        }
        (None, Some(hint), _) => {
            let (number, text) = words::hint(&kit.locale, &kit.layout, attempt, hint);
            let values = [("number", number.into()), ("count", HINTS.into())];
            let head = kit.tv("puzzle-hint-of", &values);
            (Icon::Hint, Token::Hint, head, text)
        }
        (None, None, Some(turn)) => {
            let text = words::wins_otherwise(&kit.locale, &kit.layout, attempt, turn);
            (
                Icon::Info,
                Token::Hint,
                kit.t("puzzle-wins-otherwise"),
                text,
            )
        }
        (None, None, None) if !attempt.moves().is_empty() => {
            let text = kit.t_of("puzzle-moves-left", "count", attempt.moves_left());
            (Icon::Check, Token::Success, kit.t("puzzle-right"), text)
        }
        (None, None, None) => return,
    };
    practice_parts::said(kit, column, (icon, ink), head, text);
}

fn actions(kit: &mut Kit, column: Entity, puzzles: &Puzzles, attempt: &AnyAttempt) {
    if !kit.layout.is_stacked() {
        end_turn(kit, column, puzzles);
    }
    let row = kit.node(column, Node::line(space::XS).no_shrink().stretch());
    if attempt.state() == AttemptState::Refuted {
        action(
            kit,
            row,
            Icon::Undo,
            "puzzle-take-back",
            PuzzleRequest::TakeBack,
        );
    } else {
        let hint = action(kit, row, Icon::Hint, "puzzle-hint", PuzzleRequest::Hint);
        kit.insert(hint, Shortcut(KeyAction::Hint));
    }
    action(kit, row, Icon::Eye, "puzzle-show", PuzzleRequest::Show);
    let row = kit.node(column, Node::line(space::XS).no_shrink().stretch());
    let next = PuzzleRequest::Next;
    let next = practice_parts::go_on(kit, row, Look::Secondary, "puzzle-skip", next);
    kit.restyle(next, |node| node.flex().min_width(0));
    remove_button(kit, row, puzzles, attempt);
}

/// On twin boards after the first stone: the buttons that end the turn and take the stone back. In a narrow window they are above
/// what would have to be scrolled to.
fn end_turn(kit: &mut Kit, column: Entity, puzzles: &Puzzles) {
    if puzzles.first_stone().is_none() {
        return;
    }
    let row = kit.node(column, Node::line(space::XS).no_shrink().stretch());
    let end = PuzzleRequest::EndTurn;
    action(kit, row, Icon::Check, "twin-end-turn", end);
    let back = PuzzleRequest::TakeBack;
    action(kit, row, Icon::Undo, "puzzle-take-back", back);
}
