//! Unlocks audio with the player's first gesture, because browsers keep pages silent before it.
//!
//! The audio library keeps its audio contexts to itself. So the constructor is wrapped to collect them, and each
//! gesture resumes the suspended ones. (Every gesture: a call or another program may have suspended them again.)

use super::dom;
use bevy::prelude::*;
use js_sys::{Array, Function, Object, Promise, Proxy, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::AudioContext;

const CONSTRUCTOR: &str = "AudioContext";
/// The events that count as gestures.
const GESTURES: [&str; 4] = ["pointerdown", "pointerup", "touchend", "keydown"];

/// Must run before the audio library creates its context.
pub fn unlock_by_gesture() {
    let contexts = Array::new();
    if let Err(fault) = watch(&contexts) {
        warn!("the game may stay silent: {fault:?}");
    }
    let Some(document) = dom::document() else {
        return;
    };
    for gesture in GESTURES {
        let contexts = contexts.clone();
        dom::listen(&document, gesture, move |_| resume(&contexts));
    }
}

/// Collects the created contexts in a list.
fn watch(contexts: &Array) -> Result<(), JsValue> {
    let global = js_sys::global();
    let maker: Function = Reflect::get(&global, &CONSTRUCTOR.into())?.dyn_into()?;
    let list = contexts.clone();
    let construct = move |maker: Function, arguments: Array| {
        let context = Reflect::construct(&maker, &arguments)?;
        list.push(&context);
        Ok(context)
    };
    let construct = Closure::<dyn Fn(Function, Array) -> Result<JsValue, JsValue>>::new(construct);
    let handler = Object::new();
    Reflect::set(&handler, &"construct".into(), &construct.into_js_value())?;
    let proxy = Proxy::new(&maker, &handler);
    Reflect::set(&global, &CONSTRUCTOR.into(), &proxy)?;
    Ok(())
}

fn resume(contexts: &Array) {
    for context in contexts
        .iter()
        .filter_map(|contexts| contexts.dyn_into::<AudioContext>().ok())
    {
        // A closed context refuses, which does not matter.
        let _: Result<Promise, JsValue> = context.resume();
    }
}
