//! Screenshots of every screen, for the README and for review.
//!
//! `narabe --shots DIR` goes through the scenes (`scenes.rs`) with a fixed seed, no motion and temporary files, writes
//! one PNG each and exits.

mod arena;
mod branches;
pub mod coach;
mod contrast;
mod drills;
mod engines;
mod exchange;
mod fake_peer;
mod faults;
#[cfg(test)]
mod fit_tests;
mod games;
mod hands;
mod learn;
mod library;
mod online;
mod overflow;
mod puzzles;
mod scene;
mod scenes;
mod single_scenes;
mod won_game;

pub use fake_peer::FakePeer;

use crate::live::Engines;
use crate::redraw::Redraw;
use crate::screens::title::DemoSeed;
#[cfg(target_os = "linux")]
use crate::session_bus::SessionBus;
use crate::settings::{MotionChoice, Settings, ThemeChoice};
use crate::storage::Folders;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use contrast::Drawn;
use narabe_art::Pixmap;
use narabe_art::colour_vision::ColourVision;
use scene::Scene;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The random seed.
const SEED: u64 = 20;
/// How long a scene must be ready before it is taken: fades, fonts and textures are complete then.
const READY_FOR: Duration = Duration::from_millis(2500);
/// And how many frames: on a busy machine one can take that long.
const FRAMES: u32 = 12;
/// The time after which the program gives up on a scene.
const TIMEOUT: Duration = Duration::from_secs(60);

// The files for the texts that do not fit, and for those that are hard to read.
const OVERFLOW: &str = "overflow.txt";
const CONTRAST: &str = "contrast.txt";

/// The folder, theme, language and text size in per cent of the screenshots.
#[derive(Resource, Debug, Clone, PartialEq)]
pub struct Shots {
    pub folder: PathBuf,
    pub theme: ThemeChoice,
    pub text_size: u16,
    /// Part of the names of the scenes; empty for all.
    pub scene: String,
    /// A folder of `assets/locales`, or `pseudo`.
    pub language: String,
    /// Whether to list the texts that do not fit, in `overflow.txt`.
    pub lists_overflow: bool,
    /// Whether to list the texts and icons with little contrast, in `contrast.txt`.
    pub lists_contrast: bool,
    /// The colour vision that the pictures are seen with.
    pub vision: ColourVision,
}

impl Shots {
    /// The scenes, in order.
    fn scenes(&self) -> Vec<&'static dyn Scene> {
        let wanted = |scene: &&dyn Scene| {
            self.scene
                .split(',')
                .any(|text| scene.name().contains(text))
        };
        scenes::ALL.into_iter().filter(wanted).collect()
    }
}

/// The progress through the scenes.
#[derive(Resource, Debug, Default)]
struct ShotProgress {
    scene: usize,
    set: bool,
    /// Whether the screenshot was requested.
    taken: bool,
    ready_for: Duration,
    /// Frames drawn since it was ready.
    frames: u32,
}

/// The player's files of this run, deleted at the end.
#[derive(Resource)]
struct TempFolders(
    #[expect(dead_code, reason = "kept alive, for the folder goes with it")] tempfile::TempDir,
);

/// Sets an app up for screenshots. Must run before the game's plugins, because it replaces the folders.
pub fn prepare(app: &mut App, shots: Shots) {
    prepare_scenes(app, shots);
    // Before the frame's own systems, so that everything that was spawned in the frame before is there.
    app.init_resource::<ShotProgress>()
        .add_systems(PreUpdate, progress);
}

/// Sets an app up for the scenes.
fn prepare_scenes(app: &mut App, shots: Shots) {
    match tempfile::tempdir() {
        Ok(home) => {
            app.insert_resource(Folders::at(home.path()))
                .insert_resource(TempFolders(home));
        }
        Err(fault) => error!("cannot create a settings folder for the screenshots: {fault}"),
    }
    online::prepare(app);
    #[cfg(target_os = "linux")]
    app.insert_resource(SessionBus::closed());
    app.insert_resource(shots)
        .insert_resource(DemoSeed(SEED))
        .insert_resource(Engines {
            seed: SEED,
            ..default()
        })
        .add_systems(Startup, choose);
}

