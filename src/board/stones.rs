//! The stones: one entity each with its shadows, animated by the plan.

use super::motion::{LIFTED_HEIGHT, Pose, StoneMotion};
use super::plan::{PlannedStep, Step, plan};
use super::symbols::{DUST, Symbol, Symbols};
use super::{
    BoardFrame, BoardId, BoardModel, BoardSchedule, BoardSystems, BoardTextures, BoardView, layer,
};
use crate::easing;
use crate::redraw::Redraw;
use crate::theme::{Motion, MotionLevel};
use crate::widgets::visible_if;
use bevy::prelude::*;
use bevy::time::Real;
use narabe_art::Rgb;
use narabe_rules::{BoardSize, Point, Side};

/// A plan that follows another within this time is played faster, in seconds.
const QUICK_WITHIN: f32 = 0.2;
// The maximum opacity of the dust, and its colour.
const DUST_OPACITY: f32 = 0.35;
const DUST_COLOUR: Rgb = Rgb::hex(0x5A4020);
// The offset of a shadow from its stone, and the extra offset of a lifted stone, in stone radii, right and down.
const CAST_OFFSET: Vec2 = Vec2::new(0.14, 0.22);
const CAST_OFFSET_LIFTED: Vec2 = Vec2::new(0.5, 0.8);
const CONTACT_OFFSET: Vec2 = Vec2::new(0.05, 0.09);
// The sizes of the shadows and the bloom, in stone diameters.
const CAST_SIZE: f32 = 1.28;
const CONTACT_SIZE: f32 = 1.09;
const BLOOM_SIZE: f32 = 1.9;

/// A stone on the board.
#[derive(Component, Debug)]
pub struct Stone {
    pub point: Point,
    pub side: Side,
    motion: Option<StoneMotion>,
    parts: PartEntities,
}

/// The other sprites of a stone.
#[derive(Debug, Clone, Copy)]
struct PartEntities {
    cast: Entity,
    contact: Entity,
    bloom: Entity,
    dust: Entity,
}

/// The stones of a board's last plan.
#[derive(Component, Debug, Default)]
struct DrawnStones {
    size: BoardSize,
    stones: Vec<(Point, Side)>,
    planned_at: Option<f32>,
    /// Whether any moved when they were posed last.
    are_moving: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.register_required_components::<BoardId, DrawnStones>()
        .add_systems(
            BoardSchedule,
            (advance, replan, pose).chain().in_set(BoardSystems::Draw),
        );
}

/// Advances the motions, and despawns lifted stones.
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

/// Plans the steps of each board whose model differs from the stones drawn.
fn replan(
    mut commands: Commands,
    allowed: Motion,
    textures: Res<BoardTextures>,
    time: Res<Time<Real>>,
    mut redraw: ResMut<Redraw>,
    mut boards: Query<(Entity, &BoardModel, &BoardView, &mut DrawnStones)>,
    mut stones: Query<(Entity, &ChildOf, &mut Stone)>,
) {
    for (board, model, view, mut drawn) in &mut boards {
        if drawn.stones == model.moves && drawn.size == model.size {
            continue;
        }
        if drawn.size != model.size {
            for (stone, ..) in stones.iter().filter(|(_, of, _)| of.parent() == board) {
                commands.entity(stone).despawn();
            }
            drawn.stones.clear();
        }
        let now = time.elapsed_secs();
        let quick = drawn
            .planned_at
            .is_some_and(|before| now - before < QUICK_WITHIN);
        // A hidden board is set up without motion.
        let level = if view.frame.is_some() {
            allowed.level()
        } else {
            MotionLevel::Off
        };
        for planned in plan(&drawn.stones, &model.moves) {
            let PlannedStep { point, side, .. } = planned;
            let motion = StoneMotion::new(planned.step, planned.delay.as_secs_f32(), quick, level);
            match planned.step {
                Step::Drop => spawn(&mut commands, board, &textures, point, side, motion),
                Step::Lift => {
                    for (entity, of, mut stone) in &mut stones {
                        if of.parent() == board && stone.can_be_lifted_from(point, side) {
                            match motion {
                                Some(_) => stone.motion = motion,
                                None => commands.entity(entity).despawn(),
                            }
                        }
                    }
                }
            }
        }
        drawn.size = model.size;
        drawn.stones.clone_from(&model.moves);
        drawn.planned_at = Some(now);
        redraw.next_frame();
    }
}

