//! Walks through proofs: whatever the defender plays, the winner makes five in time.

use narabe_engine_core::tactics::ThreatKind;
use narabe_rules::{PlayError, Point, Position, Rule, Side};
use narabe_study::proof::{ProofWalk, WalkError};
use proptest::prelude::*;
use proptest::sample::Index;

use crate::{PROOFS, Proven, at, proven, setup_of};

const NODES: u64 = 50_000;

fn walk_of(proven: &Proven) -> ProofWalk {
    ProofWalk::new(&proven.setup, proven.win.clone())
}

/// Black makes two open threes at once on h8: a win by threats.
fn two_threes() -> ProofWalk {
    let setup = setup_of(Rule::Freestyle, "f8 g8 h6 h7", "d8 h10 g7 i9", Side::Black);
    walk_of(&proven(&setup, ThreatKind::Vct, NODES).unwrap())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn every_defence_is_answered_up_to_the_five(
        which in any::<Index>(),
        defences in prop::collection::vec((any::<bool>(), any::<Index>()), 70),
    ) {
        let proven = which.get(&PROOFS);
        let mut walk = walk_of(proven);
        let mut game = Position::from_setup(&proven.setup).unwrap();
        let winner = walk.winner();
        let most = walk.moves_to_win();
        let last = walk.by_move();
        let first = walk.advance().unwrap();
        game.play(first).unwrap();
        let mut own_moves = 1;
        for (is_listed, index) in defences {
            if walk.is_won() {
                break;
            }
            let listed = walk.defences();
            let any: Vec<Point> = game
                .board()
                .empty_points()
                .filter(|&point| game.check(point).is_ok())
                .collect();
            let defence = if is_listed && !listed.is_empty() {
                index.get(&listed).point
            } else {
                *index.get(&any)
            };
            let left = walk.moves_to_win();
            let by_fours = walk.is_by_fours();
            let answer = walk.defend(defence).unwrap();
            game.play(defence).unwrap();
            prop_assert_eq!(game.outcome(), None);
            game.play(answer).unwrap();
            own_moves += 1;
            prop_assert!(walk.moves_to_win() < left);
            prop_assert!(walk.by_move() <= last);
            prop_assert!(!by_fours || walk.is_by_fours());
            prop_assert_eq!(walk.board(), game.board());
            prop_assert_eq!(walk.ply(), game.board().stones());
        }
        prop_assert!(walk.is_won());
        prop_assert_eq!(walk.to_move(), None);
        prop_assert!(own_moves <= most);
        prop_assert_eq!(walk.moves_to_win(), 0);
        prop_assert_eq!(walk.by_move(), walk.ply());
        let outcome = game.outcome().unwrap();
        prop_assert_eq!(outcome.winner(), Some(winner));
        prop_assert!(!outcome.lines().is_empty());
        check_attack_steps(&walk)?;
        let path = walk.path().to_vec();
        while walk.step_back().is_some() {}
        prop_assert_eq!(walk.board(), &proven.setup.board());
        walk.go_to(&path).unwrap();
        prop_assert!(walk.is_won());
    }
}

/// The steps name the path, and what is below them never grows.
fn check_attack_steps(walk: &ProofWalk) -> Result<(), TestCaseError> {
    let steps = walk.attack_steps();
    let attacks: Vec<Point> = steps.iter().map(|step| step.attack).collect();
    let path: Vec<Point> = walk.path().iter().copied().step_by(2).collect();
    prop_assert_eq!(attacks, path);
    for pair in steps.windows(2) {
        prop_assert_eq!(pair[1].ply, pair[0].ply + 2);
        prop_assert!(pair[1].by_move <= pair[0].by_move);
    }
    for step in &steps {
        prop_assert!(step.defences.iter().all(|one| one.by_move <= step.by_move));
        prop_assert!(
            step.defences
                .iter()
                .all(|one| one.below.defences < step.below.defences)
        );
    }
    Ok(())
}

