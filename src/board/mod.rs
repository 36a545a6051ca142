//! The board on the screen: model -> plan -> stones, grid, marks and coordinates.
//!
//! A screen writes the [`BoardModel`] and places a [`BoardSlot`] in its layout. The model is compared with the stones
//! drawn and the difference is animated, so undo, load and review need no code of their own.
//!
//! Most screens have one board, twin boards have two: everything on a board has its number, [`FIRST`] or [`SECOND`], as
//! a const parameter. Both boards have the same size and look, and share their textures.
//!
//! Everything runs in its own schedule, [`BoardSchedule`], after the systems that may write the model, so a change is
//! visible in the same frame.

pub mod blend;
mod coordinates;
mod cursor;
mod fade;
mod flash;
mod forbidden;
mod frame;
mod heat_map;
mod kept_model;
mod label_places;
mod last_move;
pub mod layer;
mod look;
mod mark_layer;
mod marks;
mod mentioned;
mod model;
mod motion;
mod numbered_line;
mod offers;
mod outlined_text;
mod placement;
pub mod plan;
mod point_labels;
mod point_words;
mod popular;
mod region;
mod scanned_row;
mod schedule;
pub mod score_text;
mod shadow;
pub mod skins;
mod stones;
mod study_marks;
mod surface;
mod symbols;
mod textures;
mod threats;

pub use frame::{BoardFrame, REACH};
pub use kept_model::KeptModel;
pub use look::{BoardLook, color};
pub use model::{
    BoardCursor, BoardModel, BoardSlot, FIRST, HeatPoint, PointLabel, PointLabelKind, PopularMove,
    SECOND, ThreatMark, WinLine, WinStyle, with_sides, with_sides_from,
};
pub use offers::letter;
pub use placement::{BoardRoot, BoardView};
pub use point_words::{empty_words, stone_words};
pub use schedule::{BoardSchedule, BoardSystems};
pub use symbols::{RIPPLE, Symbol, Symbols};
pub use textures::BoardTextures;

use bevy::app::MainScheduleOrder;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_schedule(BoardSchedule);
    app.world_mut()
        .resource_mut::<MainScheduleOrder>()
        .insert_after(Update, BoardSchedule);
    let order = (
        BoardSystems::Frame,
        BoardSystems::Bake,
        BoardSystems::Draw,
        BoardSystems::Effects,
    );
    app.configure_sets(BoardSchedule, order.chain())
        .add_observer(placement::number_slot)
        .add_plugins((
            skins::plugin,
            look::plugin,
            symbols::plugin,
            textures::plugin,
        ))
        .add_plugins((
            fade::plugin,
            forbidden::plugin,
            heat_map::plugin,
            numbered_line::plugin,
            offers::plugin,
            region::plugin,
            study_marks::plugin,
            threats::plugin,
            popular::plugin,
            point_labels::plugin,
        ));
    board_plugins::<FIRST>(app);
    board_plugins::<SECOND>(app);
}

/// The plugins of one board.
fn board_plugins<const B: usize>(app: &mut App) {
    app.init_resource::<BoardModel<B>>()
        .init_resource::<BoardCursor<B>>();
    placement::plugin::<B>(app);
    surface::plugin::<B>(app);
    coordinates::plugin::<B>(app);
    mentioned::plugin::<B>(app);
    stones::plugin::<B>(app);
    marks::plugin::<B>(app);
    last_move::plugin::<B>(app);
    cursor::plugin::<B>(app);
    scanned_row::plugin::<B>(app);
}
