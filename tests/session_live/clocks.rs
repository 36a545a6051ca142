//! Clocks in a game: what runs, what ends it, and when time stands still.

use crate::harness::{
    BLACK_WINS, Table, between, computer, first_empty, human, point, seconds, thinking_by, turn_of,
    two_persons, with_clock,
};
use bevy::prelude::*;
use bevy::window::AppLifecycle;
use narabe::app::session::{Change, ClockRule, Intent, MatchConfig, OneBoardMatch, Refusal, Saves};
use narabe::app::state::Screen;
use narabe::app::storage::Folders;
use narabe::rules::{Outcome, Side, Victory};
use std::time::Duration;

const BLACK: Side = Side::Black;
const WHITE: Side = Side::White;

fn lost_on_time(table: &Table, loser: Side) -> bool {
    matches!(table.session().outcome(), Some(Outcome::Win { winner, by: Victory::Time }) if *winner == loser.other())
}

#[test]
fn thinking_time_is_counted_without_a_clock() {
    let mut table = Table::new();
    table.begin(two_persons());
    table.pass(seconds(4));
    table.play("h8");
    table.pass(seconds(9));
    assert_eq!(table.session().total_thinking(BLACK), seconds(4));
    assert_eq!(table.session().total_thinking(WHITE), seconds(9));
    assert_eq!(table.session().last_move_time(BLACK), Some(seconds(4)));
    assert_eq!(table.session().remaining(BLACK), None);
    assert_eq!(table.session().outcome(), None);
}

#[test]
fn the_flag_ends_the_game() {
    let mut table = Table::new();
    table.begin(with_clock(ClockRule::PerGame { main: 60 }));
    table.play("h8");
    let changes = table.pass(seconds(60));
    assert!(
        matches!(changes.last(), Some(Change::GameEnded { .. })),
        "{changes:?}"
    );
    assert!(lost_on_time(&table, WHITE));
    assert_eq!(table.session().remaining(BLACK), Some(seconds(60)));
    table.pass(seconds(60));
    assert_eq!(
        table.session().remaining(BLACK),
        Some(seconds(60)),
        "a game that is over has no running clock"
    );
}

#[test]
fn fischer_gives_its_increment_with_each_move() {
    let mut table = Table::new();
    table.begin(with_clock(ClockRule::Fischer {
        main: 30,
        increment: 5,
    }));
    table.pass(seconds(10));
    table.play("h8");
    assert_eq!(table.session().remaining(BLACK), Some(seconds(25)));
    table.pass(seconds(30));
    assert!(lost_on_time(&table, WHITE));
}

#[test]
fn byo_yomi_gives_its_periods() {
    let mut table = Table::new();
    table.begin(with_clock(ClockRule::ByoYomi {
        main: 5,
        period: 10,
        periods: 2,
    }));
    table.pass(seconds(12));
    assert_eq!(
        (
            table.session().remaining(BLACK),
            table.session().periods(BLACK)
        ),
        (Some(seconds(3)), Some(2))
    );
    table.play("h8");
    assert_eq!(table.session().remaining(BLACK), Some(seconds(10)));
    table.pass(seconds(16));
    assert_eq!(
        (
            table.session().remaining(WHITE),
            table.session().periods(WHITE)
        ),
        (Some(seconds(9)), Some(1))
    );
    table.pass(seconds(9));
    assert!(lost_on_time(&table, WHITE));
}

