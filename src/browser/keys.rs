//! Keeps the game's keys from the browser and leaves it the others.
//!
//! winit could keep all events from the browser, but then the page could not be reloaded by key. So it keeps none, and
//! this module prevents scrolling by keys and wheel, and searching.

use super::dom;
use bevy::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{AddEventListenerOptions, Element, Event, EventTarget, KeyboardEvent};

/// The keys that would scroll the page, press its controls or search in it. Tab moves through the page's elements: see
/// `mirror`.
const GAME_KEYS: [&str; 13] = [
    "ArrowUp",
    "ArrowDown",
    "ArrowLeft",
    "ArrowRight",
    " ",
    "Enter",
    "Home",
    "End",
    "PageUp",
    "PageDown",
    "Backspace",
    "/",
    "'",
];

pub(super) fn plugin(_: &mut App) {
    let Some(canvas) = dom::by_id(dom::CANVAS) else {
        return;
    };
    let element: &Element = &canvas;
    // A screen reader must pass the arrow keys on.
    dom::set(element, "role", "application");
    let target: &EventTarget = &canvas;
    dom::listen(target, "keydown", |event| {
        if is_game_key(&event) {
            event.prevent_default();
        }
    });
    wheel(target);
}

/// Keys with Control, Alt or the system key are the browser's.
pub fn is_game_key(event: &Event) -> bool {
    event.dyn_ref::<KeyboardEvent>().is_some_and(|event| {
        GAME_KEYS.contains(&event.key().as_str())
            && !(event.ctrl_key() || event.alt_key() || event.meta_key())
    })
}

/// Whether a key edits text in the game's own field.
pub fn is_typing(event: &KeyboardEvent) -> bool {
    let key = event.key();
    let is_letter = key.chars().count() == 1;
    if (event.ctrl_key() || event.meta_key()) && !event.alt_key() {
        // On layouts without Latin letters the place of the key counts, as in the game.
        let code = event.code();
        let letter = match code.strip_prefix("Key") {
            Some(place) if !key.is_ascii() => place.to_lowercase(),
            _ => key.to_lowercase(),
        };
        is_letter && "acvxz".contains(&letter)
    } else {
        is_letter || key == "Delete"
    }
}

/// The wheel scrolls the game. The listener must be registered as not passive.
fn wheel(target: &EventTarget) {
    let keep = Closure::<dyn FnMut(Event)>::new(|event: Event| {
        event.prevent_default();
    })
    .into_js_value();
    let options = AddEventListenerOptions::new();
    options.set_passive(false);
    let done = target.add_event_listener_with_callback_and_add_event_listener_options(
        "wheel",
        keep.unchecked_ref(),
        &options,
    );
    if let Err(fault) = done {
        warn!("the mouse wheel will scroll the page: {fault:?}");
    }
}
