//! Presses on the screen of a lesson, as requests.

use super::request::LessonRequest;
use crate::input::{KeyAction, KeyPressed, Pressed};
use bevy::prelude::*;

pub fn read(
    mut presses: MessageReader<Pressed>,
    mut keys: MessageReader<KeyPressed>,
    mut requests: MessageWriter<LessonRequest>,
) {
    let on_point = |pressed: &Pressed| LessonRequest::Press(pressed.board.half(), pressed.point);
    requests.write_batch(presses.read().map(on_point));
    requests.write_batch(keys.read().filter_map(|key| match key.0 {
        KeyAction::EndTurn => Some(LessonRequest::EndTurn),
        KeyAction::Hint => Some(LessonRequest::Hint),
        _ => None,
    }));
}
