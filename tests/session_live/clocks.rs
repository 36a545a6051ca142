//! Clocks in a game: what runs, what ends it, and when time stands still.

use crate::harness::{Table, seconds, turn_of, two_persons, with_clock};
use bevy::prelude::*;
use bevy::window::AppLifecycle;
use narabe::app::session::{Change, ClockRule, Intent};
use narabe::app::state::Screen;
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
