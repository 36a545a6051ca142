//! Starts the game on the page's canvas.

use super::bevy_plugins::GamePlugins;
use crate::browser;
use crate::first_frames;
use crate::time_slice;
use bevy::prelude::*;

/// The page's canvas.
const CANVAS: &str = "#narabe-canvas";

/// Starts the game, which runs until the page closes.
///
/// The browser has just compiled the program and has its turn first. From Bevy's plugins on, everything is done in one go: with the
/// event loop comes the canvas, and the renderer needs it.
pub fn run() {
    wasm_bindgen_futures::spawn_local(async {
        time_slice::others().await;
        start();
    });
}

fn start() {
    let window = Window {
        title: "Narabe".into(),
        canvas: Some(CANVAS.into()),
        fit_canvas_to_parent: true,
        // The page's own handlers keep the game's keys from the browser; the others (reload, zoom) stay the browser's.
        prevent_default_event_handling: false,
        ..default()
    };
    browser::unlock_by_gesture();
    let mut app = super::new_app();
    let assets = browser::assets_folder();
    browser::add_asset_source(&mut app, &assets);
    app.add_plugins(GamePlugins { window, assets })
        .add_plugins((crate::plugin, first_frames::plugin));
    browser::watch_for_panics();
    app.run();
}
