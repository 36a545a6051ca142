//! The placement of the boards in the slots of the open screen.
//!
//! A board is drawn in the world, below the user interface, and follows a [`BoardSlot`] node. When another screen
//! brings another slot the board moves there smoothly; when the window is resized it follows at once, so that it does
//! not lag behind the page. Without a slot it is hidden.

use super::{BoardFrame, BoardId, BoardLook, BoardModel, BoardSlot};
use crate::easing;
use crate::redraw::Redraw;
use crate::theme::Motion;
use bevy::ecs::query::QueryData;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::time::Real;
use bevy::ui::{UiGlobalTransform, UiSystems};
use bevy::window::PrimaryWindow;
use narabe_art::board::Padding;

/// The duration of a transition between slots, in seconds.
const TRANSITION_TIME: f32 = 0.32;
/// The minimum width of a slot, in logical pixels; narrower ones have no board.
const MIN_SIDE: f32 = 32.0;

/// A board as it is shown, for everything that draws on it or points at it.
#[derive(Component, Debug, Clone, Copy, PartialEq, Default)]
pub struct BoardView {
    /// The frame that places all parts; `None` while no board is shown.
    pub frame: Option<BoardFrame>,
    /// The slot in use.
    pub slot: Option<Entity>,
    /// Whether points can be selected.
    pub playable: bool,
}

/// The frame for the slot; it becomes [`BoardView::frame`] before anything is drawn.
#[derive(Component, Debug, PartialEq, Default)]
struct TargetFrame(Option<BoardFrame>);

/// Position, size and rotation of the board in the world.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Pose {
    centre: Vec2,
    side: f32,
    turn: f32,
}

impl Pose {
    fn between(self, to: Self, part: f32) -> Self {
        Self {
            centre: self.centre.lerp(to.centre, part),
            side: easing::mix(self.side, to.side, part),
            turn: easing::mix(self.turn, to.turn, part),
        }
    }
}

/// The transition from slot to slot.
#[derive(Component, Debug, Default)]
struct SlotTransition {
    slot: Option<Entity>,
    window: Vec2,
    from: Option<Pose>,
    to: Option<Pose>,
    /// Seconds since the start; the board rests beyond the duration.
    seconds: f32,
}

impl SlotTransition {
    /// Sets the target, and decides whether to move there smoothly or at once.
    fn set_target(&mut self, slot: Entity, to: Pose, window: Vec2, jumps: bool) {
        let resized = self.window != window;
        let stays = self.to == Some(to);
        (self.slot, self.window) = (Some(slot), window);
        if stays {
            // A rebuilt screen brings a new slot at the same place.
            return;
        }
        self.from = if jumps || resized { None } else { self.now() };
        self.to = Some(to);
        self.seconds = 0.0;
    }

    fn now(&self) -> Option<Pose> {
        let to = self.to?;
        Some(self.from.map_or(to, |from| {
            from.between(to, easing::OUT.ease(self.seconds / TRANSITION_TIME))
        }))
    }

    fn is_moving(&self) -> bool {
        self.from.is_some() && self.seconds < TRANSITION_TIME
    }
}

pub(super) fn plugin(app: &mut App) {
    app.register_required_components::<BoardId, TargetFrame>()
        .register_required_components::<BoardId, SlotTransition>()
        .add_systems(
            super::BoardSchedule,
            apply_target_frame.in_set(super::BoardSystems::Frame),
        )
        .add_systems(
            PostUpdate,
            follow_slots
                .after(UiSystems::PostLayout)
                .before(TransformSystems::Propagate),
        );
}

/// Makes the target frame the current one.
fn apply_target_frame(mut boards: Query<(&TargetFrame, &mut BoardView)>) {
    for (target, mut view) in &mut boards {
        if view.frame != target.0 {
            view.frame = target.0;
        }
    }
}

/// The slots in the layout.
#[derive(SystemParam)]
struct Slots<'w, 's> {
    all: Query<
        'w,
        's,
        (
            Entity,
            &'static BoardSlot,
            &'static SlotNumber,
            &'static ComputedNode,
            &'static UiGlobalTransform,
        ),
    >,
    moved: Query<'w, 's, &'static UiTransform>,
    parents: Query<'w, 's, &'static ChildOf>,
}

