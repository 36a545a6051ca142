//! Links: the game behind the page's address is opened, and the address of a game is made.

use super::dom;
use super::post::Post;
use crate::app::share::{Received, Source};
use crate::notation::{LINK_MARK, WrittenGame, write_link};
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
}

/// The link in the address. It is taken out of there: who reloads the page goes on with their game and does not begin
/// the one of the link again.
fn taken() -> Option<Received> {
    let location = dom::window()?.location();
    let hash = location.hash().ok()?;
    if !hash.starts_with(LINK_MARK) {
        return None;
    }
    show_address(&address(&location)?);
    Some(Received {
        source: Source::Link,
        text: hash,
    })
}

/// The page's own address with the game behind it.
pub fn link_to(game: &WrittenGame) -> String {
    let page = dom::window().and_then(|window| address(&window.location()));
    format!("{}{}", page.unwrap_or_default(), write_link(game))
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
