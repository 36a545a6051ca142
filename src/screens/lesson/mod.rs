//! A step of a lesson: the board, what is asked, and what is said to an answer.

mod answer;
mod board;
mod buttons;
mod shared;
mod steps;
#[cfg(test)]
mod tests;
mod tries;
mod words;

use super::lifecycle::{AddScreen, BuildScreenSystems, Rebuild};
use super::position_setup::Lengths;
use crate::board::BoardLook;
use crate::learn::{LearnProgress, LearnSystems, LessonRequest, Lessons, OpenLesson};
use crate::locale::Locale;
use crate::state::{Go, Screen};
use crate::theme::{Icon, space};
use crate::widgets::{Announcement, Look, NodeStyle, Part, Parts, Style, UiBuilder};
use bevy::ecs::change_detection::Tick;
use bevy::prelude::*;
use narabe_learn::lessons::{LessonPlace, Step};
use shared::{LessonScreenSystems, opened};

/// A part of the screen below the task.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum LessonPart {
    /// What was said, the answers in words, the buttons and the tries.
    Answer,
    /// The stones of the steps, and the buttons for next and back.
    Steps,
}

impl Part for LessonPart {
    /// The last change of the lesson.
    type Content = Tick;
}

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        LessonScreenSystems
            .after(LearnSystems)
            .run_if(in_state(Screen::Lesson)),
    )
    .add_screen(Screen::Lesson, build)
    .add_systems(OnEnter(Screen::Lesson), open_first)
    .add_plugins(board::plugin)
    .add_systems(
        Update,
        rebuild
            .before(BuildScreenSystems)
            .in_set(LessonScreenSystems),
    )
    .add_details((fill, announce).in_set(LessonScreenSystems));
}

/// Without a lesson, as after a start in another screen, the first one is opened.
fn open_first(open: Res<OpenLesson>, mut requests: MessageWriter<LessonRequest>) {
    if open.place().is_none() {
        requests.write(LessonRequest::Open(0));
    }
}

/// Another step is another screen.
fn rebuild(
    open: Res<OpenLesson>,
    mut shown: Local<Option<Option<LessonPlace>>>,
    mut rebuild: MessageWriter<Rebuild>,
) {
    let now = open.place();
    if shown.replace(now).is_some_and(|shown| shown != now) {
        rebuild.write_default();
    }
}

fn build(mut ui: UiBuilder, open: Res<OpenLesson>, lessons: Res<Lessons>) {
    let ui = &mut ui;
    let lengths = Lengths::of(&ui.layout);
    let root = ui.screen();
    let page = ui.node(root, Node::column().full());
    let Some((place, lesson, step)) = opened(&open, &lessons) else {
        ui.header(page, "learn-title");
        return;
    };
    let (words, actions) = ui.header(page, &lesson.title);
    if !ui.layout.is_phone() {
        let number = words::lesson_number(&ui.locale, place, lesson);
        ui.literal_line(words, Style::SMALL, number);
        let leave = ui.button(actions, Look::Quiet, Some(Icon::Close), "lesson-leave");
        ui.write_on(leave, Go::To(Screen::Learn));
    }
    let margin = ui.layout.margin();
    if lengths.is_stacked {
        let column = Node::column().flex().min_height(0).gap(space::XS);
        let column = ui.node(page, column);
        let above = ui.scroll(
            column,
            Node::column()
                .pad_x(margin)
                .no_shrink()
                .max_height(percent(26)),
        );
        task(ui, above, step, Style::HEADING.sized(22.0));
        let middle = ui.node(column, Node::row().justify_center().no_shrink());
        board::build(ui, middle, step, &lengths);
        let below = Node::column()
            .gap(space::XS)
            .flex()
            .min_height(0)
            .pad_x(margin);
        part(ui, column, below.pad_y(space::XXS), LessonPart::Answer);
        let foot = Node::line(space::XS)
            .no_shrink()
            .pad_x(margin)
            .pad_bottom(space::XS);
        let foot = ui.node(column, foot);
        ui.insert(foot, LessonPart::Steps);
        return;
    }
    let body = Node::row().flex().min_height(0).column_gap(lengths.gap);
    let body = ui.layout.beside_board(body.pad_x(margin));
    let body = ui.node(page, body);
    let side = ui.node(body, Node::column().gap(space::M).no_shrink());
    board::build(ui, side, step, &lengths);
    if lengths.has_hint {
        let foot = Node::line(space::XS).width(lengths.board).no_shrink();
        let foot = ui.node(side, foot.margin_top(space::S));
        ui.insert(foot, LessonPart::Steps);
    }
    let column = Node::column()
        .gap(space::S)
        .fill()
        .min_height(0)
        .pad_bottom(space::S);
    let column = ui.node(body, column);
    let area = Node::column()
        .gap(space::S)
        .flex()
        .min_height(0)
        .pad(space::XS);
    let area = ui.scroll(column, area);
    let size = if lengths.is_roomy { 40.0 } else { 22.0 };
    task(ui, area, step, Style::TITLE.sized(size));
    let answer = ui.node(area, Node::column().gap(space::M).no_shrink());
    ui.insert(answer, LessonPart::Answer);
    if !lengths.has_hint {
        let foot = ui.node(column, Node::line(space::XS).no_shrink());
        ui.insert(foot, LessonPart::Steps);
    }
}

/// A scrolling part.
fn part(ui: &mut UiBuilder, parent: Entity, node: Node, part: LessonPart) {
    let area = ui.scroll(parent, node);
    ui.insert(area, part);
}

/// What is asked: a word, the task, and what it teaches.
fn task(ui: &mut UiBuilder, parent: Entity, step: &Step, heading: Style) {
    if ui.layout.is_desktop() {
        ui.localized_text(parent, Style::LABEL, words::asked_id(&step.task));
    }
    ui.localized_text(parent, heading, &step.heading);
    ui.localized_text(
        parent,
        Style::BODY.ink(crate::theme::Token::Ink2),
        &step.text,
    );
}

fn fill(
    open: Res<OpenLesson>,
    lessons: Res<Lessons>,
    progress: Res<LearnProgress>,
    look: Res<BoardLook>,
    mut parts: Parts<LessonPart>,
) {
    let Some((place, lesson, step)) = opened(&open, &lessons) else {
        return;
    };
    parts.draw(
        |_, _| open.last_changed(),
        |ui, entity, part, _| match part {
            LessonPart::Answer => answer::write(ui, entity, &open, step, &look),
            LessonPart::Steps => {
                let progress = progress.0.of(&lesson.id);
                steps::write(ui, entity, &open, (place, lesson), progress);
            }
        },
    );
}

/// Tells a screen reader what is asked, and what is said to an answer.
fn announce(
    open: Res<OpenLesson>,
    lessons: Res<Lessons>,
    locale: Res<Locale>,
    mut announcements: MessageWriter<Announcement>,
) {
    let Some((place, lesson, step)) = opened(&open, &lessons).filter(|_| open.is_changed()) else {
        return;
    };
    let said = words::said(&locale, &open);
    let words = match (said.is_empty(), open.first_stone()) {
        (false, _) => said,
        (true, Some(_)) => vec![locale.text("lesson-second-stone")],
        (true, None) => {
            let number = words::step_number(&locale, place, lesson);
            vec![number, locale.text(&step.heading), locale.text(&step.text)]
        }
    };
    announcements.write(Announcement(locale.sentences(words)));
}
