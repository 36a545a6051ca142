//! Mouse and touch on the board.
//!
//! The board is below the interface, so the slot's node receives the pointer, and what covers the slot covers the
//! board. A mouse click plays at the nearest point; a first tap or click aims and a second one on the same point plays,
//! if the setting is on. Where a next move of a study lies, one press goes there. What is pressed while the board moves, or just after, is no move.

use super::misclick::MisclickGuard;
use super::pressed::Pressed;
use crate::board::{BoardCursor, BoardId, BoardModel, BoardSlot, BoardView};
use crate::redraw::Redraw;
use crate::settings::Settings;
use crate::state::Screen;
use bevy::ecs::system::SystemParam;
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use narabe_rules::Point;

/// The aimed point on which a press started: only there does a tap or click confirm. A touch that moves to another point
/// aims there.
#[derive(Resource, Debug, Clone, Copy, Default)]
struct PressedAim(Option<Point>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PressedAim>().add_observer(listen);
}

/// Adds observers to a new slot.
fn listen(added: On<Add, BoardSlot>, mut commands: Commands) {
    let mut slot = commands.entity(added.entity);
    slot.observe(hover)
        .observe(leave)
        .observe(press)
        .observe(tap);
}

/// The boards of slots, and the places of the window on them.
#[derive(SystemParam)]
struct SlotBoards<'w, 's> {
    slots: Query<'w, 's, &'static BoardSlot>,
    boards: Query<
        'w,
        's,
        (
            &'static BoardId,
            &'static BoardView,
            &'static Transform,
            &'static mut BoardCursor,
            &'static BoardModel,
        ),
    >,
    windows: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
}

impl SlotBoards<'_, '_> {
    /// Whether a move of the study follows on a point.
    fn follows(&self, slot: Entity, point: Point) -> bool {
        let board = self.slots.get(slot).map(|slot| slot.board);
        let mut boards = self.boards.iter().filter(|(id, ..)| board == Ok(**id));
        boards.any(|(.., model)| model.next.iter().any(|next| next.point == point))
    }

    /// The board of a slot, its cursor, and the point at a position in logical pixels from the upper left corner; `None` beside the
    /// points and on boards for display only.
    fn at(
        &mut self,
        slot: Entity,
        position: Vec2,
    ) -> Option<(BoardId, Mut<'_, BoardCursor>, Option<Point>)> {
        let board = self.slots.get(slot).ok()?.board;
        let mut boards = self.boards.iter_mut();
        let (_, view, place, cursor, _) = boards.find(|(id, ..)| **id == board)?;
        let point = self.windows.single().ok().and_then(|window| {
            let frame = view.frame.filter(|_| view.playable)?;
            let from_middle = position - window.size() / 2.0;
            let world = Vec3::new(from_middle.x, -from_middle.y, 0.0);
            let local = place.compute_affine().inverse().transform_point3(world);
            frame.nearest(local.truncate())
        });
        Some((board, cursor, point))
    }
}

fn hover(
    event: On<Pointer<Move>>,
    mut boards: SlotBoards,
    settings: Res<Settings>,
    mut redraw: ResMut<Redraw>,
) {
    if event.delta == Vec2::ZERO {
        // The window reports the pointer's position without movement: the keyboard's cursor stays.
        return;
    }
    let at = boards.at(event.entity, event.pointer_location.position);
    let Some((_, mut cursor, point)) = at else {
        return;
    };
    let wanted = if event.pointer_id.is_touch() {
        // A moving touch moves its aim; it does not hover.
        if cursor.aim.is_none() || point.is_none() {
            return;
        }
        BoardCursor {
            aim: point,
            ..*cursor
        }
    } else {
        BoardCursor {
            hover: point,
            aim: cursor.aim.filter(|_| settings.confirm_click),
            ..BoardCursor::default()
        }
    };
    if cursor.set_if_neq(wanted) {
        redraw.next_frame();
    }
}

fn leave(event: On<Pointer<Out>>, mut boards: SlotBoards, mut redraw: ResMut<Redraw>) {
    let at = boards.at(event.entity, event.pointer_location.position);
    if let Some((_, mut cursor, _)) = at
        && !event.pointer_id.is_touch()
        && cursor.hover.is_some()
    {
        cursor.hover = None;
        redraw.next_frame();
    }
}

fn press(event: On<Pointer<Press>>, mut boards: SlotBoards, mut pressed: ResMut<PressedAim>) {
    let at = boards.at(event.entity, event.pointer_location.position);
    pressed.0 = at.and_then(|(_, cursor, point)| point.filter(|_| point == cursor.aim));
}

