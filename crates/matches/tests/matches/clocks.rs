//! Clocks in a game: when they run, when they stand still, and when a flag falls.

use crate::harness::{TestGame, refused, turn_of};
use crate::play::{
    BLACK_WINS, Play, between, computer, human, point, seconds, two_persons, with_clock,
};
use narabe_matches::{
    Change, ClockRule, EngineAnswer, GameAction, Intent, MatchConfig, OneBoardMatch, Refusal,
};
use narabe_rules::{Outcome, Point, Side, Victory};
use std::time::Duration;

const BLACK: Side = Side::Black;
const WHITE: Side = Side::White;

fn lost_on_time(test: &TestGame, loser: Side) -> bool {
    matches!(test.game().outcome(), Some(Outcome::Win { winner, by: Victory::Time }) if *winner == loser.other())
}

#[test]
fn thinking_time_is_counted_without_a_clock() {
    let mut test = TestGame::new();
    test.begin(two_persons());
    test.pass(seconds(4));
    test.play("h8");
    test.pass(seconds(9));
    assert_eq!(test.game().clock().total(BLACK), seconds(4));
    assert_eq!(test.game().clock().total(WHITE), seconds(9));
    assert_eq!(test.game().clock().last_turn(BLACK), Some(seconds(4)));
    assert_eq!(test.game().clock().remaining(BLACK), None);
    assert_eq!(test.game().outcome(), None);
}

#[test]
fn the_flag_ends_the_game() {
    let mut test = TestGame::new();
    test.begin(with_clock(ClockRule::PerGame { main: 60 }));
    test.play("h8");
    let changes = test.pass(seconds(60));
    assert!(
        matches!(changes.last(), Some(Change::GameEnded { .. })),
        "{changes:?}"
    );
    assert!(lost_on_time(&test, WHITE));
    assert_eq!(test.game().clock().remaining(BLACK), Some(seconds(60)));
    test.pass(seconds(60));
    assert_eq!(
        test.game().clock().remaining(BLACK),
        Some(seconds(60)),
        "a game that is over has no running clock"
    );
}

#[test]
fn fischer_gives_its_increment_with_each_move() {
    let mut test = TestGame::new();
    test.begin(with_clock(ClockRule::Fischer {
        main: 30,
        increment: 5,
    }));
    test.pass(seconds(10));
    test.play("h8");
    assert_eq!(test.game().clock().remaining(BLACK), Some(seconds(25)));
    test.pass(seconds(30));
    assert!(lost_on_time(&test, WHITE));
}

#[test]
fn byo_yomi_gives_its_periods() {
    let mut test = TestGame::new();
    test.begin(with_clock(ClockRule::ByoYomi {
        main: 5,
        period: 10,
        periods: 2,
    }));
    test.pass(seconds(12));
    assert_eq!(
        (
            test.game().clock().remaining(BLACK),
            test.game().clock().periods(BLACK)
        ),
        (Some(seconds(3)), Some(2))
    );
    test.play("h8");
    assert_eq!(test.game().clock().remaining(BLACK), Some(seconds(10)));
    test.pass(seconds(16));
    assert_eq!(
        (
            test.game().clock().remaining(WHITE),
            test.game().clock().periods(WHITE)
        ),
        (Some(seconds(9)), Some(1))
    );
    test.pass(seconds(9));
    assert!(lost_on_time(&test, WHITE));
}

#[test]
fn the_last_seconds_are_announced() {
    let mut test = TestGame::new();
    test.begin(with_clock(ClockRule::PerGame { main: 12 }));
    let mut called = Vec::new();
    for _ in 0..47 {
        for change in test.pass(Duration::from_millis(250)) {
            let Change::ClockLow {
                side: BLACK,
                seconds,
            } = change
            else {
                panic!("{change:?}")
            };
            called.push(seconds);
        }
    }
    assert_eq!(called, [10, 5, 4, 3, 2, 1]);
}

