//! What a side threatens, and when it is said that nothing was found.

use narabe_engine_core::tactics::ThreatKind;
use narabe_rules::{Rule, Side};
use narabe_study::proof::ProofWalk;
use narabe_study::{Threat, ThreatAnswer, ThreatQuestion};

use crate::{puzzle, setup_of};

const NODES: u64 = 50_000;

#[test]
fn the_side_that_has_just_moved_threatens() {
    let setup = setup_of(Rule::Freestyle, "h8 i8 j8", "a1 c3", Side::White);
    let threat = Threat::find(&setup, NODES);
    assert_eq!(threat.side, Side::Black);
    let win = threat.win().unwrap();
    assert_eq!((win.kind(), win.moves_to_win()), (ThreatKind::Vcf, 2));
    assert_eq!(threat.words().id, "threat-fours");
    let mut passed = setup.clone();
    passed.set_to_move(threat.side);
    let mut walk = ProofWalk::new(&passed, win.clone());
    let line = walk.main_line();
    walk.go_to(&line).unwrap();
    assert!(walk.is_won());
}

#[test]
fn a_five_is_a_threat_of_one_move() {
    let setup = setup_of(Rule::Freestyle, "h8 i8 j8 k8", "g8 c3 a1", Side::White);
    let threat = Threat::find(&setup, NODES);
    assert_eq!(threat.win().map(|win| win.moves_to_win()), Some(1));
    assert_eq!(threat.words().id, "threat-five");
}

#[test]
fn none_and_not_found_are_told_apart() {
    let quiet = setup_of(Rule::Freestyle, "h8", "i9", Side::White);
    let threat = Threat::find(&quiet, NODES);
    assert_eq!(threat.answer, ThreatAnswer::None);
    assert_eq!(threat.words().id, "threat-none");
    let puzzles = puzzle::all(ThreatKind::Vct);
    let mut unread = narabe_rules::Setup::from(&puzzles[0].position);
    unread.set_to_move(unread.to_move().other());
    let threat = Threat::find(&unread, 10);
    assert_eq!(threat.answer, ThreatAnswer::NotFound { nodes: 10 });
    assert_eq!(threat.words().id, "threat-not-found");
}

fn fours(setup: &narabe_rules::Setup, nodes: u64) -> Vec<Threat> {
    Threat::answer_unless(ThreatQuestion::FoursOfBoth, setup, nodes, &|| false)
}

#[test]
fn wins_by_fours_are_found_of_both_sides_whoever_is_to_move() {
    let setup = setup_of(Rule::Freestyle, "h8 i8 j8", "a1 b1 c1", Side::White);
    let found = fours(&setup, NODES);
    let sides: Vec<_> = found.iter().map(|threat| threat.side).collect();
    assert_eq!(sides, [Side::White, Side::Black]);
    let ids: Vec<_> = found.iter().map(|threat| threat.words().id).collect();
    assert_eq!(ids, ["fours-none", "fours-win"], "one four is no win");
    let win = found[1].win().unwrap();
    assert_eq!((win.kind(), win.moves_to_win()), (ThreatKind::Vcf, 2));
}

#[test]
fn a_win_by_threes_is_no_win_by_fours_and_a_small_limit_is_said() {
    let two_threes = setup_of(Rule::Freestyle, "g8 i8 h7 h9", "a1 c3 e1 o15", Side::Black);
    let found = fours(&two_threes, NODES);
    assert_eq!(found[0].answer, ThreatAnswer::None);
    assert!(Threat::find(&two_threes, NODES).win().is_none(), "White");
    let fives = setup_of(Rule::Freestyle, "h8 i8 j8 k8", "g8 c3 a1 o15", Side::Black);
    assert_eq!(fours(&fives, NODES)[0].words().id, "fours-five");
    let puzzles = puzzle::all(ThreatKind::Vcf);
    let longest = puzzles.iter().max_by_key(|puzzle| puzzle.own_moves);
    let setup = narabe_rules::Setup::from(&longest.unwrap().position);
    let found = fours(&setup, 2);
    assert_eq!(found[0].answer, ThreatAnswer::NotFound { nodes: 2 });
    assert_eq!(found[0].words().id, "fours-not-found");
    assert!(fours(&setup, 1_000_000)[0].win().is_some());
}
