//! An app with the boards' state, for tests of input, in which the game and a position that is set up read the presses.

use super::misclick;
use super::pressed::{self, PressSystems};
use crate::board::{BoardCursor, BoardId, BoardModel, BoardView, FirstBoard, spawn_boards};
use crate::layout::Layout;
use crate::live::{self, Intent, Live, LiveMessage};
use crate::redraw::Redraw;
use crate::state::{Screen, in_game};
use crate::study::{self, PositionRequest};
use crate::widgets::DialogOpen;
use bevy::ecs::component::Mutable;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;

/// The game screen with empty boards; the first is playable.
pub fn app() -> App {
    let mut app = App::new();
    app.add_plugins((
        MinimalPlugins,
        StatesPlugin,
        pressed::plugin,
        misclick::plugin,
    ))
    .insert_state(Screen::Game)
    .insert_resource(Live::new(1))
    .init_resource::<DialogOpen>()
    .init_resource::<Layout>()
    .init_resource::<Redraw>()
    .add_message::<LiveMessage<Intent>>()
    .add_message::<PositionRequest>()
    .add_systems(
        Update,
        (
            live::read_presses.run_if(in_game),
            study::read_presses_in_position_setup.run_if(in_state(Screen::PositionSetup)),
        )
            .after(PressSystems),
    );
    spawn_boards(app.world_mut());
    view_mut(&mut app).playable = true;
    app
}

/// The view of the first board.
pub fn view_mut(app: &mut App) -> Mut<'_, BoardView> {
    first_mut(app)
}

/// The model of the first board.
pub fn model_mut(app: &mut App) -> Mut<'_, BoardModel> {
    first_mut(app)
}

fn first_mut<C: Component<Mutability = Mutable>>(app: &mut App) -> Mut<'_, C> {
    let world = app.world_mut();
    let mut boards = world.query_filtered::<&mut C, With<FirstBoard>>();
    boards.single_mut(world).expect("a board")
}

pub fn cursor(app: &App, board: BoardId) -> BoardCursor {
    *board.get(app.world()).expect("a board")
}

pub fn cursor_mut(app: &mut App, board: BoardId) -> Mut<'_, BoardCursor> {
    let world = app.world_mut();
    let mut boards = world.query::<(&BoardId, &mut BoardCursor)>();
    let mut boards = boards.iter_mut(world);
    let found = boards.find_map(|(id, cursor)| (*id == board).then_some(cursor));
    found.expect("a board")
}
