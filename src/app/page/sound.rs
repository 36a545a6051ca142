//! Sound begins with the player's first gesture: before it a browser keeps every page silent.
//!
//! The audio library makes its own connection and keeps it to itself. So whoever makes one is watched, and on each
//! gesture those that wait are told to go on. (Each, and not the first alone: a call or another program may have
//! interrupted them.)

use super::dom;
use bevy::prelude::*;
use js_sys::{Array, Function, Object, Promise, Proxy, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::AudioContext;

/// What makes connections, as browsers call it.
const MAKER: &str = "AudioContext";
/// What browsers take for a gesture.
const GESTURES: [&str; 4] = ["pointerdown", "pointerup", "touchend", "keydown"];

/// Before the audio library makes its connection.
pub fn unlock_by_gesture() {
    let made = Array::new();
    if let Err(fault) = watch(&made) {
        warn!("the game may stay silent: {fault:?}");
    }
    let Some(document) = dom::document() else {
        return;
    };
    for gesture in GESTURES {
        let made = made.clone();
        dom::listen(&document, gesture, move |_| resume(&made));
    }
}

/// Keeps what is made in a list.
fn watch(made: &Array) -> Result<(), JsValue> {
    let global = js_sys::global();
    let maker: Function = Reflect::get(&global, &MAKER.into())?.dyn_into()?;
    let list = made.clone();
    let construct = move |maker: Function, arguments: Array| {
        let context = Reflect::construct(&maker, &arguments)?;
        list.push(&context);
        Ok(context)
    };
    let construct = Closure::<dyn Fn(Function, Array) -> Result<JsValue, JsValue>>::new(construct);
    let handler = Object::new();
    Reflect::set(&handler, &"construct".into(), &construct.into_js_value())?;
    let proxy = Proxy::new(&maker, &handler);
    Reflect::set(&global, &MAKER.into(), &proxy)?;
    Ok(())
}

fn resume(made: &Array) {
    for context in made
        .iter()
        .filter_map(|made| made.dyn_into::<AudioContext>().ok())
    {
        // One that was closed refuses, and is of no more use to anybody.
        let _: Result<Promise, JsValue> = context.resume();
    }
}
