//! What a person may do while an engine thinks, and which of its answers are dropped.

use crate::harness::{TestGame, refused};
use crate::play::{Play, between, computer, human, on_twin_boards, twin_computer};
use narabe_matches::{Change, EngineAnswer, GameAction, Intent, Refusal};
use narabe_rules::Side;

#[test]
fn hints_are_refused_out_of_turn() {
    let mut test = TestGame::new();
    test.begin(between(human(), computer()));
    test.play("h8");
    assert_eq!(
        test.send(Intent::RequestHint),
        refused(Refusal::NotYourTurn)
    );
    assert!(!test.game().is_hint_pending());
}

#[test]
fn a_person_cannot_move_while_an_engine_thinks() {
    let mut test = TestGame::new();
    test.begin(between(human(), computer()));
    test.play("h8");
    assert_eq!(test.game().thinking_side(), Some(Side::White));
    assert_eq!(test.play("i9"), refused(Refusal::NotYourTurn));
    test.settle();
    assert_eq!(test.stones(), "h8 a1");
}

/// A match on twin boards in which Black has played its stone and the engine has not answered.
fn awaiting_the_engine() -> TestGame {
    let mut test = TestGame::new();
    test.begin(on_twin_boards(between(human(), twin_computer())));
    test.play("L:j10");
    assert_eq!(test.twin_game().thinking_side(), Some(Side::White));
    test
}

fn reply(request: u64, turn: &str) -> Intent {
    let turn = GameAction::Turn(turn.parse().expect("a turn"));
    let answer = EngineAnswer::Play(turn, None);
    Intent::Engine { request, answer }
}

#[test]
fn persons_cannot_play_for_an_engine() {
    let mut test = awaiting_the_engine();
    assert_eq!(test.play("L:a1"), refused(Refusal::NotYourTurn));
}

#[test]
fn a_stale_answer_is_dropped() {
    let mut test = awaiting_the_engine();
    let request = test.live().request();
    test.send(Intent::Undo);
    assert_eq!(test.send(reply(request, "R:j10")), []);
    assert_eq!(test.twin_game().position().stones(), 0);
}

#[test]
fn after_an_illegal_answer_a_person_can_play() {
    let mut test = awaiting_the_engine();
    let changes = test.send(reply(test.live().request(), "L:j10"));
    assert!(
        matches!(&changes[..], [Change::EngineFailed { side: Side::White, reason }] if reason.contains("L:j10")),
        "{changes:?}"
    );
    test.play("R:j10 R:k10");
    assert_eq!(test.twin_game().position().turns().len(), 2);
}
