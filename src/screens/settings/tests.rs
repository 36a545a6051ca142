//! The settings screen, without a window.

use crate::input::BINDINGS;
use crate::locale::Locale;
use crate::screens::testing::TestApp;
use crate::settings::{MotionChoice, MoveNumbers, Settings, ThemeChoice};
use crate::state::Screen;
use crate::theme::Palette;
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::RequestRedraw;
use std::time::Duration;

#[test]
fn every_switch_turns_its_own_setting() {
    let mut test = TestApp::at(Screen::Settings);
    let switches: [(&str, fn(&Settings) -> bool); 12] = [
        ("settings-coordinates", |settings| settings.coordinates),
        ("settings-stars", |settings| settings.star_points),
        ("settings-mute", |settings| settings.muted),
        ("settings-mute-background", |settings| {
            settings.mute_in_background
        }),
        ("settings-light", |settings| settings.title_light),
        ("settings-gold", |settings| settings.gold_leaf),
        ("settings-attention", |settings| settings.attention),
        ("settings-forbidden", |settings| settings.forbidden_points),
        ("settings-confirm", |settings| settings.confirm_tap),
        ("settings-cursor", |settings| settings.keyboard_cursor),
        ("settings-shapes", |settings| settings.shapes_on_stones),
        ("settings-targets", |settings| settings.bigger_targets),
    ];
    for (key, read) in switches {
        let before = test.settings().clone();
        test.turn(key, !read(&before));
        assert_ne!(read(test.settings()), read(&before), "{key}");
        test.turn(key, read(&before));
        assert_eq!(*test.settings(), before, "{key} changed something else");
    }
}

#[test]
fn choices_and_sliders_change_their_settings() {
    let mut test = TestApp::at(Screen::Settings);
    test.pick("settings-motion", 2);
    test.pick("settings-numbers", 2);
    test.slide("settings-volume-music", 65.0);
    test.slide("settings-pace", 700.0);
    let settings = test.settings();
    assert_eq!(settings.motion, MotionChoice::Reduced);
    assert_eq!(settings.move_numbers, MoveNumbers::All);
    assert_eq!((settings.volume_music, settings.reply_pause_ms), (65, 700));
    assert!(test.shows("65"));
}

#[test]
fn the_analysis_has_its_lines_threads_and_memory() {
    let mut test = TestApp::at(Screen::Settings);
    let most = crate::live::max_search_threads();
    assert_eq!(test.has("settings-threads"), most > 1);
    test.slide("settings-lines", 5.0);
    test.slide("settings-memory", 8.0);
    let mut threads = None;
    if most > 1 {
        test.slide("settings-threads", 2.0);
        threads = Some(2);
    }
    let options = test.settings().analysis_options();
    assert_eq!((options.lines, options.memory), (5, 256));
    assert_eq!(options.threads, threads);
    assert!(test.shows("256"), "{:?}", test.texts());
}

#[test]
fn a_theme_is_applied_at_once() {
    let mut test = TestApp::at(Screen::Settings);
    test.pick("settings-theme", 1);
    assert_eq!(test.settings().theme, ThemeChoice::Dark);
    assert_eq!(*test.resource::<Palette>(), Palette::Dark);
}

#[test]
fn a_new_text_size_is_applied_on_release() {
    use bevy::ui_widgets::ValueChange;
    let mut test = TestApp::at(Screen::Settings);
    let source = test.control("settings-text-size");
    test.app.world_mut().trigger(ValueChange {
        source,
        value: 120.0_f32,
        is_final: false,
    });
    assert_eq!(test.settings().text_size, 100);
    test.slide("settings-text-size", 120.0);
    assert_eq!(test.settings().text_size, 120);
}

#[test]
fn a_reset_asks_first() {
    let mut test = TestApp::at(Screen::Settings);
    test.turn("settings-shapes", true);
    test.press("settings-reset");
    test.press("settings-reset-keep");
    assert!(test.settings().shapes_on_stones);
    test.press("settings-reset");
    test.press("settings-reset-do");
    assert_eq!(*test.settings(), Settings::default());
}

#[test]
fn every_key_that_is_bound_is_in_the_list_of_keys() {
    let mut test = TestApp::at(Screen::Settings);
    let texts = test.texts();
    let english = Locale::new("en");
    for binding in &BINDINGS {
        let does = english.text(binding.id);
        assert!(texts.contains(&does), "{} is missing", binding.id);
    }
}

/// Makes each frame last a tenth of a second.
fn slowly(test: &mut TestApp) {
    let step = Duration::from_millis(100);
    test.app
        .insert_resource(TimeUpdateStrategy::ManualDuration(step));
}

