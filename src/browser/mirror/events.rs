//! Events of the mirrored elements: focus, click, input. Keys are forwarded to the canvas, where winit listens.
//!
//! A touch device opens its on-screen keyboard only for a DOM input that is touched. There the input over a field takes
//! the text itself and passes it on; elsewhere the game's field gets the forwarded keys.

use super::super::message_sender::MessageSender;
use super::super::{dom, keys};
use crate::widgets::{AssistiveActions, Field};
use bevy::input_focus::InputFocusSystems;
use bevy::prelude::*;
use bevy::text::{EditableText, TextEdit};
use js_sys::{Array, Function, Reflect};
use std::sync::atomic::{AtomicBool, Ordering};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Event, HtmlElement, HtmlInputElement, KeyboardEvent};

/// The attribute with the entity of an element.
pub const ENTITY: &str = "data-entity";
/// Matches headings, which have the focus only to be read.
const HEADINGS: &str = "h1, h2";
/// Matches the elements in which text is typed, and those of several lines.
const FIELDS: &str = "input, textarea";
const AREA: &str = "textarea";
/// Matches touch devices.
const TOUCH_QUERY: &str = "(pointer: coarse)";
/// Marks an element that handles the arrow keys, Enter and Space itself.
pub const KEEPS_KEYS: &str = "data-keeps-keys";
/// Those keys.
pub const KEPT_KEYS: [&str; 6] = [
    "ArrowLeft",
    "ArrowRight",
    "ArrowUp",
    "ArrowDown",
    "Enter",
    " ",
];

/// Set while the game itself moves the DOM focus.
static MOVING_FOCUS: AtomicBool = AtomicBool::new(false);

/// An event of an entity's element.
#[derive(Message, Debug, Clone)]
enum ElementEvent {
    Focused(Entity),
    Clicked(Entity),
    Typed(Entity, String),
    Blurred(Entity),
}

pub fn is_touch_device() -> bool {
    let media = dom::window().and_then(|window| window.match_media(TOUCH_QUERY).ok()?);
    media.is_some_and(|media| media.matches())
}

pub fn listen(app: &mut App, root: &HtmlElement) {
    let sender = MessageSender::<ElementEvent>::register(app);
    // Before the keys of the same frame: a key pressed after Tab is for the newly focused control.
    app.add_systems(PreUpdate, answer.before(InputFocusSystems::Dispatch));
    sender.on(root, "focusin", |event| {
        let element = target(event)?;
        if element.matches(HEADINGS).unwrap_or_default() {
            return None; // It is no control, and the board keeps its keys.
        }
        if let (true, Some(input)) = (is_touch_device(), element.dyn_ref::<HtmlInputElement>()) {
            input.select();
        }
        (!is_moving()).then(|| Some(ElementEvent::Focused(entity_of(&element)?)))?
    });
    sender.on(root, "focusout", |event| {
        let element = target(event)?;
        let typed = is_touch_device() && !is_moving() && is_field(&element);
        typed.then(|| Some(ElementEvent::Blurred(entity_of(&element)?)))?
    });
    sender.on(root, "click", |event| {
        Some(ElementEvent::Clicked(entity_of(&target(event)?)?))
    });
    sender.on(root, "input", |event| {
        let element = target(event)?;
        Some(ElementEvent::Typed(entity_of(&element)?, value(&element)?))
    });
    for event in ["keydown", "keyup"] {
        dom::listen(root, event, |event| forward(&event));
    }
}

