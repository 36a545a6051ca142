//! The reasons of mistakes: each is confirmed by the rules alone, over reviews of seeded games.

use std::sync::atomic::AtomicBool;

use narabe_engine_core::{Engine, Limits, NoClock, Settings, Setup};
use narabe_rules::{BoardSize, Point, Position, Rule, Side};
use narabe_study::Sentence;
use narabe_study::review::{Budget, Findings, Label, MadeShape, Reason, Review, positions};

use crate::{game, review};

/// Nodes of the players of the seeded games: few, so that they make mistakes.
const PLAYER_NODES: u64 = 150;
/// The moves of a seeded game, at most.
const LONGEST: usize = 36;

/// A game of the engine against itself that begins with three stones that the seed scatters around the middle.
fn seeded_game(rule: Rule, seed: u64) -> Position {
    let mut engine = Engine::new(Settings {
        hash: 1,
        threads: 1,
    });
    let mut position = Position::new(rule, BoardSize::DEFAULT);
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let mut next = |below: u64| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state % below
    };
    while position.outcome().is_none() && position.ply() < LONGEST {
        // Some moves are made at random beside the stones, so that there is something to find.
        let is_random = position.ply() < 3 || next(4) == 0;
        let point = if is_random {
            Point::new(4 + next(7) as u8, 4 + next(7) as u8)
        } else {
            let stop = AtomicBool::new(false);
            let limits = Limits::nodes(PLAYER_NODES);
            let report = engine.think(&Setup::from(&position), &limits, &NoClock, &stop, |_| ());
            report.expect("a move").best_move()
        };
        let _ = position.play(point);
    }
    position
}

/// The review of all positions with few nodes.
fn whole_review(game: &Position) -> Review {
    const NODES: u64 = 2_000;
    let mut engine = Engine::new(Settings {
        hash: 1,
        threads: 1,
    });
    let (budget, stop) = (Budget::of_search(NODES), AtomicBool::new(false));
    let found: Vec<Option<Findings>> = positions(game)
        .iter()
        .map(|position| Findings::examine(&position.into(), &mut engine, &budget, &stop))
        .collect();
    Review::of(game, &found)
}

#[test]
fn every_reason_of_seeded_games_is_true_by_the_rules() {
    let mut ids = std::collections::BTreeMap::new();
    let (mut mistakes, mut untrue) = (0, Vec::new());
    for (seed, rule) in (0..6).zip(
        [Rule::Freestyle, Rule::Standard, Rule::Renju]
            .iter()
            .cycle(),
    ) {
        let game = seeded_game(*rule, seed);
        let review = whole_review(&game);
        let before = positions(&game);
        for (reviewed, position) in review.moves.iter().zip(&before) {
            let is_mistake = reviewed.label.is_some_and(Label::is_mistake);
            mistakes += usize::from(is_mistake);
            if is_mistake && reviewed.better.is_some() {
                assert!(reviewed.reason.is_some(), "seed {seed}: {reviewed:?}");
            }
            if let Some(reason) = reviewed.reason {
                *ids.entry(reason.id()).or_insert(0) += 1;
            }
            let mut without_counts = reviewed.clone();
            without_counts.threats = None;
            for claimed in [&without_counts, reviewed] {
                if !claimed.check_reason(&Setup::from(position)) {
                    let moves = narabe_notation::write_move_list(position.moves());
                    untrue.push(format!("seed {seed} {rule:?} {moves}: {claimed:?}"));
                    break;
                }
            }
        }
    }
    assert!(untrue.is_empty(), "{}: {}", untrue.len(), untrue.join("\n"));
    println!("{mistakes} mistakes: {ids:?}");
    assert!(mistakes > 30, "{mistakes}");
    let quiet = ["gave", "left", "not-taken"];
    assert!(quiet.iter().all(|id| ids.contains_key(id)), "{ids:?}");
}

#[test]
fn an_untrue_reason_is_refused() {
    let game = game(Rule::Freestyle, "h8 i9 i8 h9 j8 a1 k8 b1 l8");
    let review = whole_review(&game);
    let before = positions(&game);
    let losing = &review.moves[5];
    let setup = Setup::from(&before[5]);
    assert!(losing.check_reason(&setup));
    let point = |name: &str| name.parse::<Point>().unwrap();
    for untrue in [
        Reason::ThreeNotStopped(point("a3")),
        Reason::FourNotStopped(point("k8")),
        Reason::Gave(point("o15"), MadeShape::Two),
        Reason::Left(point("o15"), MadeShape::Three),
        Reason::NotTaken(point("o15"), MadeShape::Three),
        Reason::MissedFive(point("k8")),
    ] {
        let mut claimed = losing.clone();
        claimed.reason = Some(untrue);
        assert!(!claimed.check_reason(&setup), "{untrue:?}");
    }
    let mut claimed = losing.clone();
    let counts = claimed.threats.as_mut().expect("no five is there");
    counts.other[1] += 1;
    assert!(!claimed.check_reason(&setup));
}

#[test]
fn every_reason_has_a_sentence_or_a_line() {
    let game = seeded_game(Rule::Freestyle, 3);
    let review = whole_review(&game);
    for reviewed in review.moves.iter().filter(|one| one.reason.is_some()) {
        let sentence = Sentence::of_reason(reviewed);
        let needs_none = matches!(reviewed.reason, Some(Reason::Foul(_)));
        assert!(sentence.is_some() || needs_none, "{reviewed:?}");
    }
}

#[test]
fn a_better_move_that_wins_is_called_so() {
    let review = review(Rule::Freestyle, "h8 a1 i8 a3 j8 a5 c3 k8", 2);
    let missed = &review.moves[6];
    let sentence = Sentence::of_better_wins(missed).unwrap();
    assert_eq!(sentence.id, "review-better-wins");
    assert_eq!(missed.side, Side::Black);
}
