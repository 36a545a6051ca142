//! Links: opens the game in the page's address, and makes addresses of games.

use super::dom;
use super::message_sender::MessageSender;
use crate::screens::OpenInvitation;
use crate::share::{ImportSource, Received, page_address};
use bevy::prelude::*;
use narabe_net::INVITATION_PREFIX;
use narabe_notation::LINK_PREFIX;
use wasm_bindgen::JsValue;

pub(super) fn plugin(app: &mut App) {
    let (Some(window), Some(sender)) = (
        dom::window(),
        app.world()
            .get_resource::<MessageSender<Received>>()
            .cloned(),
    ) else {
        return;
    };
    sender.on(&window, "hashchange", |_| taken());
    if let Some(received) = taken() {
        sender.send(received);
    }
    let sender = MessageSender::<OpenInvitation>::register(app);
    sender.on(&window, "hashchange", |_| invited());
    if let Some(invited) = invited() {
        sender.send(invited);
    }
}

/// Takes the invitation out of the address.
fn invited() -> Option<OpenInvitation> {
    take(INVITATION_PREFIX).map(|text| OpenInvitation { text, typed: false })
}

/// Takes the link out of the address, so that a reload resumes the game instead of opening the link again.
fn taken() -> Option<Received> {
    let text = take(LINK_PREFIX)?;
    Some(Received::text(ImportSource::Link, text))
}

/// Takes the fragment of the address that begins with this mark.
pub(super) fn take(mark: &str) -> Option<String> {
    let location = dom::window()?.location();
    let hash = location.hash().ok()?;
    if !hash.starts_with(mark) {
        return None;
    }
    show_address(&page_address()?);
    Some(hash)
}

/// Whether a text is an address of this page, which may be shown in the address bar.
pub fn is_address(text: &str) -> bool {
    page_address().is_some_and(|page| text.starts_with(&page))
}

/// The page's address with a link as its fragment.
pub fn address_of(link: &str) -> String {
    format!("{}{link}", page_address().unwrap_or_default())
}

/// Puts a link in the address bar, for copying. Returns whether the browser allowed it.
pub fn show(link: &str) -> bool {
    show_address(link)
}

fn show_address(address: &str) -> bool {
    let history = dom::window().and_then(|window| window.history().ok());
    history.is_some_and(|history| {
        let state = history.state().unwrap_or(JsValue::NULL);
        history
            .replace_state_with_url(&state, "", Some(address))
            .is_ok()
    })
}
