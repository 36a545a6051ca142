//! The words of steps: what an attack makes, what it threatens, and what stops it.

use narabe_engine_core::tactics::{ProofNode, ThreatKind};
use narabe_rules::{Point, Rule, Setup, Side};
use narabe_study::proof::{AttackAnswer, AttackKind, LostWin, ProofWalk, step_words};
use narabe_study::{Sentence, SentenceArg};

use crate::{PROOFS, at, proven, setup_of};

fn ids(sentences: &[Sentence]) -> Vec<&str> {
    sentences.iter().map(|sentence| sentence.id).collect()
}

fn arg<'a>(sentence: &'a Sentence, name: &str) -> Option<&'a SentenceArg> {
    let mut args = sentence.args.iter();
    args.find(|(other, _)| *other == name)
        .map(|(_, value)| value)
}

/// A position of a proof; its defences lead nowhere.
fn node(attack: &str, defences: &str, threats: &str, moves_to_win: usize) -> ProofNode {
    let points = |text: &str| narabe_notation::parse_move_list::<Point>(text).unwrap();
    ProofNode {
        attack: at(attack),
        defences: points(defences)
            .into_iter()
            .map(|point| (point, 0))
            .collect(),
        threats: points(threats),
        moves_to_win,
    }
}

fn black(stones: &str, white: &str) -> Setup {
    setup_of(Rule::Freestyle, stones, white, Side::Black)
}

#[test]
fn every_shape_has_its_name() {
    for (stones, white, attack, made) in [
        ("h8 i8 j8 k8", "g8", "l8", AttackKind::Five),
        ("h8 i8 j8", "a1", "k8", AttackKind::OpenFour),
        ("h8 i8 j8 k5 k6 k7", "g8 k4", "k8", AttackKind::TwoFours),
        ("h8 i8 j8 k6 k7", "g8", "k8", AttackKind::FourThree),
        ("h8 i8 j8", "g8", "k8", AttackKind::Four),
        ("f8 g8 h6 h7", "a1", "h8", AttackKind::TwoThrees),
        ("f8 g8", "a1", "h8", AttackKind::Three),
        ("f8", "a1", "h8", AttackKind::Other),
    ] {
        let setup = black(stones, white);
        assert_eq!(
            AttackKind::of(&setup, at(attack)),
            made,
            "{stones} {attack}"
        );
    }
}

#[test]
fn a_four_names_its_only_stop() {
    let setup = black("h8 i8 j8", "g8");
    let words = step_words(&setup, &node("k8", "l8", "l8", 3));
    assert_eq!(ids(&words), ["proof-four-one-stop"]);
    assert_eq!(arg(&words[0], "last"), Some(&SentenceArg::Point(at("l8"))));
}

#[test]
fn an_open_four_names_both_fives() {
    let setup = black("h8 i8 j8", "a1");
    let words = step_words(&setup, &node("k8", "g8 l8", "g8 l8", 2));
    assert_eq!(ids(&words), ["proof-makes", "proof-next-fives"]);
    assert_eq!(arg(&words[1], "count"), Some(&SentenceArg::Number(2)));
}

#[test]
fn a_three_lists_its_defences_and_the_defenders_fours() {
    let setup = black("h8 i8", "a1 a2 a3");
    let words = step_words(&setup, &node("j8", "g8 k8 a4", "g8 k8", 5));
    assert_eq!(
        ids(&words),
        ["proof-makes", "proof-next-open-four", "proof-tries-or-four"]
    );
    let tries = SentenceArg::Points(vec![at("g8"), at("k8")]);
    assert_eq!(arg(&words[2], "points"), Some(&tries));
    let without = step_words(&setup, &node("j8", "g8 k8", "g8 k8", 5));
    assert_eq!(without[2].id, "proof-tries");
    let many = step_words(&setup, &node("j8", "g8 k8 f8 l8 e8 a4", "g8 k8", 5));
    assert_eq!(many[2].id, "proof-tries-many");
    assert_eq!(arg(&many[2], "count"), Some(&SentenceArg::Number(6)));
    let none = step_words(&setup, &node("j8", "", "g8 k8", 5));
    assert_eq!(none[2].id, "proof-no-try");
}

#[test]
fn a_forbidden_stop_is_named_with_its_foul() {
    // White's four can only be stopped on h8, where Black makes two fours.
    let setup = setup_of(
        Rule::Renju,
        "d8 e8 f8 h5 h6 h7 l12",
        "i9 j10 k11 a1 c1 e1",
        Side::White,
    );
    let found = proven(&setup, ThreatKind::Vcf, 50_000).unwrap();
    let words = step_words(&setup, found.win.tree().root());
    let all: Vec<String> = ids(&words).iter().map(ToString::to_string).collect();
    if found.win.tree().root().threats == [at("h8")] {
        assert_eq!(all, ["proof-four-forbidden"]);
        assert_eq!(
            arg(&words[0], "foul"),
            Some(&SentenceArg::Word("double-four"))
        );
    } else {
        panic!("{all:?} {:?}", found.win.tree().root());
    }
}

#[test]
fn every_step_of_every_proof_has_words() {
    for proven in PROOFS.iter() {
        let mut walk = ProofWalk::new(&proven.setup, proven.win.clone());
        assert!(walk.words().is_empty());
        let line = walk.main_line();
        assert!(!walk.headline().is_empty());
        walk.go_to(&line).unwrap();
        for step in walk.attack_steps() {
            assert!(!step.words.is_empty());
            let is_told = step.kind != AttackKind::Other;
            assert!(is_told, "{step:?}\n{}", proven.setup.board());
        }
        assert_eq!(ids(&walk.words()), ["proof-makes"], "a five");
    }
}

#[test]
fn what_came_of_an_attack_is_told() {
    let setup = black("h8 i8 j8", "a1 a3 c1");
    let walk = ProofWalk::new(&setup, proven(&setup, ThreatKind::Vcf, 1_000).unwrap().win);
    let told = |answer| {
        walk.words_of_answer(at("o15"), &answer)
            .map(|sentence| sentence.id)
    };
    assert_eq!(told(AttackAnswer::OfProof), None);
    let wins = AttackAnswer::AlsoWins { moves_to_win: 3 };
    assert_eq!(told(wins), Some("proof-also-wins"));
    let reply = at("g8");
    for (lost, id) in [
        (LostWin::DefenderFive { reply }, "proof-lost-five"),
        (
            LostWin::Stopped {
                reply,
                is_four: false,
            },
            "proof-lost-stopped",
        ),
        (
            LostWin::Stopped {
                reply,
                is_four: true,
            },
            "proof-lost-stopped-four",
        ),
        (LostWin::NoThreat { reply }, "proof-lost-no-threat"),
        (
            LostWin::NotFound {
                reply: None,
                nodes: 9,
            },
            "proof-not-found",
        ),
        (
            LostWin::NotFound {
                reply: Some(reply),
                nodes: 9,
            },
            "proof-not-found-after",
        ),
    ] {
        assert_eq!(told(AttackAnswer::Lost(lost)), Some(id));
    }
}
