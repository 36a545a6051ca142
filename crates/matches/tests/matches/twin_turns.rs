//! Twin boards: turns of one stone and two, undo and redo by turn, refusals, ends, clocks and matches.

use crate::harness::{TestGame, refused, turn_of};
use crate::play::{
    BLACK_TO_WIN, Play, WIN, between, human, on_twin_boards, seconds, twin_computer, twin_point,
    two_twin_persons,
};
use narabe_engine_core::twin::TwinLevel;
use narabe_matches::{
    BlackRule, Change, ClockRule, Intent, MatchConfig, MatchLength, Refusal, Seat,
};
use narabe_rules::Side;
use narabe_rules::twin::{TwinDrawReason, TwinOutcome, TwinVictory};

#[test]
fn the_first_turn_is_one_stone_and_the_next_two() {
    let mut test = TestGame::new();
    assert_eq!(
        test.begin(two_twin_persons()),
        [
            Change::GameStarted,
            Change::TurnStarted {
                side: Side::Black,
                human: true
            }
        ]
    );
    let changes = test.play("L:j10");
    assert_eq!(turn_of(&changes), Some(Side::White));
    let changes = test.play("R:j10");
    assert_eq!(
        changes,
        [Change::StonePlaced {
            at: twin_point("R:j10"),
            side: Side::White
        }],
        "the turn has room for another"
    );
    assert!(test.twin_game().can_end_turn());
    assert_eq!(turn_of(&test.play("L:k10")), Some(Side::Black));
    assert_eq!(test.twin_text(), "twin 19: L:j10; R:j10 L:k10");
}

#[test]
fn a_turn_can_end_after_one_stone_and_not_before() {
    let mut test = TestGame::new();
    test.begin(two_twin_persons());
    test.play("L:j10");
    assert_eq!(test.send(Intent::EndTurn), refused(Refusal::EmptyTurn));
    test.play("R:j10");
    let changes = test.send(Intent::EndTurn);
    assert_eq!(turn_of(&changes), Some(Side::Black));
    assert_eq!(test.twin_text(), "twin 19: L:j10; R:j10;");
}

#[test]
fn illegal_turns_are_refused_and_change_nothing() {
    let mut test = TestGame::new();
    assert_eq!(test.play("L:j10"), refused(Refusal::NoGame));
    test.begin(two_twin_persons());
    assert_eq!(test.send(Intent::Undo), refused(Refusal::NothingToUndo));
    test.play_turns("L:j10; R:j10");
    let before = test.twin_text();
    assert_eq!(test.play("L:j10"), refused(Refusal::Occupied));
    assert_eq!(test.play("L:t20"), refused(Refusal::OffBoard));
    assert_eq!(test.send(Intent::Redo), refused(Refusal::NothingToRedo));
    assert_eq!(
        test.send(Intent::NextGame),
        refused(Refusal::GameInProgress)
    );
    assert_eq!(test.twin_text(), before);
}

#[test]
fn undo_removes_the_unfinished_turn_and_then_whole_turns() {
    let mut test = TestGame::new();
    test.begin(two_twin_persons());
    test.play_turns("L:j10; R:j10 L:k10; R:a1 R:b1");
    test.play("L:a19");
    assert_eq!(test.twin_game().undo_count(), 4);
    assert_eq!(
        test.send(Intent::Undo),
        [Change::Undone { stones: 1 }],
        "the turn goes on"
    );
    let changes = test.send(Intent::Undo);
    assert_eq!(changes[0], Change::Undone { stones: 2 });
    assert_eq!(turn_of(&changes), Some(Side::Black));
    test.send(Intent::Undo);
    assert_eq!(test.twin_text(), "twin 19: L:j10;");
    assert_eq!(test.twin_game().redo_count(), 2);
    assert_eq!(test.send(Intent::Redo)[0], Change::Redone { stones: 2 });
    test.send(Intent::Redo);
    assert_eq!(test.twin_text(), "twin 19: L:j10; R:j10 L:k10; R:a1 R:b1");
}

#[test]
fn against_an_engine_undo_returns_to_the_person() {
    let mut test = TestGame::new();
    test.begin(on_twin_boards(between(human(), twin_computer())));
    test.play("L:j10");
    test.settle();
    test.play_turns("R:a1 R:c1");
    test.settle();
    assert_eq!(test.twin_game().undo_count(), 2);
    test.send(Intent::Undo);
    assert_eq!(test.twin_game().position().turns().len(), 2);
    assert_eq!(test.twin_game().to_move(), Side::Black);
    assert_eq!(test.twin_game().redo_count(), 1);
    test.send(Intent::Redo);
    assert_eq!(test.twin_game().position().turns().len(), 4);
}

#[test]
fn a_five_on_both_boards_wins_and_can_be_undone() {
    let mut test = TestGame::new();
    test.begin(two_twin_persons());
    test.play_turns(BLACK_TO_WIN);
    let changes = test.play_turns(WIN);
    assert!(matches!(changes.last(), Some(Change::GameEnded { .. })));
    let Some(TwinOutcome::Win { winner, by }) = test.twin_game().outcome() else {
        panic!("{changes:?}")
    };
    assert_eq!(*winner, Side::Black);
    assert!(matches!(by, TwinVictory::BothBoards(_)));
    assert_eq!(test.twin_game().wins(0), 1);
    assert_eq!(test.play("L:s1"), refused(Refusal::GameOver));
    test.send(Intent::Undo);
    assert!(test.twin_game().outcome().is_none());
    assert_eq!(test.twin_game().wins(0), 0);
}

