//! The keys belong to the game where it needs them, and to the browser where it does not.
//!
//! The window library could keep every event from the browser, but then nobody could reload the page by key. So it keeps
//! none, and here is what a page would do besides: scroll by key and wheel, and search.

use super::dom;
use bevy::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{AddEventListenerOptions, Element, Event, EventTarget, KeyboardEvent};

/// The keys that would scroll the page, press its controls or search in it. Tab walks the page's own elements: see `mirror`.
const OURS: [&str; 13] = [
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
    // What the arrows do on it is not for the screen reader to decide.
    dom::set(element, "role", "application");
    let target: &EventTarget = &canvas;
    dom::listen(target, "keydown", |event| {
        if is_ours(&event) {
            event.prevent_default();
        }
    });
    wheel(target);
}

/// Keys together with Control, Alt or the system's own are the browser's.
pub fn is_ours(event: &Event) -> bool {
    event.dyn_ref::<KeyboardEvent>().is_some_and(|event| {
        OURS.contains(&event.key().as_str())
            && !(event.ctrl_key() || event.alt_key() || event.meta_key())
    })
}

/// Whether a key writes in a field, moves in it, or copies from it: in the game's own field alone.
pub fn is_typing(event: &KeyboardEvent) -> bool {
    let key = event.key();
    let is_letter = key.chars().count() == 1;
    if (event.ctrl_key() || event.meta_key()) && !event.alt_key() {
        is_letter && "acvxz".contains(&key.to_lowercase())
    } else {
        is_letter || key == "Delete"
    }
}

/// A wheel over the game scrolls the game. Browsers must be told beforehand that it may be kept from the page.
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
