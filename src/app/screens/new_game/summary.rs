//! The summary: a small board, the players' names and everything else in a line.

use super::part::Sight;
use crate::app::screens::words;
use crate::app::theme::{Tint, Token, image_from};
use crate::app::widgets::{Kit, Style};
use crate::art::board_thumbnail;
use bevy::prelude::*;

/// The side of the small board, in logical pixels.
const BOARD: f32 = 56.0;
/// More lines than this would only be grey at its size.
const LINES: u8 = 9;
/// The first stones of a game: columns and rows from the middle, and whether Black's.
const OPENING: [(i8, i8, bool); 5] = [
    (0, 0, true),
    (1, -1, false),
    (-1, 1, true),
    (1, 0, false),
    (-2, 2, true),
];

/// Fills the summary.
pub fn fill(kit: &mut Kit, parent: Entity, sight: &Sight) {
    let image = picture(kit, sight);
    for _ in 0..if sight.config.twin { 2 } else { 1 } {
        let node = Node {
            width: px(BOARD),
            height: px(BOARD),
            flex_shrink: 0.0,
            ..default()
        };
        kit.spawn(
            parent,
            (
                ImageNode::new(image.clone()),
                Tint(Token::White),
                node,
                Pickable::IGNORE,
            ),
        );
    }
    let node = Node {
        flex_direction: FlexDirection::Column,
        flex_grow: 1.0,
        flex_basis: px(0),
        min_width: px(0),
        overflow: Overflow::clip(),
        ..default()
    };
    let lines = kit.node(parent, node);
    let names = [0, 1].map(|index| words::player_name(&kit.locale, sight.config, index));
    let players = words::pair(&kit.locale, names);
    kit.write(lines, Style::DATA_BOLD, players);
    let summary = words::summary(&kit.locale, sight.config);
    kit.write(lines, Style::SMALL, summary);
}

fn picture(kit: &mut Kit, sight: &Sight) -> Handle<Image> {
    let lines = sight.config.size.get().min(LINES);
    let middle = lines / 2;
    let stones = OPENING.map(|(x, y, black)| {
        (
            middle.saturating_add_signed(x),
            middle.saturating_add_signed(y),
            black,
        )
    });
    let (board, _) = sight.skins.board(&sight.settings.board_skin);
    let (set, _) = sight.skins.stone_set(&sight.settings.stone_skin);
    let side = (BOARD * kit.layout.pixels).round().max(1.0) as u32;
    kit.images.add(image_from(board_thumbnail(
        &board.data,
        &set.data,
        &stones,
        lines,
        side,
    )))
}
