//! The rule and the threats on twin boards, against reference implementations that enumerate every five points on a
//! line and every turn.

use std::collections::BTreeSet;

use narabe_rules::twin::{
    Half, Turn, TwinDrawReason, TwinOutcome, TwinPoint, TwinPosition, TwinThreat, TwinVictory,
};
use narabe_rules::{Point, Side};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use crate::random::{crowd, empty};

const CROWDS: u64 = 10_000;
const SMALL_CROWDS: u64 = 600;

/// All sets of five adjacent points on a line of a board.
fn fives(position: &TwinPosition) -> Vec<[Point; 5]> {
    let n = i32::from(position.size().get());
    let mut fives = Vec::new();
    for (dx, dy) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
        for start in position.size().points() {
            let (x, y) = (i32::from(start.x), i32::from(start.y));
            let (last_x, last_y) = (x + 4 * dx, y + 4 * dy);
            if (0..n).contains(&last_x) && (0..n).contains(&last_y) {
                let at = |step: i32| Point::new((x + step * dx) as u8, (y + step * dy) as u8);
                fives.push([0, 1, 2, 3, 4].map(at));
            }
        }
    }
    fives
}

/// Whether a side has a five on a board that contains one of these points, or any five if none are given.
fn has_five(position: &TwinPosition, half: Half, side: Side, with: Option<&[TwinPoint]>) -> bool {
    let is_own = |five: &[Point; 5]| {
        five.iter()
            .all(|&point| position.board(half).get(point) == Some(side))
    };
    let is_new = |five: &[Point; 5]| {
        with.is_none_or(|with| {
            five.iter()
                .any(|&point| with.contains(&TwinPoint::new(half, point)))
        })
    };
    fives(position)
        .iter()
        .any(|five| is_own(five) && is_new(five))
}

/// The rows on a board that contain one of these points.
fn rows(
    position: &TwinPosition,
    half: Half,
    side: Side,
    with: &[TwinPoint],
) -> BTreeSet<Vec<Point>> {
    let board = position.board(half);
    let next = |point: Point, (dx, dy): (i8, i8)| {
        Point::new(
            point.x.wrapping_add_signed(dx),
            point.y.wrapping_add_signed(dy),
        )
    };
    let mut rows = BTreeSet::new();
    for (dx, dy) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
        for (start, _) in board.iter().filter(|stone| stone.1 == side) {
            if board.get(next(start, (-dx, -dy))) == Some(side) {
                continue;
            }
            let walk = std::iter::successors(Some(start), |&point| Some(next(point, (dx, dy))));
            let row: Vec<Point> = walk
                .take_while(|&point| board.get(point) == Some(side))
                .collect();
            if row.len() >= 5
                && row
                    .iter()
                    .any(|&point| with.contains(&TwinPoint::new(half, point)))
            {
                rows.insert(row);
            }
        }
    }
    rows
}

/// Whether a side can still make a five on both boards.
fn can_still_win(position: &TwinPosition, side: Side) -> bool {
    let is_free = |half: Half, five: &[Point; 5]| {
        five.iter()
            .all(|&point| position.board(half).get(point) != Some(side.other()))
    };
    Half::ALL
        .into_iter()
        .all(|half| fives(position).iter().any(|five| is_free(half, five)))
}

/// The state of a game after a turn.
#[derive(Debug, PartialEq)]
enum Verdict {
    On,
    Wins,
    OneBoard,
    DifferentTurns,
    Full,
    NoRowLeft,
}

fn reference_verdict(position: &TwinPosition, mover: Side, turn: Turn) -> Verdict {
    let stones: Vec<TwinPoint> = turn.stones().collect();
    let is_done = |half| has_five(position, half, mover, Some(&stones));
    let has_any = |half| has_five(position, half, mover, None);
    match Half::ALL.map(is_done) {
        [true, true] => Verdict::Wins,
        [false, false] if empty(position).is_empty() => Verdict::Full,
        [false, false]
            if !Side::ALL
                .into_iter()
                .any(|side| can_still_win(position, side)) =>
        {
            Verdict::NoRowLeft
        }
        [false, false] => Verdict::On,
        _ if Half::ALL.into_iter().all(has_any) => Verdict::DifferentTurns,
        _ => Verdict::OneBoard,
    }
}

