//! The stones: one entity each, with its shadows, moved by the plan.

use super::plan::{Step, plan};
use super::signs::{DUST, Sign, Signs};
use super::{
    BoardFrame, BoardModel, BoardRoot, BoardTextures, BoardView, Show, ShowSystems, layer,
};
use crate::app::effects::ease;
use crate::app::redraw::Redraw;
use crate::app::settings::{MotionLevel, Settings};
use crate::art::Rgb;
use crate::rules::{BoardSize, Point, Side};
use bevy::prelude::*;
use bevy::time::Real;

/// How long a drop takes, when within it the stone lands, and how long it fades in, in seconds.
pub const DROP: f32 = 0.22;
const LANDS: f32 = 0.14;
const FADES_IN: f32 = 0.06;
/// How long a stone takes to be lifted away.
const LIFT: f32 = 0.18;
/// How long either takes when the player is faster than the animation.
const QUICK: f32 = 0.06;
/// A plan that comes so soon after another is hurried, in seconds.
const HURRY: f32 = 0.2;
/// How much larger and how much higher (in logical pixels) a stone is when it is let go.
const HELD_SCALE: f32 = 0.2;
const HELD_HEIGHT: f32 = 16.0;
/// How much a stone swells when it has landed.
const SETTLE: f32 = 0.01;
/// The dust at its strongest, and its colour.
const DUST_OPACITY: f32 = 0.35;
const DUST_COLOUR: Rgb = Rgb::hex(0x5A4020);
/// A shadow's offset from its stone and what a lifted stone adds, in stone radii, right and down.
const CAST: Vec2 = Vec2::new(0.14, 0.22);
const CAST_LIFTED: Vec2 = Vec2::new(0.5, 0.8);
const CONTACT: Vec2 = Vec2::new(0.05, 0.09);
/// How large the shadows and the bloom are, in stone diameters.
const CAST_SIZE: f32 = 1.28;
const CONTACT_SIZE: f32 = 1.09;
const BLOOM_SIZE: f32 = 1.9;

/// A stone on the board.
#[derive(Component, Debug)]
pub struct Stone {
    pub point: Point,
    pub side: Side,
    motion: Option<Motion>,
    parts: Parts,
}

/// A stone on its way.
#[derive(Debug, Clone, Copy)]
struct Motion {
    step: Step,
    /// Seconds since the start; less than nothing while it waits.
    seconds: f32,
    length: f32,
    /// Only fades, does not travel.
    fades: bool,
}

/// The sprites of a stone.
#[derive(Debug, Clone, Copy)]
struct Parts {
    cast: Entity,
    contact: Entity,
    bloom: Entity,
    dust: Entity,
}

/// How a stone looks at a moment.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Pose {
    /// 0 on the board, 1 just let go.
    lift: f32,
    scale: f32,
    opacity: f32,
    /// How far the dust has spread, from 0 to 1.
    dust: Option<f32>,
}

impl Pose {
    const REST: Self = Self {
        lift: 0.0,
        scale: 1.0,
        opacity: 1.0,
        dust: None,
    };
}

impl Motion {
    /// The motion of a step under the motion setting; `None` when it is done at once.
    fn new(step: Step, delay: f32, quick: bool, level: MotionLevel) -> Option<Self> {
        let (length, fades) = match (level, step) {
            (MotionLevel::Off, _) | (MotionLevel::Reduced, Step::Lift) => return None,
            (MotionLevel::Reduced, Step::Drop) => (FADES_IN, true),
            (MotionLevel::Full, _) if quick => (QUICK, false),
            (MotionLevel::Full, Step::Drop) => (DROP, false),
            (MotionLevel::Full, Step::Lift) => (LIFT, false),
        };
        Some(Self {
            step,
            seconds: -delay,
            length,
            fades,
        })
    }

    fn is_over(&self) -> bool {
        self.seconds >= self.length
    }

