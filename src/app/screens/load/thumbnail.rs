//! The thumbnails of saved positions, each painted once.

use crate::app::board::BoardLook;
use crate::app::theme::image_from;
use crate::art::board_thumbnail;
use crate::rules::{BoardSize, Point, Side};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use std::path::PathBuf;
use std::time::SystemTime;

/// What determines a thumbnail: the file and its modification time, the skins, and the size in physical pixels.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ThumbnailKey {
    pub path: PathBuf,
    pub modified: Option<SystemTime>,
    pub board: String,
    pub stones: String,
    /// The index of the board; 0 unless on twin boards.
    pub board_number: usize,
    pub side: u32,
}

/// The thumbnails of the open list.
#[derive(Resource, Debug, Default)]
pub struct Thumbnails(HashMap<ThumbnailKey, Handle<Image>>);

impl Thumbnails {
    /// The thumbnail of a saved position.
    pub fn get(
        &mut self,
        key: ThumbnailKey,
        stones: &[(Point, Side)],
        size: BoardSize,
        look: &BoardLook,
        images: &mut Assets<Image>,
    ) -> Handle<Image> {
        let side = key.side;
        let bake = || {
            let stones = stones_from_the_top(stones, size);
            images.add(image_from(board_thumbnail(
                &look.board.data,
                &look.stones.data,
                &stones,
                size.get(),
                side,
            )))
        };
        self.0.entry(key).or_insert_with(bake).clone()
    }

    /// Drops all thumbnails.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

/// The stones with rows counted from the top.
fn stones_from_the_top(stones: &[(Point, Side)], size: BoardSize) -> Vec<(u8, u8, bool)> {
    let last = size.get() - 1;
    stones
        .iter()
        .map(|(point, side)| (point.x, last.saturating_sub(point.y), *side == Side::Black))
        .collect()
}
