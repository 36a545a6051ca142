//! A lesson as a stone: done, next, or to come.

use super::learn_path::{ChosenLesson, LearnPath};
use crate::learn::LessonRequest;
use crate::theme::{Elevation, Fill, Stroke, Token};
use crate::widgets::{Look, NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use narabe_rules::Side;

/// The diameters of a stone that is done, of the ring of the next one and of one to come, and of those in the legend.
pub const DONE: f32 = 26.0;
const NEXT: f32 = 26.0;
const TO_COME: f32 = 20.0;
pub const SMALL: f32 = 16.0;
/// The square that a stone is in, and the raised square of the next one.
pub const PLACE: f32 = 44.0;
const RAISED: f32 = 34.0;

/// What a stone says about its lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StoneState {
    Done,
    Next,
    ToCome,
}

impl StoneState {
    pub fn of(path: &LearnPath, lesson: usize) -> Self {
        let is_done =
            (path.lessons.get(lesson)).is_some_and(|lesson| path.progress.of(&lesson.id).is_done);
        if is_done {
            Self::Done
        } else if path.next == Some(lesson) {
            Self::Next
        } else {
            Self::ToCome
        }
    }

    /// The message with the word for screen readers.
    const fn id(self) -> &'static str {
        match self {
            Self::Done => "learn-done",
            Self::Next => "learn-next",
            Self::ToCome => "learn-to-come",
        }
    }
}

/// A ring of this diameter, thickness and colour.
pub fn ring(ui: &mut UiBuilder, parent: Entity, diameter: f32, (thickness, ink): (f32, Token)) {
    let node = Node::default().square(diameter).no_shrink();
    let ring = ui.node(parent, node.frame(thickness, diameter / 2.0));
    ui.insert(ring, Stroke(ink));
}

/// The stone and its name, as one button that chooses the lesson; where the card is not beside the path it opens it.
pub fn build(ui: &mut UiBuilder, parent: Entity, path: &LearnPath, lesson: usize, is_list: bool) {
    let Some(found) = path.lessons.get(lesson) else {
        return;
    };
    let state = StoneState::of(path, lesson);
    let name = ui.locale.text(&found.title);
    let word = ui.locale.text(state.id());
    let label = ui.locale.facts([name.as_str(), word.as_str()]);
    let node = if is_list {
        Node::line(12.0).full_width().min_height(PLACE)
    } else {
        Node::column().items_center().full_width()
    };
    let key = format!("learn-{}", found.id);
    let button = ui.bare_button(parent, Look::Entry, &label, &key, node);
    stone(ui, button, state, lesson);
    let is_chosen = path.chosen == lesson;
    // Below their stones names have little room.
    let size = if is_list { 14.0 } else { 13.0 };
    let style = match (is_chosen, state) {
        (true, _) => Style::BODY_BOLD,
        (false, StoneState::Done) => Style::SMALL,
        (false, _) => Style::SMALL.ink(Token::Ink3),
    };
    let style = style.sized(size);
    let text = ui.control_text(button, style, name);
    if !is_list {
        ui.insert(text, TextLayout::justify(Justify::Center));
    }
    if is_list {
        ui.write_on(button, LessonRequest::Open(lesson));
        return;
    }
    ui.on(
        button,
        move |_: On<Activate>, mut chosen: ResMut<ChosenLesson>| {
            chosen.set_if_neq(ChosenLesson(Some(lesson)));
        },
    );
}

fn stone(ui: &mut UiBuilder, parent: Entity, state: StoneState, lesson: usize) {
    let place = Node::row().square(PLACE).center().no_shrink();
    let place = ui.node(parent, place);
    match state {
        StoneState::Done => {
            let side = if lesson.is_multiple_of(2) {
                Side::Black
            } else {
                Side::White
            };
            ui.stone(place, side, DONE);
        }
        StoneState::Next => {
            let node = Node::row().square(RAISED).center().no_shrink();
            let raised = ui.filled(place, node, Token::Raised);
            ui.insert(raised, Elevation(1));
            ring(ui, raised, NEXT, (2.0, Token::Accent));
            ui.brackets(raised, 0.0);
        }
        StoneState::ToCome => {
            let node = Node::default().square(TO_COME).no_shrink();
            let node = node.frame(1.0, TO_COME / 2.0);
            let ring = ui.node(place, node);
            ui.insert(ring, (Fill(Token::Paper), Stroke(Token::LineStrong)));
        }
    }
}