    fn pose(&self) -> Pose {
        let part = ease::part(self.seconds, self.length);
        if self.fades {
            let opacity = if self.step == Step::Drop {
                part
            } else {
                1.0 - part
            };
            return Pose {
                opacity,
                ..Pose::REST
            };
        }
        match self.step {
            Step::Drop => drop_pose(part * DROP, self.seconds < 0.0),
            Step::Lift => {
                let lift = 1.0 - ease::DROP.at(1.0 - part);
                Pose {
                    lift,
                    scale: 1.0 + HELD_SCALE * lift,
                    opacity: 1.0 - part,
                    dust: None,
                }
            }
        }
    }
}

/// A drop so many seconds after its start.
fn drop_pose(seconds: f32, waits: bool) -> Pose {
    if waits {
        return Pose {
            opacity: 0.0,
            ..Pose::REST
        };
    }
    if seconds < LANDS {
        let lift = 1.0 - ease::DROP.at(seconds / LANDS);
        let opacity = ease::part(seconds, FADES_IN);
        return Pose {
            lift,
            scale: 1.0 + HELD_SCALE * lift,
            opacity,
            dust: None,
        };
    }
    let after = ease::part(seconds - LANDS, DROP - LANDS);
    Pose {
        lift: 0.0,
        scale: 1.0 + SETTLE * (1.0 - after),
        opacity: 1.0,
        dust: Some(after),
    }
}

/// What lies on the board by the last plan.
#[derive(Resource, Debug, Default)]
struct Lying {
    size: BoardSize,
    stones: Vec<(Point, Side)>,
    planned_at: Option<f32>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Lying>().add_systems(
        Show,
        (advance, replan, pose).chain().in_set(ShowSystems::Draw),
    );
}

/// Moves the clocks of all moving stones on, and takes away those that are lifted.
fn advance(
    mut commands: Commands,
    time: Res<Time<Real>>,
    mut redraw: ResMut<Redraw>,
    mut stones: Query<(Entity, &mut Stone)>,
) {
    for (entity, mut stone) in &mut stones {
        let Some(mut motion) = stone.motion else {
            continue;
        };
        redraw.next_frame();
        motion.seconds += time.delta_secs();
        stone.motion = (!motion.is_over()).then_some(motion);
        if motion.is_over() && motion.step == Step::Lift {
            commands.entity(entity).despawn();
        }
    }
}

/// Plans what has to move when the model differs from what lies.
#[expect(clippy::too_many_arguments, reason = "a system names all it touches")]
fn replan(
    mut commands: Commands,
    model: Res<BoardModel>,
    settings: Res<Settings>,
    root: Res<BoardRoot>,
    textures: Res<BoardTextures>,
    time: Res<Time<Real>>,
    view: Res<BoardView>,
    mut lying: ResMut<Lying>,
    mut redraw: ResMut<Redraw>,
    mut stones: Query<(Entity, &mut Stone)>,
) {
    if lying.stones == model.moves && lying.size == model.size {
        return;
    }
    let another_board = lying.size != model.size;
    if another_board {
        for (entity, _) in &stones {
            commands.entity(entity).despawn();
        }
        lying.stones.clear();
    }
    let now = time.elapsed_secs();
    let quick = lying.planned_at.is_some_and(|before| now - before < HURRY);
    // What nobody sees need not move: a board that is not on show is simply set up.
    let level = if view.frame.is_some() {
        settings.motion
    } else {
        MotionLevel::Off
    };
    for planned in plan(&lying.stones, &model.moves) {
        let motion = Motion::new(planned.step, planned.delay.as_secs_f32(), quick, level);
        match planned.step {
            Step::Drop => spawn(
                &mut commands,
                root.0,
                &textures,
                planned.point,
                planned.side,
                motion,
            ),
            Step::Lift => lift(
                &mut commands,
                &mut stones,
                planned.point,
                planned.side,
                motion,
            ),
        }
    }
    *lying = Lying {
        size: model.size,
        stones: model.moves.clone(),
        planned_at: Some(now),
    };
    redraw.next_frame();
}

fn lift(
    commands: &mut Commands,
    stones: &mut Query<(Entity, &mut Stone)>,
    point: Point,
    side: Side,
    motion: Option<Motion>,
) {
    let is_lifting = |stone: &Stone| stone.motion.is_some_and(|motion| motion.step == Step::Lift);
    let here = |stone: &Stone| stone.point == point && stone.side == side && !is_lifting(stone);
    for (entity, mut stone) in stones.iter_mut().filter(|(_, stone)| here(stone)) {
        match motion {
            Some(_) => stone.motion = motion,
            None => commands.entity(entity).despawn(),
        }
    }
}

