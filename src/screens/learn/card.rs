//! The card of a lesson: what it is about, its picture, and the buttons that begin or skip it.

use super::learn_path::LearnPath;
use super::lengths::Lengths;
use super::stone::StoneState;
use crate::learn::LessonRequest;
use crate::screens::diagram::{Diagram, DiagramPainter};
use crate::theme::{Elevation, Icon, Token, radius, space};
use crate::widgets::{Look, NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use narabe_learn::lessons::{Lesson, LessonBoard};
use narabe_rules::Point;

/// The widest picture, in logical pixels.
const PICTURE: f32 = 316.0;
/// The margins around the outer lines of a diagram, in cells.
const MARGINS: f32 = 1.5;
/// The height below which there is no picture.
const LOW: f32 = 620.0;

pub fn build(
    ui: &mut UiBuilder,
    parent: Entity,
    path: &LearnPath,
    lengths: &Lengths,
    painter: &mut DiagramPainter,
) {
    let Some(lesson) = path.lessons.get(path.chosen) else {
        return;
    };
    let pad = if ui.layout.is_tight() { space::M } else { 20.0 };
    let node = Node::column().gap(space::S).no_shrink().pad(pad);
    let node = if lengths.is_stacked {
        node
    } else {
        node.flex().min_height(0)
    };
    let border = ui.palette.raised_border();
    let node = node.frame(border, radius::CARD);
    let card = ui.panel(parent, node, Token::Raised, Token::LineStrong);
    ui.insert(card, Elevation(2));
    let body = if lengths.is_stacked {
        ui.column(card, space::S)
    } else {
        ui.scroll(card, Node::column().gap(space::S).flex().min_height(0))
    };
    head(ui, body, path, lesson);
    if !lengths.is_stacked && ui.layout.size.y >= LOW {
        picture(ui, body, lesson, painter);
    }
    let about = ui.locale.text(&lesson.about);
    ui.literal_text(body, Style::BODY.ink(Token::Ink2), about);
    facts(ui, body, lesson);
    buttons(ui, card, path, lesson);
}

/// "Next lesson, Forks", the number, and the name.
fn head(ui: &mut UiBuilder, body: Entity, path: &LearnPath, lesson: &Lesson) {
    let row = ui.node(body, Node::line(space::S).justify_between());
    let chapter = ui.locale.text(lesson.chapter.title());
    let kind = if path.next == Some(path.chosen) {
        ui.locale.text_of("learn-next-of", "chapter", chapter)
    } else {
        chapter
    };
    ui.literal_text(row, Style::LABEL, kind);
    let values = [
        ("done", (path.chosen + 1).into()),
        ("count", path.lessons.all().len().into()),
    ];
    let number = ui.locale.text_with("learn-of", &values);
    ui.literal_line(row, Style::DATA_LABEL, number);
    ui.part_heading(body, Style::HEADING, &lesson.title);
}

/// The position that shows what the lesson is about.
fn picture(ui: &mut UiBuilder, body: Entity, lesson: &Lesson, painter: &mut DiagramPainter) {
    let step = lesson.picture_step();
    let LessonBoard::One(setup) = &step.board else {
        return;
    };
    let (size, lines) = (setup.size(), setup.size().get());
    let mut diagram = Diagram::empty(size, Point::new(0, 0), (lines, lines));
    diagram.stones = setup.stones().to_vec();
    let cell = PICTURE / (f32::from(lines) - 1.0 + MARGINS);
    let name = ui.locale.text(&lesson.title);
    let row = ui.node(body, Node::row().justify_center().no_shrink());
    painter.spawn(ui, row, &diagram, cell.floor(), Some(&name));
}

/// How long it takes, and how many steps it has.
fn facts(ui: &mut UiBuilder, body: Entity, lesson: &Lesson) {
    let row = ui.row(body, space::M);
    let minutes = ui
        .locale
        .text_of("learn-minutes", "minutes", lesson.minutes);
    let steps = ui
        .locale
        .text_of("learn-steps", "steps", lesson.steps.len());
    for (icon, words) in [(Icon::Clock, minutes), (Icon::Edit, steps)] {
        let group = ui.row(row, space::XS);
        ui.icon(group, icon, 16.0, Token::Ink3);
        ui.literal_line(group, Style::SMALL.ink(Token::Ink3), words);
    }
}

fn buttons(ui: &mut UiBuilder, card: Entity, path: &LearnPath, lesson: &Lesson) {
    let row = ui.node(card, Node::line(space::XS).no_shrink());
    let progress = path.progress.of(&lesson.id);
    let state = StoneState::of(path, path.chosen);
    let id = match (state, progress.furthest) {
        (StoneState::Done, _) => "learn-again",
        (_, 0) => "learn-start",
        _ => "learn-continue",
    };
    let start = ui.large_button(row, Some(Icon::Play), id);
    ui.restyle(start, |node| node.fill());
    ui.write_on(start, LessonRequest::Open(path.chosen));
    if state != StoneState::Done && !progress.is_skipped {
        let skip = ui.button(row, Look::Soft, None, "learn-skip");
        ui.restyle(skip, |node| node.height(52.0));
        ui.write_on(skip, LessonRequest::Skip(path.chosen));
    }
}
