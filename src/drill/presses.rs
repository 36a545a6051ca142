//! Presses on the screen of a drill, as requests.

use super::request::DrillRequest;
use crate::input::{KeyAction, KeyPressed, Pressed};
use bevy::prelude::*;

pub fn read(
    mut presses: MessageReader<Pressed>,
    mut keys: MessageReader<KeyPressed>,
    mut requests: MessageWriter<DrillRequest>,
) {
    let points = presses.read().map(|pressed| pressed.point);
    requests.write_batch(points.map(DrillRequest::Press));
    requests.write_batch(keys.read().filter_map(|key| match key.0 {
        KeyAction::Undo => Some(DrillRequest::TakeBack),
        KeyAction::Hint => Some(DrillRequest::Hint),
        _ => None,
    }));
}
