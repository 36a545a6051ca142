//! The points mentioned in a text beside the board: a ring around each.

use super::mark_layer::{self, MarkInputs, MarkPainter, Marks};
use bevy::prelude::*;
use narabe_rules::Point;

pub(super) fn plugin<const B: usize>(app: &mut App) {
    mark_layer::add::<MentionedPoints, B>(app);
}

#[derive(Debug, PartialEq)]
struct MentionedPoints(Vec<Point>);

impl<const B: usize> Marks<B> for MentionedPoints {
    fn of(inputs: &MarkInputs<'_, B>) -> Option<Self> {
        let points = &inputs.model.mentioned;
        (!points.is_empty()).then(|| Self(points.clone()))
    }

    fn paint(&self, painter: &mut MarkPainter<'_, '_, '_, Self, B>) {
        for &point in &self.0 {
            painter.ring(point, 3.0);
        }
    }
}
