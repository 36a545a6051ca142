//! Resumes the game or the online match when the page is reloaded.
//!
//! The tab's session storage remembers what was open. A new tab begins with the title, which offers Continue.

use super::dom;
use crate::live::online::RoomToOpen;
use crate::live::{Intent, Live, LiveWriter};
use crate::state::Screen;
use bevy::prelude::*;
use web_sys::Storage;

// The key in session storage; the loader writes it too, when this tab takes over from another.
const KEY: &str = "narabe-playing";
const GAME: &str = "game";
const ONLINE_MATCH: &str = "table";

pub(super) fn plugin(app: &mut App) {
    // A link or an invitation in the address has priority.
    let has_link = dom::window()
        .and_then(|window| window.location().hash().ok())
        .is_some_and(|hash| !hash.is_empty());
    match tab_storage()
        .and_then(|storage| storage.get_item(KEY).ok()?)
        .as_deref()
    {
        _ if has_link => {}
        Some(GAME) => {
            app.add_systems(PostStartup, continue_game);
        }
        Some(ONLINE_MATCH) => {
            app.insert_resource(RoomToOpen::Rejoin);
        }
        _ => {}
    }
    app.add_systems(Last, remember_screen.run_if(state_changed::<Screen>));
}

/// The session storage; a browser may refuse it.
fn tab_storage() -> Option<Storage> {
    dom::window()?.session_storage().ok()?
}

fn continue_game(mut intents: LiveWriter<Intent>) {
    intents.write(Intent::Continue);
}

fn remember_screen(screen: Res<State<Screen>>, live: Res<Live>) {
    let Some(storage) = tab_storage() else { return };
    // Without session storage a reload begins with the title.
    let _ = match screen.get() {
        screen if screen.shows_game() && live.is_online() => storage.set_item(KEY, ONLINE_MATCH),
        screen if screen.shows_game() => storage.set_item(KEY, GAME),
        // These screens lead back to the game.
        screen if screen.is_review() => Ok(()),
        Screen::Settings | Screen::Skins | Screen::Rules | Screen::RulesPage => Ok(()),
        _ => storage.remove_item(KEY),
    };
}
