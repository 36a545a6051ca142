//! Below the task: what was said, the answers in words, the buttons, and the stones that were tried.

use super::words::{self, Verdict};
use super::{buttons, tries};
use crate::board::BoardLook;
use crate::learn::{LessonRequest, OpenLesson};
use crate::theme::{Elevation, Icon, Token, radius, space};
use crate::widgets::{Look, NodeStyle, Style, UiBuilder, enable};
use bevy::prelude::*;
use narabe_learn::lessons::{Choice, LessonSaid, Step, Task};

/// The mark beside what was said, in logical pixels.
const MARK: f32 = 20.0;

pub fn write(ui: &mut UiBuilder, parent: Entity, open: &OpenLesson, step: &Step, look: &BoardLook) {
    if let Task::Choose(choices) = &step.task {
        write_choices(ui, parent, open, choices);
    }
    if let Some(said) = open.said() {
        write_said(ui, parent, open, said);
    } else if open.first_stone().is_some() {
        ui.localized_text(parent, Style::BODY, "lesson-second-stone");
    }
    buttons::write(ui, parent, open, step);
    if !ui.layout.is_stacked() && !ui.layout.is_low() {
        tries::write(ui, parent, open, look);
    }
}

/// A card with a mark, the verdict in bold, and the explanation.
fn write_said(ui: &mut UiBuilder, parent: Entity, open: &OpenLesson, said: &LessonSaid) {
    let pad = if ui.layout.is_tight() { space::S } else { 20.0 };
    let node = Node::line(space::M).items_start().no_shrink().pad(pad);
    let node = node.frame(ui.palette.raised_border(), radius::CARD);
    let card = ui.panel(parent, node, Token::Raised, Token::LineStrong);
    ui.insert(card, Elevation(2));
    let (icon, ink) = match (Verdict::of(said), said) {
        (Some(Verdict::Right), _) => (Icon::Check, Token::Success),
        (Some(Verdict::NotYet), _) => (Icon::Next, Token::Ink2),
        (Some(Verdict::Wrong), _) | (None, LessonSaid::Refused(_)) => {
            (Icon::Mistake, Token::Warning)
        }
        (None, LessonSaid::Answer(_)) => (Icon::Eye, Token::Hint),
        (None, _) => (Icon::Hint, Token::Hint),
    };
    ui.icon(card, icon, MARK, ink);
    let column = ui.node(card, Node::column().fill());
    let mut sentences = words::said(&ui.locale, open).into_iter();
    let has_word = sentences.len() > 1;
    if let Some(word) = sentences.by_ref().next().filter(|_| has_word) {
        ui.literal_text(column, Style::BODY_BOLD, word);
    }
    let rest: Vec<String> = if has_word {
        sentences.collect()
    } else {
        words::said(&ui.locale, open)
    };
    for sentence in rest {
        ui.literal_text(column, Style::BODY.ink(Token::Ink2), sentence);
    }
}

/// The answers in words; one is right.
fn write_choices(ui: &mut UiBuilder, parent: Entity, open: &OpenLesson, choices: &[Choice]) {
    let column = ui.node(parent, Node::column().gap(space::XS).no_shrink());
    for (index, choice) in choices.iter().enumerate() {
        let label = ui.locale.text(&choice.text);
        let node = Node::line(space::S)
            .min_height(44)
            .pad_xy(space::M, space::XS);
        let node = node.frame(ui.palette.border(), radius::CONTROL);
        let key = format!("lesson-choice-{index}");
        let button = ui.bare_button(column, Look::Secondary, &label, &key, node);
        ui.control_text(button, Style::BODY, label);
        ui.write_on(button, LessonRequest::Choose(index));
        enable(&mut ui.commands, button, true, !open.is_done());
    }
}
