//! Where the board is: in the slot that the open screen keeps for it.
//!
//! The board is drawn in the world, below all user interface, and follows a [`BoardSlot`] node. When another screen
//! brings another slot the board glides there; when the window is resized it goes along at once, for a board that lags
//! behind the page would look loose. Without a slot it is hidden.

use super::{BoardFrame, BoardLook, BoardModel, BoardSlot, FIRST, SECOND};
use crate::app::effects::ease;
use crate::app::redraw::Redraw;
use crate::app::theme::Motion;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::time::Real;
use bevy::ui::{UiGlobalTransform, UiSystems};
use bevy::window::PrimaryWindow;

/// How long a board glides from slot to slot, in seconds.
const GLIDE: f32 = 0.32;
/// A slot narrower than this many logical pixels holds no board.
const LEAST_SIDE: f32 = 32.0;
/// The margin without coordinates, in cells.
const BARE_PAD: f32 = 0.72;

/// The entity that all parts of the board hang on. Its children are placed by [`BoardView::frame`].
#[derive(Resource, Debug, Clone, Copy)]
pub struct BoardRoot<const B: usize = FIRST>(pub Entity);

/// The board on the screen, for everybody who draws on it or points at it.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Default)]
pub struct BoardView<const B: usize = FIRST> {
    /// The frame by which all parts are placed; `None` while no screen shows a board.
    pub frame: Option<BoardFrame>,
    /// The slot in use.
    pub slot: Option<Entity>,
    /// Whether points can be chosen.
    pub playable: bool,
}

/// The frame that the slot asks for; [`BoardView::frame`] takes it over before anything is drawn by it.
#[derive(Resource, Debug, Default)]
struct Wanted<const B: usize>(Option<BoardFrame>);

/// Place, size and turn of the whole board in the world.
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
            side: ease::mix(self.side, to.side, part),
            turn: ease::mix(self.turn, to.turn, part),
        }
    }
}

/// The way from slot to slot.
#[derive(Debug, Default)]
struct Glide {
    slot: Option<Entity>,
    window: Vec2,
    from: Option<Pose>,
    to: Option<Pose>,
    /// Seconds since the start; beyond [`GLIDE`] the board rests.
    seconds: f32,
}

impl Glide {
    /// Takes note of where the board should be now, and decides whether it glides or jumps there.
    fn aim(&mut self, slot: Entity, to: Pose, window: Vec2, jumps: bool) {
        let resized = self.window != window;
        let stays = self.to == Some(to);
        (self.slot, self.window) = (Some(slot), window);
        if stays {
            // A screen that was built anew brings a new slot at the old place.
            return;
        }
        self.from = if jumps || resized { None } else { self.now() };
        self.to = Some(to);
        self.seconds = 0.0;
    }

    fn now(&self) -> Option<Pose> {
        let to = self.to?;
        Some(self.from.map_or(to, |from| {
            from.between(to, ease::OUT.at(self.seconds / GLIDE))
        }))
    }

    fn moves(&self) -> bool {
        self.from.is_some() && self.seconds < GLIDE
    }
}

pub(super) fn plugin<const B: usize>(app: &mut App) {
    let root = app
        .world_mut()
        .spawn((Transform::default(), Visibility::Hidden, Name::new("Board")))
        .id();
    app.insert_resource(BoardRoot::<B>(root))
        .init_resource::<BoardView<B>>()
        .init_resource::<Wanted<B>>()
        .add_systems(super::Show, adopt::<B>.in_set(super::ShowSystems::Frame))
        .add_systems(
            PostUpdate,
            follow_slot::<B>
                .after(UiSystems::PostLayout)
                .before(TransformSystems::Propagate),
        );
}

/// From now on everything is placed by the frame that the slot asked for.
fn adopt<const B: usize>(wanted: Res<Wanted<B>>, mut view: ResMut<BoardView<B>>) {
    if view.frame != wanted.0 {
        view.frame = wanted.0;
    }
}

/// The slots on the page, the newest with the highest arrival.
#[derive(SystemParam)]
struct Slots<'w, 's> {
    all: Query<
        'w,
        's,
        (
            Entity,
            &'static BoardSlot,
            &'static Arrival,
            &'static ComputedNode,
            &'static UiGlobalTransform,
        ),
    >,
    moved: Query<'w, 's, &'static UiTransform>,
    parents: Query<'w, 's, &'static ChildOf>,
}

/// A slot and the place its layout gives it, in physical pixels.
struct Found {
    entity: Entity,
    slot: BoardSlot,
    centre: Vec2,
    side: f32,
}

impl Slots<'_, '_> {
    /// The slot of a board that is shown: the one that came last among those that have room.
    fn newest(&self, board: usize, pixel_ratio: f32) -> Option<Found> {
        let fits = |node: &ComputedNode| node.size.min_element() / pixel_ratio >= LEAST_SIDE;
        let (entity, slot, _, node, place) = self
            .all
            .iter()
            .filter(|(_, slot, _, node, _)| slot.board == board && fits(node))
            .max_by_key(|(_, _, arrival, ..)| arrival.0)?;
        let unit = node.inverse_scale_factor.recip();
        let side = node.size.min_element().floor();
        Some(Found {
            entity,
            slot: *slot,
            centre: place.translation - self.shift(entity) * unit,
            side,
        })
    }

