//! The small pictures of the saved positions, baked once for each.

use crate::app::board::BoardLook;
use crate::app::theme::image_from;
use crate::art::board_thumbnail;
use crate::rules::{BoardSize, Point, Side};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use std::path::PathBuf;
use std::time::SystemTime;

/// What a picture shows: the file as it was then, the skins, and its side in physical pixels.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Subject {
    pub path: PathBuf,
    pub modified: Option<SystemTime>,
    pub board: String,
    pub stones: String,
    /// Which of twin boards; the first where there is one board.
    pub board_number: usize,
    pub side: u32,
}

/// The pictures of the list that is open.
#[derive(Resource, Debug, Default)]
pub struct Pictures(HashMap<Subject, Handle<Image>>);

impl Pictures {
    /// The picture of a saved position.
    pub fn get(
        &mut self,
        subject: Subject,
        stones: &[(Point, Side)],
        size: BoardSize,
        look: &BoardLook,
        images: &mut Assets<Image>,
    ) -> Handle<Image> {
        let side = subject.side;
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
        self.0.entry(subject).or_insert_with(bake).clone()
    }

    /// Lets all of them go.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

/// The stones as pictures count them: rows from the top.
fn stones_from_the_top(stones: &[(Point, Side)], size: BoardSize) -> Vec<(u8, u8, bool)> {
    let last = size.get() - 1;
    stones
        .iter()
        .map(|(point, side)| (point.x, last.saturating_sub(point.y), *side == Side::Black))
        .collect()
}