fn choose(shots: Res<Shots>, mut settings: ResMut<Settings>) {
    settings.theme = shots.theme;
    settings.text_size = shots.text_size;
    settings.motion = MotionChoice::Off;
    settings.muted = true;
    settings.language.clone_from(&shots.language);
}

fn progress(world: &mut World) {
    world.resource_mut::<Redraw>().next_frame();
    let delta = world.resource::<Time<Real>>().delta();
    online::step(world, delta);
    let progress = world.resource::<ShotProgress>();
    let at = progress.scene;
    let Some(scene) = world.resource::<Shots>().scenes().get(at).copied() else {
        world.write_message(AppExit::Success);
        return;
    };
    let mut progress = world.resource_mut::<ShotProgress>();
    if !progress.set {
        progress.set = true;
        progress.ready_for = Duration::ZERO;
        scene.set(world);
        return;
    }
    progress.ready_for += delta;
    let (ready_for, taken) = (progress.ready_for, progress.taken);
    if ready_for > TIMEOUT {
        error!("{}: no screenshot was taken", scene.name());
        world.write_message(AppExit::from_code(1));
        return;
    }
    if !scene::is_ready(scene, world) {
        scene.drive(world);
        let mut progress = world.resource_mut::<ShotProgress>();
        progress.ready_for = ready_for.min(READY_FOR / 2);
        progress.frames = 0;
        return;
    }
    let frames = {
        let mut progress = world.resource_mut::<ShotProgress>();
        progress.frames += 1;
        progress.frames
    };
    if ready_for >= READY_FOR && frames >= FRAMES && !taken {
        world.resource_mut::<ShotProgress>().taken = true;
        if world.resource::<Shots>().lists_overflow {
            let texts = overflow::list(world);
            let path = world.resource::<Shots>().folder.join(OVERFLOW);
            append(&path, scene, &texts);
        }
        take(world, scene);
    }
}

/// Appends what was found in a scene to a list.
fn append(path: &Path, scene: &dyn Scene, found: &[String]) {
    let lines: String = found
        .iter()
        .map(|text| format!("{}: {text}\n", scene.name()))
        .collect();
    let file = OpenOptions::new().create(true).append(true).open(path);
    if let Err(fault) = file.and_then(|mut file| file.write_all(lines.as_bytes())) {
        error!("{}: {fault}", path.display());
    }
}

fn take(world: &mut World, scene: &'static dyn Scene) {
    let shots = world.resource::<Shots>().clone();
    let drawn = if shots.lists_contrast {
        contrast::drawn(world)
    } else {
        Vec::new()
    };
    world
        .spawn(Screenshot::primary_window())
        .observe(move |captured: On<ScreenshotCaptured>| {
            if let Err(fault) = save(&captured.image, &shots, scene, &drawn) {
                error!("{}: {fault}", scene.name());
            }
        })
        .observe(
            |_: On<ScreenshotCaptured>, mut progress: ResMut<ShotProgress>| {
                *progress = ShotProgress {
                    scene: progress.scene + 1,
                    ..default()
                };
            },
        );
}

/// Writes the picture as it is seen, and what is hard to read on it.
fn save(image: &Image, shots: &Shots, scene: &dyn Scene, drawn: &[Drawn]) -> Result<()> {
    let mut image = image.clone().try_into_dynamic()?.to_rgb8();
    let (pixels, _) = image.as_raw().as_chunks::<3>();
    let rgba = pixels.iter().flat_map(|&[r, g, b]| [r, g, b, 255]);
    let mut picture = Pixmap {
        width: image.width(),
        height: image.height(),
        rgba: rgba.collect(),
    };
    if shots.lists_contrast {
        let found = contrast::poor(drawn, &picture);
        append(&shots.folder.join(CONTRAST), scene, &found);
    }
    shots.vision.simulate_picture(&mut picture);
    let (seen, _) = picture.rgba.as_chunks::<4>();
    for (pixel, &[r, g, b, _]) in image.pixels_mut().zip(seen) {
        pixel.0 = [r, g, b];
    }
    image.save(shots.folder.join(format!("{}.png", scene.name())))?;
    Ok(())
}
