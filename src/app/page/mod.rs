//! The game in a web page: what a browser has and a desktop has not.
//!
//! The page speaks in events, which come when the browser likes; each becomes a letter ([`post`]), which is a message in
//! the next frame and wakes the sleeping game. So every wish from the page passes the same doors as one from a control.

mod again;
mod attention;
mod back;
mod clipboard;
mod dom;
mod fault;
mod files;
mod full_screen;
mod keys;
mod links;
mod mirror;
mod pads;
mod persist;
mod post;
mod ready;
mod sound;
mod speech;
mod system;
mod tabs;

pub use fault::watch_for_panics;
pub use links::page_address as address;
pub use sound::unlock_by_gesture;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        again::plugin,
        attention::plugin,
        back::plugin,
        clipboard::plugin,
        files::plugin,
        full_screen::plugin,
        keys::plugin,
        links::plugin,
        mirror::plugin,
        pads::plugin,
        persist::plugin,
        ready::plugin,
        speech::plugin,
        system::plugin,
        tabs::plugin,
    ));
}
