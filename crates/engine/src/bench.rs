//! Material for benchmarks: positions to search, and games to replay on the search's board.

use super::board::{PointIndex, SearchBoard};
use super::network::Weights;
use narabe_rules::{Position, Setup};

/// Openings, quiet and sharp middle games and a crowded one, as moves on a 15x15 board.
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

/// A game to replay on the search's board, which measures its incremental updates.
pub struct Replay {
    board: SearchBoard,
    moves: Vec<PointIndex>,
}

impl Replay {
    /// The game that led to a position, from its `first`th move on. The moves before stay on the board.
    pub fn new(position: &Position, first: usize) -> Self {
        let start = Setup::from(&position.start());
        let mut board = SearchBoard::from_setup(&start, Weights::of(position.rule()));
        let moves = position.moves().iter().map(|&point| board.index(point));
        let mut moves: Vec<PointIndex> = moves.collect();
        for point in moves.drain(..first.min(position.moves().len())) {
            board.play(point);
        }
        Self { board, moves }
    }

    /// Plays all moves and undoes them.
    pub fn play_and_undo(&mut self) {
        for &point in &self.moves {
            self.board.play(point);
        }
        for _ in &self.moves {
            self.board.undo();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_support::position;
    use narabe_rules::Rule;

    #[test]
    fn a_replay_restores_the_board() {
        for moves in POSITIONS {
            let position = position(Rule::Freestyle, moves);
            let mut replay = Replay::new(&position, 1);
            let before = replay.board.hash();
            replay.play_and_undo();
            assert_eq!(replay.moves.len(), position.moves().len() - 1);
            assert_eq!((replay.board.hash(), replay.board.stones()), (before, 1));
        }
    }
}
