//! The labels of moves in games whose mistakes are known.

use std::sync::atomic::AtomicBool;

use narabe_engine_core::{Engine, Settings, Setup};
use narabe_rules::{Foul, Rule, Side};
use narabe_study::Sentence;
use narabe_study::review::{Budget, Certainty, Findings, Label, Reason, Review};

use crate::{findings, game, labels, review};

/// White plays in the corner when Black makes an open three, and then an open four and a five.
const UNANSWERED: &str = "h8 i9 i8 h9 j8 a1 k8 b1 l8";

fn ids(sentences: &[Sentence]) -> Vec<&str> {
    sentences.iter().map(|sentence| sentence.id).collect()
}

#[test]
fn a_three_that_is_not_answered_loses_proven() {
    let review = review(Rule::Freestyle, UNANSWERED, 4);
    let losing = &review.moves[5];
    assert_eq!(
        (losing.label, losing.certainty, losing.wins_in),
        (
            Some(Label::LosingMove),
            Certainty::Proven,
            Some((Side::Black, 2))
        )
    );
    assert!(
        matches!(losing.reason, Some(Reason::ThreeNotStopped(_))),
        "{:?}",
        losing.reason
    );
    let better = losing.better.unwrap().to_string();
    assert!(
        ["f8", "g8", "k8", "l8"].contains(&better.as_str()),
        "{better}"
    );
    let lost = review.lost.unwrap();
    assert_eq!(
        (lost.ply, lost.side, lost.certainty, lost.wins_in),
        (6, Side::White, Certainty::Proven, Some(2))
    );
    assert_eq!(
        ids(&review.sentences),
        [
            "review-lost-fours",
            "review-reason-three-not-stopped",
            "review-better"
        ]
    );
    assert_eq!(
        labels(&review, 3),
        [Some(Label::Best), Some(Label::Good), Some(Label::Best)]
    );
}

#[test]
fn a_win_by_fours_that_is_not_played_is_missed() {
    // Black has an open three, moves elsewhere, and White blocks.
    let review = review(Rule::Freestyle, "h8 a1 i8 a3 j8 a5 c3 k8", 2);
    let missed = &review.moves[6];
    assert_eq!(
        (missed.label, missed.certainty, missed.keeps_win),
        (Some(Label::MissedWin), Certainty::Proven, false)
    );
    assert!(
        matches!(missed.reason, Some(Reason::Fours(_))),
        "{:?}",
        missed.reason
    );
    assert_eq!(missed.better_line.len(), 2, "a reply and the five");
    assert!(ids(&review.sentences).contains(&"review-missed-win"));
    assert_eq!(review.lost, None);
}

#[test]
fn a_five_that_is_not_played_is_missed() {
    let review = review(Rule::Freestyle, "h8 g8 i8 a3 j8 a5 k8 a7 c3 l8", 2);
    let missed = &review.moves[8];
    assert_eq!(missed.label, Some(Label::MissedWin));
    assert!(
        matches!(missed.reason, Some(Reason::MissedFive(_))),
        "{:?}",
        missed.reason
    );
    assert_eq!(missed.better.unwrap().to_string(), "l8");
}

#[test]
fn the_stop_of_a_five_is_forced_and_letting_it_go_loses() {
    let start = "h8 g8 i8 i9 j8 j7 k8";
    let stopped = review(Rule::Freestyle, &format!("{start} l8"), 1);
    assert_eq!(labels(&stopped, 1), [Some(Label::Forced)]);
    let let_go = review(Rule::Freestyle, &format!("{start} a7"), 1);
    assert_eq!(labels(&let_go, 1), [Some(Label::LosingMove)]);
    let reason = let_go.moves.last().unwrap().reason.unwrap();
    assert_eq!(reason, Reason::FourNotStopped("l8".parse().unwrap()));
    assert!(let_go.moves.last().unwrap().is_only_hold);
}

#[test]
fn a_forbidden_move_loses_and_says_why() {
    // h8 makes two open threes.
    let review = review(Rule::Renju, "h9 a1 h10 a3 f8 a5 g8 a7 h8", 1);
    let foul = review.moves.last().unwrap();
    assert_eq!(
        (foul.label, foul.certainty, foul.reason),
        (
            Some(Label::LosingMove),
            Certainty::Proven,
            Some(Reason::Foul(Foul::DoubleThree))
        )
    );
    assert_eq!(review.lost.unwrap().ply, 9);
    assert_eq!(review.sentences[0].id, "review-lost-foul");
}

