//! Turns of one stone and two, undo and redo by turn, refusals, ends, clocks and the match.

use crate::table::{
    BLACK_TO_WIN, Table, WIN, between, computer, human, point, seconds, turn_of, two_persons,
};
use narabe::app::session::{
    BlackRule, Change, ClockRule, Intent, MatchConfig, MatchLength, Refusal, Seat,
};
use narabe::engine::twin::TwinLevel;
use narabe::rules::Side;
use narabe::rules::twin::{TwinDrawReason, TwinOutcome, TwinVictory};

fn refused(refusal: Refusal) -> [Change; 1] {
    [Change::Refused(refusal)]
}

#[test]
fn the_first_turn_is_one_stone_and_the_next_two() {
    let mut table = Table::new();
    assert_eq!(
        table.begin(two_persons()),
        [
            Change::GameStarted,
            Change::TurnPassed {
                side: Side::Black,
                human: true
            }
        ]
    );
    let changes = table.stone("L:j10");
    assert_eq!(turn_of(&changes), Some(Side::White));
    let changes = table.stone("R:j10");
    assert_eq!(
        changes,
        [Change::StonePlaced {
            at: point("R:j10"),
            side: Side::White
        }],
        "the turn has room for another"
    );
    assert!(table.session().can_end_turn());
    assert_eq!(turn_of(&table.stone("L:k10")), Some(Side::Black));
    assert_eq!(table.text(), "twin 19: L:j10; R:j10 L:k10");
}

#[test]
fn a_turn_can_end_after_one_stone_and_not_before() {
    let mut table = Table::new();
    table.begin(two_persons());
    table.stone("L:j10");
    assert_eq!(table.send(Intent::EndTurn), refused(Refusal::EmptyTurn));
    table.stone("R:j10");
    let changes = table.send(Intent::EndTurn);
    assert_eq!(turn_of(&changes), Some(Side::Black));
    assert_eq!(table.text(), "twin 19: L:j10; R:j10;");
}

#[test]
fn what_cannot_be_is_refused_and_changes_nothing() {
    let mut table = Table::new();
    assert_eq!(table.stone("L:j10"), refused(Refusal::NoGame));
    table.begin(two_persons());
    assert_eq!(table.send(Intent::Undo), refused(Refusal::NothingToUndo));
    table.play("L:j10; R:j10");
    let before = table.text();
    assert_eq!(table.stone("L:j10"), refused(Refusal::Taken));
    assert_eq!(table.stone("L:t20"), refused(Refusal::OffBoard));
    assert_eq!(table.send(Intent::Redo), refused(Refusal::NothingToRedo));
    assert_eq!(table.send(Intent::NextGame), refused(Refusal::GameOn));
    assert_eq!(table.text(), before);
}

#[test]
fn undo_takes_the_open_stone_then_whole_turns() {
    let mut table = Table::new();
    table.begin(two_persons());
    table.play("L:j10; R:j10 L:k10; R:a1 R:b1");
    table.stone("L:a19");
    assert_eq!(table.session().undo_count(), 4);
    assert_eq!(
        table.send(Intent::Undo),
        [Change::Undone { stones: 1 }],
        "the turn goes on"
    );
    let changes = table.send(Intent::Undo);
    assert_eq!(changes[0], Change::Undone { stones: 2 });
    assert_eq!(turn_of(&changes), Some(Side::Black));
    table.send(Intent::Undo);
    assert_eq!(table.text(), "twin 19: L:j10;");
    assert_eq!(table.session().redo_count(), 2);
    assert_eq!(table.send(Intent::Redo)[0], Change::Redone { stones: 2 });
    table.send(Intent::Redo);
    assert_eq!(table.text(), "twin 19: L:j10; R:j10 L:k10; R:a1 R:b1");
}

#[test]
fn alone_against_the_computer_undo_leads_back_to_the_person() {
    let mut table = Table::new();
    table.begin(between(human(), computer(TwinLevel::Futaba)));
    table.stone("L:j10");
    table.settle();
    table.play("R:a1 R:c1");
    table.settle();
    assert_eq!(table.session().undo_count(), 2);
    table.send(Intent::Undo);
    assert_eq!(table.session().position().turns().len(), 2);
    assert_eq!(table.session().to_move(), Side::Black);
    assert_eq!(table.session().redo_count(), 1);
    table.send(Intent::Redo);
    assert_eq!(table.session().position().turns().len(), 4);
}

#[test]
fn a_five_on_both_boards_wins_and_can_be_taken_back() {
    let mut table = Table::new();
    table.begin(two_persons());
    table.play(BLACK_TO_WIN);
    let changes = table.play(WIN);
    assert!(matches!(changes.last(), Some(Change::GameEnded { .. })));
    let Some(TwinOutcome::Win { winner, by }) = table.session().outcome() else {
        panic!("{changes:?}")
    };
    assert_eq!(*winner, Side::Black);
    assert!(matches!(by, TwinVictory::BothBoards(_)));
    assert_eq!(table.session().wins(0), 1);
    assert_eq!(table.stone("L:s1"), refused(Refusal::GameOver));
    table.send(Intent::Undo);
    assert!(table.session().outcome().is_none());
    assert_eq!(table.session().wins(0), 0);
}

