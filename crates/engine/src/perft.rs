//! Perft: the number of move sequences of a given length, a check of move generation against other programs.

use super::board::{Bitboard, SearchBoard};
use super::network::Weights;
use super::shapes::MoveClass;
use narabe_rules::Setup;

/// The number of sequences of `depth` legal moves from a position. A sequence that wins earlier counts as one.
pub fn perft(setup: &Setup, depth: u32) -> u64 {
    let mut board = SearchBoard::from_setup(setup, Weights::of(setup.rule()));
    count(&mut board, depth)
}

fn count(board: &mut SearchBoard, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let side = board.side_to_move();
    let mut sequences = 0;
    for point in Bitboard::all(board.size()).iter() {
        if !board.is_empty(point) || !board.is_legal(point) {
            continue;
        }
        if depth == 1 || board.class(point, side) == MoveClass::Five {
            sequences += 1;
            continue;
        }
        board.play(point);
        sequences += count(board, depth - 1);
        board.undo();
    }
    sequences
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_rules::{BoardSize, Position, Rule};

    fn perft_by_the_rules(position: &mut Position, depth: u32) -> u64 {
        if depth == 0 || position.outcome().is_some() {
            return 1;
        }
        let points: Vec<_> = position.board().empty_points().collect();
        let legal = |point: &_| position.foul_at(*point).is_none();
        let points: Vec<_> = points.into_iter().filter(legal).collect();
        let mut sequences = 0;
        for point in points {
            position.play(point).unwrap();
            sequences += perft_by_the_rules(position, depth - 1);
            position.undo();
        }
        sequences
    }

    #[test]
    fn the_search_board_counts_what_the_rules_count() {
        for rule in Rule::ALL {
            let mut position = Position::new(rule, BoardSize::new(7).unwrap());
            for point in "a1 a2 b1 b2 c1 c2 d1 d2 f1".split(' ') {
                position.play(point.parse().unwrap()).unwrap();
            }
            let setup = Setup::from(&position);
            assert_eq!(perft(&setup, 3), perft_by_the_rules(&mut position, 3));
        }
    }
}
