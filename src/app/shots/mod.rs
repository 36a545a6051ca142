//! Pictures of every screen, for the README and for eyes that check.
//!
//! `narabe --shots DIR` walks through the scenes (`scene.rs`) with a fixed seed, no motion and files of its own in a folder that
//! is gone afterwards, writes one PNG each and ends.

mod online;
mod puppet;
mod scene;

pub use puppet::Puppet;

use crate::app::board::{BoardTextures, BoardView};
use crate::app::redraw::Redraw;
use crate::app::screens::title::DemoSeed;
use crate::app::session::{Engines, Live};
use crate::app::settings::{MotionChoice, Settings, ThemeChoice};
use crate::app::storage::Folders;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured, save_to_disk};
use scene::Scene;
use std::path::PathBuf;
use std::time::Duration;

/// Where chance starts.
const SEED: u64 = 20;
/// A scene is looked at when it has stood so long: fades, fonts and textures have arrived.
const SETTLED: Duration = Duration::from_millis(2500);
/// And so many frames: on a busy machine one can take as long as that.
const FRAMES: u32 = 12;
/// The program gives up on a picture that does not come.
const PATIENCE: Duration = Duration::from_secs(60);

/// Where the pictures go, which theme they show, and how large their texts are in per cent.
#[derive(Resource, Debug, Clone, PartialEq)]
pub struct Shots {
    pub folder: PathBuf,
    pub theme: ThemeChoice,
    pub text_size: u16,
    /// Part of the names of the scenes that are wanted; empty for all.
    pub scene: String,
}

impl Shots {
    /// What is pictured, in order.
    fn scenes(&self) -> Vec<Scene> {
        let wanted = |scene: &Scene| scene.name().contains(&self.scene);
        Scene::ALL.into_iter().filter(wanted).collect()
    }
}

/// How far the walk has come.
#[derive(Resource, Debug, Default)]
struct Walk {
    scene: usize,
    set: bool,
    /// The picture was asked for.
    taken: bool,
    stood: Duration,
    /// Frames drawn since it was ready.
    frames: u32,
}

/// The player's files of this run; gone with the program.
#[derive(Resource)]
struct Home(
    #[expect(dead_code, reason = "kept alive, for the folder goes with it")] tempfile::TempDir,
);

/// Makes an app draw pictures instead of playing. Before the game's own plugins, whose files it moves.
pub fn prepare(app: &mut App, shots: Shots) {
    match tempfile::tempdir() {
        Ok(home) => {
            app.insert_resource(Folders::at(home.path()))
                .insert_resource(Home(home));
        }
        Err(fault) => error!("cannot create a settings folder for the pictures: {fault}"),
    }
    online::prepare(app);
    app.insert_resource(shots)
        .insert_resource(DemoSeed(SEED))
        .insert_resource(Engines {
            seed: SEED,
            ..default()
        })
        .init_resource::<Walk>()
        .add_systems(Startup, choose)
        .add_systems(Update, walk);
}

fn choose(shots: Res<Shots>, mut settings: ResMut<Settings>) {
    settings.theme = shots.theme;
    settings.text_size = shots.text_size;
    settings.motion = MotionChoice::Off;
    settings.muted = true;
    settings.language = "en".into();
}

fn walk(world: &mut World) {
    world.resource_mut::<Redraw>().next_frame();
    let delta = world.resource::<Time<Real>>().delta();
    online::step(world, delta);
    let walk = world.resource::<Walk>();
    let at = walk.scene;
    let Some(scene) = world.resource::<Shots>().scenes().get(at).copied() else {
        world.write_message(AppExit::Success);
        return;
    };
    let mut walk = world.resource_mut::<Walk>();
    if !walk.set {
        walk.set = true;
        walk.stood = Duration::ZERO;
        scene.set(world);
        return;
    }
    walk.stood += delta;
    let (stood, taken) = (walk.stood, walk.taken);
    if stood > PATIENCE {
        error!("{}: no picture was taken", scene.name());
        world.write_message(AppExit::from_code(1));
        return;
    }
    if !scene.is_ready(world) {
        scene.drive(world);
        let mut walk = world.resource_mut::<Walk>();
        walk.stood = stood.min(SETTLED / 2);
        walk.frames = 0;
        return;
    }
    let frames = {
        let mut walk = world.resource_mut::<Walk>();
        walk.frames += 1;
        walk.frames
    };
    if stood >= SETTLED && frames >= FRAMES && !taken {
        world.resource_mut::<Walk>().taken = true;
        take(world, scene);
    }
}

fn take(world: &mut World, scene: Scene) {
    let path = world
        .resource::<Shots>()
        .folder
        .join(format!("{}.png", scene.name()));
    world
        .spawn(Screenshot::primary_window())
        .observe(save_to_disk(path))
        .observe(|_: On<ScreenshotCaptured>, mut walk: ResMut<Walk>| {
            *walk = Walk {
                scene: walk.scene + 1,
                ..default()
            };
        });
}

/// What a scene needs to know of the game.
fn stones(world: &World) -> usize {
    world
        .resource::<Live>()
        .one_board()
        .position()
        .moves()
        .len()
}

/// Whether the board has its place, if the screen has one for it, and is painted as it shall be.
fn board_stands(world: &World) -> bool {
    world
        .get_resource::<BoardView>()
        .is_some_and(|view| view.frame.is_none() || world.resource::<BoardTextures>().fresh)
}
