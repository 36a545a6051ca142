//! The engine against itself through every protocol, and what it decides on the way.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use narabe::engine::{Clock, Decision, Engine, Limits, NoClock, Settings};
use narabe::notation::parse_move_list;
use narabe::rules::opening::{Action, Ask, Choice, Family, Opening, Player, Protocol};
use narabe::rules::{BoardSize, Point, Position, Rule};
use rand::SeedableRng;
use rand::rngs::StdRng;

/// Positions that are searched for a decision: few, for the tests are many.
const NODES: u64 = 500;
/// And for each move of a whole game.
const FEW_NODES: u64 = 100;
/// Points a side of the boards that games are usually played on.
const USUAL_SIDES: [u8; 2] = [15, 19];
/// Positions for a judgement that the decisions are measured by.
const JUDGEMENT: u64 = 10_000;

fn engine() -> Engine {
    Engine::new(Settings {
        hash: 1,
        threads: 1,
    })
}

fn opening(protocol: Protocol, side: u8) -> Opening {
    let size = BoardSize::new(side).unwrap();
    Opening::new(protocol, Rule::Freestyle, size).unwrap()
}

fn decide(opening: &Opening, nodes: u64, seed: u64) -> Decision {
    let mut rng = StdRng::seed_from_u64(seed);
    let (limits, stop) = (Limits::nodes(nodes), AtomicBool::new(false));
    engine()
        .decide(opening, &limits, &NoClock, &stop, &mut rng)
        .expect("the opening is not over")
}

/// What a position is worth to the side to move.
fn value(position: &Position) -> i32 {
    let (limits, stop) = (Limits::nodes(JUDGEMENT), AtomicBool::new(false));
    let report = engine().think(&position.into(), &limits, &NoClock, &stop, |_| ());
    report.expect("the board is not full").lines[0].value.get()
}

/// Lets the engine act for both players until free play begins.
fn play(mut opening: Opening, nodes: u64, seed: u64) -> Opening {
    while let Some(ask) = opening.ask() {
        let decision = decide(&opening, nodes, seed);
        check(&decision, &opening, &ask);
        opening
            .apply_all(&decision.actions)
            .expect("what it does is allowed");
    }
    opening
}

fn check(decision: &Decision, opening: &Opening, ask: &Ask) {
    let player = opening.to_act();
    let mut after = opening.clone();
    for &action in &decision.actions {
        assert_eq!(after.to_act(), player);
        after.apply(action).expect("what it does is allowed");
    }
    let expected = match ask {
        Ask::Place { stones, .. } => usize::from(*stones),
        Ask::Offer { wanted, made } => wanted - made,
        Ask::Choose(_) | Ask::Declare { .. } | Ask::Pick => 1,
    };
    assert_eq!(decision.actions.len(), expected, "{decision:?}");
    assert!(
        decision
            .alternatives
            .is_sorted_by(|one, other| one.value >= other.value)
    );
    let weighed = |actions: &[Action]| {
        decision
            .alternatives
            .iter()
            .any(|one| one.actions == actions)
    };
    let is_explained = match ask {
        Ask::Offer { .. } => weighed(&decision.actions[..1]),
        _ => weighed(&decision.actions),
    };
    let is_forced = opening.actions().len() == 1;
    assert!(is_forced || is_explained, "{decision:?}");
}

#[test]
fn the_engine_comes_to_free_play_through_every_protocol() {
    for (seed, protocol) in (1..).zip(Protocol::ALL) {
        let end = play(opening(protocol, 15), NODES, seed);
        assert!(end.is_over());
        assert_eq!(end.position().outcome(), None);
    }
}

/// Lets the engine play on from an opening until the game is over.
fn play_on(opening: &Opening) -> Position {
    let mut position = opening.position().clone();
    let mut engine = engine();
    let (limits, stop) = (Limits::nodes(FEW_NODES), AtomicBool::new(false));
    while position.outcome().is_none() {
        let report = engine.think(&(&position).into(), &limits, &NoClock, &stop, |_| ());
        let best = report.expect("the game is not over").best_move();
        let played = position.play(best).map(|_| ());
        assert_eq!(played, Ok(()), "{position:?}");
    }
    position
}

#[test]
fn games_through_every_protocol_go_to_their_end_without_an_illegal_move() {
    for (seed, protocol) in (1..).zip(Protocol::ALL) {
        let rules: &[Rule] = match protocol.family() {
            // Free from the first stone: the tests of the engine play such games.
            Family::Any => &[],
            Family::Gomoku => &[Rule::Freestyle, Rule::Standard],
            Family::Renju => &[Rule::Renju],
        };
        let sizes = USUAL_SIDES.map(|side| BoardSize::new(side).unwrap());
        for size in sizes.into_iter().filter(|&size| protocol.is_usual_on(size)) {
            for &rule in rules {
                let start = Opening::new(protocol, rule, size).unwrap();
                let end = play_on(&play(start, FEW_NODES, seed));
                assert!(end.outcome().is_some());
            }
        }
    }
}

