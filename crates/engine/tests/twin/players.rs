//! The opponents for twin boards: mistakes that none of them may make, and how they play.

use std::sync::atomic::AtomicBool;

use narabe_engine_core::twin::{TwinLevel, TwinPlayer, TwinReport};
use narabe_rules::Side;
use narabe_rules::twin::{TWIN_SIZE, Turn, TwinOutcome, TwinPosition, TwinThreat, TwinVictory};
use rand::SeedableRng;
use rand::rngs::StdRng;

use crate::drawn;
use crate::random::{crowd, empty};

/// The number of positions that a level searches in a test. What is proven does not need many.
const FEW: u64 = 300;
const CROWDS: u64 = 1_500;

fn choose(level: TwinLevel, position: &TwinPosition, seed: u64) -> (Option<Turn>, Vec<TwinReport>) {
    let mut reports = Vec::new();
    let turn = TwinPlayer::new(level).choose(
        position,
        Some(FEW),
        &AtomicBool::new(false),
        &mut StdRng::seed_from_u64(seed),
        |report| reports.push(report.clone()),
    );
    (turn, reports)
}

/// Whether some turn, or ending the unfinished turn, makes no row on one board alone.
fn can_avoid_lone_five(position: &TwinPosition) -> bool {
    let side = position.side_to_move();
    let loses = |outcome: Option<&TwinOutcome>| {
        outcome.is_some_and(|outcome| outcome.winner() == Some(side.other()))
    };
    if position.open_stone().is_some() {
        return position
            .outcome_if_turn_ends()
            .is_none_or(|outcome| !loses(Some(&outcome)));
    }
    empty(position).into_iter().any(|point| {
        let mut after = position.clone();
        !loses(after.play_turn(Turn::one(point)).unwrap())
    })
}

#[test]
fn no_level_misses_a_win_or_a_stop_or_makes_a_lone_five() {
    let mut seen = [0; 4];
    for seed in 0..CROWDS {
        let mut position = crowd(seed);
        if empty(&position).len() < 2 {
            continue;
        }
        if seed % 5 == 0 {
            let points = empty(&position);
            position.play(points[seed as usize % points.len()]).unwrap();
        }
        let side = position.side_to_move();
        let level = TwinLevel::ALL[seed as usize % 3];
        let (turn, reports) = choose(level, &position, seed);
        let turn = turn.expect("a turn as long as there is a point");
        assert_eq!(reports.last().map(|report| report.turn), Some(turn));
        let mut after = position.clone();
        let outcome = after.play_turn(turn).unwrap().cloned();
        let winner = outcome.as_ref().and_then(TwinOutcome::winner);
        if position.winning_turn().is_some() {
            assert_eq!(winner, Some(side), "{level} misses a win\n{position:?}");
            seen[0] += 1;
            continue;
        }
        if let TwinThreat::Stoppable(_) = position.opponent_threat() {
            assert_eq!(
                after.winning_turn(),
                None,
                "{level} does not stop\n{position:?}"
            );
            seen[1] += 1;
        }
        if can_avoid_lone_five(&position) {
            assert_ne!(
                winner,
                Some(side.other()),
                "{level} loses by {turn}\n{position:?}"
            );
            seen[2] += 1;
        } else {
            seen[3] += 1;
        }
    }
    assert!(
        seen.iter().all(|&count| count > 5),
        "{seen:?} do not test everything"
    );
}

/// On each board Black has two threes that cross in one point: a stone there makes four completing points.
const FORK: [&str; 9] = [
    ". . . . . . . . . | . . . . . . . . .",
    ". . . . . . . . . | . . . . . . . . .",
    ". . . . X . . . . | . . . . X . . . .",
    ". . . . X . . . . | . . . . X . . . .",
    ". . X X . X . . . | . X X X . . . . .",
    ". . . . X . . . . | . . . . X . . . .",
    ". . . . . . . . . | . . . . . . . . .",
    "O . . . . . . . O | O . O . . . . O O",
    ". . O . O . O . . | . . . . . . . . .",
];

