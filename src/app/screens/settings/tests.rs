//! The settings as a player uses them.

use crate::app::input::BINDINGS;
use crate::app::locale::Locale;
use crate::app::screens::testing::Stage;
use crate::app::settings::{MotionChoice, MoveNumbers, Settings, ThemeChoice};
use crate::app::state::Screen;
use crate::app::theme::Palette;
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::RequestRedraw;
use std::time::Duration;

fn open() -> Stage {
    let mut stage = Stage::new();
    stage.open(Screen::Settings);
    stage
}

#[test]
fn every_switch_turns_its_own_setting() {
    let mut stage = open();
    let switches: [(&str, fn(&Settings) -> bool); 11] = [
        ("settings-coordinates", |settings| settings.coordinates),
        ("settings-stars", |settings| settings.star_points),
        ("settings-mute", |settings| settings.muted),
        ("settings-mute-background", |settings| {
            settings.mute_in_background
        }),
        ("settings-light", |settings| settings.title_light),
        ("settings-gold", |settings| settings.gold_leaf),
        ("settings-forbidden", |settings| settings.forbidden_points),
        ("settings-confirm", |settings| settings.confirm_tap),
        ("settings-cursor", |settings| settings.keyboard_cursor),
        ("settings-shapes", |settings| settings.shapes_on_stones),
        ("settings-targets", |settings| settings.bigger_targets),
    ];
    for (key, read) in switches {
        let before = stage.settings().clone();
        stage.turn(key, !read(&before));
        assert_ne!(read(stage.settings()), read(&before), "{key}");
        stage.turn(key, read(&before));
        assert_eq!(*stage.settings(), before, "{key} changed something else");
    }
}

#[test]
fn choices_and_sliders_change_their_settings() {
    let mut stage = open();
    stage.pick("settings-motion", 2);
    stage.pick("settings-numbers", 2);
    stage.slide("settings-volume-music", 65.0);
    stage.slide("settings-pace", 700.0);
    let settings = stage.settings();
    assert_eq!(settings.motion, MotionChoice::Reduced);
    assert_eq!(settings.move_numbers, MoveNumbers::All);
    assert_eq!((settings.volume_music, settings.reply_pause_ms), (65, 700));
    assert!(stage.texts().iter().any(|text| text == "65"));
}

#[test]
fn a_theme_is_in_force_at_once() {
    let mut stage = open();
    stage.pick("settings-theme", 1);
    assert_eq!(stage.settings().theme, ThemeChoice::Dark);
    assert_eq!(*stage.app.world().resource::<Palette>(), Palette::Dark);
}

#[test]
fn a_new_text_size_waits_for_the_hand_to_let_go() {
    use bevy::ui_widgets::ValueChange;
    let mut stage = open();
    let source = stage.control("settings-text-size");
    stage.app.world_mut().trigger(ValueChange {
        source,
        value: 120.0_f32,
        is_final: false,
    });
    assert_eq!(stage.settings().text_size, 100);
    stage.slide("settings-text-size", 120.0);
    assert_eq!(stage.settings().text_size, 120);
}

#[test]
fn a_reset_asks_first() {
    let mut stage = open();
    stage.turn("settings-shapes", true);
    stage.press("settings-reset");
    stage.press("settings-reset-keep");
    assert!(stage.settings().shapes_on_stones);
    stage.press("settings-reset");
    stage.press("settings-reset-do");
    assert_eq!(*stage.settings(), Settings::default());
}

#[test]
fn every_key_that_is_bound_is_in_the_list_of_keys() {
    let mut stage = open();
    let texts = stage.texts();
    let english = Locale::new("en");
    for binding in &BINDINGS {
        let does = english.text(&format!("{}-does", binding.id));
        assert!(texts.contains(&does), "{} is missing", binding.id);
    }
}

/// Lets a tenth of a second pass with each frame.
fn slowly(stage: &mut Stage) {
    let step = Duration::from_millis(100);
    stage
        .app
        .insert_resource(TimeUpdateStrategy::ManualDuration(step));
}

#[test]
fn bug_an_icon_was_not_named_on_hover() {
    let mut stage = open();
    slowly(&mut stage);
    let back = stage.control("back");
    let name = Locale::new("en").text("back");
    assert!(!stage.texts().contains(&name));
    stage.app.world_mut().entity_mut(back).insert(Hovered(true));
    stage.frames(3);
    assert!(!stage.texts().contains(&name), "it comes at once");
    stage.frames(4);
    assert!(stage.texts().contains(&name));
    // While it stands nothing is drawn.
    stage.frames(3);
    stage
        .app
        .world_mut()
        .resource_mut::<Messages<RequestRedraw>>()
        .clear();
    stage.frames(1);
    let asked = stage.app.world().resource::<Messages<RequestRedraw>>();
    assert!(asked.is_empty());
    stage
        .app
        .world_mut()
        .entity_mut(back)
        .insert(Hovered(false));
    stage.frames(2);
    assert!(!stage.texts().contains(&name));
}

#[test]
fn an_icon_is_named_when_the_keyboard_reaches_it() {
    let mut stage = open();
    slowly(&mut stage);
    let back = stage.control("back");
    let world = stage.app.world_mut();
    world
        .resource_mut::<InputFocus>()
        .set(back, FocusCause::Navigated);
    world.resource_mut::<InputFocusVisible>().0 = true;
    stage.frames(2);
    let name = Locale::new("en").text("back");
    assert!(stage.texts().contains(&name));
}

#[test]
fn one_language_alone_is_no_choice() {
    let mut stage = open();
    let choice = crate::app::locale::languages().len() > 1;
    assert_eq!(stage.has("settings-language"), choice);
}

#[test]
fn what_few_have_to_change_is_out_of_sight_until_it_is_asked_for() {
    use bevy::prelude::*;
    let mut stage = open();
    let is_seen = |stage: &mut Stage, key: &str| {
        let mut at = stage.control(key);
        let world = stage.app.world();
        loop {
            if world
                .get::<Node>(at)
                .is_some_and(|node| node.display == Display::None)
            {
                return false;
            }
            match world.get::<ChildOf>(at) {
                Some(parent) => at = parent.parent(),
                None => return true,
            }
        }
    };
    let servers = ["settings-stun", "settings-turn", "settings-turn-password"];
    assert!(is_seen(&mut stage, "settings-lobby"));
    for seen in [false, true, false] {
        for key in servers {
            assert_eq!(is_seen(&mut stage, key), seen, "{key}");
        }
        stage.press("settings-advanced");
    }
}
