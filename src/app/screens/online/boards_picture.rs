//! A picture of an online match: two boards with the same stones, and a line between them.

use super::OnlineView;
use crate::app::screens::board_picture;
use crate::app::theme::{Elevation, Token, space};
use crate::app::widgets::{Kit, NodeStyle, Style};
use crate::rules::Side;
use bevy::prelude::*;

/// The size of a board, and the diameter of a stone on the line between them, in logical pixels.
const BOARD: f32 = 228.0;
const STONE: f32 = 14.0;
/// Windows lower than this have no room for the picture.
const LOW: f32 = 700.0;
/// The number of lines of the boards, and the stones on them: column, row, and whether black.
const LINES: u8 = 13;
const STONES: [(u8, u8, bool); 11] = [
    (6, 6, true),
    (7, 5, false),
    (5, 7, true),
    (7, 7, false),
    (7, 6, true),
    (5, 6, false),
    (6, 5, true),
    (6, 8, false),
    (8, 7, true),
    (4, 8, false),
    (6, 7, true),
];
/// The number of stones on the line.
const BETWEEN: usize = 5;

pub fn build(kit: &mut Kit, parent: Entity, view: OnlineView) {
    if kit.layout.size.y < LOW || !kit.layout.is_desktop() {
        return;
    }
    let image = board_picture::paint(kit, view.skins, view.settings, (LINES, BOARD), &STONES);
    let row = kit.node(parent, Node::line(space::L).no_shrink());
    board(kit, row, image.clone(), "online-picture-here");
    line(kit, row);
    board(kit, row, image, "online-picture-there");
}

fn board(kit: &mut Kit, row: Entity, image: Handle<Image>, id: &str) {
    let column = kit.column(row, space::S);
    let node = Node::default().square(BOARD);
    let picture = kit.picture(column, image, node);
    kit.insert(picture, Elevation(2));
    kit.localized_text(column, Style::SMALL, id);
}

/// Stones on a line between the boards.
fn line(kit: &mut Kit, row: Entity) {
    let place = Node::row()
        .justify_content(JustifyContent::SpaceEvenly)
        .height(STONE)
        .grow()
        .margin_bottom(space::XL);
    let place = kit.node(row, place);
    let line_node = Node::default().at(0, STONE / 2.0 - 0.5).right(0).height(1);
    kit.filled(place, line_node, Token::LineStrong);
    for at in 0..BETWEEN {
        let side = match at % 2 {
            0 => Side::Black,
            _ => Side::White,
        };
        kit.stone(place, side, STONE);
    }
}
