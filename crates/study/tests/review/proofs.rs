//! Proofs: what is not a proof is refused, and every move of the defender is answered.

use std::sync::atomic::AtomicBool;

use narabe_engine_core::Setup;
use narabe_engine_core::tactics::{ProofNode, ProofTree, ThreatKind, Verdict, prove};
use narabe_rules::{Point, Rule};
use narabe_study::proof::{DefenderMoves, ProofFault, ProvenWin};

use crate::game;

const NODES: u64 = 100_000;

fn tree(setup: &Setup, kind: ThreatKind) -> ProofTree {
    match prove(setup, kind, NODES) {
        Verdict::Win(tree) => tree,
        other => panic!("no proof: {other:?}"),
    }
}

fn point(name: &str) -> Point {
    name.parse().unwrap()
}

/// The same proof with other nodes.
fn changed(tree: &ProofTree, change: impl FnOnce(&mut Vec<ProofNode>)) -> ProofTree {
    let mut nodes = tree.nodes().to_vec();
    change(&mut nodes);
    ProofTree::from_nodes(nodes)
}

#[test]
fn a_proof_without_one_defence_is_refused() {
    // Five fours in a row, each with one defence.
    let setup = Setup::from(&game(
        Rule::Standard,
        "f13 f14 h13 g14 d12 g13 g11 f12 h11 g12 d10 h12 e10 g10 f10 h9 h10 i9 e9 h8",
    ));
    let proof = tree(&setup, ThreatKind::Vcf);
    assert!(ProvenWin::check(&setup, proof.clone()).is_ok());
    for (index, node) in proof.nodes().iter().enumerate() {
        // The last four leaves two fives, and nothing stops both.
        let (&[(defence, _)], [_]) = (node.defences.as_slice(), node.threats.as_slice()) else {
            continue;
        };
        let attack = node.attack;
        let less = changed(&proof, |nodes| nodes[index].defences.clear());
        let fault = ProvenWin::check(&setup, less);
        assert_eq!(fault, Err(ProofFault::Unanswered { attack, defence }));
    }
}

#[test]
fn a_proof_for_another_position_is_refused() {
    let three = Setup::from(&game(Rule::Freestyle, "h8 a1 i8 a3 j8 a5"));
    let blocked = Setup::from(&game(Rule::Freestyle, "h8 g8 i8 k8 j8 a5"));
    let proof = tree(&three, ThreatKind::Vcf);
    assert!(ProvenWin::check(&blocked, proof).is_err());
}

#[test]
fn an_attack_on_a_taken_point_is_refused() {
    let setup = Setup::from(&game(Rule::Freestyle, "h8 a1 i8 a3 j8 a5"));
    let proof = tree(&setup, ThreatKind::Vcf);
    let taken = changed(&proof, |nodes| nodes[0].attack = point("h8"));
    assert!(matches!(
        ProvenWin::check(&setup, taken),
        Err(ProofFault::Illegal { .. })
    ));
}

#[test]
fn an_attack_that_lets_the_defender_make_five_is_refused() {
    // White has an open four.
    let setup = Setup::from(&game(Rule::Freestyle, "h8 d4 i8 e4 j8 f4 a15 g4"));
    let open_three = Setup::from(&game(Rule::Freestyle, "h8 a1 i8 a3 j8 a5"));
    let proof = tree(&open_three, ThreatKind::Vcf);
    let attack = proof.root().attack;
    assert_eq!(
        ProvenWin::check(&setup, proof),
        Err(ProofFault::DefenderWins { attack })
    );
}

#[test]
fn black_does_not_win_renju_by_a_foul() {
    // Two fours at once on h8 win under every rule but renju.
    let moves = "e8 d8 f8 a1 g8 a3 h5 h4 h6 a5 h7 a7";
    let freestyle = Setup::from(&game(Rule::Freestyle, moves));
    let mut renju = freestyle.clone();
    renju.set_rule(Rule::Renju);
    let double = changed(&tree(&freestyle, ThreatKind::Vcf), |nodes| {
        nodes[0].attack = point("h8")
    });
    assert!(matches!(
        ProvenWin::check(&renju, double),
        Err(ProofFault::Illegal { .. })
    ));
}

#[test]
fn a_four_whose_only_stop_is_forbidden_wins() {
    let setup = Setup::from(&game(Rule::Renju, "f6 i8 g7 j8 f10 k8 g9 a1 m8 a3 g8"));
    let win = ProvenWin::check(&setup, tree(&setup, ThreatKind::Vcf)).unwrap();
    assert_eq!(win.moves_to_win(), 2);
}

#[test]
fn the_moves_that_stop_an_open_three_hold() {
    // White to move: Black threatens to make an open four.
    let setup = Setup::from(&game(Rule::Freestyle, "h8 a1 i8 a3 j8"));
    let mut passed = setup.clone();
    passed.set_to_move(setup.to_move().other());
    let threat = ProvenWin::check(&passed, tree(&passed, ThreatKind::Vcf)).unwrap();
    let stop = AtomicBool::new(false);
    let moves = DefenderMoves::find(&setup, &threat, 500, &stop).unwrap();
    let mut holding: Vec<String> = moves.holding.iter().map(ToString::to_string).collect();
    holding.sort();
    assert_eq!(
        holding,
        ["g8", "k8"],
        "f8 and l8 stop the open four, not the threes after it"
    );
    assert_eq!(moves.refuted.len(), 15 * 15 - 5 - 2);
    assert_eq!(moves.lost_in(), None);
}

#[test]
fn a_double_four_leaves_no_move_that_holds() {
    let setup = Setup::from(&game(Rule::Freestyle, "h8 a1 i8 a3 j8 a5 k8"));
    let mut passed = setup.clone();
    passed.set_to_move(setup.to_move().other());
    let threat = ProvenWin::check(&passed, tree(&passed, ThreatKind::Vcf)).unwrap();
    let moves = DefenderMoves::find(&setup, &threat, 500, &AtomicBool::new(false)).unwrap();
    assert_eq!(moves.lost_in(), Some(1));
}
