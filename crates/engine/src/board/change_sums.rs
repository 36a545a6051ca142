//! Change sums: inputs of the evaluation that tell what the last two moves have done.
//!
//! Each empty point whose shapes a move changed is a feature, by the shape code that the move gave it for either side. The
//! accumulators are sums over the whole board and cannot tell where anything is; these sums can tell what is new. They are wanted
//! at evaluated positions only. The moves from a position are tried one after the other, so the sum of the move that led to it is
//! kept for them.

use wide::i16x8;

use super::cell::CellChange;
use super::{SearchBoard, UndoState};
use crate::network::{ChangeSum, Weights};
use crate::shapes::ShapeCode;
use narabe_rules::Side;

impl SearchBoard {
    /// The change sums for the opponent's last move and for the own one: the network's bias and the weights of the points that the
    /// move changed. For a move that is not one of the last two stones there is only the bias.
    pub fn change_sums(&mut self) -> [ChangeSum; 2] {
        let (me, opponent) = (self.side, self.side.other());
        let weights = &*self.weights;
        let biases = &weights.network(me).change_biases;
        let changes = self.changes(opponent);
        let first = add_up(changes, me, weights, &biases[0]);
        let own = || add_up(self.changes(me), me, weights, &biases[1]);
        // Where the sides do not take turns, the last two stones can be of one side.
        let is_usual = self.is_by(&self.state, opponent)
            && (self.states.last()).is_some_and(|before| self.is_by(before, me));
        if !is_usual {
            return [first, own()];
        }
        let log_len = self.state.log_start as usize;
        let second = self.change_sums.get(log_len).unwrap_or_else(own);
        self.change_sums.keep(log_len, second);
        [first, second]
    }

    /// The shape codes, by side, that the last move of a side gave to the empty points whose shapes it changed; none unless that
    /// move is one of the last two stones.
    pub fn changed_codes(&self, side: Side) -> impl Iterator<Item = [ShapeCode; 2]> + '_ {
        self.changes(side).iter().map(|change| change.new_codes)
    }

    /// The empty points that the last move of a side changed; none unless that move is one of the last two stones.
    #[inline]
    fn changes(&self, side: Side) -> &[CellChange] {
        let start = self.state.log_start as usize;
        let (first, end) = match self.states.last() {
            _ if self.is_by(&self.state, side) => (start, self.log.len()),
            Some(before) if self.is_by(before, side) => (before.log_start as usize, start),
            _ => return &[],
        };
        // The first change is the stone itself.
        &self.log[first + 1..end]
    }

    /// Whether the last stone of a state is there and a side's.
    #[inline]
    fn is_by(&self, state: &UndoState, side: Side) -> bool {
        let stone = |point| self.cells[usize::from(point)].stone;
        state.last_move.and_then(stone) == Some(side)
    }
}

/// The bias and the weights of changed points, as a side sees them.
#[inline]
fn add_up(changes: &[CellChange], me: Side, weights: &Weights, bias: &ChangeSum) -> ChangeSum {
    let features = weights.change_features();
    let mut sum = i16x8::new(*bias);
    for change in changes {
        let [black, white] = change.new_codes.map(ShapeCode::index);
        let [own, other] = match me {
            Side::Black => [black, white],
            Side::White => [white, black],
        };
        sum = sum + i16x8::new(features[own][0]) + i16x8::new(features[other][1]);
    }
    sum.to_array()
}

#[cfg(test)]
mod tests {
    use rand::rngs::StdRng;
    use rand::seq::IteratorRandom;
    use rand::{RngExt, SeedableRng};

    use super::*;
    use crate::network::CHANGE_SIZE;
    use narabe_rules::{BoardSize, Rule};

    /// One sum, number by number, from all points of the boards before and after a move.
    fn slow_sum(boards: Option<&[SearchBoard; 2]>, me: Side, bias: ChangeSum) -> Vec<i32> {
        let mut sum = bias.map(i32::from).to_vec();
        let Some([before, after]) = boards else {
            return sum;
        };
        let codes = |board: &SearchBoard, point| Side::ALL.map(|side| board.code(point, side));
        for point in after.empty_points() {
            let new = codes(after, point);
            if codes(before, point) == new {
                continue;
            }
            for (half, side) in [me, me.other()].into_iter().enumerate() {
                let weights = after.weights().change_features()[new[side as usize].index()][half];
                for index in 0..CHANGE_SIZE {
                    sum[index] += i32::from(weights[index]);
                }
            }
        }
        sum
    }

    /// Panics unless the sums are those of the given moves of the opponent and of the side to move.
    fn assert_sums(board: &mut SearchBoard, moves: [Option<&[SearchBoard; 2]>; 2]) {
        let me = board.side_to_move();
        let found = board.change_sums().map(|sum| sum.map(i32::from).to_vec());
        let biases = board.weights().network(me).change_biases;
        let expected = [0, 1].map(|index| slow_sum(moves[index], me, biases[index]));
        assert_eq!(found, expected);
    }

    /// Random games of every rule, with moves taken back and null moves.
    #[test]
    fn change_sums_equal_those_from_whole_boards() {
        let mut rng = StdRng::seed_from_u64(17);
        for rule in Rule::ALL {
            for side in [5, 9, 15, 25] {
                let size = BoardSize::new(side).unwrap();
                let mut board = SearchBoard::new(rule, size, Weights::of(rule));
                let mut moves: Vec<[SearchBoard; 2]> = Vec::new();
                for _ in 0..20 {
                    if rng.random_ratio(1, 4) {
                        board.undo();
                        moves.pop();
                    } else if let Some(point) = board.empty_points().choose(&mut rng) {
                        let before = board.clone();
                        board.play(point);
                        moves.push([before, board.clone()]);
                    }
                    let [last, second] = [1, 2].map(|back| {
                        let index = moves.len().checked_sub(back);
                        index.map(|index| &moves[index])
                    });
                    assert_sums(&mut board, [last, second]);
                    board.pass();
                    assert_sums(&mut board, [second, last]);
                    board.pass();
                }
            }
        }
    }

    /// The slow test would not notice if all weights were 0.
    #[test]
    fn the_evaluation_depends_on_which_move_was_the_last() {
        let values = ["h8 i8 h9 g11 c3 h10", "c3 i8 h9 g11 h8 h10"].map(|moves| {
            let weights = Weights::of(Rule::Freestyle);
            let mut board = SearchBoard::new(Rule::Freestyle, BoardSize::DEFAULT, weights);
            for point in narabe_notation::parse_move_list(moves).unwrap() {
                board.play(board.index(point));
            }
            crate::eval::evaluate(&mut board)
        });
        assert_ne!(values[0], values[1]);
    }
}
