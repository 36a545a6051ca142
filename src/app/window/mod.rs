//! The window: full or not, as the settings say, where it stands, and what it opens with.

#[cfg(not(target_family = "wasm"))]
mod memory;
#[cfg(not(target_family = "wasm"))]
mod place;

#[cfg(not(target_family = "wasm"))]
pub use memory::RememberWindow;

use crate::app::launch::FileToOpen;
use crate::app::session::Intent;
use crate::app::settings::{Settings, WindowChoice};
use bevy::prelude::*;
use bevy::window::{MonitorSelection, PrimaryWindow, WindowMode};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, open_file)
        .add_systems(Update, fill_screen.run_if(resource_changed::<Settings>));
    #[cfg(not(target_family = "wasm"))]
    app.add_plugins(memory::plugin);
}

/// Opens the file of the command line through the session's door.
fn open_file(file: Option<Res<FileToOpen>>, mut intents: MessageWriter<Intent>) {
    if let Some(path) = file.and_then(|file| file.0.clone()) {
        intents.write(Intent::Open(path));
    }
}

fn fill_screen(settings: Res<Settings>, mut windows: Query<&mut Window, With<PrimaryWindow>>) {
    let wanted = match settings.window {
        WindowChoice::Windowed => WindowMode::Windowed,
        WindowChoice::FullScreen => WindowMode::BorderlessFullscreen(MonitorSelection::Current),
    };
    for mut window in &mut windows {
        if window.mode != wanted {
            window.mode = wanted;
        }
    }
}
