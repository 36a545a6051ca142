//! Attacks that a person tries in a proof: those that also win are walked on, the others are refuted.

use narabe_engine_core::tactics::{ThreatKind, Verdict, solve};
use narabe_rules::{Position, Rule, Setup, Side};
use narabe_study::proof::{AttackAnswer, LostWin, ProofWalk, WalkError};

use crate::{PROOFS, at, proven, puzzle, setup_of};

const NODES: u64 = 20_000;

fn walk_of(setup: &Setup) -> ProofWalk {
    let found = [ThreatKind::Vcf, ThreatKind::Vct]
        .into_iter()
        .find_map(|kind| proven(setup, kind, NODES));
    ProofWalk::new(setup, found.unwrap().win)
}

/// Black has an open three.
fn open_three() -> Setup {
    setup_of(Rule::Freestyle, "h8 i8 j8", "a1 a3 c1", Side::Black)
}

#[test]
fn the_move_of_the_proof_is_played() {
    let mut walk = walk_of(&open_three());
    let attack = walk.node().attack;
    assert_eq!(walk.attack(attack, NODES), Ok(AttackAnswer::OfProof));
    assert_eq!(walk.path(), [attack]);
    let white = WalkError::NotToMove { side: Side::White };
    assert_eq!(walk.attack(at("o15"), NODES), Err(white));
}

#[test]
fn another_winning_move_is_proven_and_the_walk_goes_on_in_its_proof() {
    let mut walk = walk_of(&open_three());
    let other = if walk.node().attack == at("g8") {
        at("k8")
    } else {
        at("g8")
    };
    let answer = walk.attack(other, NODES);
    assert_eq!(answer, Ok(AttackAnswer::AlsoWins { moves_to_win: 2 }));
    walk.defend(at("o15")).unwrap();
    assert!(walk.is_won());
    while walk.step_back().is_some() {}
    assert_eq!(
        walk.main_line(),
        walk.win().main_line(),
        "the first proof is back"
    );
}

#[test]
fn a_quiet_move_loses_the_win_and_the_reply_is_named() {
    // Black wins by fours; none of its threes is open.
    let setup = Setup::from(&puzzle::all(ThreatKind::Vcf)[0].position);
    let mut walk = walk_of(&setup);
    let answer = walk.attack(at("o1"), NODES).unwrap();
    let AttackAnswer::Lost(LostWin::NoThreat { reply }) = answer else {
        panic!("a stone far away is no threat: {answer:?}");
    };
    let mut after = walk.setup();
    after.place(at("o1"), Side::Black).unwrap();
    after.place(reply, Side::White).unwrap();
    let verdict = solve(&after, ThreatKind::Vct, NODES).verdict;
    assert_eq!(verdict, Verdict::NoWin);
    assert!(walk.path().is_empty());
}

#[test]
fn a_four_that_gives_the_win_away_is_stopped() {
    // f8 is a four, and g8 stops all.
    let mut walk = walk_of(&open_three());
    let answer = walk.attack(at("l8"), NODES).unwrap();
    let stopped = LostWin::Stopped {
        reply: at("k8"),
        is_four: false,
    };
    assert_eq!(answer, AttackAnswer::Lost(stopped));
}

#[test]
fn the_defenders_five_is_seen() {
    // White has a four: Black's open four must stop it.
    let setup = setup_of(Rule::Freestyle, "h8 i8 j8 g4", "h4 i4 j4 k4", Side::Black);
    // l4 stops the four; nothing else does.
    let setup = {
        let mut setup = setup;
        setup.place(at("l5"), Side::Black).unwrap();
        setup.place(at("l6"), Side::Black).unwrap();
        setup.place(at("l7"), Side::Black).unwrap();
        setup.set_to_move(Side::Black);
        setup
    };
    let mut walk = walk_of(&setup);
    assert_eq!(walk.node().attack, at("l4"));
    let five = LostWin::DefenderFive { reply: at("l4") };
    assert_eq!(walk.attack(at("g8"), NODES), Ok(AttackAnswer::Lost(five)));
}

#[test]
fn a_small_budget_says_not_found() {
    let puzzles = puzzle::all(ThreatKind::Vcf);
    let longest = puzzles
        .iter()
        .max_by_key(|puzzle| puzzle.own_moves)
        .unwrap();
    let proven = proven(
        &Setup::from(&longest.position),
        ThreatKind::Vcf,
        100 * NODES,
    )
    .unwrap();
    let mut unknown = 0;
    for point in proven.setup.board().empty_points() {
        let mut walk = ProofWalk::new(&proven.setup, proven.win.clone());
        if let AttackAnswer::Lost(LostWin::NotFound { nodes, .. }) = walk.attack(point, 1).unwrap()
        {
            assert_eq!(nodes, 1);
            unknown += 1;
        }
    }
    assert!(unknown > 0);
}

/// Every point is tried in some proofs. Each answer is confirmed by the solver or by play.
#[test]
fn answers_to_attacks_are_true() {
    const FEW_NODES: u64 = 3_000;
    let mut counts = [0; 3];
    for proven in PROOFS.iter().step_by(7) {
        for attack in proven.setup.board().empty_points().step_by(5) {
            let mut walk = ProofWalk::new(&proven.setup, proven.win.clone());
            match walk.attack(attack, FEW_NODES) {
                Err(error) => assert!(matches!(error, WalkError::Play(_)), "{error}"),
                Ok(AttackAnswer::OfProof) => counts[0] += 1,
                Ok(AttackAnswer::AlsoWins { moves_to_win }) => {
                    counts[1] += 1;
                    let mut game = Position::from_setup(&proven.setup).unwrap();
                    let line = [vec![attack], walk.main_line()].concat();
                    assert_eq!(line.len().div_ceil(2), moves_to_win);
                    line.iter().for_each(|&point| {
                        game.play(point).unwrap();
                    });
                    assert!(game.outcome().is_some());
                }
                Ok(AttackAnswer::Lost(lost)) => {
                    counts[2] += 1;
                    let reply = match lost {
                        LostWin::Stopped { reply, .. } | LostWin::NoThreat { reply } => reply,
                        LostWin::DefenderFive { .. } | LostWin::NotFound { .. } => continue,
                    };
                    let mut after = proven.setup.clone();
                    after.place(attack, walk.winner()).unwrap();
                    after.place(reply, walk.winner().other()).unwrap();
                    let verdict = solve(&after, ThreatKind::Vct, NODES).verdict;
                    assert!(!matches!(verdict, Verdict::Win(_)), "{attack} {reply}");
                }
            }
        }
    }
    assert!(counts.iter().all(|&count| count > 0), "{counts:?}");
}