fn verdict_of(mover: Side, outcome: Option<&TwinOutcome>) -> Verdict {
    match outcome {
        None => Verdict::On,
        Some(TwinOutcome::Draw(TwinDrawReason::FullBoards)) => Verdict::Full,
        Some(TwinOutcome::Draw(_)) => Verdict::NoRowLeft,
        Some(TwinOutcome::Win { winner, by }) => {
            let verdict = match by {
                TwinVictory::BothBoards(_) => Verdict::Wins,
                TwinVictory::OneBoard(_) => Verdict::OneBoard,
                _ => Verdict::DifferentTurns,
            };
            assert_eq!(*winner == mover, verdict == Verdict::Wins);
            verdict
        }
    }
}

/// A random turn that often uses completing points.
fn random_turn(position: &TwinPosition, rng: &mut StdRng) -> Turn {
    let side = position.side_to_move();
    let all = empty(position);
    let completing: Vec<TwinPoint> = Half::ALL
        .into_iter()
        .flat_map(|half| {
            position
                .completing_points(half, side)
                .map(move |point| TwinPoint::new(half, point))
        })
        .collect();
    let pick = |rng: &mut StdRng| {
        let from = if rng.random_bool(0.6) && !completing.is_empty() {
            &completing
        } else {
            &all
        };
        *from.choose(rng).unwrap()
    };
    let (first, second) = (pick(rng), pick(rng));
    if first == second {
        Turn::one(first)
    } else {
        Turn::two(first, second)
    }
}

#[test]
fn the_outcome_agrees_with_the_reference() {
    let mut seen = [0; 6];
    for seed in 0..CROWDS {
        let mut position = crowd(seed);
        let mut rng = StdRng::seed_from_u64(seed);
        while position.outcome().is_none() && !empty(&position).is_empty() {
            let mover = position.side_to_move();
            let turn = random_turn(&position, &mut rng);
            let outcome = position.play_turn(turn).unwrap().cloned();
            let expected = reference_verdict(&position, mover, turn);
            assert_eq!(
                verdict_of(mover, outcome.as_ref()),
                expected,
                "{seed} {turn}\n{position:?}"
            );
            let stones: Vec<TwinPoint> = turn.stones().collect();
            for half in Half::ALL {
                let told = outcome.iter().flat_map(|outcome| outcome.lines_on(half));
                let told: BTreeSet<Vec<Point>> = told.cloned().collect();
                assert_eq!(
                    told,
                    rows(&position, half, mover, &stones),
                    "{seed} {turn}\n{position:?}"
                );
            }
            seen[expected as usize] += 1;
        }
    }
    assert!(
        seen.iter().all(|&count| count > 20),
        "{seen:?} do not test everything"
    );
}

/// Every turn of the side to move, including its first stone if that is played.
fn turns(position: &TwinPosition) -> Vec<Turn> {
    let all = empty(position);
    if let Some(first) = position.open_stone() {
        let two = all.iter().map(|&second| Turn::two(first, second));
        return std::iter::once(Turn::one(first)).chain(two).collect();
    }
    let pairs = all.iter().enumerate().flat_map(|(index, &first)| {
        let two = all[index + 1..]
            .iter()
            .map(move |&second| Turn::two(first, second));
        std::iter::once(Turn::one(first)).chain(two)
    });
    pairs.collect()
}

/// The position and the winner, if any, after a turn.
fn after(position: &TwinPosition, turn: Turn) -> (TwinPosition, Option<Side>) {
    let mut after = position.clone();
    let winner = after.play_turn(turn).unwrap().and_then(TwinOutcome::winner);
    (after, winner)
}