#[test]
fn undo_restores_the_time_of_the_turn() {
    let mut test = TestGame::new();
    test.begin(with_clock(ClockRule::PerGame { main: 60 }));
    test.pass(seconds(20));
    test.play("h8");
    test.pass(seconds(50));
    test.send(Intent::Undo);
    assert_eq!(test.game().clock().remaining(BLACK), Some(seconds(60)));
    test.send(Intent::Redo);
    assert_eq!(test.game().clock().remaining(BLACK), Some(seconds(40)));
    assert_eq!(test.game().clock().remaining(WHITE), Some(seconds(60)));
}

#[test]
fn bug_undo_took_a_loss_on_time_off_the_score() {
    let mut test = TestGame::new();
    test.begin(with_clock(ClockRule::PerGame { main: 60 }));
    test.play("h8");
    test.pass(seconds(60));
    assert!(lost_on_time(&test, WHITE));
    assert!(!test.game().can_undo() && !test.game().can_redo());
    let refused = [Change::Refused(Refusal::TimeUp)];
    assert_eq!(test.send(Intent::Undo), refused);
    assert!(lost_on_time(&test, WHITE));
}

#[test]
fn clocks_stop_while_the_game_is_left() {
    let mut test = TestGame::new();
    test.begin(with_clock(ClockRule::PerGame { main: 60 }));
    test.send(Intent::Leave);
    test.pass(seconds(500));
    test.send(Intent::Continue);
    test.pass(seconds(1));
    assert_eq!(test.game().clock().remaining(BLACK), Some(seconds(59)));
}

/// A minute for each side.
const MINUTE: ClockRule = ClockRule::PerGame { main: 60 };

#[test]
fn a_move_in_the_frame_of_the_flag_is_in_time() {
    let mut test = TestGame::new();
    test.begin(with_clock(MINUTE));
    test.pass(seconds(59));
    let changes = test.frame([Intent::play(point("h8"))], seconds(2));
    assert_eq!(turn_of(&changes), Some(WHITE));
    assert_eq!(test.game().outcome(), None);
    // Nobody knows when in the frame it was made, so neither side is charged.
    assert_eq!(test.game().clock().remaining(BLACK), Some(seconds(1)));
    assert_eq!(test.game().clock().remaining(WHITE), Some(seconds(60)));
}

#[test]
fn a_winning_move_in_the_frame_of_the_flag_wins() {
    let mut test = TestGame::new();
    test.begin(with_clock(MINUTE));
    let (before, last) = BLACK_WINS.rsplit_once(' ').expect("moves");
    test.play(before);
    let changes = test.frame([Intent::play(point(last))], seconds(61));
    assert!(matches!(changes.last(), Some(Change::GameEnded { .. })));
    let winner = test.game().outcome().and_then(Outcome::winner);
    assert_eq!(winner, Some(BLACK));
}

#[test]
fn a_move_after_the_flag_is_too_late() {
    let mut test = TestGame::new();
    test.begin(with_clock(MINUTE));
    test.pass(seconds(61));
    let changes = test.play("h8");
    assert_eq!(changes, refused(Refusal::GameOver));
    assert!(lost_on_time(&test, BLACK));
}

#[test]
fn a_refused_move_does_not_delay_the_flag() {
    let mut test = TestGame::new();
    test.begin(with_clock(MINUTE));
    test.play("h8");
    test.frame([Intent::play(point("h8"))], seconds(61));
    assert!(lost_on_time(&test, WHITE));
}

/// A game in which the engine has Black, a minute, and is thinking about its first move.
fn a_game_with_a_thinking_engine() -> OneBoardMatch {
    let mut game = OneBoardMatch::new(1);
    let config = MatchConfig {
        clock: MINUTE,
        ..between(computer(), human())
    };
    game.apply(&Intent::NewMatch(Box::new(config)));
    game
}

/// An engine's move.
fn reply(request: u64, point: Point) -> Intent {
    let answer = EngineAnswer::Play(GameAction::Stone(point.into()), None);
    Intent::Engine { request, answer }
}

