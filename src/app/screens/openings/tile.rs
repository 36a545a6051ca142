//! One opening: its first three stones, and its name in Latin and in Japanese characters.

use crate::app::screens::diagram::{Diagram, DiagramPainter};
use crate::app::theme::{Face, Token, space};
use crate::app::widgets::{Kit, NodeStyle, Style};
use crate::rules::opening::NamedOpening;
use crate::rules::{BoardSize, Side};
use bevy::prelude::*;

/// The points per side of the diagram, and the distance of two lines in logical pixels.
const SIDE: u8 = 5;
const CELL: f32 = 19.0;
/// The width of a tile's diagram.
pub const WIDTH: f32 = CELL * SIDE as f32;

/// A tile that cannot be selected.
pub fn build(
    kit: &mut Kit,
    painter: &mut DiagramPainter,
    row: Entity,
    opening: &'static NamedOpening,
) {
    let tile = kit.node(row, Node::column().width(WIDTH).no_shrink());
    let spoken = label(kit, opening);
    fill(kit, painter, tile, opening, Some(&spoken));
}

/// The diagram with the names below.
pub fn fill(
    kit: &mut Kit,
    painter: &mut DiagramPainter,
    tile: Entity,
    opening: &NamedOpening,
    spoken: Option<&str>,
) {
    painter.spawn(kit, tile, &diagram(opening), CELL, spoken);
    let node = Node::row()
        .align_items(AlignItems::Baseline)
        .justify_between()
        .pad_top(space::XXS);
    let line = kit.node(tile, node);
    let name = kit.literal_text(line, Style::DATA.sized(14.0), opening.name);
    kit.insert(name, TextLayout::no_wrap());
    kit.literal_text(line, Style::DATA_LABEL, opening.code());
    let kanji = Style::SMALL
        .face(Face::Display)
        .ink(Token::Ink2)
        .sized(16.0);
    kit.literal_text(tile, kanji, opening.kanji);
}

/// The text for screen readers.
pub fn label(kit: &Kit, opening: &NamedOpening) -> String {
    kit.tv(
        "rules-openings-called",
        &[
            ("name", opening.name.into()),
            ("code", opening.code().into()),
        ],
    )
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