impl Stone {
    /// Whether it is this stone, and is not being lifted already.
    fn can_be_lifted_from(&self, point: Point, side: Side) -> bool {
        let is_lifting = self.motion.is_some_and(|motion| motion.step == Step::Lift);
        (self.point, self.side) == (point, side) && !is_lifting
    }
}

fn spawn(
    commands: &mut Commands,
    board: Entity,
    textures: &BoardTextures,
    point: Point,
    side: Side,
    motion: Option<StoneMotion>,
) {
    let mut part = |image: Handle<Image>| {
        commands
            .spawn((
                Sprite::from_image(image),
                Transform::default(),
                ChildOf(board),
            ))
            .id()
    };
    let parts = PartEntities {
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
            ChildOf(board),
        ))
        .id();
    // Despawns them with the stone.
    for part in all {
        commands.entity(part).insert(PartOf(stone));
    }
}

/// The stone that a part belongs to.
#[derive(Component, Debug)]
#[relationship(relationship_target = StoneParts)]
struct PartOf(Entity);

/// The parts of a stone; they are despawned with it.
#[derive(Component, Debug)]
#[relationship_target(relationship = PartOf, linked_spawn)]
struct StoneParts(Vec<Entity>);

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

/// Updates the sprites of moving stones, or of all stones of a board after a change.
fn pose(
    textures: Res<BoardTextures>,
    symbols: Res<Symbols>,
    mut boards: Query<(Entity, Ref<BoardView>, Ref<BoardModel>, &mut DrawnStones)>,
    mut stones: Query<(&ChildOf, Ref<Stone>, &mut Sprite, &mut Transform)>,
    mut others: Sprites,
) {
    for (board, view, model, mut drawn) in &mut boards {
        let Some(frame) = view.frame else { continue };
        let moving = stones
            .iter()
            .filter(|(of, ..)| of.parent() == board)
            .any(|(_, stone, ..)| stone.motion.is_some() || stone.is_added());
        let all = view.is_changed()
            || model.is_changed()
            || textures.is_changed()
            || symbols.is_changed();
        if !(moving || drawn.are_moving || all) {
            continue;
        }
        drawn.are_moving = moving;
        for (of, stone, mut sprite, mut transform) in &mut stones {
            if of.parent() != board {
                continue;
            }
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
            *transform = Transform::from_translation(
                (place + Vec2::Y * LIFTED_HEIGHT * pose.lift).extend(height),
            )
            .with_scale(Vec2::splat(pose.scale).extend(1.0));
            pose_shadows(&stone, &pose, &frame, &textures, wins, &mut others);
            pose_dust(&stone, &pose, &frame, &symbols, &mut others);
        }
    }
}

/// Updates the shadows of a stone and its bloom.
fn pose_shadows(
    stone: &Stone,
    pose: &Pose,
    frame: &BoardFrame,
    textures: &BoardTextures,
    raised: bool,
    sprites: &mut Sprites,
) {
    let (place, size) = (frame.at(stone.point), frame.stone());
    let radius = size / 2.0;
    // The offsets have y down, the world has y up.
    let down = |offset: Vec2| Vec2::new(offset.x, -offset.y) * radius;
    let above = if raised {
        layer::RAISED_STONES - layer::STONES
    } else {
        0.0
    };
    let shade = if textures.shadows { pose.opacity } else { 0.0 };
    let cast_at = place + down(CAST_OFFSET + CAST_OFFSET_LIFTED * pose.lift);
    let contact_at = place + down(CONTACT_OFFSET);
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
        visibility.set_if_neq(visible_if(opacity > 0.0));
    }
}

fn pose_dust(
    stone: &Stone,
    pose: &Pose,
    frame: &BoardFrame,
    symbols: &Symbols,
    sprites: &mut Sprites,
) {
    let Ok((mut sprite, mut transform, mut visibility)) = sprites.get_mut(stone.parts.dust) else {
        return;
    };
    visibility.set_if_neq(visible_if(pose.dust.is_some()));
    let Some(spread) = pose.dust else { return };
    let (place, radius) = (frame.at(stone.point), frame.stone() / 2.0);
    let reach = easing::mix(1.0, DUST, easing::OUT.ease(spread));
    *sprite = symbols.sprite(
        Symbol::Dust,
        super::color(DUST_COLOUR).with_alpha(DUST_OPACITY * (1.0 - spread)),
    );
    *transform = Transform::from_translation(place.extend(layer::CONTACT + layer::STEP))
        .with_scale(Vec2::splat((radius + reach) / (radius + DUST)).extend(1.0));
}
