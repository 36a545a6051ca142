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

/// Whether the reasons of the last moves of a game hold, and how many of these have counts of threats.
fn counted(moves: &str, last: usize) -> usize {
    let game = game(Rule::Freestyle, moves);
    let review = Review::of(&game, &crate::findings(&game, last + 1));
    let known = review.moves.iter().zip(positions(&game));
    let known = known.filter(|(reviewed, _)| reviewed.reason.is_some());
    let counted = known.filter(|(reviewed, position)| {
        assert!(
            reviewed.check_reason(&Setup::from(position)),
            "{reviewed:?}"
        );
        reviewed.threats.is_some()
    });
    counted.count()
}

/// D13 and E13 make one of O.OOO.O, which two stones complete.
#[test]
fn bug_two_fours_on_one_line_were_no_threat_by_the_rules() {
    let moves = "g12 e12 l9 g11 f11 h13 e10 h12 d9 c8 i13 h14 h11 f13 d11 d10 f9 g8 c12 b13 e9 c9 h9 g9 g7 b8";
    assert!(counted(moves, 2) > 0);
}

/// White's better move is the point at which Black begins to win after the move played.
#[test]
fn bug_a_win_of_the_other_side_through_the_better_point_was_taken_for_a_missed_one() {
    let moves = "e7 k5 i7 j9 e9 e8 g7 f7 f8 h6 c11 d10 g9 h10 d6 c5 g8 g6 h5 g11 d9 f9 g10 h8 h7 j7 j8 i6 j6 f6 e6 f12 \
                 e13 d12 e11 e12 g12 c12 b12 f11 f13 d13 d11 b11 e14 h11 h12 i11 j11 c14 b15 k12 k8 l8 d7 d5 f5 c8 g4 h3 \
                 e5 e4";
    let game = game(Rule::Freestyle, moves);
    let review = Review::of(&game, &crate::findings(&game, 2));
    let mut reviewed = review.moves[61].clone();
    let Some(Reason::Threats(point) | Reason::Fours(point)) = reviewed.reason else {
        panic!("{reviewed:?}")
    };
    reviewed.better = Some(point);
    reviewed.better_line.clear();
    assert!(reviewed.check_reason(&Setup::from(&positions(&game)[61])));
}
