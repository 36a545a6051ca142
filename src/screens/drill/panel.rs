//! The column beside the board: the question, the answer to the last move, the progress in the lines, and the actions.

use super::words;
use crate::drill::{DrillRequest, Drills};
use crate::input::{KeyAction, Shortcut};
use crate::screens::practice_parts::{self, action, fact};
use crate::state::{Go, Screen};
use crate::theme::{Icon, Token, space};
use crate::widgets::{Look, NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use narabe_learn::drill::{Drill, DrillState};

/// The check behind the end of a line.
const CHECK: f32 = 24.0;

pub fn write(ui: &mut UiBuilder, column: Entity, drills: &Drills) {
    let Some(drill) = drills.drill() else {
        write_without(ui, column);
        return;
    };
    let is_over = drill.state() == DrillState::LineOver;
    if is_over {
        write_end(ui, column, drill);
    } else {
        let words = [
            words::place(&ui.locale, drill),
            words::question(&ui.locale, drill),
            ui.locale.text("drill-task"),
        ];
        practice_parts::question(ui, column, drill.tree().side(), words);
        said(ui, column, drill);
    }
    if ui.layout.is_desktop() {
        summary(ui, column, drills, drill);
        ui.spacer(column);
        actions(ui, column, drill);
        return;
    }
    // The buttons come first where not all is seen at once; on a phone the numbers wait for the end of the line.
    actions(ui, column, drill);
    if is_over || !ui.layout.is_tight() {
        summary(ui, column, drills, drill);
    }
}

/// Where a drill begins.
fn write_without(ui: &mut UiBuilder, column: Entity) {
    ui.localized_text(column, Style::BODY, "drill-none");
    for (icon, id, screen) in [
        (Icon::Review, "drill-open-study", Screen::Study),
        (Icon::Library, "drill-open-library", Screen::Library),
    ] {
        let button = ui.button(column, Look::Secondary, Some(icon), id);
        ui.restyle(button, |node| node.stretch().no_shrink());
        ui.write_on(button, Go::To(screen));
    }
}

fn write_end(ui: &mut UiBuilder, column: Entity, drill: &Drill) {
    let place = words::place(&ui.locale, drill);
    ui.literal_text(column, Style::LABEL, place);
    let line = ui.node(column, Node::line(space::S).no_shrink());
    let heading = if ui.layout.is_tight() {
        Style::SUBHEAD
    } else {
        Style::HEADING
    };
    ui.localized_text(line, heading, words::end_id(drill));
    if !drill.has_missed() {
        ui.icon(line, Icon::Check, CHECK, Token::Success);
    }
    ui.localized_text(column, Style::BODY, words::verdict_id(drill));
    if !drill.comment().is_empty() {
        ui.foreign_text(column, Style::SMALL, drill.comment());
    }
}

/// What is wrong with the move on the board, where the right one is, or that the last one was right.
fn said(ui: &mut UiBuilder, column: Entity, drill: &Drill) {
    let hint = words::hint(&ui.locale, drill);
    let (mark, (head, text)) = match (drill.miss(), hint) {
        (Some(_), _) => {
            let words = words::miss(&ui.locale, drill);
            ((Icon::Mistake, Token::Warning), words)
        }
        (None, Some(hint)) => ((Icon::Hint, Token::Hint), (hint, String::new())),
        (None, None) if drill.moves().len() > 1 => {
            let right = (ui.locale.text("puzzle-right"), String::new());
            ((Icon::Check, Token::Success), right)
        }
        (None, None) => return,
    };
    practice_parts::said(ui, column, mark, head, text);
}

/// The lines done, those right at the first try, those to come, and what is due.
fn summary(ui: &mut UiBuilder, column: Entity, drills: &Drills, drill: &Drill) {
    let to_come = usize::try_from(drill.lines_to_come()).unwrap_or(usize::MAX);
    for (label, count) in [
        ("drill-lines", drill.lines()),
        ("drill-first-try", drill.at_first_try()),
        ("drill-to-come", to_come),
        ("drill-due", drills.due_today()),
    ] {
        ui.divider(column);
        let line = fact(ui, column, label);
        let count = ui.locale.number(count);
        ui.literal_line(line, Style::DATA_BOLD, count);
    }
}

fn actions(ui: &mut UiBuilder, column: Entity, drill: &Drill) {
    let row = ui.node(column, Node::line(space::XS).no_shrink().stretch());
    let study = Go::To(Screen::Study);
    if drill.state() == DrillState::LineOver {
        action(ui, row, Icon::Review, "drill-open-study", study);
        let id = match drill.lines_to_come() {
            0 => "drill-next-round",
            _ => "drill-next-line",
        };
        practice_parts::go_on(ui, column, Look::Primary, id, DrillRequest::Next);
        return;
    }
    if drill.miss().is_some() {
        let back = DrillRequest::TakeBack;
        action(ui, row, Icon::Undo, "puzzle-take-back", back);
    }
    let hint = action(ui, row, Icon::Hint, "puzzle-hint", DrillRequest::Hint);
    ui.insert(hint, Shortcut(KeyAction::Hint));
    let skip = DrillRequest::Next;
    practice_parts::go_on(ui, column, Look::Secondary, "puzzle-skip", skip);
}
