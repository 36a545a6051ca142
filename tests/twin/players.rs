//! The three opponents: what none of them may ever do, against all turns played out, and how they play.

use std::sync::atomic::AtomicBool;

use narabe::engine::twin::{TwinLevel, TwinPlayer, TwinReport};
use narabe::rules::Side;
use narabe::rules::twin::{Danger, TWIN_SIZE, Turn, TwinOutcome, TwinPosition, TwinVictory};
use rand::SeedableRng;
use rand::rngs::StdRng;

use crate::drawn;
use crate::wild::{crowd, empty};

/// Positions that a level looks at in a test: all that is certain is certain with few as well.
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

/// Whether some turn, or some end of the turn that has begun, completes no five on one board alone.
fn can_avoid_lone_five(position: &TwinPosition) -> bool {
    let side = position.side_to_move();
    let loses = |outcome: Option<&TwinOutcome>| {
        outcome.is_some_and(|outcome| outcome.winner() == Some(side.other()))
    };
    if position.open_stone().is_some() {
        return position
            .outcome_of_ending()
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
        if let Danger::Stop(_) = position.danger() {
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

/// On each board two threes of Black that cross in one point: a stone there makes four points to complete.
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
fn what_cannot_be_stopped_is_seen_by_all_who_look_an_answer_ahead() {
    let position = drawn::position(&FORK, Side::Black);
    for level in [TwinLevel::Renri, TwinLevel::Meoto] {
        let (turn, reports) = choose(level, &position, 1);
        let mut after = position.clone();
        after.play_turn(turn.unwrap()).unwrap();
        assert_eq!(after.danger(), Danger::Lost, "{level}: {}", turn.unwrap());
        assert_eq!(reports.last().unwrap().value.moves_to_win(), Some(2));
    }
}

/// On the left a loaded gun, three points of which White can stop two, and on the right something to strike with.
const GUN: [&str; 11] = [
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
fn a_loaded_gun_is_fired_on_the_other_board() {
    let mut position = drawn::position(&GUN, Side::Black);
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
fn the_same_chance_gives_the_same_turn() {
    let mut game = TwinPosition::new(TWIN_SIZE);
    for turn in ["L:j10", "R:j10 R:k11", "L:k11 R:i10"] {
        game.play_turn(turn.parse().unwrap()).unwrap();
    }
    for level in TwinLevel::ALL {
        assert_eq!(choose(level, &game, 3), choose(level, &game, 3), "{level}");
    }
}

#[test]
fn a_turn_that_has_begun_is_finished() {
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
fn a_level_that_is_stopped_answers_all_the_same() {
    let game = TwinPosition::new(TWIN_SIZE);
    for level in TwinLevel::ALL {
        let stop = AtomicBool::new(true);
        let mut chance = StdRng::seed_from_u64(1);
        let turn = TwinPlayer::new(level).choose(&game, None, &stop, &mut chance, |_| ());
        let turn = turn.expect("some stone");
        assert_eq!(turn.second, None, "Black begins with one");
    }
}

#[test]
fn a_game_that_is_over_has_no_turn() {
    let rows = [
        "X X X X . | X X X X .",
        ". . . . . | . . . . .",
        ". . . . . | . . . . .",
        ". . . . . | . . . . .",
        ". . . . . | . . . . .",
    ];
    let mut game = drawn::position(&rows, Side::Black);
    game.play_turn("L:e5 R:e5".parse().unwrap()).unwrap();
    for level in TwinLevel::ALL {
        assert_eq!(choose(level, &game, 1), (None, Vec::new()));
    }
}
