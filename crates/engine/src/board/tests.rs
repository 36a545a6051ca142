use rand::rngs::StdRng;
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};

use super::*;
use narabe_notation::parse_move_list;
use narabe_rules::Position;

/// Random games of every rule and several sizes, compared after each move and each undo.
#[test]
fn the_board_equals_one_made_from_scratch_after_every_move() {
    let mut rng = StdRng::seed_from_u64(7);
    for rule in Rule::ALL {
        let weights = Weights::of(rule);
        for side in [5, 6, 9, 15, 20, 25] {
            let size = BoardSize::new(side).unwrap();
            let mut position = Position::new(rule, size);
            let mut board = SearchBoard::new(rule, size, weights.clone());
            validation::assert_same(&board, &position);
            for _ in 0..120 {
                if rng.random_ratio(1, 4) || position.outcome().is_some() {
                    board.undo();
                    position.undo();
                } else if let Some(point) = position.board().empty_points().choose(&mut rng) {
                    board.play(board.index(point));
                    position.play_allowing_foul(point).unwrap();
                }
                validation::assert_same(&board, &position);
            }
        }
    }
}

/// Crowded boards with many crossing rows, fouls and fives to defend against.
#[test]
fn a_crowded_board_equals_one_made_from_scratch() {
    let mut rng = StdRng::seed_from_u64(9);
    let size = BoardSize::new(9).unwrap();
    let [mut fouls, mut many_defences] = [0, 0];
    for number in 0..60 {
        let rule = Rule::ALL[number % Rule::ALL.len()];
        let mut position = Position::new(rule, size);
        let mut board = SearchBoard::new(rule, size, Weights::of(rule));
        while position.board().stones() < 60 {
            let point = position.board().empty_points().choose(&mut rng).unwrap();
            let before = position.clone();
            position.play_unchecked(point);
            if position.outcome().is_some() {
                position = before;
                if rng.random_ratio(1, 10) {
                    break;
                }
                continue;
            }
            board.play(board.index(point));
            validation::assert_same(&board, &position);
            let mut points = board.empty_points();
            fouls += usize::from(rule.has_fouls() && points.any(|point| board.is_foul(point)));
            let defences = Side::ALL.map(|side| board.five_defences(side).count());
            many_defences += usize::from(defences.into_iter().any(|count| count > 1));
        }
    }
    assert!(fouls > 100, "{fouls}");
    assert!(many_defences > 20, "{many_defences}");
}

#[test]
fn undoing_a_whole_game_restores_the_empty_board() {
    let mut rng = StdRng::seed_from_u64(8);
    let fresh = SearchBoard::new(
        Rule::Freestyle,
        BoardSize::DEFAULT,
        Weights::of(Rule::Freestyle),
    );
    let mut board = fresh.clone();
    let mut hashes = vec![board.hash()];
    for _ in 0..150 {
        let point = board.empty_points().choose(&mut rng).unwrap();
        board.play(point);
        assert!(!hashes.contains(&board.hash()));
        hashes.push(board.hash());
    }
    while let Some(hash) = hashes.pop() {
        assert_eq!(board.hash(), hash);
        board.undo();
    }
    assert_eq!(board.cells, fresh.cells);
    assert_eq!(board.sets, fresh.sets);
    assert_eq!(board.lines, fresh.lines);
    assert_eq!(board.state, fresh.state);
    assert!(board.log.is_empty());
}

#[test]
fn a_four_whose_block_is_forbidden_is_unanswerable() {
    // White's four is blocked on h8, where two diagonals of Black make a double-three; without f6 there is one three.
    let unanswerable = "f6 i8 g7 j8 f10 k8 g9 a1 m8 a3 g8";
    let none = "a6 i8 g7 j8 f10 k8 g9 a1 m8 a3 g8";
    for (rule, moves, expected) in [
        (Rule::Renju, unanswerable, true),
        (Rule::Renju, none, false),
        (Rule::Standard, unanswerable, false),
    ] {
        let mut board = SearchBoard::new(rule, BoardSize::DEFAULT, Weights::of(rule));
        for point in parse_move_list(moves).unwrap() {
            board.play(board.index(point));
        }
        assert_eq!(
            board.has_unanswerable_four(Side::White),
            expected,
            "{rule:?} {moves}"
        );
        assert!(!board.has_unanswerable_four(Side::Black));
    }
}
