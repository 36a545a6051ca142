//! How often each screen is drawn when nobody touches it, in virtual time.

use super::testing::Stage;
use crate::app::redraw::testing::{frame_after, frames_in};
use crate::app::redraw::{Redraw, Source};
use crate::app::session::{ClockRule, Intent, MatchConfig, Player, Seat};
use crate::app::settings::{MotionChoice, Settings};
use crate::app::state::Screen;

use bevy::prelude::*;
use std::time::Duration;

const SECOND: Duration = Duration::from_secs(1);

/// A match of two persons.
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

/// Such a match on the screen, in a window that is in use.
fn game(clock: ClockRule) -> Stage {
    let mut stage = Stage::new();
    in_use(&mut stage, true);
    stage.settle();
    let begin = Intent::NewMatch(Box::new(persons(clock)));
    stage.app.world_mut().write_message(begin);
    stage.open(Screen::Game);
    // Whatever came with the screen is over.
    frames_in(&mut stage.app, SECOND);
    stage
}

/// The window is in use, or another one is.
fn in_use(stage: &mut Stage, focused: bool) {
    let world = stage.app.world_mut();
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
    let mut stage = game(ClockRule::PerGame { main: 600 });
    assert_eq!(frames_in(&mut stage.app, 30 * SECOND), 30);
    in_use(&mut stage, false);
    // A clock runs for whoever looks on from another window, too.
    assert_eq!(frames_in(&mut stage.app, 30 * SECOND), 30);
}

#[test]
fn in_its_last_ten_seconds_a_clock_is_drawn_ten_times_a_second() {
    let mut stage = game(ClockRule::PerGame { main: 600 });
    frame_after(&mut stage.app, 590 * SECOND);
    let frames = frames_in(&mut stage.app, 5 * SECOND);
    assert!((48..=52).contains(&frames), "{frames}");
}

#[test]
fn without_a_clock_the_thinking_time_is_drawn_once_a_second_while_somebody_looks() {
    let mut stage = game(ClockRule::None);
    assert_eq!(frames_in(&mut stage.app, 30 * SECOND), 30);
    in_use(&mut stage, false);
    frame_after(&mut stage.app, SECOND);
    assert_eq!(frames_in(&mut stage.app, 30 * SECOND), 0);
}

#[test]
fn a_clock_on_twin_boards_is_drawn_once_a_second() {
    let mut stage = Stage::new();
    in_use(&mut stage, true);
    stage.settle();
    let config = MatchConfig {
        twin: true,
        ..persons(ClockRule::PerGame { main: 600 })
    };
    let begin = Intent::NewMatch(Box::new(config));
    stage.app.world_mut().write_message(begin);
    stage.open(Screen::Twin);
    frames_in(&mut stage.app, SECOND);
    assert_eq!(frames_in(&mut stage.app, 30 * SECOND), 30);
}

#[test]
fn a_menu_of_a_game_without_a_clock_is_not_drawn() {
    let mut stage = game(ClockRule::None);
    stage.open(Screen::Settings);
    frames_in(&mut stage.app, SECOND);
    assert_eq!(frames_in(&mut stage.app, 30 * SECOND), 0);
}

#[test]
fn bug_what_moves_on_the_title_was_drawn_at_full_speed() {
    let mut stage = Stage::new();
    in_use(&mut stage, true);
    stage.app.world_mut().resource_mut::<Settings>().motion = MotionChoice::Full;
    // The stones of the demo and the light, at their busiest.
    stage
        .app
        .add_systems(PostUpdate, |mut redraw: ResMut<Redraw>| {
            redraw.next_frame();
            redraw.every(Source::TitleLight);
        });
    stage.settle();
    frames_in(&mut stage.app, SECOND);
    assert_eq!(frames_in(&mut stage.app, 10 * SECOND), 200);
}
