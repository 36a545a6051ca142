//! The stones that were tried, each as a small board that shows it again.

use crate::board::BoardLook;
use crate::learn::{LessonRequest, OpenLesson};
use crate::screens::board_picture::from_the_top;
use crate::theme::{Icon, Token, image_from, space};
use crate::widgets::{Look, NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use narabe_art::board_thumbnail;
use narabe_learn::lessons::LessonTry;

// The side of a small board, and the icon below it, in logical pixels.
const BOARD: f32 = 112.0;
const ICON: f32 = 16.0;
/// So many of the last tries are shown.
const MOST: usize = 4;

pub fn write(ui: &mut UiBuilder, parent: Entity, open: &OpenLesson, look: &BoardLook) {
    if open.tries().is_empty() {
        return;
    }
    let head = ui.node(parent, Node::line(space::S).justify_between().no_shrink());
    ui.part_heading(head, Style::SUBHEAD, "lesson-tries");
    ui.localized_text(head, Style::SMALL.ink(Token::Ink3), "lesson-tries-press");
    let row = Node::row().gaps(space::S).wrap().no_shrink();
    let row = ui.node(parent, row);
    let first = open.tries().len().saturating_sub(MOST);
    for (index, tried) in open.tries().iter().enumerate().skip(first) {
        let is_shown = open.shown_index() == Some(index);
        build(ui, row, (index, tried), is_shown, look);
    }
}

fn build(
    ui: &mut UiBuilder,
    row: Entity,
    (index, tried): (usize, &LessonTry),
    is_shown: bool,
    look: &BoardLook,
) {
    let (icon, ink, id) = if tried.is_good() {
        (Icon::Check, Token::Success, "lesson-try-right")
    } else {
        (Icon::Mistake, Token::Warning, "lesson-try-wrong")
    };
    let label = ui.locale.text_of(id, "point", tried.point.label());
    let key = format!("lesson-try-{index}");
    let node = Node::column().gap(space::XXS).no_shrink().pad(space::XXS);
    let button = ui.bare_button(row, Look::Entry, &label, &key, node);
    ui.write_on(button, LessonRequest::ShowTry(index));
    let side = (BOARD * ui.layout.pixels).round().max(1.0) as u32;
    let mut stones = tried.setup.stones().to_vec();
    stones.push((tried.point, tried.setup.to_move()));
    let size = tried.setup.size();
    let stones = from_the_top(&stones, size);
    let (board, set) = (&look.board.data, &look.stones.data);
    let picture = board_thumbnail(board, set, &stones, size.get(), side);
    let image = ui.images.add(image_from(picture));
    let frame = ui.node(button, Node::default().square(BOARD).no_shrink());
    ui.picture(frame, image, Node::default().square(BOARD).no_shrink());
    if is_shown {
        ui.brackets(frame, 0.0);
    }
    let line = ui.row(button, space::XXS);
    ui.icon(line, icon, ICON, ink);
    ui.control_line(line, Style::LABEL, label);
}
