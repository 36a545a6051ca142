//! The window, document and elements of the page, as far as they exist.

use bevy::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Document, Element, Event, EventTarget, HtmlElement, Window};

/// The page's canvas.
pub const CANVAS: &str = "narabe-canvas";
/// The style of an element for screen readers only.
const VISUALLY_HIDDEN: &str = "position:absolute;left:0;top:0;width:1px;height:1px;margin:0;padding:0;border:0;\
                      overflow:hidden;clip-path:inset(50%);white-space:nowrap";

pub fn window() -> Option<Window> {
    web_sys::window()
}

pub fn document() -> Option<Document> {
    window()?.document()
}

/// The element with this id.
pub fn by_id(id: &str) -> Option<HtmlElement> {
    document()?.get_element_by_id(id)?.dyn_into().ok()
}

/// Adds a new element for screen readers only at the start of the page.
pub fn visually_hidden(kind: &str, id: &str) -> Option<Element> {
    let document = document()?;
    let element = document.create_element(kind).ok()?;
    element.set_id(id);
    set(&element, "style", VISUALLY_HIDDEN);
    document.body()?.prepend_with_node_1(&element).ok()?;
    Some(element)
}

/// Creates a detached element with an id.
pub fn new(kind: &str, id: &str) -> Option<HtmlElement> {
    let element = create(kind)?;
    element.set_id(id);
    Some(element)
}

/// Creates a detached element.
pub fn create(kind: &str) -> Option<HtmlElement> {
    document()?.create_element(kind).ok()?.dyn_into().ok()
}

/// Sets an attribute if its value differs.
pub fn change(element: &Element, name: &str, value: &str) {
    if element.get_attribute(name).as_deref() != Some(value) {
        set(element, name, value);
    }
}

/// Sets or removes a boolean attribute.
pub fn flag(element: &Element, name: &str, is: bool) {
    if is {
        change(element, name, "");
    } else if let Err(fault) = element.remove_attribute(name) {
        warn!("{name} was not removed: {fault:?}");
    }
}

/// Sets an attribute. Errors are only logged to the console.
pub fn set(element: &Element, name: &str, value: &str) {
    if let Err(fault) = element.set_attribute(name, value) {
        warn!("{name}=\"{value}\" was not set: {fault:?}");
    }
}

/// Calls `react` on each such event until the page closes.
pub fn listen(target: &EventTarget, event: &str, react: impl FnMut(Event) + 'static) {
    let closure = Closure::<dyn FnMut(Event)>::new(react).into_js_value();
    if let Err(fault) = target.add_event_listener_with_callback(event, closure.unchecked_ref()) {
        warn!("cannot listen to {event}: {fault:?}");
    }
}
