//! The settings as a player uses them.

use crate::app::screens::testing::Stage;
use crate::app::settings::{MotionLevel, MoveNumbers, Settings, ThemeChoice};
use crate::app::state::Screen;
use crate::app::theme::Palette;

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
    stage.pick("settings-motion", 1);
    stage.pick("settings-numbers", 2);
    stage.slide("settings-volume-music", 65.0);
    stage.slide("settings-pace", 700.0);
    let settings = stage.settings();
    assert_eq!(settings.motion, MotionLevel::Reduced);
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