#[test]
fn an_engines_answer_before_the_flag_falls_counts() {
    let mut game = a_game_with_a_thinking_engine();
    let answer = reply(game.request(), point("h8"));
    assert_eq!(game.apply(&Intent::Tick(seconds(61))), []);
    let changes = game.apply(&answer);
    assert!(matches!(
        changes[0],
        Change::StonePlaced { side: BLACK, .. }
    ));
    assert_eq!(game.apply(&Intent::CheckFlag), []);
    assert_eq!(game.outcome(), None);
}

#[test]
fn an_engines_answer_after_the_flag_is_dropped() {
    let mut game = a_game_with_a_thinking_engine();
    let answer = reply(game.request(), point("h8"));
    game.apply(&Intent::Tick(seconds(61)));
    assert!(matches!(
        game.apply(&Intent::CheckFlag)[..],
        [Change::GameEnded { .. }]
    ));
    assert_eq!(game.apply(&answer), []);
    assert_eq!(game.outcome().and_then(Outcome::winner), Some(WHITE));
}

#[test]
fn during_a_pause_clocks_stop_and_no_moves_are_accepted() {
    let mut test = TestGame::new();
    test.begin(with_clock(MINUTE));
    test.play("h8");
    test.pass(seconds(5));
    assert_eq!(test.send(Intent::Pause), [Change::Paused]);
    assert_eq!(test.pass(seconds(500)), []);
    for intent in [Intent::play(point("i9")), Intent::Undo, Intent::RequestHint] {
        assert_eq!(test.send(intent), refused(Refusal::Paused));
    }
    assert!(test.game().is_board_hidden() && !test.game().is_human_turn());
    assert_eq!(test.send(Intent::Unpause), [Change::Unpaused]);
    test.pass(seconds(1));
    test.play("i9");
    assert_eq!(test.game().clock().remaining(WHITE), Some(seconds(54)));
}

#[test]
fn a_pause_ends_with_the_game() {
    let mut test = TestGame::new();
    test.begin(with_clock(MINUTE));
    test.play("h8");
    test.send(Intent::Pause);
    test.send(Intent::Resign);
    assert!(test.game().outcome().is_some() && !test.game().is_paused());
    assert_eq!(test.send(Intent::Pause), refused(Refusal::GameOver));
    test.send(Intent::NextGame);
    test.send(Intent::Pause);
    test.send(Intent::Restart);
    assert!(test.game().is_running());
}

/// Everything that the clocks of both sides show.
fn shown(game: &OneBoardMatch) -> Vec<(Option<Duration>, Option<u32>, Duration, Option<Duration>)> {
    let of = |side| {
        (
            game.clock().remaining(side),
            game.clock().periods(side),
            game.clock().total(side),
            game.clock().last_turn(side),
        )
    };
    [BLACK, WHITE].map(of).into()
}

/// Continues a game, either the one that was saved in the middle of a turn or the one that was not.
fn continue_game(
    test: &mut TestGame,
) -> Vec<Vec<(Option<Duration>, Option<u32>, Duration, Option<Duration>)>> {
    let mut seen = vec![shown(test.game())];
    test.pass(Duration::from_millis(1500));
    seen.push(shown(test.game()));
    for intent in [Intent::Undo, Intent::Undo, Intent::Redo] {
        test.send(intent);
        seen.push(shown(test.game()));
    }
    test.pass(seconds(2));
    test.play("a1");
    seen.push(shown(test.game()));
    seen
}

#[test]
fn saving_in_the_middle_of_a_turn_does_not_change_the_clocks() {
    for clock in [
        ClockRule::None,
        ClockRule::PerGame { main: 60 },
        ClockRule::Fischer {
            main: 60,
            increment: 3,
        },
        ClockRule::ByoYomi {
            main: 5,
            period: 10,
            periods: 3,
        },
        ClockRule::PerMove { time: 20 },
    ] {
        let mut test = TestGame::new();
        test.begin(with_clock(clock));
        test.pass(Duration::from_millis(7250));
        test.play("h8");
        test.pass(seconds(3));
        test.play("i9");
        test.pass(seconds(13));
        test.play("h9");
        test.pass(Duration::from_millis(4125));
        let mut copy = test.restarted();
        assert_eq!(
            continue_game(&mut copy),
            continue_game(&mut test),
            "{clock:?}"
        );
    }
}