#[test]
fn a_five_on_one_board_alone_loses() {
    let mut table = Table::new();
    table.begin(two_persons());
    table.play(BLACK_TO_WIN);
    let changes = table.play("L:e1");
    let winner = Some(Side::White);
    assert_eq!(changes.last(), Some(&Change::GameEnded { winner }));
    assert!(matches!(
        table.session().outcome(),
        Some(TwinOutcome::Win {
            by: TwinVictory::OneBoard(_),
            ..
        })
    ));
}

#[test]
fn the_clock_runs_over_the_whole_turn_and_flags() {
    let mut table = Table::new();
    table.begin(MatchConfig {
        clock: ClockRule::Fischer {
            main: 60,
            increment: 5,
        },
        ..two_persons()
    });
    table.pass(seconds(10));
    table.stone("L:j10");
    let left = |table: &Table, side| table.session().clock().remaining(side);
    assert_eq!(left(&table, Side::Black), Some(seconds(55)));
    table.pass(seconds(4));
    table.stone("R:j10");
    table.pass(seconds(4));
    assert_eq!(
        left(&table, Side::White),
        Some(seconds(52)),
        "one turn still"
    );
    table.stone("R:k10");
    assert_eq!(left(&table, Side::White), Some(seconds(57)));
    assert_eq!(table.session().clock().total(Side::White), seconds(8));
    assert_eq!(table.session().move_times(), [seconds(10), seconds(8)]);
    table.send(Intent::Undo);
    assert_eq!(left(&table, Side::White), Some(seconds(60)), "given back");
    let changes = table.pass(seconds(61));
    assert_eq!(
        changes,
        [Change::GameEnded {
            winner: Some(Side::Black)
        }]
    );
    assert!(matches!(
        table.session().outcome(),
        Some(TwinOutcome::Win {
            by: TwinVictory::Time,
            ..
        })
    ));
}

#[test]
fn low_clocks_are_told() {
    let mut table = Table::new();
    table.begin(MatchConfig {
        clock: ClockRule::PerGame { main: 12 },
        ..two_persons()
    });
    assert_eq!(
        table.pass(seconds(3)),
        [Change::ClockLow {
            side: Side::Black,
            seconds: 10
        }]
    );
}

#[test]
fn persons_resign_and_agree_and_go_on_to_the_next_game() {
    let mut table = Table::new();
    table.begin(MatchConfig {
        black: BlackRule::Alternate,
        length: MatchLength::BestOf(3),
        ..two_persons()
    });
    assert_eq!(table.send(Intent::OfferDraw), refused(Refusal::NoDrawNow));
    table.play("L:j10");
    assert_eq!(
        table.send(Intent::OfferDraw),
        [Change::DrawOffered { by: Side::White }]
    );
    table.send(Intent::AnswerDraw(true));
    assert_eq!(
        table.session().outcome(),
        Some(&TwinOutcome::Draw(TwinDrawReason::Agreement))
    );
    assert_eq!(table.send(Intent::NextGame)[0], Change::GameStarted);
    assert_eq!(table.session().player_on(Side::Black), 1);
    table.send(Intent::Resign);
    assert_eq!((table.session().wins(0), table.session().draws()), (1, 1));
    table.send(Intent::NextGame);
    table.send(Intent::Resign);
    assert!(table.session().match_over());
    assert_eq!(table.send(Intent::NextGame), refused(Refusal::MatchOver));
}

#[test]
fn a_computer_is_offered_no_draw() {
    let mut table = Table::new();
    table.begin(between(human(), computer(TwinLevel::Futaba)));
    table.stone("L:j10");
    table.settle();
    assert!(!table.session().can_offer_draw());
    assert_eq!(table.send(Intent::OfferDraw), refused(Refusal::NoDrawNow));
}

#[test]
fn restart_clears_both_boards() {
    let mut table = Table::new();
    table.begin(two_persons());
    table.play("L:j10; R:j10 L:k10");
    assert_eq!(table.send(Intent::Restart)[0], Change::GameStarted);
    assert_eq!(table.session().position().stones(), 0);
    assert_eq!(table.session().redo_count(), 0);
}

#[test]
fn who_knows_one_board_only_gives_the_seat_up() {
    let mut table = Table::new();
    table.begin(MatchConfig::default());
    assert_eq!(
        table.session().seat(Side::White),
        Seat::Twin(TwinLevel::Futaba)
    );
    assert!(table.session().config().twin);
}

#[test]
fn in_a_pause_nothing_runs_and_nothing_is_placed() {
    let mut table = Table::new();
    table.begin(MatchConfig {
        clock: ClockRule::PerGame { main: 60 },
        ..two_persons()
    });
    table.pass(seconds(5));
    assert_eq!(table.send(Intent::Pause), [Change::Paused]);
    assert!(table.session().is_covered() && !table.session().is_human_turn());
    table.pass(seconds(100));
    assert_eq!(table.stone("L:j10"), refused(Refusal::Paused));
    assert_eq!(table.send(Intent::GoOn), [Change::WentOn]);
    let left = table.session().clock().remaining(Side::Black);
    assert_eq!(left, Some(seconds(55)));
    table.stone("L:j10");
    assert_eq!(table.session().position().stones(), 1);
}

#[test]
fn a_turn_that_comes_with_the_flag_counts() {
    let mut table = Table::new();
    table.begin(MatchConfig {
        clock: ClockRule::PerGame { main: 10 },
        ..two_persons()
    });
    let changes = table.send_late(Intent::play(point("L:j10")), seconds(11));
    assert_eq!(turn_of(&changes), Some(Side::White));
    assert!(table.session().outcome().is_none());
}
