//! Whether all texts fit, in each language and at the sizes of the art direction, as the layout measures them.
//!
//! Every scene is laid out without a picture. Scenes for which the engine has to think are left out: they have the same screens.

use super::scene::{self, Scene};
use super::{Shots, online, overflow, prepare_scenes, scenes};
use crate::launch::headless_plugins;
use crate::redraw::Redraw;
use crate::settings::ThemeChoice;
use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::prelude::*;
use bevy::window::WindowResolution;
use narabe_art::colour_vision::ColourVision;
use std::path::PathBuf;
use std::time::{Duration, Instant};

const SIZES: [UVec2; 6] = [
    UVec2::new(390, 844),
    UVec2::new(844, 390),
    // Phones of some years ago on their side, and a desktop's window at 200 %.
    UVec2::new(667, 375),
    UVec2::new(640, 360),
    UVec2::new(1024, 768),
    UVec2::new(1280, 800),
];
/// Where texts of twice the size are laid out.
const LARGE_TEXT_SIZES: [UVec2; 2] = [SIZES[0], SIZES[5]];
/// Frames after which a scene that is ready is laid out.
const SETTLED: u32 = 6;
/// The time between two frames, as the fake peers have it.
const FRAME: Duration = Duration::from_millis(16);
/// The time after which a scene is given up: far longer than any takes.
const PATIENCE: Duration = Duration::from_secs(120);

/// The scenes before which the engine has to think, by the beginning of their names.
const THINKING: [&str; 9] = [
    "03-game",
    "04-heat",
    "05-hint",
    "06-menu",
    "08-reviewed",
    "08-study-explorer",
    "09-coach",
    "09-loss",
    "14-library-player",
];

/// Whether the engine has to think before a scene is ready.
fn thinks(scene: &dyn Scene) -> bool {
    THINKING.iter().any(|name| scene.name().starts_with(name))
}

fn app(language: &str, size: UVec2, text_size: u16) -> App {
    let window = Window {
        resolution: WindowResolution::new(size.x, size.y),
        ..default()
    };
    let shots = Shots {
        folder: PathBuf::new(),
        theme: ThemeChoice::Light,
        text_size,
        scene: String::new(),
        language: language.to_owned(),
        lists_overflow: true,
        lists_contrast: false,
        vision: ColourVision::Typical,
    };
    let mut app = App::new();
    app.add_plugins(headless_plugins(window));
    prepare_scenes(&mut app, shots);
    app.add_plugins(crate::plugin);
    app.finish();
    app.cleanup();
    // Handing systems to other threads takes longer than these systems do.
    let schedules = &mut app.world_mut().resource_mut::<Schedules>();
    for (_, schedule) in schedules.iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
    app
}

fn frame(app: &mut App) {
    app.world_mut().resource_mut::<Redraw>().next_frame();
    app.update();
    online::step(app.world_mut(), FRAME);
}

/// Shows a scene until it is laid out.
fn show(app: &mut App, scene: &dyn Scene) {
    scene.set(app.world_mut());
    let begun = Instant::now();
    loop {
        frame(app);
        if scene::is_ready(scene, app.world()) {
            break;
        }
        scene.drive(app.world_mut());
        assert!(
            begun.elapsed() < PATIENCE,
            "{} is never ready",
            scene.name()
        );
    }
    for _ in 0..SETTLED {
        frame(app);
    }
}

/// The texts that do not fit in a language and at a text size, in these windows.
fn overflows(language: &str, sizes: &[UVec2], text_size: u16) -> Vec<String> {
    let mut found = Vec::new();
    for &size in sizes {
        let mut app = app(language, size, text_size);
        for scene in scenes::ALL.into_iter().filter(|scene| !thinks(*scene)) {
            show(&mut app, scene);
            let texts = overflow::list(app.world_mut());
            let place = format!("{}, {size}", scene.name());
            found.extend(texts.into_iter().map(|text| format!("{place}: {text}")));
        }
    }
    found
}

#[track_caller]
fn assert_fits(language: &str) {
    let found = overflows(language, &SIZES, 100);
    assert!(found.is_empty(), "{language}:\n{}", found.join("\n"));
}

#[test]
fn all_texts_fit_at_twice_their_size() {
    let found = overflows("en", &LARGE_TEXT_SIZES, 200);
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn all_texts_fit_in_english() {
    assert_fits("en");
}

#[test]
fn all_texts_fit_in_chinese() {
    assert_fits("zh-Hans");
}

#[test]
fn all_texts_fit_in_japanese() {
    assert_fits("ja");
}

#[test]
fn all_texts_fit_in_vietnamese() {
    assert_fits("vi");
}

#[test]
fn all_texts_fit_in_russian() {
    assert_fits("ru");
}
