//! The stones of the steps, and the buttons that go back and on.

use super::words;
use crate::learn::{LessonRequest, OpenLesson};
use crate::theme::{Icon, Stroke, Token, space};
use crate::widgets::{Look, NodeStyle, Style, UiBuilder};
use accesskit::Role;
use bevy::prelude::*;
use narabe_learn::lessons::{Attempt, Lesson, LessonPlace, LessonProgress, Task};
use narabe_rules::Side;

// The stones, the dot in the ring of a skipped step, and the distance of two, in logical pixels.
const STONE: f32 = 14.0;
const DOT: f32 = 4.0;
const PITCH: f32 = 40.0;
const PHONE_PITCH: f32 = 20.0;
/// Narrower windows have no room for the stones beside the buttons, nor for an arrow.
const ROOMY: f32 = 340.0;

pub fn write(
    ui: &mut UiBuilder,
    row: Entity,
    open: &OpenLesson,
    (place, lesson): (LessonPlace, &Lesson),
    progress: LessonProgress,
) {
    let number = words::step_number(&ui.locale, place, lesson);
    let is_narrow = ui.layout.is_narrow();
    if !is_narrow {
        ui.literal_line(row, Style::SMALL.ink(Token::Ink), number.as_str());
    }
    let (here, count) = (place.step + 1, lesson.steps.len());
    if ui.layout.size.x < ROOMY {
        let of = ui.locale.text_with(
            "learn-of",
            &[("done", here.into()), ("count", count.into())],
        );
        ui.literal_line(row, Style::DATA_BOLD, of);
    } else {
        let here = (place.step, count);
        let spoken = words::with_skipped(&ui.locale, &number, place.step, progress);
        stones(ui, row, here, open.is_done(), progress, &spoken);
    }
    ui.spacer(row);
    if place.step > 0 {
        let back = if is_narrow {
            let label = ui.locale.text("lesson-back");
            ui.square_button(row, (Look::Soft, Icon::Prev), &label, "lesson-back")
        } else {
            ui.button(row, Look::Soft, Some(Icon::Prev), "lesson-back")
        };
        ui.write_on(back, LessonRequest::GoTo(place.step - 1));
    }
    let is_to_read = |attempt: &Attempt| attempt.step().task == Task::Read;
    let is_ready = open.is_done() || open.attempt().is_some_and(is_to_read);
    let look = if is_ready { Look::Primary } else { Look::Soft };
    let id = if here == count {
        "lesson-finish"
    } else {
        "lesson-next"
    };
    let next = ui.button(row, look, None, id);
    if ui.layout.size.x >= ROOMY {
        ui.control_icon(next, Icon::Next, 20.0);
    }
    ui.write_on(next, LessonRequest::Next);
}

/// A line with a stone for each step before, a ring with a dot for one that was skipped, a ring for this one, and paler
/// rings for those to come.
fn stones(
    ui: &mut UiBuilder,
    row: Entity,
    (step, count): (usize, usize),
    is_done: bool,
    progress: LessonProgress,
    spoken: &str,
) {
    let pitch = if ui.layout.is_narrow() {
        PHONE_PITCH
    } else {
        PITCH.min(240.0 / count as f32)
    };
    let line = Node::line(0.0).no_shrink();
    let line = ui.node(row, line);
    ui.describe(line, Role::Image, spoken);
    for index in 0..count {
        let cell = Node::row()
            .center()
            .size(pitch, STONE + space::XXS)
            .no_shrink();
        let cell = ui.node(line, cell);
        let middle = (STONE + space::XXS) / 2.0;
        if index > 0 {
            let node = Node::default().absolute().left(0).right(percent(50));
            ui.filled(cell, node.top(middle).height(1), Token::LineStrong);
        }
        if index + 1 < count {
            let node = Node::default().absolute().left(percent(50)).right(0);
            ui.filled(cell, node.top(middle).height(1), Token::LineStrong);
        }
        let is_skipped = index < step && progress.is_step_skipped(index);
        if !is_skipped && (index < step || index == step && is_done) {
            let side = if index.is_multiple_of(2) {
                Side::Black
            } else {
                Side::White
            };
            ui.stone(cell, side, STONE);
            continue;
        }
        let (thickness, ink) = if index == step {
            (2.0, Token::Accent)
        } else if is_skipped {
            (1.0, Token::Ink2)
        } else {
            (1.0, Token::LineStrong)
        };
        let ring = Node::row().center().square(STONE);
        let ring = ui.filled(cell, ring.frame(thickness, STONE / 2.0), Token::Paper);
        ui.insert(ring, Stroke(ink));
        if is_skipped {
            let dot = Node::default().square(DOT).radius(DOT / 2.0);
            ui.filled(ring, dot, Token::Ink2);
        }
    }
}
