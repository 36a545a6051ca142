//! Waits with other screens and lessons until the browser has the whole program: the title needs less than half of it, and the page's loader
//! fetches the rest when the title is seen.

use super::assets::of_loader;
use crate::learn::{LearnSystems, LessonRequest};
use crate::redraw::Redraw;
use crate::state::{Go, NavigationSystems};
use bevy::prelude::*;
use js_sys::Function;
use wasm_bindgen::{JsCast, JsValue};

/// The loader's function that tells whether the program is whole.
const IS_WHOLE: &str = "isWhole";

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, wait::<Go>.before(NavigationSystems))
        .add_systems(Update, wait::<LessonRequest>.before(LearnSystems));
}

/// Holds requests back until the program is whole.
fn wait<M: Message>(
    mut requests: ResMut<Messages<M>>,
    mut redraw: ResMut<Redraw>,
    mut held: Local<Vec<M>>,
    mut is_done: Local<bool>,
) {
    if *is_done {
        return;
    }
    held.extend(requests.drain());
    let is_needed = !held.is_empty();
    *is_done = is_whole(is_needed);
    if *is_done {
        requests.write_batch(held.drain(..));
    } else if is_needed {
        redraw.next_frame();
    }
}

/// Whether the program is whole; if it is needed, the page says what the player waits for. A page without the loader has all of it.
fn is_whole(is_needed: bool) -> bool {
    let is_whole = of_loader(IS_WHOLE).and_then(|function| function.dyn_into::<Function>().ok());
    let is_needed = JsValue::from_bool(is_needed);
    let answer = is_whole.and_then(|function| function.call1(&JsValue::UNDEFINED, &is_needed).ok());
    answer.is_none_or(|answer| answer.is_truthy())
}
