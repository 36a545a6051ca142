//! How often each screen is drawn without input, in virtual time.

use super::testing::TestApp;
use crate::live::{ClockRule, Intent, LiveMessage, MatchConfig, Player, Seat};
use crate::redraw::testing::{frame_after, frames_in};
use crate::redraw::{Redraw, Source};
use crate::settings::{MotionChoice, Settings};
use crate::state::Screen;

use bevy::prelude::*;
use std::time::Duration;

const SECOND: Duration = Duration::from_secs(1);

/// A match between two persons.
fn persons(clock: ClockRule) -> MatchConfig {
    let person = || Player {
        name: String::new(),
        seat: Seat::Human,
    };
    MatchConfig {
        players: [person(), person()],
        clock,
        ..MatchConfig::default()
    }
}

/// A match between two persons on the screen, in a focused window.
fn game(clock: ClockRule) -> TestApp {
    let mut test = TestApp::new();
    in_use(&mut test, true);
    test.settle();
    let begin = Intent::NewMatch(Box::new(persons(clock)));
    test.write(LiveMessage(begin));
    test.open(Screen::Game);
    // The animations of the opening screen have ended.
    frames_in(&mut test.app, SECOND);
    test
}

/// Sets the window's focus.
fn in_use(test: &mut TestApp, focused: bool) {
    let world = test.app.world_mut();
    let mut windows = world.query::<&mut Window>();
    let mut any = false;
    for mut window in windows.iter_mut(world) {
        window.focused = focused;
        any = true;
    }
    if !any {
        world.spawn(Window {
            focused,
            ..default()
        });
    }
}

#[test]
fn bug_a_game_with_a_clock_was_drawn_all_the_time() {
    let mut test = game(ClockRule::PerGame { main: 600 });
    assert_eq!(frames_in(&mut test.app, 30 * SECOND), 30);
    in_use(&mut test, false);
    // A clock is also drawn while the window has no focus.
    assert_eq!(frames_in(&mut test.app, 30 * SECOND), 30);
}

#[test]
fn in_its_last_ten_seconds_a_clock_is_drawn_ten_times_a_second() {
    let mut test = game(ClockRule::PerGame { main: 600 });
    frame_after(&mut test.app, 590 * SECOND);
    let frames = frames_in(&mut test.app, 5 * SECOND);
    assert!((48..=52).contains(&frames), "{frames}");
}

#[test]
fn without_a_clock_the_thinking_time_is_drawn_once_a_second_while_focused() {
    let mut test = game(ClockRule::None);
    assert_eq!(frames_in(&mut test.app, 30 * SECOND), 30);
    in_use(&mut test, false);
    frame_after(&mut test.app, SECOND);
    assert_eq!(frames_in(&mut test.app, 30 * SECOND), 0);
}

#[test]
fn a_clock_on_twin_boards_is_drawn_once_a_second() {
    let mut test = TestApp::new();
    in_use(&mut test, true);
    test.settle();
    let config = MatchConfig {
        twin: true,
        ..persons(ClockRule::PerGame { main: 600 })
    };
    let begin = Intent::NewMatch(Box::new(config));
    test.write(LiveMessage(begin));
    test.open(Screen::Game);
    frames_in(&mut test.app, SECOND);
    assert_eq!(frames_in(&mut test.app, 30 * SECOND), 30);
}

#[test]
fn a_menu_of_a_game_without_a_clock_is_not_drawn() {
    let mut test = game(ClockRule::None);
    test.open(Screen::Settings);
    frames_in(&mut test.app, SECOND);
    assert_eq!(frames_in(&mut test.app, 30 * SECOND), 0);
}

#[test]
fn bug_the_title_was_drawn_at_the_full_frame_rate() {
    let mut test = TestApp::new();
    in_use(&mut test, true);
    test.resource_mut::<Settings>().motion = MotionChoice::Full;
    // The demo's stones and the animated light, at their most active.
    test.app
        .add_systems(PostUpdate, |mut redraw: ResMut<Redraw>| {
            redraw.next_frame();
            redraw.every(Source::TitleLight);
        });
    test.settle();
    frames_in(&mut test.app, SECOND);
    assert_eq!(frames_in(&mut test.app, 10 * SECOND), 200);
}
