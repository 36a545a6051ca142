//! How the rows of the list are drawn.

use super::content::{Cell, End, RowContent, Words};
use super::folds::{MoreRows, MoveButton, MoveFolds};
use crate::redraw::Redraw;
use crate::screens::study::words;
use crate::screens::wording::side_names::move_name;
use crate::study::{OpenStudy, StudyRequest};
use crate::theme::{Face, Icon, Ink, Stroke, Token, radius};
use crate::widgets::{Look, NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use bevy::text::{LetterSpacing, LineHeight};
use bevy::ui_widgets::Activate;
use narabe_rules::NodeId;

/// The height of a move, in logical pixels.
pub const CELL: f32 = 27.0;
/// The indentation of a variation, by its depth, in logical pixels.
const INDENTS: [f32; 5] = [0.0, 18.0, 36.0, 54.0, 72.0];
/// The side of the sign of a fold, in logical pixels.
const FOLD: f32 = 14.0;

/// Draws a row and returns its node.
pub fn draw(ui: &mut UiBuilder, list: Entity, content: &RowContent) -> Entity {
    match content {
        RowContent::Start(cell) => {
            let row = row_of(ui, list, 0);
            let key = format!("study-move-{:?}", cell.node);
            let label = ui.locale.text("study-start");
            let button = move_button(ui, row, cell.node, (&label, &key));
            ui.control_line(button, Style::SMALL, label);
            texts(ui, button, cell);
            row
        }
        RowContent::Moves {
            depth,
            begins,
            cells,
        } => {
            let row = row_of(ui, list, *depth);
            if let Some(first) = cells.first().filter(|_| *begins) {
                fold_button(ui, row, first);
            }
            cells
                .iter()
                .for_each(|cell| move_cell(ui, row, cell, *depth));
            row
        }
        RowContent::Comment { depth, node, words } => {
            let row = row_of(ui, list, *depth);
            comment(ui, row, *node, words);
            row
        }
        RowContent::Folded { depth, branches } => {
            let row = row_of(ui, list, *depth);
            for (cell, moves) in branches {
                branch_button(ui, row, cell, *moves);
            }
            row
        }
        RowContent::Empty => ui.localized_text(list, Style::SMALL, "study-no-moves"),
        RowContent::More(end, moves) => more_button(ui, list, *end, *moves),
    }
}

/// A row that is indented, with a rule at its left if it is of a variation.
fn row_of(ui: &mut UiBuilder, list: Entity, depth: usize) -> Entity {
    let indent = INDENTS[depth.min(INDENTS.len() - 1)];
    let node = Node::line(2).wrap().no_shrink().margin_left(indent);
    if depth == 0 {
        return ui.node(list, node);
    }
    let row = ui.node(list, node.border_left(1).pad_left(6));
    ui.insert(row, Stroke(Token::Ink3));
    row
}

fn cell_node() -> Node {
    let node = Node::line(4).height(CELL).pad_x(4);
    node.radius(radius::SMALL).no_shrink()
}

/// A button that goes to a move.
fn move_button(
    ui: &mut UiBuilder,
    row: Entity,
    node: NodeId,
    (label, key): (&str, &str),
) -> Entity {
    let button = ui.bare_button(row, Look::Move, label, key, cell_node());
    ui.insert(button, MoveButton(node));
    ui.write_on(button, StudyRequest::GoTo(node));
    button
}

/// A move with its number, glyph and label.
pub fn move_cell(ui: &mut UiBuilder, row: Entity, cell: &Cell, depth: usize) {
    let name = name_of(ui, cell);
    let mut spoken = spoken(ui, cell, &name);
    if let Some(label) = cell.label {
        let label = ui.locale.text(words::label_id(label));
        spoken = ui.locale.facts([spoken, label]);
    }
    let key = format!("study-move-{:?}", cell.node);
    let button = move_button(ui, row, cell.node, (&spoken, &key));
    ui.control_line(button, Style::DATA_LABEL, cell.ply.to_string());
    ui.control_line(button, style_of(depth), with_glyph(cell, name));
    if let Some(label) = cell.label {
        words::label_mark(ui, button, label);
    }
    texts(ui, button, cell);
}

fn name_of(ui: &UiBuilder, cell: &Cell) -> String {
    cell.turn
        .map_or_else(String::new, |turn| move_name(&ui.locale, turn))
}

fn with_glyph(cell: &Cell, name: String) -> String {
    let signs = cell.glyph.map_or("", |glyph| glyph.signs());
    format!("{name}{signs}")
}

fn style_of(depth: usize) -> Style {
    match depth {
        0 => Style::DATA.sized(16.0),
        _ => Style::DATA.sized(14.0).ink(Token::Ink2),
    }
}

/// "Move 12, h8, Kagetsu".
fn spoken(ui: &UiBuilder, cell: &Cell, name: &str) -> String {
    let facts = [("number", cell.ply.into()), ("point", name.into())];
    let spoken = ui.locale.text_with("review-move", &facts);
    match &cell.name {
        Some(name) => ui.locale.facts([spoken, name.text.clone()]),
        None => spoken,
    }
}

/// The name of the node, and the texts on the board in which something was found.
fn texts(ui: &mut UiBuilder, button: Entity, cell: &Cell) {
    if let Some(name) = &cell.name {
        comment_text(ui, button, name);
    }
    let style = Style::LABEL.ink(Token::Hint).face(Face::UiBold);
    for text in &cell.found {
        ui.literal_line(button, style, text.clone());
    }
}

/// The sign at the beginning of an open variation: it folds it. If the current move is in it, the study goes to the move that it
/// replaces.
fn fold_button(ui: &mut UiBuilder, row: Entity, first: &Cell) {
    let name = name_of(ui, first);
    let facts = [("move", spoken(ui, first, &name).into())];
    let label = ui.locale.text_with("study-fold", &facts);
    let key = format!("study-fold-{:?}", first.node);
    let node = Node::row().center().size(CELL - 5.0, CELL).no_shrink();
    let button = ui.bare_button(row, Look::Move, &label, &key, node);
    ui.control_icon(button, Icon::Down, FOLD);
    ui.expandable(button, &label, true);
    let first = first.node;
    ui.on(
        button,
        move |_: On<Activate>,
              open: Res<OpenStudy>,
              mut folds: ResMut<MoveFolds>,
              mut requests: MessageWriter<StudyRequest>| {
            folds.set(first, false);
            requests.write_batch(open.before_branch(first).map(StudyRequest::GoTo));
        },
    );
}

/// A folded variation: its first move and its number of moves. A press opens it.
fn branch_button(ui: &mut UiBuilder, row: Entity, cell: &Cell, moves: usize) {
    let name = name_of(ui, cell);
    let facts = [
        ("move", spoken(ui, cell, &name).into()),
        ("count", moves.into()),
    ];
    let label = ui.locale.text_with("study-folded", &facts);
    let key = format!("study-fold-{:?}", cell.node);
    let button = ui.bare_button(row, Look::Move, &label, &key, cell_node());
    ui.control_icon(button, Icon::Next, FOLD);
    ui.control_line(button, Style::DATA_LABEL, cell.ply.to_string());
    ui.control_line(button, style_of(1), with_glyph(cell, name));
    ui.control_line(button, Style::DATA_LABEL, format!("({moves})"));
    texts(ui, button, cell);
    ui.expandable(button, &label, false);
    let first = cell.node;
    ui.change_on(button, move |folds: &mut MoveFolds| folds.set(first, true));
}

/// More of the moves before or after those that are shown.
fn more_button(ui: &mut UiBuilder, list: Entity, end: End, moves: usize) -> Entity {
    let (id, icon) = match end {
        End::Before => ("study-moves-before", Icon::Up),
        End::After => ("study-moves-after", Icon::Down),
    };
    let row = row_of(ui, list, 0);
    let label = ui.locale.text_with(id, &[("count", moves.into())]);
    let button = ui.bare_button(row, Look::Move, &label, id, cell_node());
    ui.control_icon(button, icon, FOLD);
    ui.control_line(button, Style::SMALL, label);
    ui.on(
        button,
        move |_: On<Activate>, mut more: ResMut<MoreRows>, mut redraw: ResMut<Redraw>| {
            more.show(end);
            redraw.next_frame();
        },
    );
    row
}

/// A comment. One that is cut is a button that goes to its move, where the whole of it is.
fn comment(ui: &mut UiBuilder, row: Entity, node: NodeId, words: &Words) {
    let place = Node::default().max_width(percent(100)).pad_x(4).pad_y(2);
    if !words.is_cut {
        let text = comment_text(ui, row, words);
        ui.insert(text, place);
        return;
    }
    let key = format!("study-comment-{node:?}");
    let place = place.radius(radius::SMALL);
    let button = ui.bare_button(row, Look::Move, &words.text, &key, place);
    comment_text(ui, button, words);
    ui.write_on(button, StudyRequest::GoTo(node));
}

/// The text of a comment; what was found in it is bold.
pub fn comment_text(ui: &mut UiBuilder, parent: Entity, words: &Words) -> Entity {
    let style = Style::SMALL;
    let bold = style.face(Face::UiBold).ink(Token::Hint);
    let text = words.text.as_str();
    let first = words.found.first().map_or(text.len(), |found| found.start);
    let whole = ui.foreign_text(parent, style, &text[..first]);
    for (index, found) in words.found.iter().enumerate() {
        span(ui, whole, bold, &text[found.clone()]);
        let next = words.found.get(index + 1);
        let end = next.map_or(text.len(), |next| next.start);
        span(ui, whole, style, &text[found.end..end]);
    }
    whole
}

fn span(ui: &mut UiBuilder, text: Entity, style: Style, words: &str) {
    if words.is_empty() {
        return;
    }
    let span = (
        TextSpan::new(words),
        ui.font(style),
        LineHeight::RelativeToFont(style.line),
        LetterSpacing::Px(style.spacing),
        Ink(style.ink),
    );
    ui.spawn(text, span);
}
