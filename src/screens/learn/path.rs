//! The path: the lessons in order, on a line through rows that all run from left to right; on a phone one below the other.

use super::learn_path::LearnPath;
use super::lengths::Lengths;
use super::stone::{self, PLACE, StoneState};
use crate::theme::{Icon, Token, space};
use crate::widgets::{NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use narabe_learn::lessons::{Chapter, ChapterCount};

// The height of a chapter's name, and of a row with it, in logical pixels.
const NAME: f32 = 34.0;
const ROW: f32 = 152.0;
/// The tick of a chapter that is done.
const TICK: f32 = 16.0;

pub fn build(ui: &mut UiBuilder, parent: Entity, path: &LearnPath, lengths: &Lengths) {
    let counts = ChapterCount::all(path.lessons.all(), path.progress);
    if lengths.is_list {
        for count in counts {
            let column = ui.node(parent, Node::column().no_shrink());
            name(ui, column, count);
            for lesson in lessons(path, count.chapter) {
                stone::build(ui, column, path, lesson, true);
            }
        }
        return;
    }
    let column = ui.node(parent, Node::column().no_shrink());
    let in_row = if lengths.has_pairs { 2 } else { 1 };
    let rows = counts.chunks(in_row);
    let last = rows.len() - 1;
    for (number, chapters) in rows.enumerate() {
        row(ui, column, path, chapters, (number == 0, number == last));
    }
}

/// The indices of a chapter's lessons.
fn lessons(path: &LearnPath, chapter: Chapter) -> impl Iterator<Item = usize> + use<> {
    let all = path.lessons.all();
    let of_chapter = (0..all.len()).filter(|&index| all[index].chapter == chapter);
    of_chapter.collect::<Vec<_>>().into_iter()
}

/// The name of a chapter, with a tick or how many of its lessons are done.
fn name(ui: &mut UiBuilder, parent: Entity, count: ChapterCount) {
    let row = Node::line(space::S).min_height(NAME).no_shrink();
    let row = ui.node(parent, row);
    let style = match count.done {
        0 => Style::SUBHEAD.ink(Token::Ink2),
        _ => Style::SUBHEAD,
    };
    ui.localized_text(row, style, count.chapter.title());
    if count.is_done() {
        ui.icon(row, Icon::Check, TICK, Token::Success);
        return;
    }
    let values = [("done", count.done.into()), ("count", count.all.into())];
    let of = ui.locale.text_with("learn-of", &values);
    ui.literal_line(row, Style::DATA_LABEL.sized(14.0), of);
}

/// A row of chapters, from left to right as their names are read.
fn row(
    ui: &mut UiBuilder,
    column: Entity,
    path: &LearnPath,
    chapters: &[ChapterCount],
    (is_first, is_last): (bool, bool),
) {
    let line = Node::row().min_height(ROW).no_shrink();
    let line = ui.node(column, line.full_width().pad_bottom(space::S));
    let lessons_of_row: Vec<usize> = (chapters.iter())
        .flat_map(|count| lessons(path, count.chapter))
        .collect();
    for count in chapters {
        let share = Node::column().fill().flex_grow(count.all as f32);
        let part = ui.node(line, share);
        name(ui, part, *count);
        let stones = ui.node(part, Node::row().full_width());
        for lesson in lessons(path, count.chapter) {
            let cell = ui.node(stones, Node::column().fill());
            let begins = is_first && lessons_of_row.first() == Some(&lesson);
            let ends = is_last && lessons_of_row.last() == Some(&lesson);
            segments(ui, cell, path, lesson, (begins, ends));
            stone::build(ui, cell, path, lesson, false);
        }
    }
}

/// Whether the line from a lesson to the next one is inked.
fn is_inked(path: &LearnPath, lesson: Option<&usize>) -> bool {
    lesson.is_some_and(|&lesson| StoneState::of(path, lesson) == StoneState::Done)
}

/// The thickness and the colour of the line.
fn line_of(is_inked: bool) -> (f32, Token) {
    if is_inked {
        (2.0, Token::Ink)
    } else {
        (1.0, Token::LineStrong)
    }
}

/// The halves of the line on both sides of a stone: from the lesson before, and to the next one. At the end of a row the
/// line runs out on the right, and the next row's comes in from the left.
fn segments(
    ui: &mut UiBuilder,
    cell: Entity,
    path: &LearnPath,
    lesson: usize,
    (begins, ends): (bool, bool),
) {
    let before = lesson.checked_sub(1);
    let halves = [
        (begins, is_inked(path, before.as_ref()), false),
        (ends, is_inked(path, Some(&lesson)), true),
    ];
    for (is_missing, is_inked, is_right) in halves {
        if is_missing {
            continue;
        }
        let (thickness, ink) = line_of(is_inked);
        let node = Node::default().absolute().height(thickness);
        let node = node.top((PLACE - thickness) / 2.0);
        let node = if is_right {
            node.left(percent(50)).right(0)
        } else {
            node.left(0).right(percent(50))
        };
        ui.filled(cell, node, ink);
    }
}
