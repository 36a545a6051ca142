//! What the screens of puzzles and drills share: the question, a card with what was said, lines with a number, buttons, and the key
//! that continues.

use crate::board::{PointLabel, PointLabelKind};
use crate::input::{KeyAction, Shortcut};
use crate::theme::{Icon, Token, radius, space};
use crate::widgets::{Look, NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use narabe_rules::{Point, Setup, Side};

/// The size of the question, and where there is little room.
const QUESTION: [f32; 2] = [28.0, 20.0];
/// The stone beside the task, and where there is little room, in logical pixels.
const STONE: [f32; 2] = [32.0, 20.0];
/// The icon beside what is said.
const MARK: f32 = 18.0;

pub fn question_size(ui: &UiBuilder) -> f32 {
    QUESTION[usize::from(ui.layout.is_tight())]
}

/// Where it is from, what is asked, and beside the stone of the side to move how.
pub fn question(
    ui: &mut UiBuilder,
    column: Entity,
    side: Side,
    [place, question, task]: [String; 3],
) {
    let tight = usize::from(ui.layout.is_tight());
    ui.literal_text(column, Style::LABEL, place);
    ui.literal_text(column, Style::SUBHEAD.sized(question_size(ui)), question);
    let line = ui.node(column, Node::line(space::S).no_shrink().stretch());
    ui.stone(line, side, STONE[tight]);
    let text = ui.node(line, Node::default().fill());
    ui.literal_text(text, Style::SMALL, task);
}

/// A card with what is said: its heading behind an icon, and a text.
pub fn said(
    ui: &mut UiBuilder,
    column: Entity,
    (icon, ink): (Icon, Token),
    head: String,
    text: String,
) {
    let card = Node::column().gap(space::XXS).no_shrink().stretch();
    let card = card.pad(space::S).frame(1, radius::CARD);
    let card = ui.panel(column, card, Token::Surface, Token::Line);
    let line = ui.row(card, space::XS);
    ui.icon(line, icon, MARK, ink);
    ui.literal_text(line, Style::BODY_BOLD, head);
    if !text.is_empty() {
        ui.literal_text(card, Style::SMALL, text);
    }
}

/// A line with a label at the left; what is said about it comes into the row that is returned.
pub fn fact(ui: &mut UiBuilder, column: Entity, label: &str) -> Entity {
    let line = Node::line(space::XS).no_shrink().pad_y(space::XXS);
    let line = ui.node(column, line.stretch());
    ui.localized_text(line, Style::SMALL, label);
    ui.spacer(line);
    line
}

/// One of two buttons side by side.
pub fn action<M: Message + Clone>(
    ui: &mut UiBuilder,
    row: Entity,
    icon: Icon,
    id: &str,
    request: M,
) -> Entity {
    let button = ui.button(row, Look::Soft, Some(icon), id);
    ui.restyle(button, |node| node.flex().min_width(0));
    ui.write_on(button, request);
    button
}

/// The button across the column that continues, with its key.
pub fn go_on<M: Message + Clone>(
    ui: &mut UiBuilder,
    column: Entity,
    look: Look,
    id: &str,
    request: M,
) -> Entity {
    let next = ui.button(column, look, Some(Icon::Next), id);
    ui.insert(next, Shortcut(KeyAction::Next));
    ui.restyle(next, |node| node.stretch().no_shrink());
    ui.write_on(next, request);
    next
}

/// The stones of a position, the last move behind all others.
pub fn with_last(setup: &Setup, last: Option<Point>) -> Vec<(Point, Side)> {
    last_behind(setup.stones().to_vec(), |&point| last == Some(point))
}

/// Stones, with those of the last move behind all others.
pub fn last_behind(
    mut stones: Vec<(Point, Side)>,
    is_of_last: impl Fn(&Point) -> bool,
) -> Vec<(Point, Side)> {
    stones.sort_by_key(|(point, _)| is_of_last(point));
    stones
}

/// The label of a wrong move.
pub fn wrong(point: Point) -> PointLabel {
    PointLabel {
        point,
        text: "?".to_owned(),
        kind: PointLabelKind::Played,
    }
}
