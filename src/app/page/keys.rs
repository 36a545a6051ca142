//! The keyboard and the finger belong to the game where it needs them, and to the browser where it does not.
//!
//! The window library could keep every event from the browser, but then nobody could reload the page by key. So it keeps
//! none, and here are the few things that a page would do besides: scroll, walk its controls, open its own menu.

use super::dom;
use bevy::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, EventTarget, KeyboardEvent};

/// The keys that would scroll the page, walk its controls or search in it.
const OURS: [&str; 14] = [
    "ArrowUp",
    "ArrowDown",
    "ArrowLeft",
    "ArrowRight",
    " ",
    "Enter",
    "Tab",
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
    dom::set(element, "tabindex", "0");
    // What the arrows do on it is not for the screen reader to decide.
    dom::set(element, "role", "application");
    if canvas.style().set_property("touch-action", "none").is_err()
        || canvas.style().set_property("outline", "none").is_err()
    {
        warn!("the page may scroll under a finger");
    }
    let target: &EventTarget = &canvas;
    dom::listen(target, "keydown", |event| {
        if is_ours(&event) {
            event.prevent_default();
        }
    });
    dom::listen(target, "contextmenu", |event| event.prevent_default());
    wheel(target);
    if let Err(fault) = canvas.focus() {
        warn!("keys go to the page and not to the game: {fault:?}");
    }
}

/// Keys together with Control, Alt or the system's own are the browser's.
fn is_ours(event: &Event) -> bool {
    event.dyn_ref::<KeyboardEvent>().is_some_and(|event| {
        OURS.contains(&event.key().as_str())
            && !(event.ctrl_key() || event.alt_key() || event.meta_key())
    })
}

/// A wheel over the game scrolls the game. Browsers must be told beforehand that it may be kept from the page.
fn wheel(target: &EventTarget) {
    let keep = wasm_bindgen::closure::Closure::<dyn FnMut(Event)>::new(|event: Event| {
        event.prevent_default();
    })
    .into_js_value();
    let options = web_sys::AddEventListenerOptions::new();
    options.set_passive(false);
    let done = target.add_event_listener_with_callback_and_add_event_listener_options(
        "wheel",
        keep.unchecked_ref(),
        &options,
    );
    if let Err(fault) = done {
        warn!("a wheel over the game moves the page: {fault:?}");
    }
}
