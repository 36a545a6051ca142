//! The browser's Back button is the game's: it closes what is open, leads from a game to its menu and from there to the
//! title, and leaves the page from the title.
//!
//! For that the page keeps one entry of its history above the one that it was opened with, whenever another screen
//! than the title is open. Back takes that entry away, which is the sign; if the game then still shows another
//! screen, the entry is put there again.

use super::dom;
use super::post::Post;
use crate::app::screens::{AskLeave, BackAsked, GameMenu};
use crate::app::session::{GameWishes, Live};
use crate::app::state::{Go, Screen};
use crate::app::widgets::{CloseDialog, DialogOpen};
use crate::notation::LINK_PREFIX;
use bevy::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::History;

/// What our own entry carries.
const ENTRY: &str = "narabe";

/// The page has gone to another entry of its history.
#[derive(Message, Debug, Clone, Copy)]
struct Popped;

pub(super) fn plugin(app: &mut App) {
    let post = Post::open(app);
    if let Some(window) = dom::window() {
        // A link that was typed into the address is another entry too, and no wish to go back.
        post.on(&window, "popstate", |_| (!has_link()).then_some(Popped));
    }
    app.add_systems(PreUpdate, go_back).add_systems(
        Last,
        keep_entry.run_if(state_changed::<Screen>.or_else(on_message::<Popped>)),
    );
}

fn has_link() -> bool {
    let hash = dom::window().and_then(|window| window.location().hash().ok());
    hash.is_some_and(|hash| hash.starts_with(LINK_PREFIX))
}

fn go_back(
    mut popped: MessageReader<Popped>,
    dialog: Res<DialogOpen>,
    menus: Query<(), With<GameMenu>>,
    live: Res<Live>,
    mut close: MessageWriter<CloseDialog>,
    mut back: MessageWriter<BackAsked>,
    mut ask: MessageWriter<AskLeave>,
    mut game: GameWishes,
    mut go: MessageWriter<Go>,
) {
    if popped.read().count() == 0 || game.screen() == Screen::Title {
        return;
    }
    if !dialog.0 {
        back.write_default();
        return;
    }
    close.write_default();
    if menus.is_empty() {
        return;
    }
    // A table between two machines is not left without a word.
    if live.is_online() {
        ask.write_default();
    } else {
        game.leave();
        go.write(Go::To(Screen::Title));
    }
}

/// Puts our entry there, or takes it away when the title has come by another way.
fn keep_entry(screen: Res<State<Screen>>) {
    let Some(history) = dom::window().and_then(|window| window.history().ok()) else {
        return;
    };
    let done = match (*screen.get() == Screen::Title, has_entry(&history)) {
        (false, false) => history.push_state(&JsValue::from_str(ENTRY), ""),
        (true, true) => history.back(),
        _ => Ok(()),
    };
    if let Err(fault) = done {
        warn!("the browser's Back button will leave the page: {fault:?}");
    }
}

fn has_entry(history: &History) -> bool {
    let state = history.state().ok().and_then(|state| state.as_string());
    state.as_deref() == Some(ENTRY)
}
