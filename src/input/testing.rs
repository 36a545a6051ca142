//! An app with the boards' state, for tests of input.

use crate::board::{BoardCursor, BoardModel, BoardView, FIRST, SECOND};
use crate::drill::DrillRequest;
use crate::layout::Layout;
use crate::learn::LessonRequest;
use crate::library::SearchRequest;
use crate::live::{Intent, Live, LiveMessage};
use crate::puzzles::PuzzleRequest;
use crate::redraw::Redraw;
use crate::state::Screen;
use crate::study::{BranchRequest, PositionRequest, StudyRequest};
use crate::widgets::DialogOpen;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;

/// The game screen with empty boards, of which the first is playable.
pub fn app() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin))
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
        .add_message::<StudyRequest>()
        .add_message::<PuzzleRequest>()
        .add_message::<DrillRequest>()
        .add_message::<PositionRequest>()
        .add_message::<SearchRequest>()
        .add_message::<LessonRequest>()
        .add_message::<BranchRequest>();
    app
}
