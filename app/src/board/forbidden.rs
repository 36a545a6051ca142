//! The forbidden points: a cross on each, with the kind of foul below.

use super::mark_layer::{self, MarkInputs, MarkPainter, Marks, halo};
use super::symbols::Symbol;
use super::{FIRST, color, layer};
use bevy::prelude::*;
use narabe::art::mark::FORBIDDEN_COLOUR;
use narabe::rules::{Foul, Point};

/// The distance of the label below the cross, and its text height, in cells.
const LABEL_OFFSET: f32 = 0.40;
const TEXT_SIZE: f32 = 0.27;
/// The light background of the label, in cells.
const BACKGROUND_SIZE: Vec2 = Vec2::new(0.60, 0.28);
/// Below this text size in logical pixels the label is left out.
const MIN_TEXT_SIZE: f32 = 6.0;

pub(super) fn plugin(app: &mut App) {
    mark_layer::add::<ForbiddenPoints, FIRST>(app);
}

/// The label of a foul.
fn label(foul: Foul) -> &'static str {
    match foul {
        Foul::DoubleThree => "3·3",
        Foul::DoubleFour => "4·4",
        Foul::Overline => "6+",
    }
}

#[derive(Debug, PartialEq)]
struct ForbiddenPoints(Vec<(Point, Foul)>);

impl Marks<FIRST> for ForbiddenPoints {
    fn of(inputs: &MarkInputs<'_, FIRST>) -> Option<Self> {
        let fouls = &inputs.model.forbidden;
        (!fouls.is_empty()).then(|| Self(fouls.clone()))
    }

    fn paint(&self, painter: &mut MarkPainter<'_, '_, '_, Self, FIRST>) {
        let cell = painter.frame.cell();
        for &(point, foul) in &self.0 {
            let ink = color(FORBIDDEN_COLOUR);
            painter.symbol_with_halo(Symbol::Forbidden, ink, painter.at(point, 0.0));
            if TEXT_SIZE * cell >= MIN_TEXT_SIZE {
                // The background covers the lines of the grid.
                let background = Sprite {
                    custom_size: Some(BACKGROUND_SIZE * cell),
                    ..painter.symbols.sprite(Symbol::Badge, halo())
                };
                let below = painter.frame.at(point) - Vec2::Y * LABEL_OFFSET * cell;
                painter.part(background, below.extend(layer::mark(2.0)));
                let at = below.extend(layer::mark(3.0));
                painter.text(label(foul), TEXT_SIZE, ink, at);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_foul_has_a_label_of_its_own() {
        let mut labels = Foul::ALL.map(label);
        labels.sort_unstable();
        assert!(labels.windows(2).all(|pair| pair[0] != pair[1]));
    }
}
