//! What follows: each move with the number of moves below it, its share, and what is written about it.

use super::super::move_row::{self, OVERHANG, cell};
use super::board;
use crate::screens::wording::side_names::{move_name, side_id};
use crate::study::BranchRequest;
use crate::theme::{Token, radius, space};
use crate::widgets::{NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use narabe_game_files::BranchPlace;
use narabe_notation::RenLibNode;
use narabe_rules::Move;

// The width of the column of numbers, and the size of a bar beside notes, in logical pixels.
const COUNT: f32 = 96.0;
const BAR: Vec2 = Vec2::new(96.0, 10.0);
/// A column narrower than this has smaller gaps, and notes in place of bars.
const NARROW: f32 = 420.0;

/// The widths of the columns.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Columns {
    gap: f32,
    is_narrow: bool,
}

impl Columns {
    pub fn of(width: f32) -> Self {
        let is_narrow = width < NARROW;
        let gap = if is_narrow { space::XS } else { space::S };
        Self { gap, is_narrow }
    }
}

/// The names of the columns.
pub fn header(ui: &mut UiBuilder, parent: Entity, columns: Columns) {
    let row = move_row::header(ui, parent, columns.gap);
    cell(ui, row, move_row::MOVE, false, |ui, place| {
        ui.localized_text(place, Style::LABEL, "branch-move");
    });
    cell(ui, row, COUNT, true, |ui, place| {
        let name = ui.locale.text("branch-below");
        ui.literal_line(place, Style::LABEL, name);
    });
    if !columns.is_narrow {
        ui.localized_text(row, Style::LABEL, "branch-share");
    }
}

/// Writes the rows, or that nothing follows.
pub fn write(ui: &mut UiBuilder, parent: Entity, place: &BranchPlace, columns: Columns) {
    if place.next.is_empty() {
        let line = ui.node(parent, Node::row().pad_xy(OVERHANG, space::XS));
        ui.localized_text(line, Style::SMALL, "branch-end");
    }
    let has_notes = place.next.iter().any(|node| !note(node).is_empty());
    for node in board::by_size(place) {
        row(ui, parent, (place, node), has_notes, columns);
    }
}

/// The text on the point, or else the first line of the comment.
fn note(node: &RenLibNode) -> &str {
    match node.label.trim() {
        "" => node.comment.trim().lines().next().unwrap_or_default(),
        label => label,
    }
}

fn row(
    ui: &mut UiBuilder,
    parent: Entity,
    (place, node): (&BranchPlace, &RenLibNode),
    has_notes: bool,
    columns: Columns,
) {
    let label = match node.turn {
        Some(turn) => move_name(&ui.locale, turn),
        None => ui.locale.text("branch-no-move"),
    };
    let spoken = spoken(ui, place, node, &label);
    let key = format!("branch {}", node.number);
    let points = node.turn.and_then(Move::point).into_iter().collect();
    let button = move_row::row(ui, parent, columns.gap, (points, label), (&spoken, &key));
    ui.write_on(button, BranchRequest::GoTo(node.number));
    cell(ui, button, COUNT, true, |ui, cell| {
        let number = ui.locale.number(node.below);
        ui.literal_line(cell, Style::DATA.ink(Token::Ink2), number);
    });
    if !(has_notes && columns.is_narrow) {
        let bar = Node::row().height(BAR.y).clip().radius(radius::SMALL);
        let bar = if has_notes {
            bar.width(BAR.x).no_shrink()
        } else {
            bar.fill()
        };
        let bar = ui.filled(button, bar, Token::Sunken);
        let share = percent(board::share(place, node) * 100.0);
        ui.filled(bar, Node::default().full_height().width(share), Token::Ink3);
    }
    if has_notes {
        let words = ui.node(button, Node::row().fill().clip());
        ui.literal_line(words, Style::SMALL, note(node));
    }
    move_row::divider(ui, parent);
}

/// "White I8, 4,212,003 moves below, good. Show the position".
fn spoken(ui: &UiBuilder, place: &BranchPlace, node: &RenLibNode, label: &str) -> String {
    let locale = &ui.locale;
    let below = node.below;
    let said = locale.text_with(
        "branch-row",
        &[
            ("side", locale.text(side_id(board::to_move(place))).into()),
            ("move", label.into()),
            ("moves", below.into()),
            ("counted", locale.number(below).into()),
        ],
    );
    let note = Some(note(node)).filter(|note| !note.is_empty());
    let facts = locale.facts(std::iter::once(said).chain(note.map(str::to_owned)));
    locale.statements([facts, locale.text("branch-row-show")])
}
