//! What a person may do while an engine thinks, and which of its answers are dropped.

use crate::harness::{TestGame, refused};
use crate::play::{Play, between, computer, human, on_twin_boards, seconds, twin_computer};
use narabe_matches::players::{NoMoveReason, ProgramFault};
use narabe_matches::{
    Change, ClockRule, EngineAnswer, EngineFailure, EngineId, GameAction, Intent, MatchConfig,
    Player, Refusal, Seat,
};
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
        matches!(&changes[..], [Change::EngineFailed { side: Side::White, reason }] if reason.to_string().contains("L:j10")),
        "{changes:?}"
    );
    test.play("R:j10 R:k10");
    assert_eq!(test.twin_game().position().turns().len(), 2);
}

/// A program of its own in a list that this test does not have.
fn program(name: &str) -> Player {
    Player {
        name: name.into(),
        seat: Seat::External(EngineId(7)),
    }
}

/// A match against a program that has failed after Black's first stone.
fn after_a_failure(config: MatchConfig) -> TestGame {
    let mut test = TestGame::new();
    test.begin(config);
    test.play("h8");
    let request = test.live().request();
    let reason: EngineFailure = NoMoveReason::from(ProgramFault::Exited(Some(1))).into();
    let answer = EngineAnswer::Failed(reason.clone());
    let changes = test.send(Intent::Engine { request, answer });
    let side = Side::White;
    assert_eq!(changes, [Change::EngineFailed { side, reason }]);
    test
}

#[test]
fn an_engine_that_failed_is_asked_again_when_a_person_wants_it() {
    let mut test = after_a_failure(between(human(), program("Yuzu")));
    assert_eq!(test.live().thinking_side(), None);
    let before = test.live().request();
    assert_eq!(test.send(Intent::AskEngineAgain), []);
    assert_eq!(test.live().thinking_side(), Some(Side::White));
    assert_ne!(test.live().request(), before, "an old answer is stale");
    let nothing = test.send(Intent::AskEngineAgain);
    assert_eq!(nothing, refused(Refusal::NotAllowedNow));
}

#[test]
fn the_clock_stands_while_a_person_decides_about_an_engine_that_failed() {
    let clock = ClockRule::PerGame { main: 60 };
    let mut test = after_a_failure(MatchConfig {
        clock,
        ..between(human(), program("Yuzu"))
    });
    test.pass(seconds(100));
    assert!(!test.live().is_over());
    test.send(Intent::AskEngineAgain);
    test.pass(seconds(100));
    assert!(test.live().is_over());
}

#[test]
fn another_player_takes_the_place_of_an_engine() {
    let mut test = after_a_failure(between(human(), program("Yuzu")));
    let by = computer();
    let changes = test.send(Intent::ReplacePlayer { player: 1, by });
    let side = Side::White;
    assert_eq!(changes[0], Change::PlayerReplaced { side });
    assert_eq!(test.live().thinking_side(), Some(side));
    test.settle();
    assert_eq!(test.stones(), "h8 a1");
    let by = human();
    test.send(Intent::ReplacePlayer { player: 1, by });
    test.play("i9 g7");
    assert_eq!(test.stones(), "h8 a1 i9 g7");
    let by = human();
    let nobody = test.send(Intent::ReplacePlayer { player: 2, by });
    assert_eq!(nobody, refused(Refusal::NotAllowedNow));
}

#[test]
fn a_saved_match_keeps_the_name_of_a_program_that_it_does_not_name() {
    let mut test = TestGame::new();
    test.begin(between(human(), program("Yuzu 1.0")));
    test.play("h8");
    let text = test.saved_text();
    assert!(
        text.contains("External(7)") && text.contains("Yuzu 1.0"),
        "{text}"
    );
    let again = test.restarted();
    assert_eq!(again.live().config().players[1], program("Yuzu 1.0"));
    assert_eq!(again.live().thinking_side(), Some(Side::White));
}
