//! The set-up screen, without a window.

use super::draft;
use crate::layout::Layout;
use crate::live::{BlackRule, ClockRule, FoulRule, Intent, MatchLength, Seat};
use crate::screens::testing::TestApp;
use crate::state::Screen;
use bevy::prelude::*;
use bevy::ui_widgets::ScrollIntoView;
use narabe_engine_core::classic::Classic;
use narabe_rules::Rule;
use narabe_rules::opening::Protocol;

#[test]
fn bug_the_modes_touched_their_frames_on_a_small_phone_on_its_side() {
    let layout = |width, height| Layout::new(Vec2::new(width, height), 1.0, 1.0);
    for (width, height, has_room) in [
        (640.0, 360.0, false),
        (667.0, 375.0, false),
        (740.0, 360.0, true),
        (1280.0, 800.0, true),
    ] {
        let layout = layout(width, height);
        assert_eq!(super::has_room_for_icons(&layout), has_room, "{width}");
    }
}

/// The entities that were scrolled to.
#[derive(Resource, Default)]
struct ScrolledTo(Vec<Entity>);

#[test]
fn bug_the_list_of_openings_did_not_show_the_chosen_one() {
    let mut test = TestApp::at(Screen::NewGame);
    test.press("new-opening");
    test.press("protocol sakata");
    let record = |scroll: On<ScrollIntoView>, mut to: ResMut<ScrolledTo>| to.0.push(scroll.entity);
    test.app.init_resource::<ScrolledTo>().add_observer(record);
    test.press("new-opening");
    test.settle();
    let row = test.control("protocol sakata");
    assert!(test.resource::<ScrolledTo>().0.contains(&row));
}

#[test]
fn every_option_is_remembered_at_once() {
    let mut test = TestApp::at(Screen::NewGame);
    test.pick("new-rule", 1);
    test.pick("new-board", 3);
    test.pick("new-clock", 2);
    test.pick("new-black", 3);
    test.pick("new-match", 1);
    test.pick("new-opponent", 10);
    let setup = test.setup();
    assert_eq!(setup.rule, Rule::Standard);
    assert_eq!(setup.size.get(), 19);
    assert_eq!(
        setup.clock,
        ClockRule::Fischer {
            main: 600,
            increment: 5
        }
    );
    assert_eq!(setup.black, BlackRule::Random);
    assert_eq!(setup.length, MatchLength::BestOf(3));
    assert_eq!(setup.players[1].seat, Seat::Classic(Classic::Defender));
}

#[test]
fn other_sizes_are_set_by_the_stepper() {
    let mut test = TestApp::at(Screen::NewGame);
    assert!(!test.has("new-board-points-more"));
    test.pick("new-board", draft::SIZES.len());
    test.press("new-board-points-more");
    assert_eq!(test.setup().size.get(), 16);
    test.pick("new-board", 0);
    assert_eq!(test.setup().size.get(), 13);
    assert!(!test.has("new-board-points-more"));
}

#[test]
fn a_longer_match_is_set_by_the_stepper() {
    let mut test = TestApp::at(Screen::NewGame);
    test.pick("new-match", 1);
    test.press("new-match-games-more");
    test.press("new-match-games-more");
    assert_eq!(test.setup().length, MatchLength::BestOf(7));
    test.pick("new-match", 3);
    assert_eq!(test.setup().length, MatchLength::Open);
    test.pick("new-match", 1);
    assert_eq!(test.setup().length, MatchLength::BestOf(7));
}

#[test]
fn the_length_is_set_in_games_or_in_wins() {
    let mut test = TestApp::at(Screen::NewGame);
    test.pick("new-match", 2);
    assert_eq!(test.setup().length, MatchLength::FirstTo(3));
    assert!(!test.has("new-match-games-more"));
    test.press("new-match-wins-more");
    assert_eq!(test.setup().length, MatchLength::FirstTo(4));
    test.pick("new-match", 1);
    assert_eq!(test.setup().length, MatchLength::BestOf(3));
}

#[test]
fn other_rules_for_black_have_a_second_choice() {
    let mut test = TestApp::at(Screen::NewGame);
    let mut black = |key, index| {
        test.pick(key, index);
        test.setup().black
    };
    assert_eq!(black("new-black", 3), BlackRule::Random);
    assert_eq!(black("new-black-other", 0), BlackRule::Loser);
    assert_eq!(black("new-black-other", 1), BlackRule::Winner);
    assert_eq!(black("new-black", 2), BlackRule::Alternate);
    assert_eq!(black("new-black", 3), BlackRule::Winner, "as it was chosen");
    test.pick("new-black", 0);
    assert!(!test.has("new-black-other"));
}

#[test]
fn only_renju_has_the_option_for_fouls() {
    let mut test = TestApp::at(Screen::NewGame);
    assert!(!test.has("new-fouls"));
    test.pick("new-rule", 2);
    assert_eq!(test.setup().rule, Rule::Renju);
    test.pick("new-fouls", 1);
    assert_eq!(test.setup().fouls, FoulRule::Loses);
    test.pick("new-rule", 0);
    assert!(!test.has("new-fouls"));
}

/// Whether a note says that one name has taken the place of another.
fn says_changed(test: &mut TestApp, id: &str, names: [&str; 2]) -> bool {
    let [now, before] = names.map(|name| test.text(name).into());
    test.says_with(id, &[("now", now), ("before", before)])
}

