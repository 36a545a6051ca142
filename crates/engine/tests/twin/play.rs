//! Turns: played, ended, refused and taken back.

use narabe_rules::Side;
use narabe_rules::twin::{
    TWIN_SIZE, Turn, TwinDrawReason, TwinError, TwinOutcome, TwinPoint, TwinPosition,
};
use proptest::prelude::*;

use crate::drawn;
use crate::random::{crowd, empty};

fn at(text: &str) -> TwinPoint {
    text.parse().unwrap()
}

fn turn(text: &str) -> Turn {
    text.parse().unwrap()
}

#[test]
fn the_first_turn_has_one_stone_and_the_others_two() {
    let mut game = TwinPosition::new(TWIN_SIZE);
    assert_eq!((game.side_to_move(), game.stones_left()), (Side::Black, 1));
    game.play(at("L:j10")).unwrap();
    assert_eq!(
        (game.side_to_move(), game.stones_left(), game.open_stone()),
        (Side::White, 2, None)
    );
    game.play(at("R:j10")).unwrap();
    assert_eq!(
        (game.side_to_move(), game.stones_left(), game.open_stone()),
        (Side::White, 1, Some(at("R:j10")))
    );
    game.play(at("L:k11")).unwrap();
    assert_eq!((game.side_to_move(), game.stones_left()), (Side::Black, 2));
    game.play(at("L:a1")).unwrap();
    game.end_turn().unwrap();
    assert_eq!(
        game.turns(),
        [turn("L:j10"), turn("R:j10 L:k11"), turn("L:a1")]
    );
}

#[test]
fn a_refused_turn_changes_nothing() {
    let mut game = TwinPosition::new(TWIN_SIZE);
    let untouched = game.clone();
    assert_eq!(game.end_turn(), Err(TwinError::EmptyTurn));
    assert_eq!(
        game.play_turn(turn("L:a1 L:b1")),
        Err(TwinError::TurnFull { point: at("L:b1") })
    );
    assert!(matches!(
        game.play(at("L:t1")),
        Err(TwinError::OffBoard { .. })
    ));
    assert_eq!(game, untouched);

    game.play_turn(turn("L:j10")).unwrap();
    let untouched = game.clone();
    let taken = TwinError::Occupied {
        point: at("L:j10"),
        side: Side::Black,
    };
    assert_eq!(game.play(at("L:j10")), Err(taken));
    assert_eq!(game.play_turn(turn("L:a1 L:j10")), Err(taken));
    assert!(matches!(
        game.play_turn(turn("R:a1 R:a1")),
        Err(TwinError::Occupied { .. })
    ));
    assert_eq!(game.end_turn(), Err(TwinError::EmptyTurn));
    assert_eq!(game, untouched);

    game.play(at("R:a1")).unwrap();
    let untouched = game.clone();
    assert_eq!(
        game.play_turn(turn("R:b1")),
        Err(TwinError::TurnInProgress { stone: at("R:a1") })
    );
    assert_eq!(game, untouched);
    game.play_turn(turn("R:a1 R:b1")).unwrap();
    assert_eq!(game.turns().last(), Some(&turn("R:a1 R:b1")));
}

#[test]
fn nothing_is_played_after_the_end() {
    let mut game = drawn::position(&drawn::FOUR_ON_EACH_BOARD, Side::Black);
    game.play(at("L:e5")).unwrap();
    assert_eq!(game.outcome(), None);
    let warning = game.outcome_if_turn_ends().unwrap();
    assert_eq!(warning.winner(), Some(Side::White));
    assert_eq!(game.winning_turn(), Some(turn("L:e5 R:e5")));
    game.end_turn().unwrap();
    assert_eq!(game.outcome(), Some(&warning));
    let over = game.clone();
    assert_eq!(game.play(at("R:e5")), Err(TwinError::GameOver));
    assert_eq!(game.end_turn(), Err(TwinError::GameOver));
    assert_eq!((game.stones_left(), &game), (0, &over));
    assert_eq!(game.undo_turn(), Some(turn("L:e5")));
    assert_eq!((game.outcome(), game.stones_left()), (None, 2));
}

#[test]
fn the_last_point_is_a_turn_of_its_own() {
    let rows = [
        "X O X O X | O X O X O",
        "X O X O X | O X O X O",
        "O X O X O | X O X O X",
        "X O X O X | O X O X O",
        "X O X O X | O X O X .",
    ];
    let mut game = drawn::position(&rows, Side::White);
    assert_eq!(game.stones_left(), 1);
    let outcome = game.play(at("R:e1")).unwrap();
    assert_eq!(
        outcome,
        Some(&TwinOutcome::Draw(TwinDrawReason::FullBoards))
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn undoing_everything_restores_the_start(seed in 0_u64..100_000, picks in prop::collection::vec(any::<(prop::sample::Index, bool)>(), 1..30)) {
        let start = crowd(seed);
        let mut game = start.clone();
        let mut before = Vec::new();
        for (pick, ends) in picks {
            let points = empty(&game);
            if points.is_empty() || game.outcome().is_some() {
                break;
            }
            let is_new_turn = game.open_stone().is_none();
            let here = game.clone();
            let point = *pick.get(&points);
            game.play(point).unwrap();
            if is_new_turn {
                before.push(here);
            }
            if game.open_stone().is_some() {
                let mut back = game.clone();
                prop_assert_eq!(back.undo_stone(), Some(point));
                prop_assert_eq!(Some(&back), before.last());
                if ends {
                    game.end_turn().unwrap();
                }
            }
        }
        while let Some(here) = before.pop() {
            prop_assert!(game.undo_turn().is_some());
            prop_assert_eq!(&game, &here);
        }
        prop_assert_eq!(game.undo_turn(), None);
        prop_assert_eq!(game, start);
    }
}
