use rand::rngs::StdRng;
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};

use super::*;
use crate::notation::parse_move_list;
use crate::rules::Position;

/// Plays random games on every size under every rule and asks the slow twin after each move and each undo.
#[test]
fn the_field_equals_its_slow_twin_after_every_move() {
    let mut rng = StdRng::seed_from_u64(7);
    for rule in Rule::ALL {
        let weights = Weights::of(rule);
        for side in [5, 6, 9, 15, 20, 25] {
            let size = BoardSize::new(side).unwrap();
            let mut position = Position::new(rule, size);
            let mut field = Field::new(rule, size, weights.clone());
            slow::assert_same(&field, &position);
            for _ in 0..120 {
                if rng.random_ratio(1, 4) || position.outcome().is_some() {
                    field.undo();
                    position.undo();
                } else if let Some(point) = position.board().empty_points().choose(&mut rng) {
                    field.play(field.spot(point));
                    position.play_at_risk(point).unwrap();
                }
                slow::assert_same(&field, &position);
            }
        }
    }
}

/// Crowded boards, where rows of both sides cross one another and many fives are about to be made.
#[test]
fn the_field_equals_its_slow_twin_in_a_crowd() {
    let mut rng = StdRng::seed_from_u64(9);
    let size = BoardSize::new(9).unwrap();
    let [mut fouls, mut many_answers] = [0, 0];
    for number in 0..60 {
        let rule = Rule::ALL[number % Rule::ALL.len()];
        let mut position = Position::new(rule, size);
        let mut field = Field::new(rule, size, Weights::of(rule));
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
            field.play(field.spot(point));
            slow::assert_same(&field, &position);
            let mut spots = field.empty_spots();
            fouls += usize::from(rule.has_fouls() && spots.any(|spot| field.is_foul(spot)));
            let answers = Side::ALL.map(|side| field.answers(side).count());
            many_answers += usize::from(answers.into_iter().any(|count| count > 1));
        }
    }
    assert!(fouls > 100, "{fouls}");
    assert!(many_answers > 20, "{many_answers}");
}

#[test]
fn a_game_taken_back_leaves_the_field_as_it_was() {
    let mut rng = StdRng::seed_from_u64(8);
    let fresh = Field::new(
        Rule::Freestyle,
        BoardSize::DEFAULT,
        Weights::of(Rule::Freestyle),
    );
    let mut field = fresh.clone();
    let mut hashes = vec![field.hash()];
    for _ in 0..150 {
        let spot = field.empty_spots().choose(&mut rng).unwrap();
        field.play(spot);
        assert!(!hashes.contains(&field.hash()));
        hashes.push(field.hash());
    }
    while let Some(hash) = hashes.pop() {
        assert_eq!(field.hash(), hash);
        field.undo();
    }
    assert_eq!(field.cells, fresh.cells);
    assert_eq!(field.kept, fresh.kept);
    assert_eq!(field.lines, fresh.lines);
    assert_eq!(field.state, fresh.state);
    assert!(field.log.is_empty());
}

#[test]
fn a_four_whose_answer_is_forbidden_is_a_lure() {
    // White's four is answered on h8, where two diagonals of Black make a double-three; without f6 there is one three.
    let lure = "f6 i8 g7 j8 f10 k8 g9 a1 m8 a3 g8";
    let none = "a6 i8 g7 j8 f10 k8 g9 a1 m8 a3 g8";
    for (rule, moves, expected) in [
        (Rule::Renju, lure, true),
        (Rule::Renju, none, false),
        (Rule::Standard, lure, false),
    ] {
        let mut field = Field::new(rule, BoardSize::DEFAULT, Weights::of(rule));
        for point in parse_move_list(moves).unwrap() {
            field.play(field.spot(point));
        }
        assert_eq!(field.has_lure(Side::White), expected, "{rule:?} {moves}");
        assert!(!field.has_lure(Side::Black));
    }
}
