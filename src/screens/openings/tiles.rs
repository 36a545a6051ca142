//! The openings as tiles in two groups: the diagram of the first three stones, and the name in Latin and in Japanese
//! characters.

use crate::screens::diagram::{Diagram, DiagramPainter};
use crate::screens::opening_name;
use crate::theme::{Face, Token, space};
use crate::widgets::{NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use narabe_rules::opening::{NamedOpening, SecondMove};
use narabe_rules::{BoardSize, Side};

// The points per side of the diagram, and the distance of two lines in logical pixels.
const SIDE: u8 = 5;
const CELL: f32 = 19.0;
/// The width of a tile's diagram.
pub const WIDTH: f32 = CELL * SIDE as f32;

/// All openings, not selectable.
pub fn all(ui: &mut UiBuilder, painter: &mut DiagramPainter, column: Entity) {
    groups(ui, painter, column, |ui, painter, row, opening| {
        let tile = ui.node(row, Node::column().width(WIDTH).no_shrink());
        let spoken = label(ui, opening);
        fill(ui, painter, tile, opening, Some(&spoken));
    });
}

/// The two groups with their names; `tile` adds one opening to the row of its group.
pub fn groups(
    ui: &mut UiBuilder,
    painter: &mut DiagramPainter,
    column: Entity,
    mut tile: impl FnMut(&mut UiBuilder, &mut DiagramPainter, Entity, &'static NamedOpening),
) {
    for (second, name) in [
        (SecondMove::Direct, "rules-openings-direct"),
        (SecondMove::Indirect, "rules-openings-indirect"),
    ] {
        let head = Node::default().no_shrink().pad_top(space::M);
        let head = ui.node(column, head.pad_bottom(space::XXS));
        ui.localized_text(head, Style::LABEL, name);
        // Without a width the row would be measured as if its tiles needed more lines.
        let row = Node::row().row_gap(space::M).column_gap(space::S).wrap();
        let row = ui.node(column, row.full_width().no_shrink());
        let openings = const { &NamedOpening::ALL }.iter();
        for opening in openings.filter(|opening| opening.second == second) {
            tile(ui, painter, row, opening);
        }
    }
}

/// The diagram with the names below.
pub fn fill(
    ui: &mut UiBuilder,
    painter: &mut DiagramPainter,
    tile: Entity,
    opening: &NamedOpening,
    spoken: Option<&str>,
) {
    painter.spawn(ui, tile, &diagram(opening), CELL, spoken);
    let node = Node::row().align_items(AlignItems::Baseline);
    let line = ui.node(tile, node.justify_between().pad_top(space::XXS));
    let name = opening_name::bare_name(&ui.locale, opening);
    ui.literal_line(line, Style::DATA.sized(14.0), name.clone());
    ui.literal_text(line, Style::DATA_LABEL, opening.code());
    // Below is the name in Chinese characters, or in Latin letters if it is written in those already.
    if name.contains(is_chinese) {
        let latin = Style::DATA_LABEL.ink(Token::Ink2);
        ui.literal_text(tile, latin, opening.name);
    } else {
        let kanji = Style::SMALL.face(Face::Seal).ink(Token::Ink2);
        ui.literal_text(tile, kanji.sized(16.0), opening.kanji);
    }
}

fn is_chinese(letter: char) -> bool {
    ('\u{4E00}'..='\u{9FFF}').contains(&letter)
}

/// The text for screen readers, with what the name means.
pub fn label(ui: &UiBuilder, opening: &NamedOpening) -> String {
    let name = opening_name::bare_name(&ui.locale, opening).into();
    let code = opening.code().into();
    let called = ui
        .locale
        .text_with("rules-openings-called", &[("name", name), ("code", code)]);
    let meaning = opening_name::meaning(&ui.locale, opening);
    ui.locale.statements([called, meaning])
}

/// The first three stones with their numbers.
pub fn diagram(opening: &NamedOpening) -> Diagram {
    let size = BoardSize::DEFAULT;
    let mut diagram = Diagram::centred(size, SIDE);
    let sides = [Side::Black, Side::White, Side::Black];
    for ((number, point), side) in (1..).zip(opening.stones(size)).zip(sides) {
        diagram.stones.push((point, side));
        diagram.labels.push((point, format!("{number}")));
    }
    diagram
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_diagram_contains_the_three_stones_of_its_opening() {
        for opening in NamedOpening::ALL {
            let diagram = diagram(&opening);
            let moves: Vec<_> = diagram.stones.iter().map(|(point, _)| *point).collect();
            assert!(
                moves.iter().all(|point| diagram.contains(*point)),
                "{opening:?}"
            );
            let found = NamedOpening::of(&moves, BoardSize::DEFAULT);
            assert_eq!(found, Some(&opening));
            assert_eq!(diagram.stones[1].1, Side::White);
        }
    }
}
