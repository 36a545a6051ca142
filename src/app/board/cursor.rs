//! The stone that would be placed, and the brackets around the point that is meant.
//!
//! The brackets glide from point to point. The ghost breathes a few times after it has come to a point and then rests,
//! for the game must be able to sleep while somebody thinks.

use super::signs::{Sign, Signs};
use super::{
    BoardCursor, BoardLook, BoardModel, BoardRoot, BoardTextures, BoardView, Show, ShowSystems,
    blend, layer,
};
use crate::app::effects::ease;
use crate::app::redraw::{Redraw, Source};
use crate::app::theme::Motion;
use crate::art::Rgb;
use crate::rules::{Point, Side};
use bevy::prelude::*;
use bevy::time::Real;
use std::f32::consts::TAU;

/// How much of the stone a ghost shows.
pub(super) const GHOST_OPACITY: f32 = 0.52;
/// How long the brackets take from point to point, in seconds.
const GLIDE: f32 = 0.09;
/// One breath in seconds, how many there are, and how much the ghost swells.
const BREATH: f32 = 1.6;
const BREATHS: f32 = 3.0;
const SWELL: f32 = 0.04;

/// The two sprites.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum Part<const B: usize> {
    Ghost,
    Brackets,
}

/// Where the brackets are and since when.
#[derive(Debug, Default)]
struct Glide {
    from: Option<Vec2>,
    to: Option<Point>,
    at: Vec2,
    seconds: f32,
}

impl Glide {
    /// Asks for the next frame while something moves.
    fn ask(&self, breathes: bool, redraw: &mut Redraw) {
        if self.from.is_some() && self.seconds < GLIDE {
            redraw.next_frame();
        } else if breathes && self.seconds < BREATH * BREATHS {
            redraw.every(Source::Breath);
        }
    }
}

pub(super) fn plugin<const B: usize>(app: &mut App) {
    app.add_systems(Startup, spawn::<B>)
        .add_systems(Show, draw::<B>.in_set(ShowSystems::Draw));
}

fn spawn<const B: usize>(mut commands: Commands, root: Res<BoardRoot<B>>) {
    for part in [Part::<B>::Ghost, Part::Brackets] {
        commands.spawn((
            part,
            Sprite::default(),
            Transform::default(),
            Visibility::Hidden,
            ChildOf(root.0),
        ));
    }
}

/// What the cursor shows: the point, and whether a ghost stands on it.
fn meant<const B: usize>(cursor: &BoardCursor<B>, model: &BoardModel<B>) -> Option<(Point, bool)> {
    model.ghost?;
    let point = cursor.point().filter(|point| model.size.contains(*point))?;
    let taken = model.moves.iter().any(|(taken, _)| *taken == point);
    let free = !taken && !model.closed.contains(&point);
    // The keys may stand anywhere and an aim stays in sight; the pointer only means what can be played.
    let by_key = cursor.aim.is_none() && cursor.key.is_some();
    let is_seen = free || by_key || cursor.aim.is_some() && !taken;
    is_seen.then_some((point, free && !by_key))
}

fn draw<const B: usize>(
    view: Res<BoardView<B>>,
    cursor: Res<BoardCursor<B>>,
    model: Res<BoardModel<B>>,
    look: Res<BoardLook>,
    textures: Res<BoardTextures>,
    signs: Res<Signs>,
    motion: Motion,
    time: Res<Time<Real>>,
    mut redraw: ResMut<Redraw>,
    mut parts: Query<(&Part<B>, &mut Sprite, &mut Transform, &mut Visibility)>,
    mut glide: Local<Glide>,
) {
    let Some(frame) = view.frame else { return };
    let meant = meant(&cursor, &model).filter(|_| view.playable);
    let Some((point, ghost)) = meant else {
        glide.to = None;
        for (.., mut visibility) in &mut parts {
            visibility.set_if_neq(Visibility::Hidden);
        }
        return;
    };
    let full = motion.full();
    if glide.to == Some(point) {
        glide.seconds += time.delta_secs();
    } else {
        glide.from = (full && glide.to.is_some()).then_some(glide.at);
        (glide.to, glide.seconds) = (Some(point), 0.0);
    }
    let target = frame.at(point);
    let part = ease::OUT.at(ease::part(glide.seconds, GLIDE));
    glide.at = glide.from.map_or(target, |from| from.lerp(target, part));
    glide.ask(ghost && full, &mut redraw);
    for (part, mut sprite, mut transform, mut visibility) in &mut parts {
        match (*part, model.ghost) {
            (Part::Ghost, Some(side)) if ghost => {
                sprite.image = textures.stone(side, point);
                sprite.custom_size = Some(Vec2::splat(frame.stone()));
                sprite.color = Color::WHITE.with_alpha(blend::opacity(
                    GHOST_OPACITY,
                    tone(side),
                    look.board.data.tone,
                ));
                let swell = if full { breath(glide.seconds) } else { 1.0 };
                *transform = Transform::from_translation(target.extend(layer::GHOST))
                    .with_scale(Vec2::splat(swell).extend(1.0));
                visibility.set_if_neq(Visibility::Inherited);
            }
            (Part::Brackets, Some(_)) => {
                *sprite = signs.sprite(Sign::Brackets, look.accent());
                transform.translation = glide.at.extend(layer::GHOST + layer::STEP);
                visibility.set_if_neq(Visibility::Inherited);
            }
            _ => {
                visibility.set_if_neq(Visibility::Hidden);
            }
        }
    }
}