#[test]
fn nothing_is_said_about_moves_that_were_not_looked_at() {
    let review = review(Rule::Freestyle, UNANSWERED, 2);
    assert!(
        review.moves[..6]
            .iter()
            .all(|reviewed| reviewed.label.is_none())
    );
    assert_eq!(review.lost, None, "the losing move may be one of these");
    let game = game(Rule::Freestyle, UNANSWERED);
    let nothing = Review::of(&game, &[]);
    assert_eq!(ids(&nothing.sentences), ["review-too-little"]);
    assert!(
        nothing
            .accuracy
            .iter()
            .all(|accuracy| accuracy.percent.is_none())
    );
}

#[test]
fn a_quiet_game_has_no_proven_win() {
    let review = review(Rule::Freestyle, "h8 i9 g9", 3);
    assert_eq!(
        ids(&review.sentences),
        ["review-nobody", "review-judged-end"]
    );
    assert_eq!(review.moves.len(), 3);
    assert!(review.moves.iter().all(|one| one.win_rates.is_some()));
}

#[test]
fn the_same_position_gives_the_same_findings_in_any_order() {
    let game = game(Rule::Freestyle, "h8 i9 g9 g8 i10");
    let backwards = findings(&game, 6);
    let mut engine = Engine::new(Settings {
        hash: 4,
        threads: 1,
    });
    let setup = Setup::from(&game);
    let budget = Budget::of_search(crate::NODES);
    let again = Findings::examine(&setup, &mut engine, &budget, &AtomicBool::new(false));
    assert_eq!(again, backwards[5]);
}

#[test]
fn a_stopped_examination_gives_nothing() {
    let setup = Setup::from(&game(Rule::Freestyle, "h8 i9 g9 g8 i10"));
    let mut engine = Engine::default();
    let found = Findings::examine(
        &setup,
        &mut engine,
        &Budget::default(),
        &AtomicBool::new(true),
    );
    assert_eq!(found, None);
}

#[test]
fn a_win_by_fours_that_is_not_played_is_missed_even_if_threes_still_win() {
    // Black has an open three and makes another one instead of an open four.
    let review = review(Rule::Freestyle, "h8 a1 i8 a3 j8 a5 h10 o1 h9 a9", 3);
    let missed = &review.moves[8];
    assert_eq!(missed.label, Some(Label::MissedWin), "{missed:?}");
    assert!(missed.keeps_win);
    assert!(!ids(&review.sentences).contains(&"review-missed-win"));
}

#[test]
fn bug_a_review_stood_still_at_the_end_of_a_game_full_of_fours() {
    let moves = "h8 h9 h6 i8 j7 i10 i7 g8 f7 g7 g9 j6 f8 f10 f4 g5 d6 h10 g10 f5 g4 h7 j9 e4 g6 e5 d5 i5 f6 h5";
    // The search and the solvers end by their numbers of nodes, and so the review with something to say of each move.
    let review = review(Rule::Renju, moves, 6);
    assert_eq!(review.moves.len(), 30);
    let last = &review.moves[24..];
    assert!(last.iter().all(|reviewed| reviewed.label.is_some()));
    let white = last.iter().filter(|reviewed| reviewed.side == Side::White);
    assert!(
        white
            .clone()
            .all(|reviewed| reviewed.label == Some(Label::Best)),
        "White's last three moves win"
    );
    let five = &review.moves[29];
    assert_eq!(
        (five.certainty, review.moves[27].certainty),
        (Certainty::Proven, Certainty::Proven)
    );
}

/// The line of the search ended where the table knew the value.
#[test]
fn bug_what_follows_a_judged_position_was_one_move_long() {
    let game = game(Rule::Renju, "f6 k9 j7 g9 h9 k6 h11 f7 h7 g7 g6 i9 h8");
    for found in findings(&game, 14).into_iter().flatten() {
        let Some(judgement) = found.judgement else {
            continue;
        };
        assert!(judgement.line.len() >= 6, "{:?}", judgement.line);
    }
}
