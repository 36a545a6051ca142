//! A small picture of a board in the chosen skins.

use crate::board::skins::Skins;
use crate::settings::Settings;
use crate::theme::image_from;
use crate::widgets::Kit;
use bevy::prelude::*;
use narabe::art::board_thumbnail;

/// The board with these stones (column, row, and whether black); `side` is in logical pixels.
pub fn paint(
    kit: &mut Kit,
    skins: &Skins,
    settings: &Settings,
    (lines, side): (u8, f32),
    stones: &[(u8, u8, bool)],
) -> Handle<Image> {
    let (board, _) = skins.board(&settings.board_skin);
    let (set, _) = skins.stone_set(&settings.stone_skin);
    let side = (side * kit.layout.pixels).round().max(1.0) as u32;
    let picture = board_thumbnail(&board.data, &set.data, stones, lines, side);
    kit.images.add(image_from(picture))
}