fn spawn(
    commands: &mut Commands,
    root: Entity,
    textures: &BoardTextures,
    point: Point,
    side: Side,
    motion: Option<Motion>,
) {
    let mut part = |image: Handle<Image>| {
        commands
            .spawn((
                Sprite::from_image(image),
                Transform::default(),
                ChildOf(root),
            ))
            .id()
    };
    let parts = Parts {
        cast: part(textures.cast.clone()),
        contact: part(textures.contact.clone()),
        bloom: part(textures.bloom(side)),
        dust: part(Handle::default()),
    };
    let all = [parts.cast, parts.contact, parts.bloom, parts.dust];
    let stone = commands
        .spawn((
            Stone {
                point,
                side,
                motion,
                parts,
            },
            Sprite::from_image(textures.stone(side, point)),
            Transform::default(),
            ChildOf(root),
        ))
        .id();
    // So that they go with it.
    for part in all {
        commands.entity(part).insert(Of(stone));
    }
}

/// The stone that a shadow belongs to.
#[derive(Component, Debug)]
#[relationship(relationship_target = Owned)]
struct Of(Entity);

/// The shadows of a stone; they go when it goes.
#[derive(Component, Debug)]
#[relationship_target(relationship = Of, linked_spawn)]
struct Owned(Vec<Entity>);

type Sprites<'w, 's> = Query<
    'w,
    's,
    (
        &'static mut Sprite,
        &'static mut Transform,
        &'static mut Visibility,
    ),
    Without<Stone>,
>;

/// Puts every stone that moves (all of them when the board has changed) where it is at this moment.
#[expect(clippy::too_many_arguments, reason = "a system names all it touches")]
fn pose(
    view: Res<BoardView>,
    model: Res<BoardModel>,
    textures: Res<BoardTextures>,
    signs: Res<Signs>,
    mut stones: Query<(Ref<Stone>, &mut Sprite, &mut Transform)>,
    mut others: Sprites,
    mut was_moving: Local<bool>,
) {
    let Some(frame) = view.frame else { return };
    let moving = stones
        .iter()
        .any(|(stone, ..)| stone.motion.is_some() || stone.is_added());
    let all =
        view.is_changed() || model.is_changed() || textures.is_changed() || signs.is_changed();
    if !(moving || *was_moving || all) {
        return;
    }
    *was_moving = moving;
    for (stone, mut sprite, mut transform) in &mut stones {
        let pose = stone.motion.map_or(Pose::REST, |motion| motion.pose());
        let wins = model.win.as_ref().is_some_and(|win| {
            model.moves.contains(&(stone.point, stone.side))
                && win.lines.iter().flatten().any(|at| *at == stone.point)
        });
        let height = if wins {
            layer::RAISED_STONES
        } else {
            layer::STONES
        };
        let place = frame.at(stone.point);
        sprite.custom_size = Some(Vec2::splat(frame.stone()));
        sprite.color = Color::WHITE.with_alpha(pose.opacity);
        *transform =
            Transform::from_translation((place + Vec2::Y * HELD_HEIGHT * pose.lift).extend(height))
                .with_scale(Vec2::splat(pose.scale).extend(1.0));
        pose_parts(&stone, &pose, &frame, &textures, &signs, wins, &mut others);
    }
}

