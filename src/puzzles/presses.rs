//! Presses on the screen of a puzzle, as requests.

use super::request::PuzzleRequest;
use crate::input::{KeyAction, KeyPressed, Pressed};
use bevy::prelude::*;
use narabe_rules::twin::TwinPoint;

pub fn read(
    mut presses: MessageReader<Pressed>,
    mut keys: MessageReader<KeyPressed>,
    mut requests: MessageWriter<PuzzleRequest>,
) {
    let points = presses
        .read()
        .map(|pressed| TwinPoint::new(pressed.board.half(), pressed.point));
    requests.write_batch(points.map(PuzzleRequest::Press));
    requests.write_batch(keys.read().filter_map(|key| match key.0 {
        KeyAction::EndTurn => Some(PuzzleRequest::EndTurn),
        KeyAction::Undo => Some(PuzzleRequest::TakeBack),
        KeyAction::Hint => Some(PuzzleRequest::Hint),
        _ => None,
    }));
}
