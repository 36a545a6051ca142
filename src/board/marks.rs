//! Move numbers, and the shapes that distinguish the sides.

use super::mark_layer::{self, MarkInputs, MarkPainter, Marks, NumberSizes};
use super::symbols::Symbol;
use super::{BoardModel, color};
use crate::settings::MoveNumbers;
use bevy::prelude::*;
use narabe_art::Rgb;
use narabe_art::mark::{LAST_ON_BLACK, LAST_ON_WHITE, NUMBER_ON_BLACK, NUMBER_ON_WHITE};
use narabe_rules::{Point, Side};

/// The number of moves with numbers in the setting "last few".
const LAST_FEW: usize = 5;
/// The text sizes of the numbers.
const SIZES: NumberSizes = NumberSizes {
    short: 0.42,
    long: 0.34,
    long_from: 100,
};

pub(super) fn plugin(app: &mut App) {
    mark_layer::add::<StoneMarks>(app);
}

/// The indices of the moves with numbers.
fn numbered(setting: MoveNumbers, moves: usize) -> std::ops::Range<usize> {
    match setting {
        MoveNumbers::Off => moves..moves,
        MoveNumbers::Last => moves.saturating_sub(LAST_FEW)..moves,
        MoveNumbers::All => 0..moves,
    }
}

/// The colour of a number on a stone; that of the last move stands out.
pub(super) fn number_colour(side: Side, last: bool) -> Rgb {
    match (side, last) {
        (Side::Black, false) => NUMBER_ON_BLACK,
        (Side::White, false) => NUMBER_ON_WHITE,
        (Side::Black, true) => LAST_ON_BLACK,
        (Side::White, true) => LAST_ON_WHITE,
    }
}

/// Which stones have numbers. A line of ghosts has numbers of its own, and a drawn position has no order.
pub(super) fn numbers_shown(setting: MoveNumbers, model: &BoardModel) -> MoveNumbers {
    if model.line.is_empty() && !model.unordered {
        setting
    } else {
        MoveNumbers::Off
    }
}

/// Everything that the numbers and shapes depend on.
#[derive(Debug, Clone, PartialEq)]
struct StoneMarks {
    moves: Vec<(Point, Side)>,
    mark_last: bool,
    mark_both: bool,
    numbers: MoveNumbers,
    own_numbers: Vec<usize>,
    shapes: bool,
    /// The marks of a study replace the number or shape of a stone.
    study_marks: Vec<Point>,
}

impl Marks for StoneMarks {
    fn of(inputs: &MarkInputs<'_>) -> Option<Self> {
        let model = inputs.model;
        Some(Self {
            moves: model.moves.clone(),
            mark_last: model.mark_last,
            mark_both: model.mark_both,
            numbers: numbers_shown(inputs.settings.move_numbers, model),
            own_numbers: model.numbers.clone(),
            shapes: inputs.look.shapes_on_stones,
            study_marks: model.marks.iter().map(|(point, _)| *point).collect(),
        })
    }

    fn paint(&self, painter: &mut MarkPainter<'_, '_, '_, Self>) {
        let numbered = numbered(self.numbers, self.moves.len());
        for (index, &(point, side)) in self.moves.iter().enumerate() {
            if self.study_marks.contains(&point) {
                continue;
            }
            let age = self.moves.len() - index;
            let last = self.mark_last && (age == 1 || (age == 2 && self.mark_both));
            let ink = color(number_colour(side, last));
            let at = painter.at(point, 0.0);
            if numbered.contains(&index) {
                let number = self.own_numbers.get(index).copied().unwrap_or(index + 1);
                painter.text(number.to_string(), SIZES.of(number), ink, at);
            } else if self.shapes {
                let symbol = match side {
                    Side::Black => Symbol::BlackShape,
                    Side::White => Symbol::WhiteShape,
                };
                painter.symbol(symbol, ink, at);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_stand_on_none_the_last_few_or_all() {
        assert!(numbered(MoveNumbers::Off, 20).is_empty());
        assert_eq!(numbered(MoveNumbers::Last, 20), 15..20);
        assert_eq!(numbered(MoveNumbers::Last, 3), 0..3);
        assert_eq!(numbered(MoveNumbers::All, 20), 0..20);
    }

    #[test]
    fn a_line_of_ghosts_hides_the_numbers_of_the_game() {
        let mut model = BoardModel::default();
        assert_eq!(numbers_shown(MoveNumbers::All, &model), MoveNumbers::All);
        model.line = vec![(Point::new(3, 4), Side::White)];
        assert_eq!(numbers_shown(MoveNumbers::All, &model), MoveNumbers::Off);
    }
}
