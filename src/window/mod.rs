//! The window: full screen or not, its placement, and its way to the front.

#[cfg(not(target_family = "wasm"))]
mod icon;
#[cfg(target_os = "linux")]
mod notification_press;
#[cfg(not(target_family = "wasm"))]
mod placement;
#[cfg(not(target_family = "wasm"))]
mod raise;
#[cfg(not(target_family = "wasm"))]
mod saved_placement;

#[cfg(not(target_family = "wasm"))]
pub use raise::RaiseWindow;
#[cfg(not(target_family = "wasm"))]
pub use saved_placement::RememberWindow;

use crate::settings::{Settings, WindowChoice};
use bevy::prelude::*;
use bevy::window::{MonitorSelection, PrimaryWindow, WindowMode};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, fill_screen.run_if(resource_changed::<Settings>));
    #[cfg(not(target_family = "wasm"))]
    app.add_plugins((icon::plugin, raise::plugin, saved_placement::plugin));
    #[cfg(target_os = "linux")]
    app.add_plugins(notification_press::plugin);
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