/// A slot and its place in the layout, in physical pixels.
struct SlotPlacement {
    entity: Entity,
    slot: BoardSlot,
    centre: Vec2,
    side: f32,
}

impl Slots<'_, '_> {
    /// The newest slot of a board that has room.
    fn newest(&self, board: BoardId, pixel_ratio: f32) -> Option<SlotPlacement> {
        let fits = |node: &ComputedNode| node.size.min_element() / pixel_ratio >= MIN_SIDE;
        let (entity, slot, _, node, place) = self
            .all
            .iter()
            .filter(|(_, slot, _, node, _)| slot.board == board && fits(node))
            .max_by_key(|(_, _, arrival, ..)| arrival.0)?;
        let unit = node.inverse_scale_factor.recip();
        let side = node.size.min_element().floor();
        Some(SlotPlacement {
            entity,
            slot: *slot,
            centre: place.translation - self.shift(entity) * unit,
            side,
        })
    }

    /// The slot of a board. Twin boards are both as large as the smaller slot: the layout rounds to whole pixels, and
    /// boards of two sizes would need two sets of textures.
    fn of(&self, board: BoardId, pixel_ratio: f32) -> Option<SlotPlacement> {
        let own = self.newest(board, pixel_ratio)?;
        let side = BoardId::ALL
            .into_iter()
            .filter_map(|board| self.newest(board, pixel_ratio))
            .fold(own.side, |least, found| least.min(found.side));
        Some(SlotPlacement { side, ..own })
    }

    /// The offset of the page from its layout. A screen that fades in rises a little, but the board stays in place.
    fn shift(&self, entity: Entity) -> Vec2 {
        let pixels = |value: Val| {
            if let Val::Px(pixels) = value {
                pixels
            } else {
                0.0
            }
        };
        std::iter::once(entity)
            .chain(self.parents.iter_ancestors(entity))
            .filter_map(|entity| self.moved.get(entity).ok())
            .map(|moved| Vec2::new(pixels(moved.translation.x), pixels(moved.translation.y)))
            .sum()
    }
}

/// The number of this slot since the start of the program.
#[derive(Component, Debug, Clone, Copy)]
struct SlotNumber(u64);

pub(super) fn number_slot(slot: On<Add, BoardSlot>, mut commands: Commands, mut count: Local<u64>) {
    *count += 1;
    commands.entity(slot.entity).insert(SlotNumber(*count));
}

/// Moves the boards to their slots. Runs after the layout, so that no board lags behind the page.
fn follow_slots(
    slots: Slots,
    windows: Query<&Window, With<PrimaryWindow>>,
    look: Res<BoardLook>,
    motion: Motion,
    time: Res<Time<Real>>,
    mut redraw: ResMut<Redraw>,
    mut boards: Query<PlacedBoard>,
) {
    let Ok(window) = windows.single() else { return };
    let ratio = window.scale_factor();
    let window_size = window.physical_size().as_vec2();
    for mut board in &mut boards {
        let Some(found) = slots.of(*board.id, ratio) else {
            board.hide();
            continue;
        };
        let padding = if look.coordinates {
            found.slot.padding
        } else {
            Padding::Bare
        };
        let frame = BoardFrame::new(found.side / ratio, ratio, board.model.size, padding);
        if board.target.set_if_neq(TargetFrame(Some(frame))) {
            redraw.next_frame();
        }
        board.show_in(Some(found.entity), found.slot.playable);
        let centre = snap_to_pixels(found.centre, found.side);
        let pose = Pose {
            centre: world(centre, window_size, ratio),
            side: frame.side(),
            turn: found.slot.turn,
        };
        let transition = &mut board.transition;
        transition.seconds += time.delta_secs();
        transition.set_target(found.entity, pose, window_size, !motion.full());
        if transition.is_moving() {
            redraw.next_frame();
        }
        board.place();
    }
}

/// A board and its place.
#[derive(QueryData)]
#[query_data(mutable)]
struct PlacedBoard {
    id: &'static BoardId,
    model: &'static BoardModel,
    view: &'static mut BoardView,
    target: &'static mut TargetFrame,
    transition: &'static mut SlotTransition,
    transform: &'static mut Transform,
    visibility: &'static mut Visibility,
}