#[expect(clippy::too_many_arguments, reason = "all of it belongs to one stone")]
fn pose_parts(
    stone: &Stone,
    pose: &Pose,
    frame: &BoardFrame,
    textures: &BoardTextures,
    signs: &Signs,
    raised: bool,
    sprites: &mut Sprites,
) {
    let (place, size) = (frame.at(stone.point), frame.stone());
    let radius = size / 2.0;
    // The picture's y runs down, the world's up.
    let down = |offset: Vec2| Vec2::new(offset.x, -offset.y) * radius;
    let above = if raised {
        layer::RAISED_STONES - layer::STONES
    } else {
        0.0
    };
    let shade = if textures.shadows { pose.opacity } else { 0.0 };
    let cast_at = place + down(CAST + CAST_LIFTED * pose.lift);
    let contact_at = place + down(CONTACT);
    let held = 1.0 - pose.lift;
    let rows = [
        (
            stone.parts.cast,
            cast_at,
            layer::CAST,
            CAST_SIZE * (1.0 + 0.3 * pose.lift),
            shade * (1.0 - 0.35 * pose.lift),
        ),
        (
            stone.parts.contact,
            contact_at,
            layer::CONTACT,
            CONTACT_SIZE,
            shade * held,
        ),
        (
            stone.parts.bloom,
            place,
            layer::CONTACT + layer::STEP,
            BLOOM_SIZE,
            pose.opacity,
        ),
    ];
    for (entity, at, height, scale, opacity) in rows {
        let Ok((mut sprite, mut transform, mut visibility)) = sprites.get_mut(entity) else {
            continue;
        };
        sprite.custom_size = Some(Vec2::splat(size * scale));
        sprite.color = Color::WHITE.with_alpha(opacity);
        transform.translation = at.extend(height + above);
        visibility.set_if_neq(if opacity > 0.0 {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
    let Ok((mut sprite, mut transform, mut visibility)) = sprites.get_mut(stone.parts.dust) else {
        return;
    };
    visibility.set_if_neq(if pose.dust.is_some() {
        Visibility::Inherited
    } else {
        Visibility::Hidden
    });
    let Some(spread) = pose.dust else { return };
    let reach = ease::mix(1.0, DUST, ease::OUT.at(spread));
    *sprite = signs.sprite(
        Sign::Dust,
        super::color(DUST_COLOUR).with_alpha(DUST_OPACITY * (1.0 - spread)),
    );
    *transform = Transform::from_translation(place.extend(layer::CONTACT + layer::STEP))
        .with_scale(Vec2::splat((radius + reach) / (radius + DUST)).extend(1.0));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn full(step: Step, seconds: f32) -> Pose {
        let mut motion =
            Motion::new(step, 0.0, false, MotionLevel::Full).expect("full motion moves");
        motion.seconds = seconds;
        motion.pose()
    }

    #[test]
    fn a_drop_starts_high_lands_and_settles() {
        let start = full(Step::Drop, 0.0);
        assert_eq!((start.lift, start.opacity), (1.0, 0.0));
        assert!((start.scale - 1.2).abs() < 1e-6);
        assert_eq!(full(Step::Drop, FADES_IN).opacity, 1.0);
        let landed = full(Step::Drop, LANDS);
        assert_eq!(landed.lift, 0.0);
        assert!(landed.scale > 1.0 && landed.dust.is_some());
        assert_eq!(
            full(Step::Drop, DROP),
            Pose {
                dust: Some(1.0),
                ..Pose::REST
            }
        );
    }

    #[test]
    fn a_lift_is_a_drop_backwards() {
        assert_eq!(full(Step::Lift, 0.0), Pose::REST);
        let end = full(Step::Lift, LIFT);
        assert_eq!((end.lift, end.opacity), (1.0, 0.0));
    }

    #[test]
    fn a_waiting_stone_is_not_seen() {
        assert_eq!(full(Step::Drop, -0.1).opacity, 0.0);
        assert_eq!(full(Step::Lift, -0.1).opacity, 1.0);
    }

    #[test]
    fn quick_repeats_are_short() {
        for step in [Step::Drop, Step::Lift] {
            let motion =
                Motion::new(step, 0.0, true, MotionLevel::Full).expect("full motion moves");
            assert_eq!(motion.length, QUICK);
        }
    }

    #[test]
    fn reduced_motion_fades_in_and_vanishes_and_off_does_neither() {
        let mut fade = Motion::new(Step::Drop, 0.0, false, MotionLevel::Reduced).expect("a fade");
        fade.seconds = FADES_IN / 2.0;
        assert_eq!(
            fade.pose(),
            Pose {
                opacity: 0.5,
                ..Pose::REST
            }
        );
        assert!(Motion::new(Step::Lift, 0.0, false, MotionLevel::Reduced).is_none());
        assert!(Motion::new(Step::Drop, 0.0, false, MotionLevel::Off).is_none());
    }
}
