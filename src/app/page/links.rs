//! Links: the game behind the page's address is opened, and the address of a game is made.

use super::dom;
use super::post::Post;
use crate::app::screens::Invited;
use crate::app::share::{Received, Source};
use crate::net::INVITATION_PREFIX;
use crate::notation::LINK_PREFIX;
use bevy::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::Location;

pub(super) fn plugin(app: &mut App) {
    let (Some(window), Some(post)) = (
        dom::window(),
        app.world().get_resource::<Post<Received>>().cloned(),
    ) else {
        return;
    };
    post.on(&window, "hashchange", |_| taken());
    if let Some(received) = taken() {
        post.send(received);
    }
    let post = Post::<Invited>::open(app);
    post.on(&window, "hashchange", |_| invited());
    if let Some(invited) = invited() {
        post.send(invited);
    }
}

/// The invitation in the address, taken out of there like a game.
fn invited() -> Option<Invited> {
    take(INVITATION_PREFIX).map(|text| Invited { text, typed: false })
}

/// The link in the address. It is taken out of there: who reloads the page goes on with their game and does not begin
/// the one of the link again.
fn taken() -> Option<Received> {
    let text = take(LINK_PREFIX)?;
    let source = Source::Link;
    Some(Received { source, text })
}

/// What stands behind the address and begins with this mark.
fn take(mark: &str) -> Option<String> {
    let location = dom::window()?.location();
    let hash = location.hash().ok()?;
    if !hash.starts_with(mark) {
        return None;
    }
    show_address(&address(&location)?);
    Some(hash)
}

/// The page's own address, without what may stand behind it.
pub fn page_address() -> Option<String> {
    address(&dom::window()?.location())
}

/// Whether a text is an address of this page, which the browser would let us show.
pub fn is_address(text: &str) -> bool {
    page_address().is_some_and(|page| text.starts_with(&page))
}

/// The page's own address with a link behind it.
pub fn address_of(link: &str) -> String {
    format!("{}{link}", page_address().unwrap_or_default())
}

/// Puts a link into the address, from where a person can copy it. Says whether the browser lets us.
pub fn show(link: &str) -> bool {
    show_address(link)
}

fn address(location: &Location) -> Option<String> {
    let (origin, path) = (location.origin().ok()?, location.pathname().ok()?);
    Some(format!("{origin}{path}{}", location.search().ok()?))
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
