//! The board on the screen: model -> plan -> stones, grid, marks and coordinates.
//!
//! A screen writes the [`BoardModel`] and places a [`BoardSlot`] in its layout. The model is compared with the stones
//! drawn and the difference is animated, so undo, load and review need no code of their own.
//!
//! Most screens have one board, twin boards have two. Each is an entity with a [`BoardId`]: its state is components, and what is drawn
//! on it are its children. Both boards have the same size and look, and share their textures.
//!
//! Everything runs in its own schedule, [`BoardSchedule`], after the systems that may write the model, so a change is
//! visible in the same frame.

pub mod blend;
mod board_id;
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
mod next_moves;
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

pub use board_id::{BoardId, FirstBoard};
pub use frame::{BoardFrame, REACH};
pub use kept_model::KeptModel;
pub use look::{BoardLook, color};
pub use model::{
    BoardCursor, BoardModel, BoardSlot, HeatPoint, NextMove, PointLabel, PointLabelKind,
    PopularMove, ThreatMark, WinLine, WinStyle, with_sides, with_sides_from,
};
pub use offers::letter;
pub use placement::BoardView;
pub use point_words::{empty_words, point_words};
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
        .add_systems(PreStartup, spawn_boards)
        .add_observer(placement::number_slot)
        .add_plugins((
            skins::plugin,
            look::plugin,
            symbols::plugin,
            textures::plugin,
            placement::plugin,
            surface::plugin,
            coordinates::plugin,
            stones::plugin,
            last_move::plugin,
            cursor::plugin,
            scanned_row::plugin,
        ))
        .add_plugins((
            fade::plugin,
            forbidden::plugin,
            heat_map::plugin,
            marks::plugin,
            mentioned::plugin,
            next_moves::plugin,
            numbered_line::plugin,
            offers::plugin,
            region::plugin,
            study_marks::plugin,
            threats::plugin,
            popular::plugin,
            point_labels::plugin,
        ));
}

/// Spawns both boards, hidden.
pub fn spawn_boards(world: &mut World) {
    let board = || {
        let state = (
            BoardModel::default(),
            BoardCursor::default(),
            BoardView::default(),
        );
        (state, Transform::default(), Visibility::Hidden)
    };
    world.spawn((FirstBoard, Name::new("Board"), board()));
    world.spawn((BoardId::Second, Name::new("Second board"), board()));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::redraw;
    use crate::redraw::testing::{frame_after, frames_in};
    use crate::settings::Settings;
    use crate::theme::{Fonts, Palette};
    use bevy::ui::UiGlobalTransform;
    use bevy::window::{PrimaryWindow, RequestRedraw};
    use narabe_art::board::Padding;
    use narabe_rules::{Point, Side};
    use std::time::{Duration, Instant};

    const HERE: Point = Point::new(3, 4);
    const SECOND: Duration = Duration::from_secs(1);
    const LONGEST_WAIT: Duration = Duration::from_secs(60);

    #[derive(Resource, Default)]
    struct ChangedBoards(usize);

    fn count_changed(
        boards: Query<
            (),
            Or<(
                Changed<BoardModel>,
                Changed<BoardCursor>,
                Changed<BoardView>,
            )>,
        >,
        mut changed: ResMut<ChangedBoards>,
    ) {
        changed.0 = boards.iter().count();
    }

    /// Twin boards in a window, at rest.
    fn twin_boards() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default()))
            .add_message::<RequestRedraw>()
            .init_asset::<Image>()
            .init_resource::<Settings>()
            .init_resource::<Palette>()
            .init_resource::<Fonts>()
            .init_resource::<ChangedBoards>()
            .add_plugins((redraw::plugin, plugin))
            .add_systems(Last, count_changed);
        let world = app.world_mut();
        world.spawn((Window::default(), PrimaryWindow));
        for board in BoardId::ALL {
            let slot = BoardSlot {
                board,
                padding: Padding::Bare,
                ..default()
            };
            let node = ComputedNode {
                size: Vec2::splat(200.0),
                ..default()
            };
            world.spawn((slot, node, UiGlobalTransform::default()));
        }
        frame_after(&mut app, Duration::ZERO);
        let begun = Instant::now();
        // The textures are baked beside the frames.
        while frames_in(&mut app, SECOND) > 0 {
            assert!(begun.elapsed() < LONGEST_WAIT, "the boards never rest");
            std::thread::sleep(Duration::from_millis(2));
        }
        app
    }

    fn change(app: &mut App, board: BoardId, change: impl Fn(&mut BoardModel)) {
        let world = app.world_mut();
        let mut boards = world.query::<(&BoardId, &mut BoardModel)>();
        for (_, mut model) in boards.iter_mut(world).filter(|(id, _)| **id == board) {
            change(&mut model);
        }
        frame_after(app, Duration::ZERO);
    }

    /// The texts on a board.
    fn texts(app: &mut App, board: BoardId) -> Vec<String> {
        let world = app.world_mut();
        let mut texts = world.query::<(&Text2d, &ChildOf)>();
        let is_here = |of: &ChildOf| world.get::<BoardId>(of.parent()) == Some(&board);
        let here = texts.iter(world).filter(|(_, of)| is_here(of));
        here.map(|(text, _)| text.0.clone()).collect()
    }

    #[test]
    fn bug_the_second_board_showed_neither_lines_nor_labels() {
        let mut app = twin_boards();
        change(&mut app, BoardId::Second, |model| {
            model.line = vec![(HERE, Side::Black)];
            model.labels = vec![PointLabel {
                point: HERE,
                text: "here".to_owned(),
                kind: PointLabelKind::Played,
            }];
        });
        let shown = texts(&mut app, BoardId::Second);
        assert!(shown.iter().any(|text| text == "1"), "{shown:?}");
        assert!(shown.iter().any(|text| text == "here"), "{shown:?}");
        assert!(texts(&mut app, BoardId::First).is_empty());
    }

    #[test]
    fn boards_move_their_own_stones_and_rest_again() {
        let mut app = twin_boards();
        change(&mut app, BoardId::Second, |model| {
            model.moves.push((HERE, Side::Black));
        });
        assert_eq!(app.world().resource::<ChangedBoards>().0, 1);
        assert!(frames_in(&mut app, SECOND) > 0, "the stone drops");
        let world = app.world_mut();
        let mut stones = world.query::<(&stones::Stone, &ChildOf)>();
        let (_, of) = stones.single(world).expect("a stone");
        assert_eq!(world.get(of.parent()), Some(&BoardId::Second));
        assert_eq!(frames_in(&mut app, SECOND), 0);
        frame_after(&mut app, SECOND);
        assert_eq!(app.world().resource::<ChangedBoards>().0, 0);
    }
}