#[test]
fn a_five_on_one_board_alone_loses() {
    let mut test = TestGame::new();
    test.begin(two_twin_persons());
    test.play_turns(BLACK_TO_WIN);
    let changes = test.play_turns("L:e1");
    let winner = Some(Side::White);
    assert_eq!(changes.last(), Some(&Change::GameEnded { winner }));
    assert!(matches!(
        test.twin_game().outcome(),
        Some(TwinOutcome::Win {
            by: TwinVictory::OneBoard(_),
            ..
        })
    ));
}

#[test]
fn the_clock_runs_over_the_whole_turn_and_flags() {
    let mut test = TestGame::new();
    test.begin(MatchConfig {
        clock: ClockRule::Fischer {
            main: 60,
            increment: 5,
        },
        ..two_twin_persons()
    });
    test.pass(seconds(10));
    test.play("L:j10");
    let left = |test: &TestGame, side| test.twin_game().clock().remaining(side);
    assert_eq!(left(&test, Side::Black), Some(seconds(55)));
    test.pass(seconds(4));
    test.play("R:j10");
    test.pass(seconds(4));
    assert_eq!(
        left(&test, Side::White),
        Some(seconds(52)),
        "one turn still"
    );
    test.play("R:k10");
    assert_eq!(left(&test, Side::White), Some(seconds(57)));
    assert_eq!(test.twin_game().clock().total(Side::White), seconds(8));
    assert_eq!(test.twin_game().move_times(), [seconds(10), seconds(8)]);
    test.send(Intent::Undo);
    assert_eq!(left(&test, Side::White), Some(seconds(60)), "given back");
    let changes = test.pass(seconds(61));
    assert_eq!(
        changes,
        [Change::GameEnded {
            winner: Some(Side::Black)
        }]
    );
    assert!(matches!(
        test.twin_game().outcome(),
        Some(TwinOutcome::Win {
            by: TwinVictory::Time,
            ..
        })
    ));
}

#[test]
fn low_clocks_are_announced() {
    let mut test = TestGame::new();
    test.begin(MatchConfig {
        clock: ClockRule::PerGame { main: 12 },
        ..two_twin_persons()
    });
    assert_eq!(
        test.pass(seconds(3)),
        [Change::ClockLow {
            side: Side::Black,
            seconds: 10
        }]
    );
}

#[test]
fn persons_resign_agree_to_a_draw_and_start_the_next_game() {
    let mut test = TestGame::new();
    test.begin(MatchConfig {
        black: BlackRule::Alternate,
        length: MatchLength::BestOf(3),
        ..two_twin_persons()
    });
    assert_eq!(test.send(Intent::OfferDraw), refused(Refusal::NoDrawNow));
    test.play_turns("L:j10");
    assert_eq!(
        test.send(Intent::OfferDraw),
        [Change::DrawOffered { by: Side::White }]
    );
    test.send(Intent::AnswerDraw(true));
    assert_eq!(
        test.twin_game().outcome(),
        Some(&TwinOutcome::Draw(TwinDrawReason::Agreement))
    );
    assert_eq!(test.send(Intent::NextGame)[0], Change::GameStarted);
    assert_eq!(test.twin_game().player_on(Side::Black), 1);
    test.send(Intent::Resign);
    assert_eq!((test.twin_game().wins(0), test.twin_game().draws()), (1, 1));
    test.send(Intent::NextGame);
    test.send(Intent::Resign);
    assert!(test.twin_game().is_match_over());
    assert_eq!(test.send(Intent::NextGame), refused(Refusal::MatchOver));
}

#[test]
fn an_engine_cannot_be_offered_a_draw() {
    let mut test = TestGame::new();
    test.begin(on_twin_boards(between(human(), twin_computer())));
    test.play("L:j10");
    test.settle();
    assert!(!test.twin_game().can_offer_draw());
    assert_eq!(test.send(Intent::OfferDraw), refused(Refusal::NoDrawNow));
}

#[test]
fn restart_clears_both_boards() {
    let mut test = TestGame::new();
    test.begin(two_twin_persons());
    test.play_turns("L:j10; R:j10 L:k10");
    assert_eq!(test.send(Intent::Restart)[0], Change::GameStarted);
    assert_eq!(test.twin_game().position().stones(), 0);
    assert_eq!(test.twin_game().redo_count(), 0);
}

#[test]
fn an_engine_for_one_board_is_replaced() {
    let mut test = TestGame::new();
    test.begin(on_twin_boards(MatchConfig::default()));
    assert_eq!(
        test.twin_game().seat(Side::White),
        Seat::Twin(TwinLevel::Futaba)
    );
    assert!(test.twin_game().config().twin);
}

#[test]
fn during_a_pause_clocks_stop_and_no_stones_are_placed() {
    let mut test = TestGame::new();
    test.begin(MatchConfig {
        clock: ClockRule::PerGame { main: 60 },
        ..two_twin_persons()
    });
    test.pass(seconds(5));
    assert_eq!(test.send(Intent::Pause), [Change::Paused]);
    assert!(test.twin_game().is_board_hidden() && !test.twin_game().is_human_turn());
    test.pass(seconds(100));
    assert_eq!(test.play("L:j10"), refused(Refusal::Paused));
    assert_eq!(test.send(Intent::Unpause), [Change::Unpaused]);
    let left = test.twin_game().clock().remaining(Side::Black);
    assert_eq!(left, Some(seconds(55)));
    test.play("L:j10");
    assert_eq!(test.twin_game().position().stones(), 1);
}

#[test]
fn a_turn_in_the_frame_of_the_flag_is_in_time() {
    let mut test = TestGame::new();
    test.begin(MatchConfig {
        clock: ClockRule::PerGame { main: 10 },
        ..two_twin_persons()
    });
    let changes = test.frame([Intent::play(twin_point("L:j10"))], seconds(11));
    assert_eq!(turn_of(&changes), Some(Side::White));
    assert!(test.twin_game().outcome().is_none());
}