#[test]
fn bug_an_opening_changed_rule_and_board_without_a_word() {
    let mut test = TestApp::at(Screen::NewGame);
    test.pick("new-rule", 2);
    test.pick("new-board", 2);
    test.press("new-opening");
    assert_eq!(
        test.setup().size.get(),
        17,
        "the list alone changes nothing"
    );
    test.press("protocol swap2");
    assert_eq!(
        (test.setup().rule, test.setup().size.get()),
        (Rule::Standard, 15)
    );
    assert!(says_changed(
        &mut test,
        "new-changed-rule",
        ["rule-standard", "rule-renju"]
    ));
    let sizes = [("now", 15.into()), ("before", 17.into())];
    assert!(
        test.says_with("new-changed-size", &sizes),
        "{:?}",
        test.texts()
    );
    test.pick("new-board", 2);
    assert!(
        !test.says_with("new-changed-size", &sizes),
        "the person has chosen since"
    );
    test.press("new-opening");
    test.press("protocol swap2");
    assert_eq!(
        test.setup().size.get(),
        17,
        "the same opening again changes nothing"
    );
}

#[test]
fn bug_twin_boards_changed_the_opponent_without_a_word() {
    let mut test = TestApp::at(Screen::NewGame);
    test.pick("new-rule", draft::RULES.len() - 1);
    let id = "new-changed-opponent";
    let [futaba, sasa] = ["opponent-futaba", "opponent-sasa"];
    assert!(says_changed(&mut test, id, [futaba, sasa]));
    test.pick("new-rule", 0);
    assert!(says_changed(&mut test, id, [sasa, futaba]));
    test.pick("new-mode", 0);
    test.pick("new-rule", draft::RULES.len() - 1);
    assert!(!says_changed(&mut test, id, [futaba, sasa]));
}

#[test]
fn matches_alternate_black_by_default() {
    let test = TestApp::at(Screen::NewGame);
    assert_eq!(test.setup().black, BlackRule::Alternate);
}

#[test]
fn start_begins_the_configured_match() {
    let mut test = TestApp::at(Screen::NewGame);
    test.pick("new-board", 4);
    test.intents();
    test.press("new-start");
    let expected = draft::finished(test.setup());
    assert_eq!(expected.size.get(), 20);
    assert_eq!(test.intents(), [Intent::NewMatch(Box::new(expected))]);
    assert_eq!(*test.resource::<State<Screen>>().get(), Screen::Game);
}

#[test]
fn enter_starts_unless_a_button_has_the_focus() {
    use bevy::input_focus::InputFocus;
    let mut test = TestApp::at(Screen::NewGame);
    let swap = test.control("new-swap");
    test.focus(swap);
    press_enter(&mut test);
    assert!(test.intents().is_empty());
    test.resource_mut::<InputFocus>().clear();
    press_enter(&mut test);
    assert_eq!(test.intents().len(), 1);
}

/// Presses the key for one frame, as between two reads of the keyboard.
fn press_enter(test: &mut TestApp) {
    use crate::widgets::testing::key_input;
    use bevy::input::ButtonState;
    use bevy::input::keyboard::{Key, KeyboardInput};
    let enter = key_input(KeyCode::Enter, Key::Enter, Entity::PLACEHOLDER);
    for state in [ButtonState::Pressed, ButtonState::Released] {
        test.write(KeyboardInput {
            state,
            ..enter.clone()
        });
        test.frames(1);
    }
}

#[test]
fn a_custom_clock_is_applied_only_by_its_button() {
    let mut test = TestApp::at(Screen::NewGame);
    test.pick("new-clock", 3);
    assert_eq!(test.setup().clock, draft::CUSTOM_CLOCK);
    test.pick("new-clock-kind", 1);
    test.press("new-clock-increment-more");
    assert_eq!(test.setup().clock, draft::CUSTOM_CLOCK);
    test.press("new-clock-use");
    assert_eq!(
        test.setup().clock,
        ClockRule::Fischer {
            main: 600,
            increment: 8
        }
    );
    assert!(!test.has("new-clock-use"));
}

#[test]
fn a_protocol_sets_the_rule_and_the_board_that_it_was_made_for() {
    let mut test = TestApp::at(Screen::NewGame);
    test.pick("new-rule", 1);
    test.pick("new-board", 3);
    test.press("new-opening");
    test.press("protocol soosorv8");
    let setup = test.setup();
    assert_eq!(setup.protocol, Protocol::Soosorv8);
    assert_eq!((setup.rule, setup.size.get()), (Rule::Renju, 15));
    assert!(!test.has("protocol soosorv8"), "the dialog has closed");
    // Everything else stays allowed, and a note says what is unusual.
    test.pick("new-rule", 1);
    assert_eq!(test.setup().protocol, Protocol::Soosorv8);
    assert!(test.says("new-opening-for-renju"));
}

#[test]
fn six_in_a_row_under_caro_is_a_choice() {
    let mut test = TestApp::at(Screen::NewGame);
    assert!(!test.has("new-overlines"));
    test.pick("new-rule", 3);
    test.pick("new-overlines", 1);
    assert_eq!(test.setup().rule, Rule::CaroOverline);
    test.pick("new-rule", 0);
    assert_eq!(test.setup().rule, Rule::Freestyle);
}
