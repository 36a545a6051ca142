//! Moves, undo and redo, between persons and against an engine.

use crate::harness::{TestGame, refused, turn_of};
use crate::play::{BLACK_WINS, Play, between, computer, human, point, two_persons};
use narabe_matches::{Change, Intent, Refusal};
use narabe_rules::{Outcome, Side};

/// A person with Black against an engine that fills the board from the lower left corner.
fn against_an_engine() -> TestGame {
    let mut test = TestGame::new();
    test.begin(between(human(), computer()));
    test
}

#[test]
fn two_persons_play_a_whole_game() {
    let mut test = TestGame::new();
    let begun = test.begin(two_persons());
    assert_eq!(
        begun,
        [
            Change::GameStarted,
            Change::TurnStarted {
                side: Side::Black,
                human: true
            }
        ]
    );
    let first = test.play("a1");
    assert_eq!(
        first[0],
        Change::StonePlaced {
            at: point("a1").into(),
            side: Side::Black
        }
    );
    assert_eq!(turn_of(&first), Some(Side::White));
    let last = test.play("a15 b1 b15 c1 c15 d1 d15 e1");
    let winner = Some(Side::Black);
    assert_eq!(last.last(), Some(&Change::GameEnded { winner }));
    let outcome = test.game().outcome().expect("an end");
    assert_eq!(
        (outcome.winner(), outcome.lines().len()),
        (Some(Side::Black), 1)
    );
    assert_eq!(test.play("h8"), refused(Refusal::GameOver));
}

#[test]
fn a_refused_move_has_a_reason_and_changes_nothing() {
    let mut test = TestGame::new();
    assert_eq!(test.play("a1"), refused(Refusal::NoGame));
    test.begin(two_persons());
    test.play("h8");
    assert_eq!(test.play("h8"), refused(Refusal::Occupied));
    assert_eq!(test.play("t19"), refused(Refusal::OffBoard));
    assert_eq!(test.send(Intent::Redo), refused(Refusal::NothingToRedo));
    assert_eq!(
        test.send(Intent::NextGame),
        refused(Refusal::GameInProgress)
    );
    assert_eq!(
        test.send(Intent::AnswerDraw(true)),
        refused(Refusal::NoDrawNow)
    );
    assert_eq!(test.stones(), "h8");
}

#[test]
fn persons_undo_and_redo_single_stones() {
    let mut test = TestGame::new();
    test.begin(two_persons());
    test.play("h8 i9 h9");
    assert_eq!((test.game().undo_count(), test.game().redo_count()), (3, 0));
    assert_eq!(test.send(Intent::Undo)[0], Change::Undone { stones: 1 });
    assert_eq!((test.game().undo_count(), test.game().redo_count()), (2, 1));
    assert_eq!(test.send(Intent::Redo)[0], Change::Redone { stones: 1 });
    assert_eq!(test.stones(), "h8 i9 h9");
    for _ in 0..3 {
        test.send(Intent::Undo);
    }
    assert_eq!(test.send(Intent::Undo), refused(Refusal::NothingToUndo));
    assert!(!test.game().can_undo() && test.game().can_redo());
}

#[test]
fn against_an_engine_undo_removes_two_moves() {
    let mut test = against_an_engine();
    for name in ["h8", "i9"] {
        test.play(name);
        test.settle();
    }
    assert_eq!(test.stones(), "h8 a1 i9 b1");
    assert_eq!(test.game().undo_count(), 2);
    assert_eq!(test.send(Intent::Undo)[0], Change::Undone { stones: 2 });
    assert_eq!(test.stones(), "h8 a1");
    assert_eq!((test.game().undo_count(), test.game().redo_count()), (1, 1));
    assert_eq!(test.send(Intent::Redo)[0], Change::Redone { stones: 2 });
    assert_eq!(test.stones(), "h8 a1 i9 b1");
    assert!(test.game().is_human_turn());
}

#[test]
fn an_engines_first_stone_alone_cannot_be_undone() {
    let mut test = TestGame::new();
    test.begin(between(computer(), human()));
    test.settle();
    assert_eq!(test.stones(), "a1");
    assert_eq!(test.send(Intent::Undo), refused(Refusal::NothingToUndo));
    test.play("h8");
    test.settle();
    assert_eq!(test.game().undo_count(), 1);
    test.send(Intent::Undo);
    assert_eq!(test.stones(), "a1");
}