fn can_win(position: &TwinPosition) -> bool {
    let side = position.side_to_move();
    position.outcome().is_none()
        && turns(position)
            .into_iter()
            .any(|turn| after(position, turn).1 == Some(side))
}

/// Whether some turn neither loses nor lets the opponent win with its next turn.
fn can_defend(position: &TwinPosition) -> bool {
    let side = position.side_to_move();
    let defends = |turn| {
        let (after, winner) = after(position, turn);
        winner != Some(side.other()) && after.winning_turn().is_none()
    };
    turns(position).into_iter().any(defends)
}

/// Small random positions, some with an unfinished turn.
fn small_positions() -> impl Iterator<Item = TwinPosition> {
    (0..SMALL_CROWDS).filter_map(|seed| {
        let mut position = crowd(seed);
        let mut rng = StdRng::seed_from_u64(seed);
        if empty(&position).len() < 3 || empty(&position).len() > 40 {
            return None;
        }
        if seed % 3 == 0 {
            position
                .play(random_turn(&position, &mut rng).first)
                .unwrap();
        }
        Some(position)
    })
}

#[test]
fn a_winning_turn_is_found_if_there_is_one() {
    let mut seen = [0; 2];
    for position in small_positions() {
        let wins = can_win(&position);
        assert_eq!(position.winning_turn().is_some(), wins, "{position:?}");
        if let Some(turn) = position.winning_turn() {
            assert_eq!(after(&position, turn).1, Some(position.side_to_move()));
        }
        seen[usize::from(wins)] += 1;
    }
    assert!(
        seen.iter().all(|&count| count > 20),
        "{seen:?} do not test both"
    );
}

#[test]
fn every_defence_against_a_threat_is_found() {
    let mut seen = [0; 3];
    for position in small_positions() {
        if position.winning_turn().is_some() {
            continue;
        }
        let threat = position.opponent_threat();
        match &threat {
            TwinThreat::None => {}
            TwinThreat::Unstoppable => assert!(!can_defend(&position), "{position:?}"),
            TwinThreat::Stoppable(ways) => {
                let waits = |turn: &Turn| {
                    let (after, winner) = after(&position, *turn);
                    winner.is_none() && after.winning_turn().is_none()
                };
                for turn in turns(&position).into_iter().filter(waits) {
                    let stones: Vec<TwinPoint> = turn.stones().collect();
                    let holds = |way: &Vec<TwinPoint>| way.iter().all(|stop| stones.contains(stop));
                    assert!(ways.iter().any(holds), "{turn} stops it, too\n{position:?}");
                }
                for way in ways {
                    let begun = position.open_stone();
                    let mut stones = begun.into_iter().chain(way.iter().copied());
                    let turn = Turn {
                        first: stones.next().unwrap(),
                        second: stones.next(),
                    };
                    let (after, winner) = after(&position, turn);
                    assert!(
                        winner.is_none() && after.winning_turn().is_none(),
                        "{turn}\n{position:?}"
                    );
                }
            }
        }
        seen[match threat {
            TwinThreat::None => 0,
            TwinThreat::Stoppable(_) => 1,
            TwinThreat::Unstoppable => 2,
        }] += 1;
    }
    assert!(
        seen.iter().all(|&count| count > 10),
        "{seen:?} do not test everything"
    );
}

#[test]
fn a_side_threatens_if_it_would_win_as_the_side_to_move() {
    for seed in 0..CROWDS {
        let position = crowd(seed);
        for side in Side::ALL {
            let stones = Half::ALL.into_iter().flat_map(|half| {
                let stones = position.board(half).iter();
                stones.map(move |(point, side)| (TwinPoint::new(half, point), side))
            });
            let turned = TwinPosition::set_up(position.size(), stones, side).unwrap();
            assert_eq!(position.threatens(side), turned.winning_turn().is_some());
        }
    }
}
