//! Small boards on a page: what the rules allow and ban, and how openings begin.
//!
//! A [`Plan`] says what a picture shows; the [`Easel`] paints it with the player's own board and stones.

mod easel;
mod plan;

pub use easel::{Easel, Studio};
pub use plan::Plan;

use crate::app::state::Screen;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Studio>().add_systems(
        Update,
        (|mut studio: ResMut<Studio>| studio.clear()).run_if(state_changed::<Screen>),
    );
}
