//! The engine in openings: self-play through every protocol, and its decisions.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use narabe_engine_core::{Clock, Decision, Engine, Limits, NoClock, Settings};
use narabe_notation::parse_move_list;
use narabe_rules::opening::{Action, Choice, Family, Opening, Player, Prompt, Protocol};
use narabe_rules::{BoardSize, Point, Position, Rule};
use rand::SeedableRng;
use rand::rngs::StdRng;

/// The node budget of a decision.
const NODES: u64 = 500;
/// The node budget of a move in a whole game.
const FEW_NODES: u64 = 100;
/// The usual board sizes.
const USUAL_SIDES: [u8; 2] = [15, 19];
/// The node budget of the evaluation that decisions are compared with.
const EVALUATION_NODES: u64 = 10_000;

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

/// The value of a position for the side to move.
fn value(position: &Position) -> i32 {
    let (limits, stop) = (Limits::nodes(EVALUATION_NODES), AtomicBool::new(false));
    let report = engine().think(&position.into(), &limits, &NoClock, &stop, |_| ());
    report.expect("the board is not full").lines[0].value.get()
}

/// Lets the engine act for both players until free play begins.
fn play(mut opening: Opening, nodes: u64, seed: u64) -> Opening {
    while let Some(prompt) = opening.prompt() {
        let decision = decide(&opening, nodes, seed);
        check(&decision, &opening, &prompt);
        opening
            .apply_all(&decision.actions)
            .expect("its actions are allowed");
    }
    opening
}

fn check(decision: &Decision, opening: &Opening, prompt: &Prompt) {
    let player = opening.to_act();
    let mut after = opening.clone();
    for &action in &decision.actions {
        assert_eq!(after.to_act(), player);
        after.apply(action).expect("its actions are allowed");
    }
    let expected = match prompt {
        Prompt::Place { stones, .. } => usize::from(*stones),
        Prompt::Offer { wanted, made } => wanted - made,
        Prompt::Choose(_) | Prompt::Declare { .. } | Prompt::Pick => 1,
    };
    assert_eq!(decision.actions.len(), expected, "{decision:?}");
    assert!(
        decision
            .alternatives
            .is_sorted_by(|one, other| one.value >= other.value)
    );
    let is_evaluated = |actions: &[Action]| {
        decision
            .alternatives
            .iter()
            .any(|one| one.actions == actions)
    };
    let is_explained = match prompt {
        Prompt::Offer { .. } => is_evaluated(&decision.actions[..1]),
        _ => is_evaluated(&decision.actions),
    };
    let is_forced = opening.actions().len() == 1;
    assert!(is_forced || is_explained, "{decision:?}");
}

#[test]
fn the_engine_completes_every_protocol() {
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
fn games_under_every_protocol_end_without_an_illegal_move() {
    for (seed, protocol) in (1..).zip(Protocol::ALL) {
        let rules: &[Rule] = match protocol.family() {
            // Free play is tested with the engine.
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
fn seeds_give_different_but_reproducible_openings() {
    let three = |seed| decide(&opening(Protocol::Swap2, 15), NODES, seed).actions;
    let different: std::collections::HashSet<_> = (0..6).map(three).collect();
    assert!(different.len() >= 5, "{different:?}");
    assert_eq!(three(1), three(1));
}

#[test]
fn proposed_stones_are_more_balanced_than_random_ones() {
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
fn the_engine_swaps_to_the_better_colour() {
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
fn white_picks_the_worst_offer_for_black() {
    let mut opening = opening(Protocol::Rif, 15);
    let actions = "place h8, place i9, place i8, stay, place k11, offer h9, offer a1";
    for action in actions.split(", ") {
        opening.apply(action.parse().unwrap()).unwrap();
    }
    assert_eq!(opening.to_act(), Player::Second);
    let decision = decide(&opening, 4_000, 1);
    assert_eq!(decision.actions, [Action::Pick("a1".parse().unwrap())]);
}

/// A clock that advances by a millisecond per reading, and sets `stop` after `most` readings.
struct CountingClock<'a> {
    looks: AtomicU32,
    most: u32,
    stop: &'a AtomicBool,
}

impl Clock for CountingClock<'_> {
    fn now(&self) -> Duration {
        let looks = self.looks.fetch_add(1, Ordering::Relaxed);
        self.stop.store(looks >= self.most, Ordering::Relaxed);
        Duration::from_millis(looks.into())
    }
}

/// The largest number of clock readings of a decision, over all protocols.
fn most_looks(limits: &Limits, most: u32) -> u32 {
    let mut longest = 0;
    for protocol in Protocol::ALL {
        let mut opening = opening(protocol, 15);
        while !opening.is_over() {
            let stop = AtomicBool::new(false);
            let looks = AtomicU32::new(0);
            let clock = CountingClock {
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
fn a_stopped_decision_returns_at_once() {
    let looks = most_looks(&Limits::default(), 10);
    assert!(looks < 100, "{looks}");
}

#[test]
fn a_decision_keeps_its_time_limit() {
    let turn = Duration::from_millis(40);
    let looks = most_looks(&Limits::move_time(turn), u32::MAX);
    assert!((20..100).contains(&looks), "{looks}");
}