#[test]
fn bug_on_small_boards_the_opening_put_stones_on_one_another() {
    for side in [5, 6, 10, 25] {
        for protocol in [Protocol::Swap2, Protocol::Taraguchi10, Protocol::Pro] {
            let size = BoardSize::new(side).unwrap();
            if let Ok(start) = Opening::new(protocol, Rule::Standard, size) {
                play(start, 0, u64::from(side));
            }
        }
    }
}

#[test]
fn chance_gives_different_openings_and_the_same_ones_again() {
    let three = |seed| decide(&opening(Protocol::Swap2, 15), NODES, seed).actions;
    let different: std::collections::HashSet<_> = (0..6).map(three).collect();
    assert!(different.len() >= 5, "{different:?}");
    assert_eq!(three(1), three(1));
}

#[test]
fn proposed_stones_are_much_more_even_than_chance_would_have_it() {
    let seeds = 0..4;
    let bound = |value: i32| value.abs().min(400);
    let stones = |seed, nodes| {
        let mut proposed = opening(Protocol::Swap2, 15);
        let decision = decide(&proposed, nodes, seed);
        proposed.apply_all(&decision.actions).unwrap();
        bound(value(proposed.position()))
    };
    let proposed: i32 = seeds.clone().map(|seed| stones(seed, 16_000)).sum();
    let by_chance: i32 = seeds
        .map(|seed| {
            let mut position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
            for step in [0, 3, 7] {
                let at = |skip: u64| (4 + (step + seed * skip) % 7) as u8;
                let _ = position.play(Point::new(at(3), at(5)));
            }
            bound(value(&position))
        })
        .sum();
    assert!(proposed * 3 < by_chance, "{proposed} against {by_chance}");
}

#[test]
fn whoever_may_swap_takes_the_better_colour() {
    let swaps = |protocol, stones: &str| {
        let mut opening = opening(protocol, 15);
        for point in parse_move_list(stones).unwrap() {
            opening.apply(Action::Place(point)).unwrap();
        }
        decide(&opening, 4_000, 1).actions == [Action::Choose(Choice::Swap)]
    };
    assert!(swaps(Protocol::Swap, "h8 a1 i9"));
    assert!(!swaps(Protocol::Swap, "a1 h8 o15"));
    assert!(swaps(Protocol::SwapAfterFirst, "h8"));
    assert!(!swaps(Protocol::SwapAfterFirst, "a1"));
    assert!(swaps(Protocol::Sakata, "h8 i9 f6 h9 d12"));
    assert!(!swaps(Protocol::Sakata, "h8 h9 i9 e5 h7"));
}

#[test]
fn of_the_offers_white_keeps_the_worst_for_black() {
    let mut opening = opening(Protocol::Rif, 15);
    let actions = "place h8, place i9, place i8, stay, place k11, offer h9, offer a1";
    for action in actions.split(", ") {
        opening.apply(action.parse().unwrap()).unwrap();
    }
    assert_eq!(opening.to_act(), Player::Second);
    let decision = decide(&opening, 4_000, 1);
    assert_eq!(decision.actions, [Action::Pick("a1".parse().unwrap())]);
}

/// A clock on which every look takes a millisecond, and which asks for the answer after some.
struct Looks<'a> {
    looks: AtomicU32,
    most: u32,
    stop: &'a AtomicBool,
}

impl Clock for Looks<'_> {
    fn now(&self) -> Duration {
        let looks = self.looks.fetch_add(1, Ordering::Relaxed);
        self.stop.store(looks >= self.most, Ordering::Relaxed);
        Duration::from_millis(looks.into())
    }
}

/// The most looks at the clock that a decision took on the way through every protocol.
fn most_looks(limits: &Limits, most: u32) -> u32 {
    let mut longest = 0;
    for protocol in Protocol::ALL {
        let mut opening = opening(protocol, 15);
        while !opening.is_over() {
            let stop = AtomicBool::new(false);
            let looks = AtomicU32::new(0);
            let clock = Looks {
                looks,
                most,
                stop: &stop,
            };
            let mut rng = StdRng::seed_from_u64(1);
            let decision = engine().decide(&opening, limits, &clock, &stop, &mut rng);
            opening.apply_all(&decision.unwrap().actions).unwrap();
            longest = longest.max(clock.looks.into_inner());
        }
    }
    longest
}

#[test]
fn an_answer_that_is_wanted_at_once_comes_at_once() {
    let looks = most_looks(&Limits::default(), 10);
    assert!(looks < 100, "{looks}");
}

#[test]
fn a_turn_is_not_overstepped() {
    let turn = Duration::from_millis(40);
    let looks = most_looks(&Limits::move_time(turn), u32::MAX);
    assert!((20..100).contains(&looks), "{looks}");
}
