//! One opening: its first three stones, and its name in Latin letters and as it is written in Japan.

use crate::app::screens::diagram::{Easel, Plan};
use crate::app::theme::{Face, Token, space};
use crate::app::widgets::{Kit, Style};
use crate::rules::opening::NamedOpening;
use crate::rules::{BoardSize, Side};
use bevy::prelude::*;

/// How much of the board is shown, and from line to line in logical pixels.
const SIDE: u8 = 5;
const CELL: f32 = 19.0;
/// The width of a tile's picture.
pub const WIDTH: f32 = CELL * SIDE as f32;

/// An opening to look at.
pub fn lay(kit: &mut Kit, easel: &mut Easel, row: Entity, opening: &'static NamedOpening) {
    let node = Node {
        flex_direction: FlexDirection::Column,
        width: px(WIDTH),
        flex_shrink: 0.0,
        ..default()
    };
    let tile = kit.node(row, node);
    let spoken = called(kit, opening);
    fill(kit, easel, tile, opening, Some(&spoken));
}

/// The picture and the names below it.
pub fn fill(
    kit: &mut Kit,
    easel: &mut Easel,
    tile: Entity,
    opening: &NamedOpening,
    spoken: Option<&str>,
) {
    easel.lay(kit, tile, &plan(opening), CELL, spoken);
    let node = Node {
        padding: UiRect::top(px(space::XXS)),
        justify_content: JustifyContent::SpaceBetween,
        align_items: AlignItems::Baseline,
        ..default()
    };
    let line = kit.node(tile, node);
    let name = kit.write(line, Style::DATA.sized(14.0), opening.name);
    kit.commands.entity(name).insert(TextLayout::no_wrap());
    kit.write(line, Style::DATA_LABEL, opening.code());
    let kanji = Style::SMALL
        .face(Face::Display)
        .ink(Token::Ink2)
        .sized(16.0);
    kit.write(tile, kanji, opening.kanji);
}

/// What a screen reader says.
pub fn called(kit: &Kit, opening: &NamedOpening) -> String {
    kit.tv(
        "rules-openings-called",
        &[
            ("name", opening.name.into()),
            ("code", opening.code().into()),
        ],
    )
}

/// The first three stones with their numbers.
pub fn plan(opening: &NamedOpening) -> Plan {
    let size = BoardSize::DEFAULT;
    let mut plan = Plan::about_the_centre(size, SIDE);
    let sides = [Side::Black, Side::White, Side::Black];
    for ((number, point), side) in (1..).zip(opening.stones(size)).zip(sides) {
        plan.stones.push((point, side));
        plan.labels.push((point, format!("{number}")));
    }
    plan
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_picture_holds_the_three_stones_of_its_opening() {
        for opening in NamedOpening::ALL {
            let plan = plan(&opening);
            let moves: Vec<_> = plan.stones.iter().map(|(point, _)| *point).collect();
            assert!(moves.iter().all(|point| plan.holds(*point)), "{opening:?}");
            let found = NamedOpening::of(&moves, BoardSize::DEFAULT);
            assert_eq!(found, Some(&opening));
            assert_eq!(plan.stones[1].1, Side::White);
        }
    }
}
