//! The stones: one entity each, with its shadows, moved by the plan.

use super::motion::{HELD_HEIGHT, Motion, Pose};
use super::plan::{Step, plan};
use super::signs::{DUST, Sign, Signs};
use super::{
    BoardFrame, BoardModel, BoardRoot, BoardTextures, BoardView, Show, ShowSystems, layer,
};
use crate::app::effects::ease;
use crate::app::redraw::Redraw;
use crate::app::theme::{Motion as Allowed, MotionLevel};
use crate::art::Rgb;
use crate::rules::{BoardSize, Point, Side};
use bevy::prelude::*;
use bevy::time::Real;

/// A plan that comes so soon after another is hurried, in seconds.
const HURRY: f32 = 0.2;
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
pub struct Stone<const B: usize> {
    pub point: Point,
    pub side: Side,
    motion: Option<Motion>,
    parts: Parts,
}

/// The sprites of a stone.
#[derive(Debug, Clone, Copy)]
struct Parts {
    cast: Entity,
    contact: Entity,
    bloom: Entity,
    dust: Entity,
}

/// What lies on the board by the last plan.
#[derive(Resource, Debug, Default)]
struct Lying<const B: usize> {
    size: BoardSize,
    stones: Vec<(Point, Side)>,
    planned_at: Option<f32>,
}

pub(super) fn plugin<const B: usize>(app: &mut App) {
    app.init_resource::<Lying<B>>().add_systems(
        Show,
        (advance::<B>, replan::<B>, pose::<B>)
            .chain()
            .in_set(ShowSystems::Draw),
    );
}

/// Moves the clocks of all moving stones on, and takes away those that are lifted.
fn advance<const B: usize>(
    mut commands: Commands,
    time: Res<Time<Real>>,
    mut redraw: ResMut<Redraw>,
    mut stones: Query<(Entity, &mut Stone<B>)>,
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
fn replan<const B: usize>(
    mut commands: Commands,
    model: Res<BoardModel<B>>,
    allowed: Allowed,
    root: Res<BoardRoot<B>>,
    textures: Res<BoardTextures>,
    time: Res<Time<Real>>,
    view: Res<BoardView<B>>,
    mut lying: ResMut<Lying<B>>,
    mut redraw: ResMut<Redraw>,
    mut stones: Query<(Entity, &mut Stone<B>)>,
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
        allowed.level()
    } else {
        MotionLevel::Off
    };
    for planned in plan(&lying.stones, &model.moves) {
        let motion = Motion::new(planned.step, planned.delay.as_secs_f32(), quick, level);
        match planned.step {
            Step::Drop => spawn::<B>(
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

fn lift<const B: usize>(
    commands: &mut Commands,
    stones: &mut Query<(Entity, &mut Stone<B>)>,
    point: Point,
    side: Side,
    motion: Option<Motion>,
) {
    let is_lifting =
        |stone: &Stone<B>| stone.motion.is_some_and(|motion| motion.step == Step::Lift);
    let here = |stone: &Stone<B>| stone.point == point && stone.side == side && !is_lifting(stone);
    for (entity, mut stone) in stones.iter_mut().filter(|(_, stone)| here(stone)) {
        match motion {
            Some(_) => stone.motion = motion,
            None => commands.entity(entity).despawn(),
        }
    }
}

fn spawn<const B: usize>(
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
            Stone::<B> {
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

type Sprites<'w, 's, const B: usize> = Query<
    'w,
    's,
    (
        &'static mut Sprite,
        &'static mut Transform,
        &'static mut Visibility,
    ),
    Without<Stone<B>>,
>;

/// Puts every stone that moves (all of them when the board has changed) where it is at this moment.
fn pose<const B: usize>(
    view: Res<BoardView<B>>,
    model: Res<BoardModel<B>>,
    textures: Res<BoardTextures>,
    signs: Res<Signs>,
    mut stones: Query<(Ref<Stone<B>>, &mut Sprite, &mut Transform)>,
    mut others: Sprites<B>,
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

fn pose_parts<const B: usize>(
    stone: &Stone<B>,
    pose: &Pose,
    frame: &BoardFrame,
    textures: &BoardTextures,
    signs: &Signs,
    raised: bool,
    sprites: &mut Sprites<B>,
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