    /// The slot of a board. Where there are two boards, they are as large as the smaller slot: the layout rounds to whole
    /// pixels, and boards of two sizes would look odd and need two sets of pictures.
    fn of(&self, board: usize, pixel_ratio: f32) -> Option<Found> {
        let own = self.newest(board, pixel_ratio)?;
        let side = [FIRST, SECOND]
            .into_iter()
            .filter_map(|board| self.newest(board, pixel_ratio))
            .fold(own.side, |least, found| least.min(found.side));
        Some(Found { side, ..own })
    }

    /// How far the page is moved from its layout just now. A screen that fades in rises a little; the board keeps
    /// its place meanwhile.
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

/// The how-manieth slot this is since the game began.
#[derive(Component, Debug, Clone, Copy)]
struct Arrival(u64);

pub(super) fn number_slot(slot: On<Add, BoardSlot>, mut commands: Commands, mut count: Local<u64>) {
    *count += 1;
    commands.entity(slot.entity).insert(Arrival(*count));
}

/// Puts the board where its slot is. Runs after the layout, so that the board never lags behind the page.
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
    mut wanted: ResMut<Wanted<B>>,
    mut view: ResMut<BoardView<B>>,
    mut glide: Local<Glide>,
) {
    let (Ok(window), Ok((mut transform, mut visibility))) =
        (windows.single(), roots.get_mut(root.0))
    else {
        return;
    };
    let ratio = window.scale_factor();
    let Some(found) = slots.of(B, ratio) else {
        *glide = Glide::default();
        wanted.0 = None;
        let frame = view.frame;
        view.set_if_neq(BoardView {
            frame,
            slot: None,
            playable: false,
        });
        visibility.set_if_neq(Visibility::Hidden);
        return;
    };
    let pad = if look.coordinates {
        found.slot.pad
    } else {
        BARE_PAD
    };
    let frame = BoardFrame::new(found.side / ratio, ratio, model.size, pad);
    if wanted.0 != Some(frame) {
        wanted.0 = Some(frame);
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
    let centre = world(whole(found.centre, found.side), window_size, ratio);
    let pose = Pose {
        centre,
        side: frame.side(),
        turn: found.slot.turn,
    };
    glide.seconds += time.delta_secs();
    glide.aim(found.entity, pose, window_size, !motion.full());
    if glide.moves() {
        redraw.next_frame();
    }
    if let (Some(now), Some(laid)) = (glide.now(), view.frame) {
        transform.set_if_neq(
            Transform::from_translation(now.centre.extend(0.0))
                .with_rotation(Quat::from_rotation_z(-now.turn))
                .with_scale(Vec2::splat(now.side / laid.side()).extend(1.0)),
        );
        visibility.set_if_neq(Visibility::Inherited);
    }
}

/// The middle of a square of `side` pixels moved so that its corners fall on whole pixels.
fn whole(centre: Vec2, side: f32) -> Vec2 {
    (centre - side / 2.0).round() + side / 2.0
}

/// From physical pixels, down from the upper left corner, to logical ones, up from the window's middle.
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
    fn a_new_slot_is_glided_to() {
        let (one, other) = slots();
        let mut glide = Glide::default();
        glide.aim(one, pose(0.0), WINDOW, false);
        assert!(!glide.moves(), "there is nowhere to come from");
        glide.aim(other, pose(100.0), WINDOW, false);
        assert!(glide.moves());
        assert_eq!(glide.now(), Some(pose(0.0)));
        glide.seconds = GLIDE;
        assert!(!glide.moves());
        assert_eq!(glide.now(), Some(pose(100.0)));
    }

    #[test]
    fn a_glide_that_is_turned_round_starts_where_it_is() {
        let (one, other) = slots();
        let mut glide = Glide::default();
        glide.aim(one, pose(0.0), WINDOW, false);
        glide.aim(other, pose(100.0), WINDOW, false);
        glide.seconds = GLIDE / 2.0;
        let half = glide.now();
        glide.aim(one, pose(0.0), WINDOW, false);
        assert_eq!(glide.now(), half);
    }

    #[test]
    fn resizing_and_reduced_motion_jump() {
        let (one, other) = slots();
        let mut glide = Glide::default();
        glide.aim(one, pose(0.0), WINDOW, false);
        glide.aim(one, pose(50.0), WINDOW * 2.0, false);
        assert_eq!(glide.now(), Some(pose(50.0)));
        glide.aim(other, pose(90.0), WINDOW * 2.0, true);
        assert_eq!(glide.now(), Some(pose(90.0)));
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
        let centre = whole(Vec2::new(640.2, 397.6), 717.0);
        assert_eq!((centre - 358.5).fract(), Vec2::ZERO);
    }
}
