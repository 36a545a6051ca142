//! The game in a web page: what browsers have and desktops do not.
//!
//! Events of the page come at any time; each is sent through a [`message_sender`] and becomes a message in the next
//! frame, which wakes the event loop.

mod assets;
mod audio_unlock;
mod back;
mod clipboard;
mod console_log;
mod dom;
mod files;
mod full_screen;
mod gamepads;
mod handed;
mod js;
mod keys;
mod late_files;
mod links;
mod live_region;
mod message_sender;
mod mirror;
mod notifications;
mod offline;
mod panic_message;
mod persist;
mod ready;
mod reduced_motion;
mod resume;
mod sharing;
mod shortcuts;
mod tabs;
mod visibility;
mod wake_lock;
mod whole_program;

pub use assets::{add_source as add_asset_source, folder as assets_folder};
pub use audio_unlock::unlock_by_gesture;
pub use console_log::ConsoleLogPlugin;
pub use panic_message::watch_for_panics;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        resume::plugin,
        visibility::plugin,
        back::plugin,
        clipboard::plugin,
        (files::plugin, handed::plugin),
        full_screen::plugin,
        keys::plugin,
        (links::plugin, shortcuts::plugin),
        mirror::plugin,
        gamepads::plugin,
        persist::plugin,
        ready::plugin,
        live_region::plugin,
        reduced_motion::plugin,
    ))
    .add_plugins((
        notifications::plugin,
        offline::plugin,
        late_files::plugin,
        sharing::plugin,
        tabs::plugin,
        wake_lock::plugin,
        whole_program::plugin,
    ));
}
