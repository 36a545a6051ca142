//! The offered fifth moves: a faint stone with a letter on each, until one of them is chosen.

use super::color;
use super::mark_layer::{self, GROUND_SCALE, INK, MarkInputs, MarkPainter, Marks, halo};
use super::symbols::Symbol;
use bevy::prelude::*;
use narabe_rules::{Point, Side};

/// The text size of a letter, in cells.
const LETTER_SIZE: f32 = 0.42;

pub(super) fn plugin(app: &mut App) {
    mark_layer::add::<Offers>(app);
}

/// The letter of an offer by its index: A, B, C, …
pub fn letter(index: usize) -> char {
    let letters = 'A'..='Z';
    letters.into_iter().nth(index).unwrap_or('·')
}

#[derive(Debug, PartialEq)]
struct Offers {
    points: Vec<Point>,
    side: Side,
}

impl Marks for Offers {
    fn of(inputs: &MarkInputs<'_>) -> Option<Self> {
        let points = inputs.model.offers.clone();
        let side = Side::to_move_after(inputs.model.moves.len());
        (!points.is_empty()).then_some(Self { points, side })
    }

    fn paint(&self, painter: &mut MarkPainter<'_, '_, '_, Self>) {
        for (index, &point) in self.points.iter().enumerate() {
            painter.ghost(self.side, point);
            let at = painter.at(point, 1.0);
            painter.scaled_symbol(Symbol::LastMove, halo(), GROUND_SCALE, at);
            let at = painter.at(point, 2.0);
            painter.text(letter(index), LETTER_SIZE, color(INK), at);
        }
    }
}
