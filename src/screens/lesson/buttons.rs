//! The buttons below what was said: try again, hint, show.

use super::words::Verdict;
use crate::input::{KeyAction, Shortcut};
use crate::learn::{LessonRequest, OpenLesson};
use crate::theme::{Icon, space};
use crate::widgets::{Look, NodeStyle, UiBuilder};
use bevy::prelude::*;
use narabe_learn::lessons::{Step, Task};

pub fn write(ui: &mut UiBuilder, parent: Entity, open: &OpenLesson, step: &Step) {
    let is_answered_on_board = !matches!(step.task, Task::Read | Task::Choose(_));
    if open.is_done() || !is_answered_on_board {
        return;
    }
    let row = Node::row()
        .items_center()
        .gaps(space::XS)
        .wrap()
        .no_shrink();
    let row = ui.node(parent, row);
    let verdict = open.said().and_then(Verdict::of);
    if verdict == Some(Verdict::Wrong) {
        let again = ui.button(row, Look::Primary, Some(Icon::Retry), "lesson-again");
        ui.write_on(again, LessonRequest::Again);
    }
    if open.first_stone().is_some() {
        let end = ui.button(row, Look::Secondary, Some(Icon::Check), "lesson-end-turn");
        ui.write_on(end, LessonRequest::EndTurn);
    }
    let hint = ui.button(row, Look::Soft, Some(Icon::Hint), "lesson-hint");
    ui.insert(hint, Shortcut(KeyAction::Hint));
    ui.write_on(hint, LessonRequest::Hint);
    let show = ui.button(row, Look::Quiet, None, "lesson-show");
    ui.write_on(show, LessonRequest::Show);
}
