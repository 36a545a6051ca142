//! What a side threatens, and when it is said that nothing was found.

use narabe_engine_core::tactics::ThreatKind;
use narabe_rules::{Rule, Side};
use narabe_study::proof::ProofWalk;
use narabe_study::{Threat, ThreatAnswer};

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
