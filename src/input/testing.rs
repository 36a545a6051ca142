//! An app with the boards' state, for tests of input, in which the game and a position that is set up read the presses.

use super::pressed::{self, PressSystems};
use crate::board::{BoardCursor, BoardModel, BoardView, FIRST, SECOND};
use crate::layout::Layout;
use crate::live::{self, Intent, Live, LiveMessage};
use crate::redraw::Redraw;
use crate::state::{Screen, in_game};
use crate::study::{self, PositionRequest};
use crate::widgets::DialogOpen;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;

/// The game screen with empty boards; the first is playable.
pub fn app() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, pressed::plugin))
        .insert_state(Screen::Game)
        .insert_resource(Live::new(1))
        .init_resource::<DialogOpen>()
        .init_resource::<BoardModel>()
        .init_resource::<BoardCursor>()
        .init_resource::<BoardModel<SECOND>>()
        .init_resource::<BoardCursor<SECOND>>()
        .init_resource::<BoardView<SECOND>>()
        .insert_resource(BoardView::<FIRST> {
            playable: true,
            ..BoardView::default()
        })
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
    app
}
