//! Moves the DOM focus to the element of the game's focus, or to the heading of the screen where no control has it: that is read
//! out when a screen opens. For winit a focus on a mirrored element counts as a focus on
//! the canvas: the window stays focused.

use super::super::dom;
use super::events;
use super::schedule::MirrorSystems;
use super::tree::Tree;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use std::sync::atomic::{AtomicBool, Ordering};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, Event, EventTarget, FocusEvent, HtmlElement, KeyboardEvent, Node};

pub(super) fn plugin(app: &mut App, canvas: &HtmlElement, root: &HtmlElement) {
    app.add_systems(Startup, skip_canvas)
        .add_systems(PostUpdate, follow.in_set(MirrorSystems::Focus));
    if let Some(window) = dom::window() {
        keep_from_canvas(&window, canvas, root);
    }
    for (event, told) in [("focusin", "focus"), ("focusout", "blur")] {
        let (canvas, root) = (canvas.clone(), root.clone());
        let target: EventTarget = root.clone().into();
        dom::listen(&target, event, move |event| {
            if !is_within(&event, &canvas, &root)
                && !events::is_moving()
                && let Ok(told) = Event::new(told)
            {
                // winit takes it for the browser's own event.
                let _ = canvas.dispatch_event(&told);
            }
        });
    }
}

/// Takes the canvas out of the tab order, where winit puts it.
fn skip_canvas() {
    if let Some(canvas) = dom::by_id(dom::CANVAS) {
        dom::set(&canvas, "tabindex", "-1");
    }
}

/// Whether the DOM focus has left the game.
static IS_FOCUS_OUTSIDE: AtomicBool = AtomicBool::new(false);

/// Hides from winit that the focus moves between the canvas and our elements, and hides Tab, which would also move the
/// game's focus.
fn keep_from_canvas(window: &web_sys::Window, canvas: &HtmlElement, root: &HtmlElement) {
    for name in ["focus", "blur", "keydown", "keyup"] {
        let (canvas, root) = (canvas.clone(), root.clone());
        let keep = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
            let key = event.dyn_ref::<KeyboardEvent>().map(KeyboardEvent::key);
            let kept = match key {
                Some(key) => key == "Tab",
                None => {
                    let within = is_within(&event, &canvas, &root);
                    if !events::is_moving() {
                        IS_FOCUS_OUTSIDE
                            .store(event.type_() == "blur" && !within, Ordering::Relaxed);
                    }
                    within
                }
            };
            if kept && event.target().as_ref() == Some(canvas.as_ref()) {
                event.stop_immediate_propagation();
            }
        })
        .into_js_value();
        // In the capture phase, before winit's own listeners.
        let done =
            window.add_event_listener_with_callback_and_bool(name, keep.unchecked_ref(), true);
        if let Err(fault) = done {
            warn!("{name} cannot be filtered: {fault:?}");
        }
    }
}

/// Whether the focus moves within the game.
fn is_within(event: &Event, canvas: &HtmlElement, root: &HtmlElement) -> bool {
    let other = event.dyn_ref::<FocusEvent>();
    let other = other.and_then(FocusEvent::related_target);
    let other: Option<Node> = other.and_then(|other| other.dyn_into().ok());
    other.is_some_and(|other| root.contains(Some(&other)) || canvas.contains(Some(&other)))
}

fn follow(focus: Res<InputFocus>, tree: NonSend<Tree>) {
    let (Some(document), Some(canvas)) = (dom::document(), dom::by_id(dom::CANVAS)) else {
        return;
    };
    if IS_FOCUS_OUTSIDE.load(Ordering::Relaxed) || !document.has_focus().unwrap_or_default() {
        return;
    }
    let stop = (focus.get()).and_then(|entity| tree.tab_stop(entity));
    let stop = stop.or_else(|| tree.heading()).unwrap_or(canvas);
    let is_input = events::is_field(&stop);
    // On a touch device that would open the on-screen keyboard unasked.
    if is_input && events::is_touch_device() {
        return;
    }
    let goal: &Element = &stop;
    if document.active_element().as_ref() != Some(goal) {
        events::move_focus(|| stop.focus());
    }
}
