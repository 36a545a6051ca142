//! The arena: a tournament between engines that is played in the background, on a desktop.
//!
//! The rules of the tournament, its games and its standings are `narabe_arena`'s; here they are started, asked for news and kept where
//! the next start of the game finds them.

mod request;
mod run;
mod start;

pub use request::ArenaRequest;
pub use run::{Arena, ArenaPhase, ArenaRun, ShownGame};
pub use start::ArenaSystems;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Arena>()
        .add_message::<ArenaRequest>()
        .add_plugins(start::plugin);
}
