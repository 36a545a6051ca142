//! The system's preference for reduced motion. winit reports its colour scheme, but not this.

use super::dom;
use super::message_sender::MessageSender;
use crate::theme::SystemPreference;
use bevy::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::MediaQueryList;

const QUERY: &str = "(prefers-reduced-motion: reduce)";

pub(super) fn plugin(app: &mut App) {
    let sender = MessageSender::register(app);
    let Some(media) = dom::window().and_then(|window| window.match_media(QUERY).ok()?) else {
        return;
    };
    sender.send(SystemPreference::ReducedMotion(media.matches()));
    sender.on(&media, "change", |event| {
        let media: MediaQueryList = event.target()?.dyn_into().ok()?;
        Some(SystemPreference::ReducedMotion(media.matches()))
    });
}