impl PlacedBoardItem<'_, '_> {
    /// Hides the board, which has no slot.
    fn hide(&mut self) {
        if self.transition.to.is_some() {
            *self.transition = SlotTransition::default();
        }
        self.target.set_if_neq(TargetFrame(None));
        self.show_in(None, false);
        self.visibility.set_if_neq(Visibility::Hidden);
    }

    fn show_in(&mut self, slot: Option<Entity>, playable: bool) {
        let frame = self.view.frame;
        self.view.set_if_neq(BoardView {
            frame,
            slot,
            playable,
        });
    }

    /// Places the board by its transition, once it has a frame.
    fn place(&mut self) {
        if let (Some(now), Some(drawn)) = (self.transition.now(), self.view.frame) {
            self.transform.set_if_neq(
                Transform::from_translation(now.centre.extend(0.0))
                    .with_rotation(Quat::from_rotation_z(-now.turn))
                    .with_scale(Vec2::splat(now.side / drawn.side()).extend(1.0)),
            );
            self.visibility.set_if_neq(Visibility::Inherited);
        }
    }
}

/// The middle of a square of `side` pixels, adjusted so that its corners fall on whole pixels.
fn snap_to_pixels(centre: Vec2, side: f32) -> Vec2 {
    (centre - side / 2.0).round() + side / 2.0
}

/// Converts physical pixels from the upper left corner, y down, to logical pixels from the window's middle, y up.
fn world(pixel: Vec2, window: Vec2, pixel_ratio: f32) -> Vec2 {
    let middle = window / 2.0;
    Vec2::new(pixel.x - middle.x, middle.y - pixel.y) / pixel_ratio
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOW: Vec2 = Vec2::new(1280.0, 800.0);

    fn pose(x: f32) -> Pose {
        Pose {
            centre: Vec2::new(x, 0.0),
            side: 700.0,
            turn: 0.0,
        }
    }

    fn slots() -> (Entity, Entity) {
        let mut world = World::new();
        (world.spawn_empty().id(), world.spawn_empty().id())
    }

    #[test]
    fn the_board_moves_smoothly_to_a_new_slot() {
        let (one, other) = slots();
        let mut transition = SlotTransition::default();
        transition.set_target(one, pose(0.0), WINDOW, false);
        assert!(!transition.is_moving(), "there is no previous slot");
        transition.set_target(other, pose(100.0), WINDOW, false);
        assert!(transition.is_moving());
        assert_eq!(transition.now(), Some(pose(0.0)));
        transition.seconds = TRANSITION_TIME;
        assert!(!transition.is_moving());
        assert_eq!(transition.now(), Some(pose(100.0)));
    }

    #[test]
    fn a_reversed_transition_starts_at_the_current_position() {
        let (one, other) = slots();
        let mut transition = SlotTransition::default();
        transition.set_target(one, pose(0.0), WINDOW, false);
        transition.set_target(other, pose(100.0), WINDOW, false);
        transition.seconds = TRANSITION_TIME / 2.0;
        let half = transition.now();
        transition.set_target(one, pose(0.0), WINDOW, false);
        assert_eq!(transition.now(), half);
    }

    #[test]
    fn resizing_and_reduced_motion_jump() {
        let (one, other) = slots();
        let mut transition = SlotTransition::default();
        transition.set_target(one, pose(0.0), WINDOW, false);
        transition.set_target(one, pose(50.0), WINDOW * 2.0, false);
        assert_eq!(transition.now(), Some(pose(50.0)));
        transition.set_target(other, pose(90.0), WINDOW * 2.0, true);
        assert_eq!(transition.now(), Some(pose(90.0)));
    }

    #[test]
    fn the_middle_of_the_window_is_the_middle_of_the_world() {
        assert_eq!(world(Vec2::new(640.0, 400.0), WINDOW, 1.0), Vec2::ZERO);
        assert_eq!(
            world(Vec2::new(0.0, 0.0), WINDOW, 2.0),
            Vec2::new(-320.0, 200.0)
        );
    }

    #[test]
    fn a_board_starts_on_a_whole_pixel() {
        let centre = snap_to_pixels(Vec2::new(640.2, 397.6), 717.0);
        assert_eq!((centre - 358.5).fract(), Vec2::ZERO);
    }
}
