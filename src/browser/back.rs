//! The browser's Back button: closes what is open, leads from a game to its menu and from there to the title, and
//! leaves the page from the title.
//!
//! While any other screen than the title is open, the page keeps one extra entry in its history. Back removes it, which
//! is detected; if the game then still shows another screen, the entry is added again.

use super::dom;
use super::message_sender::MessageSender;
use crate::live::{Intent, Live, LiveWriter};
use crate::screens::{BackRequested, ConfirmLeave, GameMenu};
use crate::state::{Go, Screen};
use crate::widgets::{CloseDialog, DialogOpen};
use bevy::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::History;

/// The state of the extra entry.
const ENTRY: &str = "narabe";

/// The page has moved to another entry of its history.
#[derive(Message, Debug, Clone, Copy)]
struct HistoryPopped;

pub(super) fn plugin(app: &mut App) {
    let sender = MessageSender::register(app);
    if let Some(window) = dom::window() {
        // A link typed into the address is another entry too, but not a request to go back.
        sender.on(&window, "popstate", |_| {
            (!has_link()).then_some(HistoryPopped)
        });
    }
    app.add_systems(PreUpdate, go_back).add_systems(
        Last,
        keep_entry.run_if(state_changed::<Screen>.or_else(on_message::<HistoryPopped>)),
    );
}

fn has_link() -> bool {
    let hash = dom::window().and_then(|window| window.location().hash().ok());
    hash.is_some_and(|hash| !hash.is_empty())
}

fn go_back(
    mut popped: MessageReader<HistoryPopped>,
    dialog: Res<DialogOpen>,
    menus: Query<(), With<GameMenu>>,
    live: Res<Live>,
    mut close: MessageWriter<CloseDialog>,
    mut back: MessageWriter<BackRequested>,
    mut ask: MessageWriter<ConfirmLeave>,
    screen: Res<State<Screen>>,
    mut intents: LiveWriter<Intent>,
    mut go: MessageWriter<Go>,
) {
    if popped.read().count() == 0 || *screen.get() == Screen::Title {
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
    // Leaving an online match is confirmed first.
    if live.is_online() {
        ask.write_default();
    } else {
        intents.write(Intent::Leave);
        go.write(Go::To(Screen::Title));
    }
}

/// Adds the entry, or removes it when the title was reached by other means.
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
