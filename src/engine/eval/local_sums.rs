//! Local sums: inputs of the network that tell what the last two moves have left around them.
//!
//! For each of the two moves the empty points on its four lines are summed up, once as the side to move sees them and once as
//! its opponent does. A side sees the shape code that a point has for itself and the one that it has for the other side. The
//! accumulators are sums over the whole board and cannot tell where anything is; these sums can. They are not kept up to date
//! move by move: few points belong to them, and they are wanted at evaluated nodes only.

use super::network::{LOCAL_SIZE, LocalSum, Network};
use crate::engine::board::{PointIndex, SearchBoard};

/// The local sums of a position: around the opponent's last move and around the own one, each for the side to move and for the
/// opponent.
pub type LocalSums = [[LocalSum; 2]; 2];

/// The local sums of a position. Of a side that made neither of the last two moves there is only the bias.
#[inline]
pub fn local_sums(board: &SearchBoard, network: &Network) -> LocalSums {
    last_moves(board).map(|last| {
        let mut sums = [network.local_bias; 2];
        if let Some(last) = last {
            add_points(board, last, &mut sums);
        }
        sums
    })
}

/// The last move of the opponent and of the side to move, as far as they are among the last two stones. After a null move the
/// last stone is the own one.
#[inline]
pub fn last_moves(board: &SearchBoard) -> [Option<PointIndex>; 2] {
    let me = board.side_to_move();
    let stones = [board.last_move(), board.second_last_move()];
    [me.other(), me].map(|side| {
        let mut stones = stones.into_iter().flatten();
        stones.find(|&stone| board.stone(stone) == Some(side))
    })
}

/// Adds the empty points on the lines of a move to the sums for the side to move and for the opponent.
#[inline]
fn add_points(board: &SearchBoard, last: PointIndex, sums: &mut [LocalSum; 2]) {
    let sides = [board.side_to_move(), board.side_to_move().other()];
    let weights = board.weights();
    let mut by_side = [[0; 2 * LOCAL_SIZE]; 2];
    for &point in board.points_on_lines(last) {
        if board.is_empty(point) {
            for (sum, side) in by_side.iter_mut().zip(sides) {
                let feature = weights.local_feature(board.code(point, side));
                for (number, weight) in sum.iter_mut().zip(feature) {
                    *number = weight.wrapping_add(*number);
                }
            }
        }
    }
    let [mine, others] = by_side;
    for (sum, [own, other]) in sums.iter_mut().zip([[mine, others], [others, mine]]) {
        for (index, number) in sum.iter_mut().enumerate() {
            let weights = own[index].wrapping_add(other[LOCAL_SIZE + index]);
            *number = number.wrapping_add(weights);
        }
    }
}

#[cfg(test)]
mod tests {
    use rand::rngs::StdRng;
    use rand::seq::IteratorRandom;
    use rand::{RngExt, SeedableRng};

    use super::*;
    use crate::engine::eval::Weights;
    use crate::rules::{BoardSize, Point, Rule, Side};

    /// One sum, number by number, from the coordinates of all empty points.
    fn slow_sum(board: &SearchBoard, last: Option<Point>, side: Side, bias: LocalSum) -> Vec<i32> {
        let is_near = |point: &PointIndex| {
            last.is_some_and(|last| {
                let point = board.point(*point);
                let (dx, dy) = (point.x.abs_diff(last.x), point.y.abs_diff(last.y));
                (dx == 0 || dy == 0 || dx == dy) && dx.max(dy) <= 4
            })
        };
        let near: Vec<_> = board.empty_points().filter(is_near).collect();
        let weights = board.weights();
        let number = |index: usize| {
            let own = |&point| weights.local_feature(board.code(point, side))[index];
            let other =
                |&point| weights.local_feature(board.code(point, side.other()))[LOCAL_SIZE + index];
            let terms = near
                .iter()
                .map(|point| i32::from(own(point)) + i32::from(other(point)));
            i32::from(bias[index]) + terms.sum::<i32>()
        };
        (0..LOCAL_SIZE).map(number).collect()
    }

    /// Panics unless the sums are those around the given last moves of the opponent and of the side to move.
    fn assert_sums(board: &SearchBoard, lasts: [Option<Point>; 2]) {
        let me = board.side_to_move();
        let network = board.weights().network(me);
        let found = local_sums(board, network).map(|sums| sums.map(|sum| sum.map(i32::from)));
        for (found, last) in found.iter().zip(lasts) {
            for (found, side) in found.iter().zip([me, me.other()]) {
                let expected = slow_sum(board, last, side, network.local_bias);
                assert_eq!(found.to_vec(), expected, "{last:?} for {side}");
            }
        }
    }

    /// Random games of every rule, with moves taken back and null moves.
    #[test]
    fn local_sums_equal_those_from_coordinates() {
        let mut rng = StdRng::seed_from_u64(17);
        for rule in Rule::ALL {
            for side in [5, 9, 15, 25] {
                let size = BoardSize::new(side).unwrap();
                let mut board = SearchBoard::new(rule, size, Weights::of(rule));
                let mut moves: Vec<Point> = Vec::new();
                for _ in 0..60 {
                    if rng.random_ratio(1, 4) {
                        board.undo();
                        moves.pop();
                    } else if let Some(point) = board.empty_points().choose(&mut rng) {
                        board.play(point);
                        moves.push(board.point(point));
                    }
                    let [last, second] = [1, 2].map(|back| {
                        let index = moves.len().checked_sub(back);
                        index.map(|index| moves[index])
                    });
                    assert_sums(&board, [last, second]);
                    board.pass();
                    assert_sums(&board, [second, last]);
                    board.pass();
                }
            }
        }
    }

    /// The slow test would not notice if all weights were 0.
    #[test]
    fn the_evaluation_depends_on_where_the_last_move_was() {
        let values = ["h8 i8 h9 g11 c3 h10", "c3 i8 h9 g11 h8 h10"].map(|moves| {
            let weights = Weights::of(Rule::Freestyle);
            let mut board = SearchBoard::new(Rule::Freestyle, BoardSize::DEFAULT, weights);
            for point in crate::notation::parse_move_list(moves).unwrap() {
                board.play(board.index(point));
            }
            crate::engine::eval::evaluate(&board)
        });
        assert_ne!(values[0], values[1]);
    }
}
