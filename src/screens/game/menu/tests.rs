//! The menu and its dialogs, without a window, in games on one board and on twin boards.

use super::*;
use crate::live::{Change, LiveReader, MatchConfig, OneBoardMatch, Player, Refusal, Seat};
use crate::screens::testing::{TestApp, twin_game, two_stones};
use crate::widgets::testing::key_input;
use bevy::input::keyboard::Key;
use narabe_engine_core::classic::Classic;
use narabe_rules::{Rule, Side};

fn with_the_menu_open() -> TestApp {
    over(two_stones())
}

/// The menu over a game.
fn over(live: OneBoardMatch) -> TestApp {
    let mut test = TestApp::new();
    test.app.insert_resource(Live::from(live));
    test.open(Screen::Game);
    open_menu(&mut test);
    test
}

/// The menu over a game on twin boards.
fn over_twins() -> TestApp {
    let mut test = TestApp::started();
    test.app.insert_resource(Live::from(twin_game("L:j10")));
    test.open(Screen::Game);
    open_menu(&mut test);
    test
}

fn open_menu(test: &mut TestApp) {
    test.send(OpenMenu);
}

fn live(test: &TestApp) -> &OneBoardMatch {
    test.resource::<Live>().one_board()
}

fn is_disabled(test: &mut TestApp, key: &str) -> bool {
    let control = test.control(key);
    let entity = test.app.world().entity(control);
    entity.contains::<InteractionDisabled>()
}

/// The focus keys of the menu's buttons in order.
fn places(test: &mut TestApp) -> Vec<String> {
    let first = test.control("menu-save");
    let world = test.app.world();
    let row = world.get::<ChildOf>(first).expect("a grid").0;
    let children = world.get::<Children>(row).expect("entries");
    children
        .iter()
        .filter_map(|child| world.get::<crate::widgets::FocusKey>(child))
        .map(|key| key.0.to_string())
        .collect()
}

#[test]
fn bug_menu_entries_moved_between_rules() {
    let mut freestyle = over(two_stones());
    let renju = MatchConfig {
        rule: Rule::Renju,
        ..two_stones().config().clone()
    };
    let mut live = two_stones();
    live.apply(&Intent::NewMatch(Box::new(renju)));
    let mut renju = over(live);
    let expected = places(&mut freestyle);
    assert_eq!(expected.len(), MenuEntry::ALL.len());
    assert_eq!(places(&mut renju), expected);
    assert_eq!(places(&mut over_twins()), expected);
    assert!(is_disabled(&mut freestyle, "menu-pass"));
    assert!(is_disabled(&mut over_twins(), "menu-swap"));
}

#[test]
fn bug_save_game_closed_the_dialog_that_it_had_opened() {
    let mut test = with_the_menu_open();
    test.press("menu-save");
    assert!(test.has("save-name"));
    assert!(!test.has("menu-save"));
}

/// The messages written; messages themselves are dropped after two frames.
#[derive(Resource, Default)]
struct SentHandOns(Vec<CopyGame>);

fn hear(mut messages: MessageReader<CopyGame>, mut sent: ResMut<SentHandOns>) {
    sent.0.extend(messages.read().copied());
}

#[test]
fn the_game_can_be_copied() {
    let mut test = with_the_menu_open();
    test.app
        .init_resource::<SentHandOns>()
        .add_systems(Last, hear);
    test.press("menu-copy");
    let sent = &test.resource::<SentHandOns>().0;
    assert_eq!(sent, &[CopyGame]);
    assert!(!test.has("menu-copy"), "the menu closes");
}

#[test]
fn bug_a_draw_offered_to_a_person_was_not_shown() {
    let mut test = with_the_menu_open();
    test.press("menu-draw");
    assert!(test.has("draw-accept"));
    test.press("draw-accept");
    assert_eq!(test.screen(), Screen::Result);
}

#[test]
fn bug_swapping_sides_did_not_ask_first() {
    let mut test = with_the_menu_open();
    let black = |test: &TestApp| live(test).player_on(Side::Black);
    let before = black(&test);
    test.press("menu-swap");
    let names = ["Hana", "Taro"];
    let swapped = [
        ("black", names[1 - before].into()),
        ("white", names[before].into()),
    ];
    assert!(test.says_with("swap-text", &swapped));
    test.press("resign-keep");
    assert!(live(&test).is_running() && black(&test) == before);
    open_menu(&mut test);
    test.press("menu-swap");
    test.press("menu-swap");
    assert_eq!(black(&test), 1 - before);
}

#[test]
fn bug_a_restart_did_not_ask_first() {
    let mut test = with_the_menu_open();
    test.press("menu-restart");
    assert!(test.says_with("restart-text", &[("moves", 2.into())]));
    assert_eq!(live(&test).record().ply(), 2);
    test.press("menu-restart");
    assert_eq!(live(&test).record().ply(), 0);
    let mut test = over_twins();
    test.press("menu-restart");
    assert!(test.says_with("restart-text", &[("moves", 1.into())]));
    test.press("menu-restart");
    let twins = test.resource::<Live>().twin();
    assert_eq!(twins.position().stones(), 0);
}