#[test]
fn the_main_line_of_every_proof_is_a_way_through_the_walk() {
    for proven in PROOFS.iter() {
        let mut walk = walk_of(proven);
        let line = proven.win.main_line();
        assert_eq!(walk.main_line(), line);
        walk.go_to(&line).unwrap();
        assert!(walk.is_won());
        walk.step_back();
        let last = line.len() - 1;
        assert_eq!(walk.main_line(), line[last..]);
        walk.go_to(&line[..1]).unwrap();
        assert_eq!(walk.main_line(), line[1..]);
    }
}

#[test]
fn defences_are_counted_over_shared_positions() {
    let mut walk = two_threes();
    assert_eq!(walk.total().positions, walk.win().tree().nodes().len());
    assert_eq!(walk.advance(), Some(at("h8")));
    let defences = walk.defences();
    let total = walk.total();
    assert_eq!(walk.below(), total);
    assert!(!walk.is_by_fours());
    assert_eq!(
        total.choices,
        defences.len(),
        "after each of them fours win"
    );
    assert!(
        defences
            .iter()
            .all(|one| one.is_by_fours && one.below.choices == 0)
    );
    assert_eq!(defences[0].by_move, walk.by_move());
    assert!(
        defences
            .windows(2)
            .all(|pair| pair[0].moves_to_win >= pair[1].moves_to_win)
    );
    assert!(total.defences > total.choices);
}

#[test]
fn a_defence_elsewhere_lets_the_open_four_through() {
    let mut walk = two_threes();
    walk.advance();
    assert_eq!(walk.moves_to_win(), walk.win().moves_to_win() - 1);
    let four = walk.defend(at("o13")).unwrap();
    assert_eq!((walk.moves_to_win(), walk.threats().len()), (1, 2));
    let [one, other] = walk.threats() else {
        panic!("an open four has two fives");
    };
    let (one, other) = (*one, *other);
    assert_eq!(walk.defend(one), Ok(other));
    assert!(walk.is_won());
    assert_eq!(walk.path()[2], four);
}

#[test]
fn steps_that_cannot_be_made_change_nothing() {
    let mut walk = two_threes();
    let black_first = WalkError::NotToMove { side: Side::Black };
    assert_eq!(walk.defend(at("a15")), Err(black_first));
    assert_eq!(walk.step_back(), None);
    walk.advance();
    assert_eq!(walk.advance(), None, "White is to move");
    let taken = PlayError::Occupied {
        point: at("h8"),
        side: Side::Black,
    };
    assert_eq!(walk.defend(at("h8")), Err(taken.into()));
    assert!(matches!(
        walk.defend(Point::new(15, 15)),
        Err(WalkError::Play(PlayError::OffBoard { .. }))
    ));
    assert_eq!(walk.path(), [at("h8")]);
    let line = walk.win().main_line();
    walk.go_to(&line).unwrap();
    assert_eq!(walk.defend(at("o1")), Err(WalkError::Over));
    let other = walk.go_to(&[at("o13")]);
    assert_eq!(other, Err(WalkError::NotOfProof { attack: at("o13") }));
    assert_eq!(walk.path(), []);
}

#[test]
fn a_forbidden_stop_cannot_be_played() {
    // White's four can only be stopped on h8, where Black makes two fours.
    let setup = setup_of(
        Rule::Renju,
        "h5 h6 h7 e8 f8 g8 l9",
        "i9 j10 k11 h4 d8 a1",
        Side::White,
    );
    let found = proven(&setup, ThreatKind::Vcf, NODES).unwrap();
    let mut walk = walk_of(&found);
    walk.advance();
    let fives = walk.threats().to_vec();
    for five in fives {
        if setup
            .board()
            .foul_of(Rule::Renju, five, Side::Black)
            .is_some()
        {
            assert!(matches!(
                walk.defend(five),
                Err(WalkError::Play(PlayError::Forbidden { .. }))
            ));
        }
    }
}
