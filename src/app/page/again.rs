//! A page that is loaded again goes on where it was: in its game, or at its table.
//!
//! The tab remembers what was on show. A tab that is opened afresh begins with the title, where Continue waits.

use super::dom;
use crate::app::launch::TableToOpen;
use crate::app::session::{Intent, Live};
use crate::app::state::Screen;
use bevy::prelude::*;
use web_sys::Storage;

/// What the tab remembers it by; the loader writes it too, when this tab takes a game over from another.
const KEY: &str = "narabe-playing";
const GAME: &str = "game";
const TABLE: &str = "table";

pub(super) fn plugin(app: &mut App) {
    // A link or an invitation in the address goes before what was.
    let has_link = dom::window()
        .and_then(|window| window.location().hash().ok())
        .is_some_and(|hash| !hash.is_empty());
    match tab().and_then(|tab| tab.get_item(KEY).ok()?).as_deref() {
        _ if has_link => {}
        Some(GAME) => {
            app.add_systems(PostStartup, go_on);
        }
        Some(TABLE) => {
            app.insert_resource(TableToOpen::Return);
        }
        _ => {}
    }
    app.add_systems(Last, remember.run_if(state_changed::<Screen>));
}

/// What lasts as long as the tab does; a browser may refuse it.
fn tab() -> Option<Storage> {
    dom::window()?.session_storage().ok()?
}

fn go_on(mut intents: MessageWriter<Intent>) {
    intents.write(Intent::Continue);
}

fn remember(screen: Res<State<Screen>>, live: Res<Live>) {
    let Some(tab) = tab() else { return };
    // A tab that cannot remember begins with the title.
    let _ = match screen.get() {
        screen if screen.shows_play() && live.is_online() => tab.set_item(KEY, TABLE),
        screen if screen.shows_play() => tab.set_item(KEY, GAME),
        // From these one comes back to the game.
        Screen::Settings | Screen::Skins | Screen::Rules | Screen::RulesPage | Screen::Review => {
            Ok(())
        }
        _ => tab.remove_item(KEY),
    };
}
