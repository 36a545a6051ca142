//! The page's window, document and elements, as far as they are there.

use bevy::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Document, Element, Event, EventTarget, HtmlElement, Window};

/// The page's canvas.
pub const CANVAS: &str = "narabe-canvas";
/// An element that is read and not seen.
const UNSEEN: &str = "position:absolute;left:0;top:0;width:1px;height:1px;margin:0;padding:0;border:0;\
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

/// A new element of this kind and id at the beginning of the page, read and not seen.
pub fn unseen(kind: &str, id: &str) -> Option<Element> {
    let document = document()?;
    let element = document.create_element(kind).ok()?;
    element.set_id(id);
    set(&element, "style", UNSEEN);
    document.body()?.prepend_with_node_1(&element).ok()?;
    Some(element)
}

/// A new element with this id that stands nowhere yet.
pub fn new(kind: &str, id: &str) -> Option<HtmlElement> {
    let element = create(kind)?;
    element.set_id(id);
    Some(element)
}

/// A new element that stands nowhere yet.
pub fn create(kind: &str) -> Option<HtmlElement> {
    document()?.create_element(kind).ok()?.dyn_into().ok()
}

/// Sets an attribute that has another value.
pub fn change(element: &Element, name: &str, value: &str) {
    if element.get_attribute(name).as_deref() != Some(value) {
        set(element, name, value);
    }
}

/// Sets or takes away an attribute that has no value.
pub fn flag(element: &Element, name: &str, is: bool) {
    if is {
        change(element, name, "");
    } else if let Err(fault) = element.remove_attribute(name) {
        warn!("{name} was not taken away: {fault:?}");
    }
}

/// Sets an attribute. What a browser refuses is told to the console alone: nobody at the board can help it.
pub fn set(element: &Element, name: &str, value: &str) {
    if let Err(fault) = element.set_attribute(name, value) {
        warn!("{name}=\"{value}\" was not set: {fault:?}");
    }
}

/// Calls `react` on each such event, for as long as the page is open.
pub fn listen(target: &EventTarget, event: &str, react: impl FnMut(Event) + 'static) {
    let closure = Closure::<dyn FnMut(Event)>::new(react).into_js_value();
    if let Err(fault) = target.add_event_listener_with_callback(event, closure.unchecked_ref()) {
        warn!("cannot listen to {event}: {fault:?}");
    }
}