#[test]
fn bug_an_icon_was_not_named_on_hover() {
    let mut test = TestApp::at(Screen::Settings);
    slowly(&mut test);
    let back = test.control("back");
    let name = Locale::new("en").text("back");
    assert!(!test.shows(&name));
    test.app.world_mut().entity_mut(back).insert(Hovered(true));
    test.frames(3);
    assert!(!test.shows(&name), "the tooltip is not shown at once");
    test.frames(4);
    assert!(test.shows(&name));
    // While the tooltip is shown nothing is drawn.
    test.frames(3);
    test.resource_mut::<Messages<RequestRedraw>>().clear();
    test.frames(1);
    let asked = test.resource::<Messages<RequestRedraw>>();
    assert!(asked.is_empty());
    test.app.world_mut().entity_mut(back).insert(Hovered(false));
    test.frames(2);
    assert!(!test.shows(&name));
}

#[test]
fn an_icon_is_named_when_the_keyboard_reaches_it() {
    let mut test = TestApp::at(Screen::Settings);
    slowly(&mut test);
    let back = test.control("back");
    let world = test.app.world_mut();
    world
        .resource_mut::<InputFocus>()
        .set(back, FocusCause::Navigated);
    world.resource_mut::<InputFocusVisible>().0 = true;
    test.frames(2);
    let name = Locale::new("en").text("back");
    assert!(test.shows(&name));
}

#[test]
fn a_single_language_has_no_choice() {
    let mut test = TestApp::at(Screen::Settings);
    let choice = crate::locale::languages().len() > 1;
    assert_eq!(test.has("settings-language"), choice);
}

#[test]
fn advanced_settings_are_hidden_until_their_button_is_pressed() {
    use bevy::prelude::*;
    let mut test = TestApp::at(Screen::Settings);
    let is_seen = |test: &mut TestApp, key: &str| {
        let mut at = test.control(key);
        let world = test.app.world();
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
    assert!(is_seen(&mut test, "settings-lobby"));
    for seen in [false, true, false] {
        for key in servers {
            assert_eq!(is_seen(&mut test, key), seen, "{key}");
        }
        test.press("settings-advanced");
    }
}

#[test]
fn the_report_is_copied_and_the_folder_of_data_opened() {
    use crate::share::{CopyText, OpenFolder};
    use crate::storage::Folders;
    use bevy::ui_widgets::Activate;
    let mut test = TestApp::at(Screen::Settings);
    for key in ["settings-report-copy", "settings-data-open"] {
        let entity = test.control(key);
        test.app.world_mut().trigger(Activate { entity });
    }
    let copied = test.resource::<Messages<CopyText>>();
    let text = copied.iter_current_update_messages().next();
    let text = &text.expect("a report").text;
    for fact in [env!("CARGO_PKG_VERSION"), std::env::consts::OS] {
        assert!(text.contains(fact), "{text}");
    }
    let opened = test.resource::<Messages<OpenFolder>>();
    let data = test.resource::<Folders>().data_dir().to_path_buf();
    let mut opened = opened.iter_current_update_messages();
    assert_eq!(opened.next(), Some(&OpenFolder(data)));
}

/// Of the systems with a desktop only Linux has them.
#[cfg(target_os = "linux")]
mod notifications {
    use super::*;
    use crate::settings::{AskForNotifications, NotificationPermission};

    #[test]
    fn notifications_are_asked_for_when_they_are_switched_on() {
        use bevy::ui_widgets::ValueChange;
        let mut test = TestApp::at(Screen::Settings);
        let source = test.control("settings-notifications");
        for value in [false, true] {
            let is_final = true;
            let change = ValueChange {
                source,
                value,
                is_final,
            };
            test.app.world_mut().trigger(change);
            assert_eq!(test.settings().notifications, value);
            let mut asked = test.resource_mut::<Messages<AskForNotifications>>();
            assert_eq!(asked.drain().count(), usize::from(value));
        }
    }

    #[test]
    fn what_hinders_notifications_is_said_below_their_switch() {
        let mut test = TestApp::at(Screen::Settings);
        let notes = [
            (
                NotificationPermission::Blocked,
                "settings-notifications-blocked",
            ),
            (
                NotificationPermission::Missing,
                "settings-notifications-missing",
            ),
            (
                NotificationPermission::Usable,
                "settings-notifications-note",
            ),
        ];
        for (permission, id) in notes {
            *test.resource_mut::<NotificationPermission>() = permission;
            test.settle();
            for (_, other) in notes {
                assert_eq!(test.says(other), other == id, "{permission:?}: {other}");
            }
        }
    }
}

#[test]
fn what_a_browser_keeps_is_said_below_the_switch_for_everything() {
    use crate::settings::OfflineCopy;
    let mut test = TestApp::at(Screen::Settings);
    let notes = [
        (OfflineCopy::Unavailable, "settings-offline-missing"),
        (OfflineCopy::Used, "settings-offline-note"),
        (OfflineCopy::Coming, "settings-offline-coming"),
        (OfflineCopy::Whole, "settings-offline-whole"),
        (OfflineCopy::Incomplete, "settings-offline-incomplete"),
    ];
    for (copy, id) in notes {
        *test.resource_mut::<OfflineCopy>() = copy;
        test.settle();
        for (_, other) in notes {
            assert_eq!(test.says(other), other == id, "{copy:?}: {other}");
        }
    }
}