#[test]
fn the_last_seconds_are_called() {
    let mut table = Table::new();
    table.begin(with_clock(ClockRule::PerGame { main: 12 }));
    let mut called = Vec::new();
    for _ in 0..47 {
        for change in table.pass(Duration::from_millis(250)) {
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
fn undo_gives_the_time_back_even_after_the_flag() {
    let mut table = Table::new();
    table.begin(with_clock(ClockRule::PerGame { main: 60 }));
    table.pass(seconds(20));
    table.play("h8");
    table.pass(seconds(60));
    assert!(lost_on_time(&table, WHITE));
    let changes = table.send(Intent::Undo);
    assert_eq!(
        (&changes[0], turn_of(&changes)),
        (&Change::Undone { stones: 0 }, Some(WHITE))
    );
    assert_eq!(table.session().remaining(WHITE), Some(seconds(60)));
    table.send(Intent::Undo);
    assert_eq!(table.session().remaining(BLACK), Some(seconds(60)));
    table.send(Intent::Redo);
    assert_eq!(table.session().remaining(BLACK), Some(seconds(40)));
}

#[test]
fn time_stands_still_while_the_game_is_left() {
    let mut table = Table::new();
    table.begin(with_clock(ClockRule::PerGame { main: 60 }));
    table.send(Intent::Leave);
    table.pass(seconds(500));
    table.send(Intent::Continue);
    table.pass(seconds(1));
    assert_eq!(table.session().remaining(BLACK), Some(seconds(59)));
}

#[test]
fn time_stands_still_while_another_screen_or_program_is_in_front() {
    let mut table = Table::new();
    table.app().init_state::<Screen>();
    table
        .app()
        .world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Game);
    table.begin(with_clock(ClockRule::PerGame { main: 60 }));
    table.pass(Duration::ZERO);
    table
        .app()
        .world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Settings);
    table.pass(Duration::ZERO);
    table.pass(seconds(100));
    table
        .app()
        .world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Game);
    // The frame that comes back brings the time of the absence with it.
    table.pass(seconds(100));
    table.pass(seconds(1));
    assert_eq!(table.session().remaining(BLACK), Some(seconds(59)));
    table
        .app()
        .world_mut()
        .write_message(AppLifecycle::WillSuspend);
    table.pass(seconds(2));
    table
        .app()
        .world_mut()
        .write_message(AppLifecycle::Suspended);
    table.pass(seconds(100));
    table.app().world_mut().write_message(AppLifecycle::Running);
    table.pass(seconds(100));
    table.pass(seconds(3));
    assert_eq!(table.session().remaining(BLACK), Some(seconds(56)));
}

/// A minute for each.
const MINUTE: ClockRule = ClockRule::PerGame { main: 60 };

/// A wish and the time of its frame.
fn in_one_frame(table: &mut Table, intent: Intent, time: Duration) -> Vec<Change> {
    table.app().world_mut().write_message(intent);
    table.pass(time)
}

#[test]
fn a_move_that_comes_with_the_flag_was_made_in_time() {
    let mut table = Table::new();
    table.begin(with_clock(MINUTE));
    table.pass(seconds(59));
    let changes = in_one_frame(&mut table, Intent::play(point("h8")), seconds(2));
    assert_eq!(turn_of(&changes), Some(WHITE));
    assert_eq!(table.session().outcome(), None);
    // Nobody knows when in the frame it was made, so nobody pays for it.
    assert_eq!(table.session().remaining(BLACK), Some(seconds(1)));
    assert_eq!(table.session().remaining(WHITE), Some(seconds(60)));
}

#[test]
fn a_winning_move_that_comes_with_the_flag_wins() {
    let mut table = Table::new();
    table.begin(with_clock(MINUTE));
    let (before, last) = BLACK_WINS.rsplit_once(' ').expect("moves");
    table.play(before);
    let changes = in_one_frame(&mut table, Intent::play(point(last)), seconds(61));
    assert!(matches!(changes.last(), Some(Change::GameEnded { .. })));
    let winner = table.session().outcome().and_then(Outcome::winner);
    assert_eq!(winner, Some(BLACK));
}

#[test]
fn a_move_after_the_flag_is_too_late() {
    let mut table = Table::new();
    table.begin(with_clock(MINUTE));
    table.pass(seconds(61));
    let changes = table.play("h8");
    assert_eq!(changes, [Change::Refused(Refusal::GameOver)]);
    assert!(lost_on_time(&table, BLACK));
}

#[test]
fn a_refused_move_does_not_hold_the_flag_up() {
    let mut table = Table::new();
    table.begin(with_clock(MINUTE));
    table.play("h8");
    in_one_frame(&mut table, Intent::play(point("h8")), seconds(61));
    assert!(lost_on_time(&table, WHITE));
}

/// A game in which the engine has Black and a minute, and is at its first move.
fn an_engine_at_work() -> OneBoardMatch {
    let mut session = OneBoardMatch::new(1);
    let config = MatchConfig {
        clock: MINUTE,
        ..between(computer(), human())
    };
    session.apply(&Intent::NewMatch(Box::new(config)));
    session
}

#[test]
fn an_engines_answer_counts_when_it_is_there_before_the_flag_falls() {
    let mut session = an_engine_at_work();
    let answer = Intent::reply(session.request(), point("h8"));
    assert_eq!(session.apply(&Intent::Tick(seconds(61))), []);
    let changes = session.apply(&answer);
    assert!(matches!(
        changes[0],
        Change::StonePlaced { side: BLACK, .. }
    ));
    assert_eq!(session.apply(&Intent::Fall), []);
    assert_eq!(session.outcome(), None);
}

