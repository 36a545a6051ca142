//! What a screen reader is told of the screens: every control has a name and stands in the order of Tab.

use super::testing::{Stage, two_stones};
use crate::app::screens::keys::OpenMenu;
use crate::app::session::Live;
use crate::app::state::Screen;
use crate::app::widgets::{Kind, Layer, Outline, Part};
use accesskit::Action;
use bevy::a11y::ActionRequest;
use bevy::ecs::system::RunSystemOnce;
use bevy::input_focus::InputFocus;

fn outline(stage: &mut Stage) -> Vec<Layer> {
    let read = stage
        .app
        .world_mut()
        .run_system_once(|outline: Outline| outline.read());
    read.expect("the screen can be read")
}

fn flat<'a>(parts: &'a [Part], into: &mut Vec<&'a Part>) {
    for part in parts {
        into.push(part);
        flat(&part.inside, into);
    }
}

/// The keys of the controls that can be reached, in order; each has a name.
fn controls(stage: &mut Stage) -> Vec<String> {
    let layers = outline(stage);
    let mut parts = Vec::new();
    for layer in layers.iter().filter(|layer| !layer.covered) {
        flat(&layer.parts, &mut parts);
    }
    let control = |part: &&&Part| part.kind.is_control() && part.kind != Kind::Board;
    let controls: Vec<_> = parts.iter().filter(control).collect();
    for part in &controls {
        assert!(!part.name.trim().is_empty(), "{} has no name", part.key);
    }
    controls.iter().map(|part| part.key.clone()).collect()
}

/// Whether these come one after another, perhaps with others between them.
fn assert_in_order(found: &[String], wanted: &[&str]) {
    let mut rest = found.iter();
    for key in wanted {
        let is_there = rest.any(|found| found == key);
        assert!(is_there, "{key} is not in its place among {found:?}");
    }
}

#[test]
fn bug_title_new_game_and_menu_were_not_told_to_screen_readers() {
    let mut stage = Stage::new();
    stage.settle();
    let title = [
        "title-play",
        "title-online",
        "title-skins",
        "title-settings",
    ];
    assert_in_order(&controls(&mut stage), &title);
    stage.open(Screen::NewGame);
    assert_in_order(&controls(&mut stage), &["back", "new-start"]);
    stage.app.insert_resource(Live::from(two_stones()));
    stage.open(Screen::Game);
    assert_in_order(&controls(&mut stage), &["game-undo", "game-hint"]);
    stage.app.world_mut().write_message(OpenMenu);
    stage.settle();
    let menu = controls(&mut stage);
    assert_in_order(&menu, &["menu-save", "menu-new-game", "menu-title"]);
    let is_under = |key: &String| key == "game-undo";
    assert!(!menu.iter().any(is_under), "{menu:?}");
}

#[test]
fn every_control_of_every_screen_has_a_name_and_a_key_of_its_own() {
    let mut stage = Stage::new();
    stage.app.insert_resource(Live::from(two_stones()));
    for screen in [
        Screen::Title,
        Screen::NewGame,
        Screen::Game,
        Screen::Review,
        Screen::Skins,
        Screen::Settings,
        Screen::Load,
        Screen::Credits,
        Screen::Rules,
        Screen::Online,
    ] {
        stage.open(screen);
        assert!(!controls(&mut stage).is_empty(), "{screen:?}");
        let layers = outline(&mut stage);
        let mut parts = Vec::new();
        for layer in &layers {
            flat(&layer.parts, &mut parts);
        }
        let mut keys: Vec<_> = parts.iter().map(|part| &part.key).collect();
        keys.sort();
        let before = keys.len();
        keys.dedup();
        assert_eq!(keys.len(), before, "{screen:?} has two parts of one key");
    }
}

#[test]
fn a_part_keeps_its_key_when_its_screen_is_built_anew() {
    let mut stage = Stage::new();
    stage.open(Screen::Settings);
    let keys = |stage: &mut Stage| {
        let layers = outline(stage);
        let mut parts = Vec::new();
        for layer in &layers {
            flat(&layer.parts, &mut parts);
        }
        let told = |part: &&Part| (part.key.clone(), part.name.clone());
        parts.iter().map(told).collect::<Vec<_>>()
    };
    let before = keys(&mut stage);
    stage.app.world_mut().write_message(super::stage::Rebuild);
    stage.settle();
    assert_eq!(keys(&mut stage), before);
}

#[test]
fn a_screen_reader_presses_and_reaches_what_it_is_told_of() {
    let mut stage = Stage::new();
    stage.open(Screen::Settings);
    let ask = |stage: &mut Stage, key: &str, action: Action| {
        let entity = stage.control(key);
        stage
            .app
            .world_mut()
            .write_message(ActionRequest(accesskit::ActionRequest {
                action,
                target_tree: accesskit::TreeId::ROOT,
                target_node: accesskit::NodeId(entity.to_bits()),
                data: None,
            }));
        stage.settle();
        entity
    };
    let was_muted = stage.settings().muted;
    let switch = ask(&mut stage, "settings-mute", Action::Focus);
    let focus = stage.app.world().resource::<InputFocus>().get();
    assert_eq!(focus, Some(switch));
    ask(&mut stage, "settings-mute", Action::Click);
    assert_ne!(stage.settings().muted, was_muted);
    let volume = stage.settings().volume_music;
    ask(&mut stage, "settings-volume-music", Action::Increment);
    assert!(stage.settings().volume_music > volume);
    ask(&mut stage, "back", Action::Click);
    assert_eq!(stage.screen(), Screen::Title);
}
