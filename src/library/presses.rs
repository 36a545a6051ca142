//! Presses on the board of the library, as requests.

use super::search::SearchRequest;
use crate::input::Pressed;
use bevy::prelude::*;

pub fn read(mut presses: MessageReader<Pressed>, mut requests: MessageWriter<SearchRequest>) {
    let points = presses.read().map(|pressed| pressed.point);
    requests.write_batch(points.map(SearchRequest::Press));
}
