//! Every control has an accessible name, and Tab follows the order of the screen.

use super::lifecycle::Rebuild;
use super::testing::{TestApp, two_stones};
use crate::live::Live;
use crate::screens::keys::OpenMenu;
use crate::state::{Go, Screen};
use crate::study::{StudyRequest, StudyTab};
use crate::widgets::{Outline, OutlineKind, OutlineLayer, OutlineNode};
use accesskit::Action;
use bevy::a11y::ActionRequest;
use bevy::ecs::system::RunSystemOnce;
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

/// The screens that need nothing but a game.
const SCREENS: [Screen; 21] = [
    Screen::Title,
    Screen::NewGame,
    Screen::Game,
    Screen::Study,
    Screen::PositionSetup,
    Screen::Learn,
    Screen::Lesson,
    Screen::Skins,
    Screen::Settings,
    Screen::Engines,
    Screen::EngineSetup,
    Screen::Library,
    Screen::LibraryFilter,
    Screen::LibraryPosition,
    Screen::Puzzles,
    Screen::PuzzleThemes,
    Screen::Drill,
    Screen::Load,
    Screen::Credits,
    Screen::Rules,
    Screen::Online,
];

fn outline(test: &mut TestApp) -> Vec<OutlineLayer> {
    let read = test
        .app
        .world_mut()
        .run_system_once(|outline: Outline| outline.read());
    read.expect("the screen can be read")
}

fn flat<'a>(parts: &'a [OutlineNode], into: &mut Vec<&'a OutlineNode>) {
    for part in parts {
        into.push(part);
        flat(&part.inside, into);
    }
}

/// The focus keys of the reachable controls in order; each control has a name.
fn controls(test: &mut TestApp) -> Vec<String> {
    let layers = outline(test);
    let mut parts = Vec::new();
    for layer in layers.iter().filter(|layer| !layer.covered) {
        flat(&layer.parts, &mut parts);
    }
    let control = |part: &&&OutlineNode| part.kind.is_control() && part.kind != OutlineKind::Board;
    let controls: Vec<_> = parts.iter().filter(control).collect();
    for part in &controls {
        assert!(!part.name.trim().is_empty(), "{} has no name", part.key);
    }
    controls.iter().map(|part| part.key.clone()).collect()
}

/// There are controls, and each has a name and a key of its own.
pub(super) fn assert_controls_are_named(test: &mut TestApp, place: &str) {
    assert!(!controls(test).is_empty(), "{place}");
    let layers = outline(test);
    let mut parts = Vec::new();
    for layer in &layers {
        flat(&layer.parts, &mut parts);
    }
    let mut keys: Vec<_> = parts.iter().map(|part| &part.key).collect();
    keys.sort();
    let before = keys.len();
    keys.dedup();
    assert_eq!(keys.len(), before, "{place} has two parts of one key");
}

/// Whether these occur in this order, possibly with others between them.
fn assert_in_order(found: &[String], wanted: &[&str]) {
    let mut rest = found.iter();
    for key in wanted {
        let is_there = rest.any(|found| found == key);
        assert!(is_there, "{key} is not in its place among {found:?}");
    }
}

#[test]
fn bug_title_new_game_and_menu_were_missing_for_screen_readers() {
    let mut test = TestApp::started();
    let title = [
        "title-play",
        "title-online",
        "title-skins",
        "title-settings",
    ];
    assert_in_order(&controls(&mut test), &title);
    test.open(Screen::NewGame);
    assert_in_order(&controls(&mut test), &["back", "new-start"]);
    test.app.insert_resource(Live::from(two_stones()));
    test.open(Screen::Game);
    assert_in_order(&controls(&mut test), &["game-undo", "game-hint"]);
    test.send(OpenMenu);
    let menu = controls(&mut test);
    assert_in_order(&menu, &["menu-save", "menu-new-game", "menu-title"]);
    let is_under = |key: &String| key == "game-undo";
    assert!(!menu.iter().any(is_under), "{menu:?}");
}

#[test]
fn every_control_of_every_screen_has_a_name_and_a_key_of_its_own() {
    let mut test = TestApp::new();
    test.app.insert_resource(Live::from(two_stones()));
    for screen in SCREENS {
        test.open(screen);
        assert_controls_are_named(&mut test, &format!("{screen:?}"));
        assert_begins_with_heading(&mut test, screen);
    }
    test.open(Screen::Study);
    for tab in StudyTab::ALL {
        test.send(StudyRequest::Show(tab));
        assert_controls_are_named(&mut test, &format!("{tab:?}"));
    }
}

