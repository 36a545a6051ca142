//! The set-up of a tournament without a window.

use super::draft::ArenaDraft;
use crate::arena::{Arena, ArenaRequest};
use crate::screens::testing::TestApp;
use crate::state::Screen;
use narabe_arena::{Format, Who};
use narabe_engine_core::classic::Classic;
use narabe_rules::Rule;

#[test]
fn players_are_chosen_one_by_one() {
    let mut test = TestApp::at(Screen::ArenaSetup);
    let shapes = Who::Classic(Classic::Shapes);
    assert!(!test.resource::<ArenaDraft>().has(&shapes));
    test.press("arena-player-opponent-shapes");
    assert!(test.resource::<ArenaDraft>().has(&shapes));
    test.press("arena-player-opponent-shapes");
    assert!(!test.resource::<ArenaDraft>().has(&shapes));
}

#[test]
fn a_match_to_a_decision_wants_two_players() {
    let mut test = TestApp::at(Screen::ArenaSetup);
    test.pick("arena-format", 2);
    test.settle();
    assert!(test.says("arena-player-two"));
    assert!(!test.has("arena-games-of-pair"));
    test.pick("arena-format", 0);
    test.settle();
    assert!(!test.says("arena-player-two"));
}

#[test]
fn what_was_set_up_is_played() {
    let mut test = TestApp::at(Screen::ArenaSetup);
    test.pick("arena-rule", 2);
    test.pick("arena-openings", 1);
    test.pick("arena-time", 0);
    test.settle();
    test.press("arena-start");
    test.wait(|test| test.screen() == Screen::Arena);
    let run = test.resource::<Arena>().run().expect("a tournament");
    let tournament = run.tournament();
    assert_eq!(tournament.rule, Rule::Renju);
    assert_eq!(tournament.limits.time, Some(100));
    assert!(matches!(
        tournament.format,
        Format::RoundRobin { games: 8, .. }
    ));
    test.send(ArenaRequest::Discard);
    assert!(test.resource::<Arena>().run().is_none());
}
