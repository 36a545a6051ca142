//! A browser that runs out of room throws away what pages keep, unless they have asked it not to. That is asked once,
//! when there is a game worth keeping: some browsers ask the player in their turn.

use super::dom;
use crate::app::session::Live;
use bevy::prelude::*;
use js_sys::{Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// From so many moves on a game is worth keeping.
const MOVES: usize = 10;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, ask);
}

fn ask(live: Res<Live>, mut asked: Local<bool>) {
    if *asked || !live.is_changed() {
        return;
    }
    if live.is_open() && live.moves() >= MOVES {
        *asked = true;
        if let Err(fault) = persist() {
            info!("the browser keeps games for as long as it likes: {fault:?}");
        }
    }
}

/// Pages that did not come over a safe line have no such thing.
fn persist() -> Result<(), JsValue> {
    let navigator = dom::window().ok_or("there is no window")?.navigator();
    let storage = Reflect::get(&navigator, &"storage".into())?;
    let persist: Function = Reflect::get(&storage, &"persist".into())?.dyn_into()?;
    persist.call0(&storage)?;
    Ok(())
}
