//! Starts the game on the page's canvas.

use super::bevy_plugins::bevy_plugins;
use crate::locale::Locale;
use crate::page;
use bevy::prelude::*;
use js_sys::Reflect;
use wasm_bindgen::JsValue;

/// The page's canvas.
const CANVAS: &str = "#narabe-canvas";
/// The object that the page's loader leaves for the game, with the path of the assets.
const LOADER: &str = "NARABE";
const ASSETS: &str = "assets";

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
    app.add_plugins(bevy_plugins(window, assets_folder()))
        .add_plugins(crate::plugin);
    page::watch_for_panics(app.world().resource::<Locale>());
    app.run();
}

/// The path of the assets from the page's loader; by default next to the page.
fn assets_folder() -> String {
    let loader = Reflect::get(&js_sys::global(), &JsValue::from_str(LOADER));
    loader
        .and_then(|loader| Reflect::get(&loader, &JsValue::from_str(ASSETS)))
        .ok()
        .and_then(|folder| folder.as_string())
        .unwrap_or_else(|| ASSETS.into())
}