#[test]
fn undo_after_the_end_continues_the_game_and_removes_the_result() {
    let mut test = TestGame::new();
    test.begin(two_persons());
    test.play(BLACK_WINS);
    assert_eq!(test.game().wins(0), 1);
    test.send(Intent::Undo);
    assert_eq!((test.game().wins(0), test.game().outcome()), (0, None));
    let redone = test.send(Intent::Redo);
    assert!(
        matches!(redone.last(), Some(Change::GameEnded { .. })),
        "{redone:?}"
    );
    assert_eq!(test.game().wins(0), 1);
}

#[test]
fn a_resignation_is_undone_without_a_stone() {
    let mut test = against_an_engine();
    test.play("h8");
    test.settle();
    let ended = test.send(Intent::Resign);
    let winner = Some(Side::White);
    assert_eq!(ended, [Change::GameEnded { winner }]);
    assert_eq!(test.game().undo_count(), 2);
    assert_eq!(test.send(Intent::Undo)[0], Change::Undone { stones: 0 });
    assert_eq!(
        (test.stones().as_str(), test.game().outcome()),
        ("h8 a1", None)
    );
}

#[test]
fn between_engines_there_is_no_undo_or_resignation() {
    let mut test = TestGame::new();
    test.begin(between(computer(), computer()));
    for intent in [
        Intent::Undo,
        Intent::Redo,
        Intent::Resign,
        Intent::OfferDraw,
    ] {
        let changes = test.send(intent);
        assert!(
            changes.contains(&Change::Refused(Refusal::NoHumanPlayer)),
            "{changes:?}"
        );
    }
    assert_eq!((test.game().undo_count(), test.game().redo_count()), (0, 0));
}

#[test]
fn sides_are_swapped_in_the_same_position() {
    let mut test = against_an_engine();
    test.play("h8");
    test.settle();
    test.send(Intent::SwapSides);
    assert_eq!(test.game().player_on(Side::Black), 1);
    // Black is to move, and is now played by the engine.
    test.settle();
    assert_eq!(test.stones(), "h8 a1 b1");
    assert!(test.game().is_human_turn());
    assert_eq!(test.game().side_of(0), Side::White);
}

#[test]
fn restart_empties_the_board_and_keeps_the_sides() {
    let mut test = TestGame::new();
    test.begin(two_persons());
    test.play("h8 i9");
    test.send(Intent::SwapSides);
    assert_eq!(test.send(Intent::Restart)[0], Change::GameStarted);
    assert_eq!(
        (test.stones().as_str(), test.game().player_on(Side::Black)),
        ("", 1)
    );
    assert_eq!(
        (test.game().game_number(), test.game().undo_count()),
        (1, 0)
    );
}

#[test]
fn persons_agree_to_a_draw_or_not() {
    let mut test = TestGame::new();
    test.begin(two_persons());
    assert_eq!(test.send(Intent::OfferDraw), refused(Refusal::NoDrawNow));
    test.play("h8");
    assert_eq!(
        test.send(Intent::OfferDraw),
        [Change::DrawOffered { by: Side::White }]
    );
    assert_eq!(
        test.send(Intent::AnswerDraw(false)),
        [Change::DrawDeclined { by: Side::Black }]
    );
    test.send(Intent::OfferDraw);
    test.play("i9");
    assert_eq!(test.game().draw_offer(), None, "a move withdraws the offer");
    test.send(Intent::OfferDraw);
    test.send(Intent::AnswerDraw(true));
    assert!(matches!(test.game().outcome(), Some(Outcome::Draw(_))));
    assert_eq!(test.game().draws(), 1);
}

#[test]
fn an_engine_answers_a_draw_offer() {
    let mut test = against_an_engine();
    test.play("h8");
    test.settle();
    assert_eq!(
        test.send(Intent::OfferDraw),
        [Change::DrawDeclined { by: Side::White }]
    );
    assert_eq!(test.game().draw_offer(), None);
    assert!(test.game().is_human_turn());
}

#[test]
fn a_left_game_refuses_intents_until_it_is_continued() {
    let mut test = TestGame::new();
    test.begin(two_persons());
    test.play("h8");
    test.send(Intent::Leave);
    assert_eq!(test.play("i9"), refused(Refusal::NoGame));
    let changes = test.send(Intent::Continue);
    assert_eq!(
        changes,
        [
            Change::GameStarted,
            Change::TurnStarted {
                side: Side::White,
                human: true
            }
        ]
    );
    test.play("i9");
    assert_eq!(test.stones(), "h8 i9");
}