/// There is one heading of the whole screen, before everything else, and it names the screen.
fn assert_begins_with_heading(test: &mut TestApp, screen: Screen) {
    let layers = outline(test);
    let mut parts = Vec::new();
    for layer in &layers {
        flat(&layer.parts, &mut parts);
    }
    let headings = parts.iter().filter(|part| part.kind.is_screen_heading());
    let headings: Vec<_> = headings.map(|part| part.name.as_str()).collect();
    assert!(
        matches!(headings[..], [name] if !name.is_empty()),
        "{screen:?}: {headings:?}"
    );
    assert!(parts[0].kind.is_screen_heading(), "{screen:?}");
}

#[test]
fn bug_the_title_of_the_window_never_changed() {
    let mut test = TestApp::new();
    let window = (Window::default(), PrimaryWindow);
    let window = test.app.world_mut().spawn(window).id();
    test.app.insert_resource(Live::from(two_stones()));
    for (screen, title) in [
        (Screen::Settings, "Settings · Narabe"),
        (Screen::Game, "Hana – Taro · Narabe"),
        (Screen::Title, "Narabe"),
    ] {
        test.open(screen);
        let window = test.app.world().get::<Window>(window);
        assert_eq!(window.expect("a window").title, title);
    }
}

#[test]
fn bug_back_led_to_the_first_entry_instead_of_the_one_that_was_left() {
    let mut test = TestApp::started();
    test.resource_mut::<InputFocusVisible>().0 = true;
    let settings = test.control("title-settings");
    test.focus(settings);
    test.press("title-settings");
    assert_eq!(
        test.resource::<InputFocus>().get(),
        None,
        "the heading is read"
    );
    test.send(Go::Back);
    let settings = test.control("title-settings");
    assert_eq!(test.resource::<InputFocus>().get(), Some(settings));
    // The next time it is another entry, by the pointer.
    test.resource_mut::<InputFocusVisible>().0 = false;
    test.press("title-skins");
    test.send(Go::Back);
    let play = test.control("title-play");
    assert_eq!(test.resource::<InputFocus>().get(), Some(play));
}

#[test]
fn an_element_keeps_its_key_when_its_screen_is_rebuilt() {
    let mut test = TestApp::at(Screen::Settings);
    let keys = |test: &mut TestApp| {
        let layers = outline(test);
        let mut parts = Vec::new();
        for layer in &layers {
            flat(&layer.parts, &mut parts);
        }
        let key_and_name = |part: &&OutlineNode| (part.key.clone(), part.name.clone());
        parts.iter().map(key_and_name).collect::<Vec<_>>()
    };
    let before = keys(&mut test);
    test.send(Rebuild);
    assert_eq!(keys(&mut test), before);
}

fn request(action: Action, entity: Entity) -> ActionRequest {
    ActionRequest(accesskit::ActionRequest {
        action,
        target_tree: accesskit::TreeId::ROOT,
        target_node: accesskit::NodeId(entity.to_bits()),
        data: None,
    })
}

#[test]
fn bug_a_press_of_a_screen_reader_while_the_screen_was_rebuilt_was_lost() {
    let mut test = TestApp::started();
    let puzzles = test.control("title-puzzles");
    test.write(Rebuild);
    test.frames(1);
    let rebuilt = test.control("title-puzzles");
    assert_ne!(rebuilt, puzzles, "another entity");
    test.send(request(Action::Click, puzzles));
    assert_eq!(test.screen(), Screen::Puzzles);
    // On another screen the same key is another control.
    let back = test.control("back");
    test.write(Go::To(Screen::Settings));
    while test.screen() != Screen::Settings || test.control("back") == back {
        test.frames(1);
    }
    test.send(request(Action::Click, back));
    assert_eq!(test.screen(), Screen::Settings);
    test.send(Go::Back);
    // Nothing is kept longer than a request can take.
    let back = test.control("back");
    for _ in 0..4 {
        test.write(Rebuild);
        test.frames(1);
    }
    test.send(request(Action::Click, back));
    assert_eq!(test.screen(), Screen::Puzzles);
}

#[test]
fn a_screen_reader_can_press_and_focus_every_control() {
    let mut test = TestApp::at(Screen::Settings);
    let ask = |test: &mut TestApp, key: &str, action: Action| {
        let entity = test.control(key);
        test.send(request(action, entity));
        entity
    };
    let was_muted = test.settings().muted;
    let switch = ask(&mut test, "settings-mute", Action::Focus);
    let focus = test.resource::<InputFocus>().get();
    assert_eq!(focus, Some(switch));
    ask(&mut test, "settings-mute", Action::Click);
    assert_ne!(test.settings().muted, was_muted);
    let volume = test.settings().volume_music;
    ask(&mut test, "settings-volume-music", Action::Increment);
    assert!(test.settings().volume_music > volume);
    ask(&mut test, "back", Action::Click);
    assert_eq!(test.screen(), Screen::Title);
}
