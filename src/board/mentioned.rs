//! The points mentioned in a text beside the board: a ring around each.

use super::mark_layer::{self, MarkInputs, MarkPainter, Marks};
use bevy::prelude::*;
use narabe_rules::Point;

pub(super) fn plugin(app: &mut App) {
    mark_layer::add::<MentionedPoints>(app);
}

#[derive(Debug, PartialEq)]
struct MentionedPoints(Vec<Point>);

impl Marks for MentionedPoints {
    fn of(inputs: &MarkInputs<'_>) -> Option<Self> {
        let points = &inputs.model.mentioned;
        (!points.is_empty()).then(|| Self(points.clone()))
    }

    fn paint(&self, painter: &mut MarkPainter<'_, '_, '_, Self>) {
        for &point in &self.0 {
            painter.ring(point, 3.0);
        }
    }
}
