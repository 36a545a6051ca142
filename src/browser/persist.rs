//! Asks the browser to keep the stored games when it runs out of space. It is asked once, when there is a game worth
//! keeping, because some browsers ask the player.

use super::dom;
use crate::live::Live;
use bevy::prelude::*;
use js_sys::{Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// The number of moves from which a game is worth keeping.
const MIN_MOVES: usize = 10;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, request_persistence);
}

fn request_persistence(live: Res<Live>, mut is_requested: Local<bool>) {
    if *is_requested || !live.is_changed() {
        return;
    }
    if live.is_open() && live.moves() >= MIN_MOVES {
        *is_requested = true;
        if let Err(fault) = persist() {
            info!("the browser may delete stored games: {fault:?}");
        }
    }
}

/// Only pages served over HTTPS have this function.
fn persist() -> Result<(), JsValue> {
    let navigator = dom::window().ok_or("there is no window")?.navigator();
    let storage = Reflect::get(&navigator, &"storage".into())?;
    let persist: Function = Reflect::get(&storage, &"persist".into())?.dyn_into()?;
    persist.call0(&storage)?;
    Ok(())
}