#[test]
fn an_engines_answer_after_the_flag_is_dropped() {
    let mut session = an_engine_at_work();
    let answer = Intent::reply(session.request(), point("h8"));
    session.apply(&Intent::Tick(seconds(61)));
    assert!(matches!(
        session.apply(&Intent::Fall)[..],
        [Change::GameEnded { .. }]
    ));
    assert_eq!(session.apply(&answer), []);
    assert_eq!(session.outcome().and_then(Outcome::winner), Some(WHITE));
}

#[test]
fn in_a_pause_clocks_stand_still_and_nothing_is_played() {
    let mut table = Table::new();
    table.begin(with_clock(MINUTE));
    table.play("h8");
    table.pass(seconds(5));
    assert_eq!(table.send(Intent::Pause), [Change::Paused]);
    assert_eq!(table.pass(seconds(500)), []);
    for intent in [Intent::play(point("i9")), Intent::Undo, Intent::Hint] {
        assert_eq!(table.send(intent), [Change::Refused(Refusal::Paused)]);
    }
    assert!(table.session().is_covered() && !table.session().is_human_turn());
    assert_eq!(table.send(Intent::GoOn), [Change::WentOn]);
    table.pass(seconds(1));
    table.play("i9");
    assert_eq!(table.session().remaining(WHITE), Some(seconds(54)));
}

#[test]
fn an_engine_stops_in_a_pause_and_is_asked_anew_after_it() {
    let mut table = Table::with(thinking_by(|position, _| first_empty(position)));
    table.begin(MatchConfig {
        clock: MINUTE,
        ..between(human(), computer())
    });
    // The pause comes with the move: the engine has not been asked yet.
    let move_and_pause = [Intent::play(point("h8")), Intent::Pause];
    table.app().world_mut().write_message_batch(move_and_pause);
    table.pass(Duration::ZERO);
    assert_eq!(table.session().thinking_side(), None);
    table.pass(seconds(100));
    assert_eq!(table.stones(), "h8");
    table.send(Intent::GoOn);
    table.settle();
    assert_eq!(table.stones(), "h8 a1");
}

#[test]
fn a_pause_ends_with_its_game() {
    let mut table = Table::new();
    table.begin(with_clock(MINUTE));
    table.play("h8");
    table.send(Intent::Pause);
    table.send(Intent::Resign);
    assert!(table.session().outcome().is_some() && !table.session().is_paused());
    let refusal = [Change::Refused(Refusal::GameOver)];
    assert_eq!(table.send(Intent::Pause), refusal);
    table.send(Intent::NextGame);
    table.send(Intent::Pause);
    table.send(Intent::Restart);
    assert!(table.session().is_running());
}

/// All that the clocks of both sides show.
fn shown(
    session: &OneBoardMatch,
) -> Vec<(Option<Duration>, Option<u32>, Duration, Option<Duration>)> {
    let of = |side| {
        (
            session.remaining(side),
            session.periods(side),
            session.total_thinking(side),
            session.last_move_time(side),
        )
    };
    [BLACK, WHITE].map(of).into()
}

/// What is done to the game that was saved in the middle of a turn, and to its twin that never was.
fn go_on(
    table: &mut Table,
) -> Vec<Vec<(Option<Duration>, Option<u32>, Duration, Option<Duration>)>> {
    let mut seen = vec![shown(table.session())];
    table.pass(Duration::from_millis(1500));
    seen.push(shown(table.session()));
    for intent in [Intent::Undo, Intent::Undo, Intent::Redo] {
        table.send(intent);
        seen.push(shown(table.session()));
    }
    table.pass(seconds(2));
    table.play("a1");
    seen.push(shown(table.session()));
    seen
}

#[test]
fn a_game_saved_in_the_middle_of_a_turn_goes_on_as_if_it_had_never_been_saved() {
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
        let mut table = Table::new();
        table.begin(with_clock(clock));
        table.pass(Duration::from_millis(7250));
        table.play("h8");
        table.pass(seconds(3));
        table.play("i9");
        table.pass(seconds(13));
        table.play("h9");
        table.pass(Duration::from_millis(4125));
        let saves = Saves::new(&Folders::at(table.home()));
        let path = saves.save("In thought", table.live()).expect("saved");
        let mut twin = Table::new();
        twin.send(Intent::Open(path));
        assert_eq!(go_on(&mut twin), go_on(&mut table), "{clock:?}");
    }
}