fn tap(
    event: On<Pointer<Click>>,
    mut boards: SlotBoards,
    settings: Res<Settings>,
    pressed: Res<PressedAim>,
    guard: MisclickGuard,
    screen: Res<State<Screen>>,
    mut presses: MessageWriter<Pressed>,
    mut redraw: ResMut<Redraw>,
) {
    let (slot, place) = (event.entity, event.pointer_location.position);
    let point = boards.at(slot, place).and_then(|(.., point)| point);
    let follows = point.is_some_and(|point| boards.follows(slot, point));
    let Some((board, mut cursor, Some(point))) = boards.at(slot, place) else {
        return;
    };
    if event.button != PointerButton::Primary || guard.is_misclick(board) {
        return;
    }
    let asks = if event.pointer_id.is_touch() {
        settings.confirm_tap
    } else {
        settings.confirm_click
    };
    let at_once = follows || screen.board_use().takes_touches_at_once();
    let confirmed = at_once || !asks || pressed.0 == Some(point);
    let (next, play) = tapped(point, event.pointer_id, confirmed);
    cursor.set_if_neq(next);
    if play {
        presses.write(Pressed { board, point });
    }
    redraw.next_frame();
}

/// The cursor after a tap, and whether it plays. A tap with nothing to confirm aims.
fn tapped(point: Point, pointer: PointerId, confirmed: bool) -> (BoardCursor, bool) {
    let cursor = BoardCursor {
        hover: (!pointer.is_touch()).then_some(point),
        aim: (!confirmed).then_some(point),
        ..BoardCursor::default()
    };
    (cursor, confirmed)
}

#[cfg(test)]
mod tests {
    use super::super::misclick::MISCLICK;
    use super::super::testing;
    use super::*;
    use crate::board::{BoardFrame, FirstBoard};
    use crate::live::{Intent, LiveMessage};
    use bevy::input::touch::{TouchInput, TouchPhase};
    use bevy::picking::backend::{HitData, PointerHits};
    use bevy::picking::input::PointerInputPlugin;
    use bevy::picking::pointer::PointerLocation;
    use bevy::picking::{InteractionPlugin, PickingPlugin, PickingSystems};
    use bevy::time::TimeUpdateStrategy;
    use bevy::window::WindowEvent;
    use narabe_art::board::Padding;
    use narabe_rules::BoardSize;
    use std::time::Duration;

    const FRAME: Duration = Duration::from_millis(16);

    const HERE: Point = Point::new(7, 7);
    const THERE: Point = Point::new(3, 4);
    const FINGER: PointerId = PointerId::Touch(1);

    #[test]
    fn a_click_plays_at_once() {
        let (cursor, play) = tapped(HERE, PointerId::Mouse, true);
        assert!(play);
        assert_eq!((cursor.hover, cursor.aim), (Some(HERE), None));
    }

    #[test]
    fn a_click_that_is_to_be_confirmed_aims() {
        let (cursor, play) = tapped(HERE, PointerId::Mouse, false);
        assert!(!play);
        assert_eq!((cursor.hover, cursor.aim), (Some(HERE), Some(HERE)));
    }

    #[test]
    fn bug_the_first_touch_after_the_game_had_slept_was_taken_for_a_misclick() {
        let mut test = TouchTest::new();
        test.app.world_mut().resource_mut::<Settings>().confirm_tap = false;
        let mut is_moved = false;
        test.app.add_systems(
            Update,
            move |mut place: Single<&mut Transform, With<FirstBoard>>| {
                if !std::mem::replace(&mut is_moved, true) {
                    place.translation.x += 1.0;
                }
            },
        );
        test.app.update();
        test.let_each_frame_last(MISCLICK);
        assert_eq!(test.tap(HERE), [Intent::play(HERE)]);
    }

    #[test]
    fn a_press_just_after_the_board_has_moved_is_no_move() {
        let mut test = TouchTest::new();
        test.app.world_mut().resource_mut::<Settings>().confirm_tap = false;
        test.wait_for_the_guard();
        let world = test.app.world_mut();
        let mut places = world.query_filtered::<&mut Transform, With<FirstBoard>>();
        let mut place = places.single_mut(world).expect("a board");
        place.translation.x += 1.0;
        test.app.update();
        assert_eq!(test.tap(HERE), []);
        test.wait_for_the_guard();
        assert_eq!(test.tap(HERE), [Intent::play(HERE)]);
    }

    #[test]
    fn a_tap_on_a_next_move_of_a_study_goes_there_at_once() {
        let mut test = TouchTest::new();
        assert_eq!(test.tap(HERE), [], "it aims");
        testing::model_mut(&mut test.app).next = vec![crate::board::NextMove {
            point: THERE,
            text: "a".into(),
            below: 0,
            is_main: true,
        }];
        assert_eq!(test.tap(THERE), [Intent::play(THERE)]);
    }

