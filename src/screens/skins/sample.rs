//! The position shown in the preview.

use crate::board::{BoardModel, with_sides};
use narabe_rules::{BoardSize, Point};

/// The number of lines.
const SIZE: u8 = 11;
/// The moves in order, Black's first.
const MOVES: [&str; 19] = [
    "f6", "e7", "g5", "d6", "e6", "f5", "h4", "g7", "d8", "e8", "f8", "e9", "d7", "h6", "e4", "g4",
    "f4", "i3", "e10",
];

pub fn model() -> BoardModel {
    let points = MOVES.iter().filter_map(|text| text.parse::<Point>().ok());
    BoardModel {
        size: BoardSize::new(SIZE).unwrap_or_default(),
        moves: with_sides(points),
        mark_last: true,
        ..BoardModel::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_rules::{Position, Rule};

    #[test]
    fn the_sample_is_legal_and_unfinished() {
        let model = model();
        let mut position = Position::new(Rule::Freestyle, model.size);
        assert_eq!(model.moves.len(), MOVES.len());
        for (point, side) in model.moves {
            assert_eq!(position.side_to_move(), side);
            position.play(point).expect("a free point");
        }
        assert!(position.outcome().is_none());
    }
}
