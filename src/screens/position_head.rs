//! The line above a table of moves: the opening or where the position is, and a number at its end.

use crate::theme::{Token, radius, space};
use crate::widgets::{NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use narabe_rules::opening::NamedOpening;

// The height of the line, and the size of the seal with the kanji, in logical pixels; in a short column too.
const HEIGHT: f32 = 60.0;
const SEAL: Vec2 = Vec2::new(62.0, 40.0);
const SHORT_HEIGHT: f32 = 40.0;
const SHORT_SEAL: Vec2 = Vec2::new(46.0, 28.0);
/// The size of a character relative to the height of the seal.
const CHARACTER: f32 = 0.55;

/// The line with its title; what is below it has room only in a column that is not short. The number comes after it.
pub fn write(
    ui: &mut UiBuilder,
    place: Entity,
    opening: Option<&NamedOpening>,
    (title, below): (String, String),
    is_short: bool,
) -> Entity {
    let (height, gap) = if is_short {
        (SHORT_HEIGHT, space::S)
    } else {
        (HEIGHT, space::M)
    };
    let row = ui.node(place, Node::line(gap).min_height(height).stretch());
    if let Some(opening) = opening {
        seal(ui, row, opening, is_short);
    }
    let words = ui.node(row, Node::column().fill().clip());
    let size = if is_short { 18.0 } else { 22.0 };
    ui.literal_line(words, Style::SUBHEAD.sized(size), title);
    if !is_short {
        // A narrow column has two lines of it.
        ui.literal_text(words, Style::SMALL, below);
    }
    row
}

/// The Japanese name in a frame.
fn seal(ui: &mut UiBuilder, row: Entity, opening: &NamedOpening, is_short: bool) {
    let size = if is_short { SHORT_SEAL } else { SEAL };
    let node = Node::row().center().no_shrink().size(size.x, size.y);
    let node = node.frame(1, radius::SMALL);
    let seal = ui.panel(row, node, Token::Clear, Token::Ink);
    let style = Style::of_character((size.y * CHARACTER).round());
    ui.literal_line(seal, style, opening.kanji);
}

/// The number at the end of the line, and what it counts.
pub fn number(ui: &mut UiBuilder, row: Entity, number: usize, words: String, is_short: bool) {
    let node = if is_short {
        Node::line(space::XXS).items_baseline()
    } else {
        Node::column().items_end()
    };
    let place = ui.node(row, node.no_shrink());
    let number = ui.locale.number(number);
    let size = if is_short { 16.0 } else { 20.0 };
    ui.literal_line(place, Style::DATA_BOLD.sized(size), number);
    ui.literal_line(place, Style::LABEL, words);
}
