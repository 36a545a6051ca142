//! The placement of the board in the slot of the open screen.
//!
//! The board is drawn in the world, below the user interface, and follows a [`BoardSlot`] node. When another screen
//! brings another slot the board moves there smoothly; when the window is resized it follows at once, so that it does
//! not lag behind the page. Without a slot it is hidden.

use super::{BoardFrame, BoardLook, BoardModel, BoardSlot, FIRST, SECOND};
use crate::easing;
use crate::redraw::Redraw;
use crate::theme::Motion;
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

/// The parent of all parts of the board. They are placed by [`BoardView::frame`].
#[derive(Resource, Debug, Clone, Copy)]
pub struct BoardRoot<const B: usize = FIRST>(pub Entity);

/// The board as it is shown, for everything that draws on it or points at it.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Default)]
pub struct BoardView<const B: usize = FIRST> {
    /// The frame that places all parts; `None` while no board is shown.
    pub frame: Option<BoardFrame>,
    /// The slot in use.
    pub slot: Option<Entity>,
    /// Whether points can be selected.
    pub playable: bool,
}

/// The frame for the slot; it becomes [`BoardView::frame`] before anything is drawn.
#[derive(Resource, Debug, Default)]
struct TargetFrame<const B: usize>(Option<BoardFrame>);

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
#[derive(Debug, Default)]
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

pub(super) fn plugin<const B: usize>(app: &mut App) {
    let root = app
        .world_mut()
        .spawn((Transform::default(), Visibility::Hidden, Name::new("Board")))
        .id();
    app.insert_resource(BoardRoot::<B>(root))
        .init_resource::<BoardView<B>>()
        .init_resource::<TargetFrame<B>>()
        .add_systems(
            super::BoardSchedule,
            apply_target_frame::<B>.in_set(super::BoardSystems::Frame),
        )
        .add_systems(
            PostUpdate,
            follow_slot::<B>
                .after(UiSystems::PostLayout)
                .before(TransformSystems::Propagate),
        );
}

/// Makes the target frame the current one.
fn apply_target_frame<const B: usize>(target: Res<TargetFrame<B>>, mut view: ResMut<BoardView<B>>) {
    if view.frame != target.0 {
        view.frame = target.0;
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
    fn newest(&self, board: usize, pixel_ratio: f32) -> Option<SlotPlacement> {
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
    fn of(&self, board: usize, pixel_ratio: f32) -> Option<SlotPlacement> {
        let own = self.newest(board, pixel_ratio)?;
        let side = [FIRST, SECOND]
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

/// Moves the board to its slot. Runs after the layout, so that the board never lags behind the page.
fn follow_slot<const B: usize>(
    slots: Slots,
    windows: Query<&Window, With<PrimaryWindow>>,
    root: Res<BoardRoot<B>>,
    mut roots: Query<(&mut Transform, &mut Visibility)>,
    model: Res<BoardModel<B>>,
    look: Res<BoardLook>,
    motion: Motion,
    time: Res<Time<Real>>,
    mut redraw: ResMut<Redraw>,
    mut target: ResMut<TargetFrame<B>>,
    mut view: ResMut<BoardView<B>>,
    mut transition: Local<SlotTransition>,
) {
    let (Ok(window), Ok((mut transform, mut visibility))) =
        (windows.single(), roots.get_mut(root.0))
    else {
        return;
    };
    let ratio = window.scale_factor();
    let Some(found) = slots.of(B, ratio) else {
        *transition = SlotTransition::default();
        target.0 = None;
        let frame = view.frame;
        view.set_if_neq(BoardView {
            frame,
            slot: None,
            playable: false,
        });
        visibility.set_if_neq(Visibility::Hidden);
        return;
    };
    let padding = if look.coordinates {
        found.slot.padding
    } else {
        Padding::Bare
    };
    let frame = BoardFrame::new(found.side / ratio, ratio, model.size, padding);
    if target.0 != Some(frame) {
        target.0 = Some(frame);
        redraw.next_frame();
    }
    let frame_now = view.frame;
    view.set_if_neq(BoardView {
        frame: frame_now,
        slot: Some(found.entity),
        playable: found.slot.playable,
    });

    let window_size = Vec2::new(
        window.physical_width() as f32,
        window.physical_height() as f32,
    );
    let centre = world(snap_to_pixels(found.centre, found.side), window_size, ratio);
    let pose = Pose {
        centre,
        side: frame.side(),
        turn: found.slot.turn,
    };
    transition.seconds += time.delta_secs();
    transition.set_target(found.entity, pose, window_size, !motion.full());
    if transition.is_moving() {
        redraw.next_frame();
    }
    if let (Some(now), Some(drawn)) = (transition.now(), view.frame) {
        transform.set_if_neq(
            Transform::from_translation(now.centre.extend(0.0))
                .with_rotation(Quat::from_rotation_z(-now.turn))
                .with_scale(Vec2::splat(now.side / drawn.side()).extend(1.0)),
        );
        visibility.set_if_neq(Visibility::Inherited);
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