/// How bright a side's stones are, near enough to see through them evenly.
pub(super) fn tone(side: Side) -> Rgb {
    match side {
        Side::Black => Rgb::hex(0x1E2124),
        Side::White => Rgb::hex(0xFCF9F2),
    }
}

/// How large the ghost is after so many seconds; after the last breath exactly itself.
fn breath(seconds: f32) -> f32 {
    if seconds >= BREATH * BREATHS {
        return 1.0;
    }
    1.0 + SWELL * (1.0 - (seconds / BREATH * TAU).cos()) / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::redraw::testing::frames_in;
    use bevy::window::RequestRedraw;
    use std::time::Duration;

    const HERE: Point = Point::new(7, 7);

    fn model(stones: &[Point]) -> BoardModel {
        BoardModel {
            moves: stones.iter().map(|point| (*point, Side::Black)).collect(),
            ghost: Some(Side::White),
            ..BoardModel::default()
        }
    }

    #[test]
    fn the_pointer_means_free_points_only() {
        let cursor = BoardCursor {
            hover: Some(HERE),
            ..BoardCursor::default()
        };
        assert_eq!(meant(&cursor, &model(&[])), Some((HERE, true)));
        assert_eq!(meant(&cursor, &model(&[HERE])), None);
    }

    #[test]
    fn bug_a_ghost_stood_on_a_point_where_no_stone_may_be_placed() {
        let closed = BoardModel {
            closed: vec![HERE],
            ..model(&[])
        };
        let at = |hover, aim| BoardCursor {
            hover,
            aim,
            ..BoardCursor::default()
        };
        assert_eq!(meant(&at(Some(HERE), None), &closed), None);
        let aimed = meant(&at(None, Some(HERE)), &closed);
        assert_eq!(aimed, Some((HERE, false)), "brackets alone");
    }

    #[test]
    fn the_keys_show_brackets_without_a_ghost_even_on_a_stone() {
        let cursor = BoardCursor {
            key: Some(HERE),
            ..BoardCursor::default()
        };
        assert_eq!(meant(&cursor, &model(&[])), Some((HERE, false)));
        assert_eq!(meant(&cursor, &model(&[HERE])), Some((HERE, false)));
    }

    #[test]
    fn nothing_is_meant_when_nobody_here_may_play() {
        let cursor = BoardCursor {
            hover: Some(HERE),
            ..BoardCursor::default()
        };
        assert_eq!(
            meant(
                &cursor,
                &BoardModel {
                    ghost: None,
                    ..model(&[])
                }
            ),
            None
        );
        let outside = BoardCursor {
            key: Some(Point::new(24, 0)),
            ..BoardCursor::default()
        };
        assert_eq!(meant(&outside, &model(&[])), None);
    }

    #[test]
    fn bug_a_pointer_that_rested_on_a_free_point_kept_the_game_drawing() {
        let breathe =
            |time: Res<Time<Real>>, mut redraw: ResMut<Redraw>, mut glide: Local<Glide>| {
                glide.seconds += time.delta_secs();
                glide.ask(true, &mut redraw);
            };
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .add_message::<RequestRedraw>()
            .add_plugins(crate::app::redraw::plugin)
            .add_systems(Update, breathe);
        app.update();
        let second = Duration::from_secs(1);
        assert_eq!(frames_in(&mut app, second), 8);
        let breaths = frames_in(&mut app, 60 * second);
        assert!(breaths < 40, "it rests after a few breaths: {breaths}");
    }

    #[test]
    fn a_breath_begins_and_ends_at_rest() {
        assert_eq!(breath(0.0), 1.0);
        assert!((breath(BREATH / 2.0) - 1.04).abs() < 1e-5);
        assert_eq!(breath(BREATH * BREATHS), 1.0);
        assert_eq!(breath(1000.0), 1.0);
    }
}
