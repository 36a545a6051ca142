//! The game in a window: the only room that names Bevy.
//!
//! Each room brings one `plugin`, and this file lists them. Rooms meet on the session's messages
//! ([`session::Intent`] in, [`session::Change`] out), on the [`board::BoardModel`] and on the settings,
//! never in one another's insides.

pub mod audio;
pub mod board;
pub mod chance;
pub mod effects;
pub mod input;
pub mod launch;
pub mod layout;
pub mod locale;
pub mod redraw;
pub mod screens;
pub mod session;
pub mod settings;
pub mod share;
#[cfg(not(target_family = "wasm"))]
pub mod shots;
pub mod state;
pub mod storage;
pub mod theme;
pub mod widgets;

#[cfg(target_family = "wasm")]
mod page;
mod view;
mod window;

use bevy::prelude::*;

/// The whole game. Needs Bevy's default plugins.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        (
            redraw::plugin,
            state::plugin,
            storage::plugin,
            settings::plugin,
        ),
        (
            layout::plugin,
            locale::plugin,
            theme::plugin,
            widgets::plugin,
            view::plugin,
            window::plugin,
        ),
        (
            session::plugin,
            board::plugin,
            effects::plugin,
            audio::plugin,
            input::plugin,
            screens::plugin,
            share::plugin,
        ),
    ));
    #[cfg(target_family = "wasm")]
    app.add_plugins(page::plugin);
}
