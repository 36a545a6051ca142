//! The forbidden points: a cross on each, with the kind of foul below.

use super::mark_layer::{self, MarkInputs, MarkPainter, Marks};
use super::symbols::Symbol;
use super::{color, layer};
use bevy::prelude::*;
use narabe_art::Rgb;
use narabe_art::mark::{FORBIDDEN_COLOUR, MARGIN};
use narabe_rules::{Foul, Point};

/// The distance of the label below the cross, in cells.
const LABEL_OFFSET: f32 = 0.42;
// The text size of the label and its limit on a small board, in cells.
const TEXT_SIZE: f32 = 0.33;
const MAX_TEXT_SIZE: f32 = 0.48;
/// The least text size that is legible, in logical pixels before scaling; where the limit is lower, there is no label.
const MIN_TEXT_SIZE: f32 = 11.0;
// The ground of the label, which covers the lines of the grid: its colour, and its size beyond the text, relative to the text
// size.
const GROUND: Rgb = Rgb::hex(0xFBFBF9);
const PADDING: Vec2 = Vec2::new(0.4, 0.3);
/// The mean width of a character relative to the text size: the dot is wider than the digits.
const LETTER: f32 = 0.73;

pub(super) fn plugin(app: &mut App) {
    mark_layer::add::<ForbiddenPoints>(app);
}

fn label(foul: Foul) -> &'static str {
    match foul {
        Foul::DoubleThree => "3·3",
        Foul::DoubleFour => "4·4",
        Foul::Overline => "6+",
    }
}

/// The text size of the labels in logical pixels, on a board with these cells; none if they would not be legible.
fn text_size(cell: f32, scale: f32) -> Option<f32> {
    let most = MAX_TEXT_SIZE * cell;
    let size = (TEXT_SIZE * cell).max(MIN_TEXT_SIZE * scale).min(most);
    (size >= MIN_TEXT_SIZE).then_some(size)
}

/// The size of the ground of a label with this text size.
fn ground_size(label: &str, text_size: f32) -> Vec2 {
    let letters = label.chars().count() as f32;
    (Vec2::new(letters * LETTER, 1.0) + PADDING) * text_size
}

#[derive(Debug, PartialEq)]
struct ForbiddenPoints {
    points: Vec<(Point, Foul)>,
    scale: f32,
}

impl Marks for ForbiddenPoints {
    fn of(inputs: &MarkInputs<'_>) -> Option<Self> {
        let points = inputs.model.forbidden.clone();
        let scale = inputs.scale;
        (!points.is_empty()).then_some(Self { points, scale })
    }

    fn paint(&self, painter: &mut MarkPainter<'_, '_, '_, Self>) {
        let cell = painter.frame.cell();
        let ink = color(FORBIDDEN_COLOUR);
        for &(point, foul) in &self.points {
            painter.symbol_with_halo(Symbol::Forbidden, ink, painter.at(point, 0.0));
            let Some(size) = text_size(cell, self.scale) else {
                continue;
            };
            let margin = Vec2::splat(2.0 * MARGIN / painter.frame.pixel_ratio);
            let ground = Sprite {
                custom_size: Some(ground_size(label(foul), size) + margin),
                image_mode: painter
                    .symbols
                    .stretching(painter.symbols.size(Symbol::Label)),
                ..painter.symbols.sprite(Symbol::Label, color(GROUND))
            };
            let below = painter.frame.at(point) - Vec2::Y * LABEL_OFFSET * cell;
            painter.part(ground, below.extend(layer::mark(2.0)));
            let at = below.extend(layer::mark(3.0));
            painter.text(label(foul), size / cell, ink, at);
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

    #[test]
    fn bug_the_labels_were_nine_pixels_high_and_touched_the_edge_of_their_ground() {
        for cell in [23.4, 34.0, 44.0, 60.0] {
            for scale in [1.0, 2.0] {
                let size = text_size(cell, scale).expect("there is room");
                assert!(size >= MIN_TEXT_SIZE, "{cell} {scale}: {size}");
                for foul in Foul::ALL {
                    let ground = ground_size(label(foul), size);
                    assert!(ground.x <= cell * 1.25, "{cell} {scale}: {ground}");
                    assert!(ground.y >= size * 1.2, "{cell} {scale}: {ground}");
                }
            }
        }
        assert_eq!(text_size(16.0, 1.0), None);
    }
}
