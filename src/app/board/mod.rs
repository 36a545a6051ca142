//! The board on the screen: model -> plan -> stones, grid, marks and coordinates.
//!
//! A screen writes the [`BoardModel`] and keeps a [`BoardSlot`] free in its layout; all the rest happens here. The model is
//! compared with what lies on the board and the difference is played as motion, so undo, load and review need no code
//! of their own.
//!
//! There is one board on nearly every screen, and two for twin boards: everything that lies on a board carries its number,
//! [`FIRST`] or [`SECOND`], as a parameter. Both have the same size and look, and share their pictures.
//!
//! All of it runs in a schedule of its own, [`Show`], after everything that may write the model: what a frame decides
//! is seen in the same frame, and when nothing moves nobody asks for another.

pub mod blend;
mod coordinates;
mod cursor;
pub mod figure;
mod forbidden;
mod frame;
mod heat;
mod hint;
pub mod layer;
mod look;
mod marks;
mod model;
mod motion;
mod offers;
mod place;
pub mod plan;
mod region;
mod shadow;
mod signs;
pub mod skins;
mod spoken;
mod stones;
mod surface;
mod textures;

pub use frame::{BoardFrame, REACH};
pub use look::{BoardLook, color};
pub use model::{
    BoardCursor, BoardModel, BoardSlot, FIRST, Heat, SECOND, WinLine, WinTone, with_sides,
};
pub use offers::letter;
pub use place::{BoardRoot, BoardView};
pub use signs::{RIPPLE, Sign, Signs};
pub use textures::BoardTextures;

use bevy::app::MainScheduleOrder;
use bevy::ecs::schedule::ScheduleLabel;
use bevy::prelude::*;

/// The schedule in which the board and its effects are drawn, between `Update` and the layout.
#[derive(ScheduleLabel, Debug, Clone, PartialEq, Eq, Hash)]
pub struct Show;

/// The order within [`Show`].
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ShowSystems {
    /// Place and look are settled.
    Frame,
    /// Pictures are baked.
    Bake,
    /// The board is drawn.
    Draw,
    /// What plays over the board is drawn.
    Effects,
}

pub(super) fn plugin(app: &mut App) {
    app.init_schedule(Show);
    app.world_mut()
        .resource_mut::<MainScheduleOrder>()
        .insert_after(Update, Show);
    let order = (
        ShowSystems::Frame,
        ShowSystems::Bake,
        ShowSystems::Draw,
        ShowSystems::Effects,
    );
    app.configure_sets(Show, order.chain())
        .add_observer(place::number_slot)
        .add_plugins((skins::plugin, look::plugin, signs::plugin, textures::plugin))
        .add_plugins((
            forbidden::plugin,
            heat::plugin,
            hint::plugin,
            offers::plugin,
            region::plugin,
        ));
    one_board::<FIRST>(app);
    one_board::<SECOND>(app);
}

/// All that every board has.
fn one_board<const B: usize>(app: &mut App) {
    app.init_resource::<BoardModel<B>>()
        .init_resource::<BoardCursor<B>>();
    place::plugin::<B>(app);
    surface::plugin::<B>(app);
    coordinates::plugin::<B>(app);
    spoken::plugin::<B>(app);
    stones::plugin::<B>(app);
    marks::plugin::<B>(app);
    cursor::plugin::<B>(app);
}
