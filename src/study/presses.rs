//! Presses on the screens of the study and of a position that is set up, as requests.

use super::position_setup::PositionRequest;
use super::request::StudyRequest;
use crate::input::{KeyAction, KeyPressed, Pressed};
use bevy::prelude::*;

pub fn read_in_study(
    mut presses: MessageReader<Pressed>,
    mut keys: MessageReader<KeyPressed>,
    mut requests: MessageWriter<StudyRequest>,
) {
    let points = presses.read().map(|pressed| pressed.point);
    requests.write_batch(points.map(StudyRequest::Press));
    requests.write_batch(keys.read().filter_map(|key| match key.0 {
        KeyAction::Undo => Some(StudyRequest::Undo),
        KeyAction::Redo => Some(StudyRequest::Redo),
        _ => None,
    }));
}

pub fn read_in_position_setup(
    mut presses: MessageReader<Pressed>,
    mut keys: MessageReader<KeyPressed>,
    mut requests: MessageWriter<PositionRequest>,
) {
    let points = presses.read().map(|pressed| pressed.point);
    requests.write_batch(points.map(PositionRequest::Press));
    requests.write_batch(keys.read().filter_map(|key| match key.0 {
        KeyAction::Undo => Some(PositionRequest::Undo),
        KeyAction::Redo => Some(PositionRequest::Redo),
        _ => None,
    }));
}
