//! The time of a game while another screen or program is in front.

use crate::harness::TestApp;
use crate::play::{Play, seconds, two_persons, with_clock};
use bevy::prelude::*;
use bevy::window::AppLifecycle;
use narabe::live::{Change, ClockRule, Live, Refusal};
use narabe::state::Screen;
use narabe_rules::Side;
use std::time::Duration;

/// In how many frames the live game was marked as changed.
#[derive(Resource, Default)]
struct MarkedFrames(usize);

fn count_marked_frames(test: &mut TestApp) {
    test.app().init_resource::<MarkedFrames>().add_systems(
        Last,
        |live: Res<Live>, mut marked: ResMut<MarkedFrames>| {
            marked.0 += usize::from(live.is_changed());
        },
    );
}

#[test]
fn bug_a_refused_move_marked_the_game_as_changed() {
    let mut test = TestApp::new();
    count_marked_frames(&mut test);
    test.begin(two_persons());
    test.play("h8");
    let before = test.resource::<MarkedFrames>().0;
    assert_eq!(test.play("h8"), [Change::Refused(Refusal::Occupied)]);
    assert_eq!(test.resource::<MarkedFrames>().0, before);
}

#[test]
fn bug_a_running_clock_marked_the_game_as_changed_in_each_frame() {
    let mut test = TestApp::new();
    count_marked_frames(&mut test);
    test.begin(with_clock(ClockRule::PerGame { main: 60 }));
    let before = test.resource::<MarkedFrames>().0;
    for _ in 0..5 {
        test.pass(seconds(1));
    }
    let clock = test.game().clock();
    assert_eq!(clock.remaining(Side::Black), Some(seconds(55)));
    assert_eq!(test.resource::<MarkedFrames>().0, before);
    test.play("h8");
    assert!(test.resource::<MarkedFrames>().0 > before);
}

#[test]
fn clocks_stop_while_another_screen_or_program_is_in_front() {
    let mut test = TestApp::new();
    test.app().init_state::<Screen>();
    test.app()
        .world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Game);
    test.begin(with_clock(ClockRule::PerGame { main: 60 }));
    test.pass(Duration::ZERO);
    test.app()
        .world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Settings);
    test.pass(Duration::ZERO);
    test.pass(seconds(100));
    test.app()
        .world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Game);
    // The frame after the return lasts as long as the absence.
    test.pass(seconds(100));
    test.pass(seconds(1));
    assert_eq!(
        test.game().clock().remaining(Side::Black),
        Some(seconds(59))
    );
    test.app()
        .world_mut()
        .write_message(AppLifecycle::WillSuspend);
    test.pass(seconds(2));
    test.app()
        .world_mut()
        .write_message(AppLifecycle::Suspended);
    test.pass(seconds(100));
    test.app().world_mut().write_message(AppLifecycle::Running);
    test.pass(seconds(100));
    test.pass(seconds(3));
    assert_eq!(
        test.game().clock().remaining(Side::Black),
        Some(seconds(56))
    );
}
