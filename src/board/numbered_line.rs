//! A line of moves as ghosts with numbers: a line to look at, or a hint, whose first move is a ring.

use super::BoardModel;
use super::mark_layer::{self, INK, MarkInputs, MarkPainter, Marks, NumberSizes};
use super::outlined_text::TextColours;
use bevy::prelude::*;
use narabe_art::Rgb;
use narabe_art::mark::HALO_COLOUR;
use narabe_rules::{Point, Side};

/// The number in the ring of a hint's first move, on an empty point.
const IN_RING: TextColours = TextColours {
    ink: INK,
    halo: HALO_COLOUR,
};
/// The numbers on Black's ghosts and on White's.
const ON_BLACK: TextColours = TextColours {
    ink: Rgb::hex(0xFFFFFF),
    halo: Rgb::hex(0x1A1E23),
};
const ON_WHITE: TextColours = TextColours {
    ink: Rgb::hex(0x1A1E23),
    halo: HALO_COLOUR,
};
/// The text sizes of the numbers.
const SIZES: NumberSizes = NumberSizes {
    short: 0.40,
    long: 0.36,
    long_from: 10,
};
// The maximum number of moves shown of a hint, because later ones are too uncertain, and of a line to look at that is not proven.
const MAX_HINT: usize = 7;
const MAX_LINE: usize = 12;
/// The seconds from the appearance of one move to that of the next.
const BETWEEN_MOVES: f32 = 0.04;

pub(super) fn plugin(app: &mut App) {
    mark_layer::add::<ShownLine>(app);
}

/// The line on the board.
#[derive(Debug, Clone, PartialEq)]
struct ShownLine {
    moves: Vec<(Point, Side)>,
    /// Whether the first move is a ring instead of a ghost.
    ring: bool,
}

impl ShownLine {
    /// The line to look at, else the hint.
    fn new(model: &BoardModel) -> Option<Self> {
        let (moves, most, ring) = if model.line.is_empty() {
            (&model.hint, MAX_HINT, true)
        } else {
            let most = if model.whole_line {
                usize::MAX
            } else {
                MAX_LINE
            };
            (&model.line, most, false)
        };
        let moves: Vec<_> = moves.iter().copied().take(most).collect();
        (!moves.is_empty()).then_some(Self { moves, ring })
    }

    /// A hint of a single move needs no number.
    fn has_numbers(&self) -> bool {
        !self.ring || self.moves.len() > 1
    }
}

impl Marks for ShownLine {
    const FADES: bool = true;

    fn of(inputs: &MarkInputs<'_>) -> Option<Self> {
        Self::new(inputs.model)
    }

    fn paint(&self, painter: &mut MarkPainter<'_, '_, '_, Self>) {
        for (number, &(point, side)) in (1..).zip(&self.moves) {
            painter.wait = (number - 1) as f32 * BETWEEN_MOVES;
            let colours = if self.ring && number == 1 {
                painter.ring(point, 0.0);
                IN_RING
            } else {
                painter.ghost(side, point);
                number_colours(side)
            };
            if self.has_numbers() {
                let (text, at) = (number.to_string(), painter.at(point, 2.0));
                painter.outlined(&text, SIZES.of(number), colours, at);
            }
        }
    }
}

/// The colours of a number on a side's ghost.
pub(super) fn number_colours(side: Side) -> TextColours {
    match side {
        Side::Black => ON_BLACK,
        Side::White => ON_WHITE,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::with_sides;

    fn moves(count: u8) -> Vec<(Point, Side)> {
        with_sides((0..count).map(|index| Point::new(index % 15, index / 15)))
    }

    #[test]
    fn a_line_is_shown_instead_of_a_hint() {
        let hint = BoardModel {
            hint: moves(3),
            ..BoardModel::default()
        };
        let shown = ShownLine::new(&hint).expect("a hint");
        assert!(shown.ring && shown.has_numbers());
        let both = BoardModel {
            line: moves(4),
            ..hint
        };
        let shown = ShownLine::new(&both).expect("a line");
        assert_eq!((shown.ring, shown.moves), (false, moves(4)));
        assert_eq!(ShownLine::new(&BoardModel::default()), None);
    }

    #[test]
    fn lines_are_cut_where_they_become_too_uncertain_or_too_many() {
        let model = BoardModel {
            hint: moves(30),
            ..BoardModel::default()
        };
        let count = |model: &BoardModel| ShownLine::new(model).map(|line| line.moves.len());
        assert_eq!(count(&model), Some(MAX_HINT));
        let model = BoardModel {
            line: moves(30),
            ..model
        };
        assert_eq!(count(&model), Some(MAX_LINE));
        let model = BoardModel {
            whole_line: true,
            ..model
        };
        assert_eq!(count(&model), Some(30));
    }

    #[test]
    fn a_single_ghost_has_a_number_and_a_single_ring_has_none() {
        let hint = BoardModel {
            hint: moves(1),
            ..BoardModel::default()
        };
        assert!(!ShownLine::new(&hint).expect("a hint").has_numbers());
        let line = BoardModel {
            line: moves(1),
            ..hint
        };
        assert!(ShownLine::new(&line).expect("a line").has_numbers());
    }
}
