//! The system's preference for reduced motion. winit reports its colour scheme, but not this.

use super::dom;
use super::post::Post;
use crate::app::theme::SystemWish;
use bevy::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::MediaQueryList;

const STILL: &str = "(prefers-reduced-motion: reduce)";

pub(super) fn plugin(app: &mut App) {
    let post = Post::open(app);
    let Some(media) = dom::window().and_then(|window| window.match_media(STILL).ok()?) else {
        return;
    };
    post.send(SystemWish::Still(media.matches()));
    post.on(&media, "change", |event| {
        let media: MediaQueryList = event.target()?.dyn_into().ok()?;
        Some(SystemWish::Still(media.matches()))
    });
}
