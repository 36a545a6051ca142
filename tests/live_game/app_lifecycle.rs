//! The time of a game while another screen or program is in front.

use crate::harness::TestApp;
use crate::play::{Play, seconds, with_clock};
use bevy::prelude::*;
use bevy::window::AppLifecycle;
use narabe::live::ClockRule;
use narabe::state::Screen;
use narabe_rules::Side;
use std::time::Duration;

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
