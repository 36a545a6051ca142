//! A small picture of a board in the chosen skins.

use crate::board::skins::Skins;
use crate::settings::Settings;
use crate::theme::image_from;
use crate::widgets::UiBuilder;
use bevy::prelude::*;
use narabe_art::board_thumbnail;
use narabe_rules::{BoardSize, Point, Side};

/// The board with these stones (column, row, and whether black); `side` is in logical pixels.
pub fn paint(
    ui: &mut UiBuilder,
    skins: &Skins,
    settings: &Settings,
    (lines, side): (u8, f32),
    stones: &[(u8, u8, bool)],
) -> Handle<Image> {
    let (board, _) = skins.board(&settings.board_skin);
    let (set, _) = skins.stone_set(&settings.stone_skin);
    let side = (side * ui.layout.pixels).round().max(1.0) as u32;
    let picture = board_thumbnail(&board.data, &set.data, stones, lines, side);
    ui.images.add(image_from(picture))
}

/// The stones (column, row, and whether black) with rows counted from the top.
pub fn from_the_top(stones: &[(Point, Side)], size: BoardSize) -> Vec<(u8, u8, bool)> {
    let last = size.get() - 1;
    let stone = |&(point, side): &(Point, Side)| {
        let row = last.saturating_sub(point.y);
        (point.x, row, side == Side::Black)
    };
    stones.iter().map(stone).collect()
}
