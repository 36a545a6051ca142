//! The game, in a window and in a browser. Only this crate uses Bevy.
//!
//! Each module has a `plugin`, listed here. Modules communicate by the messages of the live game ([`live::Intent`] in,
//! [`live::Change`] out), the [`board::BoardModel`] and the settings.

#[cfg(not(target_family = "wasm"))]
pub mod arena;
pub mod audio;
pub mod board;
pub mod diagnostics;
pub mod drill;
pub mod easing;
pub mod effects;
#[cfg(not(target_family = "wasm"))]
pub mod engines;
pub mod input;
pub mod launch;
pub mod layout;
pub mod learn;
pub mod library;
pub mod live;
pub mod locale;
pub mod opponents;
pub mod puzzles;
pub mod random;
pub mod redraw;
pub mod screens;
pub mod settings;
pub mod share;
#[cfg(not(target_family = "wasm"))]
pub mod shots;
pub mod state;
pub mod storage;
pub mod study;
pub mod theme;
pub mod widgets;

mod attention;
mod background;
#[cfg(target_family = "wasm")]
mod browser;
mod calendar;
#[cfg(any(test, target_family = "wasm"))]
mod first_frames;
#[cfg(all(test, target_os = "linux"))]
mod private_bus;
#[cfg(not(target_family = "wasm"))]
mod screen_reader;
#[cfg(target_os = "linux")]
mod session_bus;
mod speech;
mod time_slice;
mod wake_lock;
#[cfg(target_family = "wasm")]
mod web_worker;
mod window;

use bevy::prelude::*;

/// The whole game. Needs Bevy's default plugins.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        (
            redraw::plugin,
            state::plugin,
            storage::plugin,
            diagnostics::plugin,
            settings::plugin,
        ),
        (
            layout::plugin,
            locale::plugin,
            theme::plugin,
            widgets::plugin,
            background::plugin,
            window::plugin,
        ),
        (
            live::plugin,
            #[cfg(not(target_family = "wasm"))]
            engines::plugin,
            (study::plugin, learn::plugin),
            library::plugin,
            puzzles::plugin,
            drill::plugin,
            board::plugin,
            effects::plugin,
            audio::plugin,
            input::plugin,
            screens::plugin,
            share::plugin,
            speech::plugin,
            attention::plugin,
            wake_lock::plugin,
        ),
    ));
    #[cfg(target_os = "linux")]
    app.init_resource::<session_bus::SessionBus>();
    #[cfg(target_family = "wasm")]
    app.add_plugins(browser::plugin);
    #[cfg(not(target_family = "wasm"))]
    app.add_plugins((arena::plugin, screen_reader::plugin));
}