    #[test]
    fn a_tap_aims_until_it_is_confirmed() {
        let (aimed, play) = tapped(HERE, FINGER, false);
        assert!(!play && aimed.aim == Some(HERE));
        let (after, play) = tapped(HERE, FINGER, true);
        assert!(play);
        assert_eq!(after, BoardCursor::default());
    }

    /// A window with only a board, touched through Bevy's picking.
    struct TouchTest {
        app: App,
        window: Entity,
    }

    impl TouchTest {
        fn new() -> Self {
            let mut app = testing::app();
            app.add_plugins((PointerInputPlugin, PickingPlugin, InteractionPlugin))
                .add_message::<WindowEvent>()
                .add_message::<TouchInput>()
                .init_resource::<Settings>()
                .add_plugins(super::plugin)
                .add_systems(PreUpdate, hit.in_set(PickingSystems::Backend));
            let window = (Window::default(), PrimaryWindow);
            let window = app.world_mut().spawn(window).id();
            let slot = app.world_mut().spawn(BoardSlot::default()).id();
            *testing::view_mut(&mut app) = BoardView {
                frame: Some(BoardFrame::new(
                    700.0,
                    1.0,
                    BoardSize::DEFAULT,
                    Padding::Coordinates,
                )),
                slot: Some(slot),
                playable: true,
            };
            app.update();
            let mut test = Self { app, window };
            test.wait_for_the_guard();
            test
        }

        /// Waits until no move of the board is recent.
        fn wait_for_the_guard(&mut self) {
            self.let_each_frame_last(MISCLICK);
            self.app.update();
            self.app.update();
            self.let_each_frame_last(FRAME);
        }

        fn let_each_frame_last(&mut self, time: Duration) {
            let time = TimeUpdateStrategy::ManualDuration(time);
            self.app.insert_resource(time);
        }

        /// Sends these touch phases, each on a point, one per frame.
        fn finger(&mut self, phases: &[(TouchPhase, Point)]) -> Vec<Intent> {
            for (phase, point) in phases {
                let view = testing::view_mut(&mut self.app);
                let frame = view.frame.expect("a board stands");
                let world = self.app.world_mut();
                let size = world.get::<Window>(self.window).expect("a window").size();
                let at = frame.at(*point);
                let touch = TouchInput {
                    phase: *phase,
                    position: size / 2.0 + Vec2::new(at.x, -at.y),
                    window: self.window,
                    force: None,
                    id: 1,
                };
                world.write_message(WindowEvent::TouchInput(touch));
                world.write_message(touch);
                self.app.update();
            }
            let mut intents = self
                .app
                .world_mut()
                .resource_mut::<Messages<LiveMessage<Intent>>>();
            intents.drain().map(|LiveMessage(intent)| intent).collect()
        }

        fn tap(&mut self, point: Point) -> Vec<Intent> {
            self.finger(&[(TouchPhase::Started, point), (TouchPhase::Ended, point)])
        }

        fn aim(&self) -> Option<Point> {
            testing::cursor(&self.app, BoardId::First).aim
        }
    }

    /// Every pointer is over the slot.
    fn hit(
        pointers: Query<(&PointerId, &PointerLocation)>,
        slots: Query<Entity, With<BoardSlot>>,
        mut hits: MessageWriter<PointerHits>,
    ) {
        for (pointer, location) in &pointers {
            if location.location().is_some() {
                let data = HitData::new(Entity::PLACEHOLDER, 0.0, None, None);
                let picks = slots.iter().map(|slot| (slot, data.clone())).collect();
                hits.write(PointerHits::new(*pointer, picks, 0.0));
            }
        }
    }

    #[test]
    fn a_first_touch_aims_and_a_second_on_the_same_point_plays() {
        let mut test = TouchTest::new();
        assert_eq!(test.tap(HERE), []);
        assert_eq!(test.aim(), Some(HERE));
        assert_eq!(test.tap(THERE), []);
        assert_eq!(test.aim(), Some(THERE));
        assert_eq!(test.tap(THERE), [Intent::play(THERE)]);
        assert_eq!(test.aim(), None);
    }

    #[test]
    fn without_confirmation_a_touch_plays() {
        let mut test = TouchTest::new();
        test.app.world_mut().resource_mut::<Settings>().confirm_tap = false;
        assert_eq!(test.tap(HERE), [Intent::play(HERE)]);
    }

    #[test]
    fn bug_a_finger_that_slid_to_another_point_played_there_instead_of_aiming() {
        let mut test = TouchTest::new();
        test.tap(HERE);
        let slide = [
            (TouchPhase::Started, HERE),
            (TouchPhase::Moved, THERE),
            (TouchPhase::Ended, THERE),
        ];
        assert_eq!(test.finger(&slide), []);
        assert_eq!(test.aim(), Some(THERE));
        assert_eq!(test.tap(THERE), [Intent::play(THERE)]);
    }
}
