//! Starts the game on the page's canvas.

use super::bevy_plugins::bevy_plugins;
use crate::locale::Locale;
use crate::page;
use bevy::prelude::*;

/// The page's canvas.
const CANVAS: &str = "#narabe-canvas";

/// Runs until the page closes.
pub fn run() {
    let window = Window {
        title: "Narabe".into(),
        canvas: Some(CANVAS.into()),
        fit_canvas_to_parent: true,
        // The page's own handlers keep the game's keys from the browser; the others (reload, zoom) stay the browser's.
        prevent_default_event_handling: false,
        ..default()
    };
    page::unlock_by_gesture();
    let mut app = super::new_app();
    let assets = page::assets_folder();
    page::add_asset_source(&mut app, &assets);
    app.add_plugins(bevy_plugins(window, assets))
        .add_plugins(crate::plugin);
    page::watch_for_panics(app.world().resource::<Locale>());
    app.run();
}