#[test]
fn bug_back_from_the_setup_of_a_new_game_led_to_a_dead_board() {
    for mut test in [with_the_menu_open(), over_twins()] {
        test.press("menu-new-game");
        assert_eq!(test.screen(), Screen::NewGame);
        test.send(Go::Back);
        assert_eq!(test.screen(), Screen::Game);
        assert!(test.resource::<Live>().is_running());
        assert!(test.resource::<Live>().can_undo());
    }
}

#[test]
fn without_a_clock_the_thinking_time_stands_still_while_the_menu_is_open() {
    use bevy::time::TimeUpdateStrategy;
    use std::time::Duration;
    let total = |test: &TestApp| {
        let clock = live(test).clock();
        clock.total(Side::Black) + clock.total(Side::White)
    };
    let mut test = with_the_menu_open();
    let seconds = TimeUpdateStrategy::ManualDuration(Duration::from_secs(10));
    test.app.insert_resource(seconds);
    for dialog in ["menu-save", "menu-restart"] {
        let before = total(&test);
        test.settle();
        assert_eq!(total(&test), before);
        test.press(dialog);
        assert_eq!(total(&test), before, "{dialog}");
        test.press("cancel");
        test.settle();
        assert!(total(&test) > before);
        open_menu(&mut test);
    }
}

/// The refusals since the app started.
#[derive(Resource, Default)]
struct Refusals(Vec<Refusal>);

#[test]
fn bug_leaving_to_the_title_reported_that_no_game_is_on() {
    let listen = |mut changes: LiveReader<Change>, mut refused: ResMut<Refusals>| {
        refused
            .0
            .extend(changes.read().filter_map(|change| match change {
                Change::Refused(refusal) => Some(*refusal),
                _ => None,
            }));
    };
    for entry in ["menu-title", "menu-new-game"] {
        let mut test = with_the_menu_open();
        test.app
            .init_resource::<Refusals>()
            .add_systems(Last, listen);
        test.press(entry);
        assert_eq!(test.resource::<Refusals>().0, []);
        assert!(!test.says("refused-no-game"), "{entry}");
        let mut test = over_twins();
        test.press(entry);
        assert!(!test.says("refused-no-game"), "{entry}");
    }
}

#[test]
fn bug_escape_left_the_result_of_one_board_and_opened_the_menu_of_two() {
    let mut live = two_stones();
    live.apply(&Intent::Resign);
    let mut test = TestApp::new();
    test.app.insert_resource(Live::from(live));
    test.open(Screen::Result);
    let window = test.app.world_mut().spawn_empty().id();
    test.send(key_input(KeyCode::Escape, Key::Escape, window));
    assert_eq!(test.screen(), Screen::Result);
    assert!(test.has("menu-title"));
}

#[test]
fn a_result_can_be_taken_back_and_a_restart_asks_first() {
    let mut live = two_stones();
    live.apply(&Intent::Resign);
    let mut test = over(live);
    test.press("menu-restart");
    assert!(test.says("restart-text-over"));
    test.press("cancel");
    test.open(Screen::Result);
    test.press("game-undo");
    assert_eq!(test.screen(), Screen::Game);
}

#[test]
fn resigning_to_a_computer_names_the_winner() {
    let mut config = two_stones().config().clone();
    config.players[1] = Player {
        name: String::new(),
        seat: Seat::Classic(Classic::Shapes),
    };
    let mut live = OneBoardMatch::new(1);
    live.apply(&Intent::NewMatch(Box::new(config)));
    live.apply(&Intent::play(
        "h8".parse::<narabe_rules::Point>().expect("a point"),
    ));
    let mut test = TestApp::new();
    test.app.insert_resource(Live::from(live));
    test.open(Screen::Game);
    test.press("game-resign");
    let resigned = [
        ("who", "other".into()),
        ("name", test.text("opponent-shapes").into()),
        ("game", 1.into()),
        ("first", 0.into()),
        ("second", 1.into()),
    ];
    assert!(test.says_with("resign-text", &resigned));
}

#[test]
fn the_study_in_which_a_game_was_begun_is_a_press_away_at_its_node() {
    use crate::study::{OpenStudy, StudyRequest};
    use narabe_study::playback::PlaybackStep;
    use narabe_study::{Edit, Study};
    let mut study = Study::new(Rule::Freestyle, narabe_rules::BoardSize::DEFAULT);
    for name in ["h8", "i9", "i8"] {
        let point: narabe_rules::Point = name.parse().expect("a point");
        study.apply(Edit::Play(point.into())).expect("legal");
    }
    let mut test = TestApp::at(Screen::Study);
    test.send(StudyRequest::Open(Box::new(study)));
    test.send(StudyRequest::Step(PlaybackStep::To(2)));
    let node = test.resource::<OpenStudy>().study().current();
    test.press("study-play-here");
    test.pick("study-play-side", 2);
    test.press("study-play-start");
    assert_eq!(test.screen(), Screen::Game);
    test.send(StudyRequest::Step(PlaybackStep::To(0)));
    open_menu(&mut test);
    test.press("menu-study");
    assert_eq!(test.screen(), Screen::Study);
    let open = test.resource::<OpenStudy>();
    assert_eq!((open.study().current(), open.main_line().len()), (node, 3));
    // Another game has no study to go back to.
    assert!(!with_the_menu_open().has("menu-study"));
}