pub fn target(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

/// The entity of an element or of the element it is in.
pub fn entity_of(element: &Element) -> Option<Entity> {
    let marked = element.closest(&format!("[{ENTITY}]")).ok()??;
    let bits = marked.get_attribute(ENTITY)?.parse().ok()?;
    Entity::try_from_bits(bits)
}

/// Runs a change of the DOM focus that must not be reported back as the player's.
pub fn move_focus(how: impl FnOnce() -> Result<(), JsValue>) {
    MOVING_FOCUS.store(true, Ordering::Relaxed);
    if let Err(fault) = how() {
        warn!("the DOM focus did not move: {fault:?}");
    }
    MOVING_FOCUS.store(false, Ordering::Relaxed);
}

pub fn is_moving() -> bool {
    MOVING_FOCUS.load(Ordering::Relaxed)
}

/// Forwards a key event to the canvas. Tab is left to the browser.
fn forward(event: &Event) {
    let (Some(pressed), Some(element)) = (event.dyn_ref::<KeyboardEvent>(), target(event)) else {
        return;
    };
    let key = pressed.key();
    if key == "Tab" || is_kept(&element, &key) {
        return;
    }
    if is_field(&element) {
        if is_touch_device() {
            // In a field of several lines Enter begins a new one.
            let ends =
                key == "Escape" || key == "Enter" && !element.matches(AREA).unwrap_or_default();
            if let (true, Some(input)) = (ends, element.dyn_ref::<HtmlElement>()) {
                // If the blur fails the on-screen keyboard stays open; the player can close it.
                let _ = input.blur();
            }
            return;
        }
        // An IME composition is the browser's until it ends.
        if pressed.is_composing() || key == "Process" {
            return;
        }
        if keys::is_typing(pressed) {
            event.prevent_default();
        }
    }
    if keys::is_game_key(event) {
        event.prevent_default();
    }
    let (Some(canvas), Some(copy)) = (dom::by_id(dom::CANVAS), copy(event)) else {
        return;
    };
    // The canvas's listeners prevent the default of the copy, which has none.
    let _ = canvas.dispatch_event(&copy);
}

fn is_kept(element: &Element, key: &str) -> bool {
    let keeps = element.closest(&format!("[{KEEPS_KEYS}]"));
    KEPT_KEYS.contains(&key) && keeps.is_ok_and(|keeps| keeps.is_some())
}

/// A copy of a keyboard event. The event itself serves as the constructor's init dictionary.
fn copy(event: &Event) -> Option<Event> {
    let kind = Reflect::get(&js_sys::global(), &JsValue::from_str("KeyboardEvent")).ok()?;
    let kind: Function = kind.dyn_into().ok()?;
    let options = Array::of2(&JsValue::from_str(&event.type_()), event);
    Reflect::construct(&kind, &options).ok()?.dyn_into().ok()
}

/// Whether it is an element in which text is typed.
pub fn is_field(element: &Element) -> bool {
    element.matches(FIELDS).unwrap_or_default()
}

/// The text of a field, of one line or of several.
fn value(field: &Element) -> Option<String> {
    is_field(field).then_some(())?;
    Reflect::get(field, &JsValue::from_str("value"))
        .ok()?
        .as_string()
}

/// Sets an input's value to its field's text, unless the player is typing in the input.
pub fn set_value(input: &Element, words: &str) {
    let active = dom::document().and_then(|document| document.active_element());
    let typed = is_touch_device() && active.is_some_and(|active| active == *input);
    if !typed
        && value(input).as_deref() != Some(words)
        && let Err(fault) = Reflect::set(
            input,
            &JsValue::from_str("value"),
            &JsValue::from_str(words),
        )
    {
        warn!("a field did not get its text: {fault:?}");
    }
}

fn answer(
    mut events: MessageReader<ElementEvent>,
    mut assist: AssistiveActions,
    mut fields: Query<&mut EditableText, With<Field>>,
) {
    for event in events.read() {
        match event {
            ElementEvent::Focused(entity) => assist.focus_control(*entity),
            ElementEvent::Clicked(entity) => assist.press(*entity),
            ElementEvent::Blurred(entity) => assist.clear_focus(*entity),
            ElementEvent::Typed(entity, words) => {
                if let Ok(mut text) = fields.get_mut(*entity) {
                    text.queue_edit(TextEdit::SelectAll);
                    text.queue_edit(if words.is_empty() {
                        TextEdit::Backspace
                    } else {
                        TextEdit::Insert(words.as_str().into())
                    });
                }
            }
        }
    }
}