#[test]
fn levels_that_look_ahead_find_an_unstoppable_threat() {
    let position = drawn::position(&FORK, Side::Black);
    for level in [TwinLevel::Renri, TwinLevel::Meoto] {
        let (turn, reports) = choose(level, &position, 1);
        let mut after = position.clone();
        after.play_turn(turn.unwrap()).unwrap();
        assert_eq!(
            after.opponent_threat(),
            TwinThreat::Unstoppable,
            "{level}: {}",
            turn.unwrap()
        );
        assert_eq!(reports.last().unwrap().value.moves_to_win(), Some(2));
    }
}

/// On the left board Black has three completing points, of which White can stop two in a turn; on the right board there
/// is an attack to be found.
const THREE_COMPLETING_POINTS: [&str; 11] = [
    "X X X X . . X X X X . | . . . . . . . . . . .",
    ". . . . . . . . . . . | . . . . . . . . . . .",
    "X X X X . . . . . . . | . . . X . . . . . . .",
    ". . . . . . . . . . . | . . . X . . . . . . .",
    ". . . . . . . . . . . | . . . . X X . . . . .",
    ". . . . . . . . . . . | . . . O . . . . X . .",
    ". . . . . . . . . . . | . . . . . . . . X . .",
    ". . . . . . . . . . . | . . X X . O . . . . .",
    "O . O . O . O . O . O | . . . . . . . . . . .",
    ". . . . . . . . . . . | O . O . O . O . O . .",
    "O . O . O . O . O . O | . . . . . . . . . . O",
];

#[test]
fn three_completing_points_on_one_board_win_by_an_attack_on_the_other() {
    let mut position = drawn::position(&THREE_COMPLETING_POINTS, Side::Black);
    let mut turns = 0;
    while position.outcome().is_none() {
        let side = position.side_to_move();
        let (turn, reports) = choose(TwinLevel::Meoto, &position, 1);
        if side == Side::Black {
            assert!(
                reports.last().unwrap().value.moves_to_win().is_some(),
                "after {turns} turns"
            );
        }
        position.play_turn(turn.unwrap()).unwrap();
        turns += 1;
        assert!(turns < 30);
    }
    let outcome = position.outcome().unwrap();
    assert!(matches!(
        outcome,
        TwinOutcome::Win {
            winner: Side::Black,
            by: TwinVictory::BothBoards(_)
        }
    ));
}

#[test]
fn the_same_seed_gives_the_same_turn() {
    let mut game = TwinPosition::new(TWIN_SIZE);
    for turn in ["L:j10", "R:j10 R:k11", "L:k11 R:i10"] {
        game.play_turn(turn.parse().unwrap()).unwrap();
    }
    for level in TwinLevel::ALL {
        assert_eq!(choose(level, &game, 3), choose(level, &game, 3), "{level}");
    }
}

#[test]
fn an_unfinished_turn_is_completed() {
    let mut game = TwinPosition::new(TWIN_SIZE);
    game.play_turn("L:j10".parse().unwrap()).unwrap();
    let stone = "R:c3".parse().unwrap();
    game.play(stone).unwrap();
    for level in TwinLevel::ALL {
        let turn = choose(level, &game, 1).0.unwrap();
        assert_eq!(turn.first, stone);
        assert!(game.clone().play_turn(turn).is_ok());
    }
}

#[test]
fn a_stopped_level_still_returns_a_turn() {
    let game = TwinPosition::new(TWIN_SIZE);
    for level in TwinLevel::ALL {
        let stop = AtomicBool::new(true);
        let mut rng = StdRng::seed_from_u64(1);
        let turn = TwinPlayer::new(level).choose(&game, None, &stop, &mut rng, |_| ());
        let turn = turn.expect("some stone");
        assert_eq!(turn.second, None, "Black begins with one");
    }
}

#[test]
fn a_game_that_is_over_has_no_turn() {
    let mut game = drawn::position(&drawn::FOUR_ON_EACH_BOARD, Side::Black);
    game.play_turn("L:e5 R:e5".parse().unwrap()).unwrap();
    for level in TwinLevel::ALL {
        assert_eq!(choose(level, &game, 1), (None, Vec::new()));
    }
}
