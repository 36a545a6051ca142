//! Play by a single switch alone.

use super::switch_testing::Switch;
use crate::live::Live;
use crate::locale::Locale;
use crate::state::Screen;

#[test]
fn a_game_is_set_up_played_and_won_by_the_switch_alone() {
    let mut switch = Switch::new();
    switch.choose("title-play");
    assert_eq!(switch.0.screen(), Screen::NewGame);
    // Two people: the first option of the mode.
    let people = switch.0.resource::<Locale>().text("new-mode-people");
    switch.wait(&people, |test| {
        Switch::marked_name(test).as_ref() == Some(&people)
    });
    switch.press();
    switch.choose("new-start");
    assert_eq!(switch.0.screen(), Screen::Game);
    for name in ["h8", "a1", "h9", "b1", "h10", "c1", "h11", "d1", "h12"] {
        let before = switch.0.resource::<Live>().moves();
        switch.play(name.parse().expect("a point"));
        assert_eq!(switch.0.resource::<Live>().moves(), before + 1, "{name}");
    }
    switch.0.settle();
    assert_eq!(switch.0.screen(), Screen::Result);
    assert!(switch.0.resource::<Live>().is_over());
}
