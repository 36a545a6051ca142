//! The screen on which a position is set up, without a window.

use super::*;
use crate::board::BoardId;
use crate::layout::Layout;
use crate::live::Live;
use crate::locale::Locale;
use crate::screens::testing::TestApp;
use crate::study::OpenStudy;
use crate::widgets::testing::key_input;
use bevy::input::keyboard::Key;
use narabe_rules::Point;

fn opened() -> TestApp {
    TestApp::at(Screen::PositionSetup)
}

fn press(test: &mut TestApp, points: &str) {
    for point in points.split(' ') {
        let point: Point = point.parse().expect("a point");
        test.send(PositionRequest::Press(point));
    }
}

fn stones(test: &TestApp) -> Vec<(Point, Side)> {
    test.board_model(BoardId::First).moves.clone()
}

fn is_disabled(test: &mut TestApp, key: &str) -> bool {
    let control = test.control(key);
    let world = test.app.world();
    world.get::<InteractionDisabled>(control).is_some()
}

#[test]
fn tools_place_stones_and_a_press_on_a_stone_takes_it_away() {
    let mut test = opened();
    press(&mut test, "h8 i9");
    let sides = |test: &TestApp| stones(test).iter().map(|stone| stone.1).collect::<Vec<_>>();
    assert_eq!(sides(&test), [Side::Black, Side::White]);
    test.pick("position-tools", 1);
    test.settle();
    press(&mut test, "j10");
    assert_eq!(sides(&test), [Side::Black, Side::White, Side::White]);
    test.pick("position-tools", 3);
    test.settle();
    press(&mut test, "a1 h8");
    assert_eq!(sides(&test), [Side::White, Side::White]);
    test.press("position-undo");
    assert_eq!(stones(&test).len(), 3);
    test.press("position-redo");
    assert_eq!(stones(&test).len(), 2);
}

#[test]
fn number_keys_choose_the_tool() {
    let mut test = opened();
    let two = Key::Character("2".into());
    test.send(key_input(KeyCode::Digit2, two, Entity::PLACEHOLDER));
    assert_eq!(test.resource::<PositionSetup>().tool(), Tool::White);
    assert!(test.says_with("position-hint", &[("tool", "white".into())]));
}

#[test]
fn the_whole_board_is_mirrored_rotated_shifted_and_cleared() {
    let mut test = opened();
    assert!(is_disabled(&mut test, "position-clear"));
    press(&mut test, "a1");
    let first = |test: &TestApp| stones(test)[0].0.to_string();
    test.press("position-mirror");
    assert_eq!(first(&test), "o1");
    test.press("position-rotate");
    assert_eq!(first(&test), "a1");
    test.press("position-shift");
    test.press("position-shift-up");
    test.press("position-shift-right");
    assert_eq!(first(&test), "b2");
    test.press("position-shift-down");
    test.press("position-shift-down");
    assert_eq!(first(&test), "b1", "the second one is refused");
    assert!(!test.has("position-mirror"));
    test.press("position-shift-done");
    test.press("position-clear");
    assert!(stones(&test).is_empty());
}

#[test]
fn checks_say_what_is_wrong_and_a_won_position_cannot_be_studied() {
    let mut test = opened();
    assert!(test.says("position-no-five"));
    test.pick("position-tools", 1);
    press(&mut test, "h8 i8");
    let extra = |extra: usize| [("side", "white".into()), ("extra", extra.into())];
    assert!(test.says_with("position-too-many", &extra(2)));
    assert!(test.says("position-numbers-black"));
    assert!(!is_disabled(&mut test, "position-analyse"));
    assert!(is_disabled(&mut test, "study-play-here"));
    test.pick("position-to-move", 1);
    test.settle();
    assert!(test.says_with("position-too-many", &extra(3)));
    press(&mut test, "j8 k8 l8");
    let five = [
        ("winner", "white".into()),
        ("first", "H8".into()),
        ("last", "L8".into()),
    ];
    assert!(test.says_with("position-five", &five));
    assert!(is_disabled(&mut test, "position-analyse"));
}

#[test]
fn rule_and_board_are_chosen_in_a_dialog() {
    let mut test = opened();
    let size = test.text_with("new-board-value", &[("size", 15.into())]);
    let words = [test.text("rule-freestyle"), size];
    let words = test.resource::<Locale>().facts(words);
    assert!(test.shows(&words));
    test.press("position-rule");
    test.pick("new-rule", 2);
    test.settle();
    test.pick("new-board", 0);
    test.settle();
    let setup = test.resource::<PositionSetup>().editor().setup().clone();
    assert_eq!(setup.rule(), Rule::Renju);
    assert_ne!(setup.size(), BoardSize::DEFAULT);
    assert_eq!(test.board_model(BoardId::First).size, setup.size());
}

#[test]
fn a_pasted_text_becomes_the_position_and_the_line_below_says_so() {
    let mut test = opened();
    test.send(PositionRequest::Read("h8 i9 h7".into()));
    assert_eq!(stones(&test).len(), 3);
    assert!(test.says_with("position-understood", &[("moves", 3.into())]));
    test.send(PositionRequest::Read("h8 i9 zz".into()));
    assert_eq!(stones(&test).len(), 3);
    let refused = test.text_with("position-not-understood", &[("reason", "".into())]);
    assert!(test.shows_part(&refused), "{:?}", test.texts());
}

#[test]
fn analyse_opens_the_position_as_a_study() {
    let mut test = opened();
    press(&mut test, "h8 i9");
    test.press("position-analyse");
    assert_eq!(test.screen(), Screen::Study);
    let study = test.resource::<OpenStudy>().study();
    assert_eq!(study.record().ply(), 2);
}

#[test]
fn a_game_begins_at_the_position() {
    let mut test = opened();
    press(&mut test, "h8 i9 h7");
    test.press("study-play-here");
    test.press("study-play-start");
    assert_eq!(test.screen(), Screen::Game);
    let live = test.resource::<Live>();
    assert_eq!(live.one_board().position().ply(), 3);
}

#[test]
fn on_a_phone_the_checks_are_one_line_that_opens_a_sheet() {
    for (width, height) in [(390.0, 844.0), (844.0, 390.0)] {
        let mut test = opened();
        test.app
            .insert_resource(Layout::new(Vec2::new(width, height), 1.0, 1.0));
        test.send(Rebuild);
        assert!(test.says("position-checks-good"));
        assert!(!test.says("position-no-five"));
        test.press("position-checks");
        assert!(test.says("position-no-five"));
    }
}
