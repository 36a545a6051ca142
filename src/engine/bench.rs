//! What speed is measured with: fixed positions to search, and games to play through without searching.

use super::field::{Field, Spot};
use super::setup::Setup;
use super::weights::Weights;
use crate::rules::Position;

/// Openings, quiet fights, sharp fights and one endgame-like crowd, as moves on a board of 15 points a side.
pub const POSITIONS: [&str; 8] = [
    "h8",
    "h8 i9 h10 g8 i7",
    "h8 i8 g6 j9 h7 h9 i10 g8",
    "c3 d4 m13 l12 h8 h9 d12 e11",
    "h8 g9 f9 h6 i6 g7",
    "h8 i7 j9 g7 h7 h9 i10 f6 j11 k12",
    "e5 f6 k11 j10 e11 f10 k5",
    "h8 h9 i9 g7 j10 k11 i8 g8 i7 i6",
];

/// The end of a game, played through on the board that the search uses, where every stone renews the patterns around it.
pub struct Replay {
    field: Field,
    spots: Vec<Spot>,
}

impl Replay {
    /// The game that led to a position; the first moves, so many, stay on the board.
    #[must_use]
    pub fn new(position: &Position, stay: usize) -> Self {
        let start = Setup::new(position.rule(), position.size());
        let mut field = Field::from_setup(&start, Weights::of(position.rule()));
        let spots = position.moves().iter().map(|&point| field.spot(point));
        let mut spots: Vec<Spot> = spots.collect();
        for spot in spots.drain(..stay.min(position.moves().len())) {
            field.play(spot);
        }
        Self { field, spots }
    }

    /// Plays the moves one after the other and takes them all back.
    pub fn play_and_undo(&mut self) {
        for &spot in &self.spots {
            self.field.play(spot);
        }
        for _ in &self.spots {
            self.field.undo();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::parse_move_list;
    use crate::rules::{BoardSize, Rule};

    #[test]
    fn a_replay_leaves_the_board_as_it_was() {
        for moves in POSITIONS {
            let mut position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
            for point in parse_move_list(moves).unwrap() {
                position.play(point).unwrap();
            }
            let mut replay = Replay::new(&position, 1);
            let before = replay.field.hash();
            replay.play_and_undo();
            assert_eq!(replay.spots.len(), position.moves().len() - 1);
            assert_eq!((replay.field.hash(), replay.field.stones()), (before, 1));
        }
    }
}
