//! Gold leaf that falls when a person here has won.

use super::win_progress::WinProgress;
use crate::board::{
    BoardModel, BoardSchedule, BoardSystems, BoardView, FirstBoard, WinStyle, layer,
};
use crate::redraw::Redraw;
use crate::settings::Settings;
use crate::theme::{Motion, image_from};
use bevy::prelude::*;
use bevy::time::Real;
use bevy::window::PrimaryWindow;
use narabe_art::gold_flake::{SHAPES, flake};
use narabe_art::noise::hash;
use std::f32::consts::TAU;

// The duration of the fall, of the fade-in and of the fade-out, in seconds.
const DURATION: f32 = 2.4;
const FADE_IN: f32 = 0.3;
const FADE_OUT: f32 = 0.7;
// The number of flakes, and that on a narrow window.
const FLAKE_COUNT: i32 = 150;
const NARROW_FLAKE_COUNT: i32 = 70;
/// Windows below this width are narrow, in logical pixels.
const NARROW: f32 = 600.0;
// Size, speed and sway of a flake, minimum and maximum, in logical pixels (and pixels per second).
const SIZE: (f32, f32) = (4.0, 18.0);
const SPEED: (f32, f32) = (24.0, 60.0);
const SWAY: (f32, f32) = (4.0, 14.0);
/// The range of the vertical scale of a flake.
const FLATNESS: (f32, f32) = (0.35, 1.0);
// The fraction of flakes that fall near the end of the winning line, and the distance as a fraction of the window's
// height.
const NEAR_SHARE: f32 = 0.45;
const NEAR: f32 = 0.3;
/// The size of the pictures in pixels.
const PICTURE_SIZE: u32 = 36;

/// The pictures of the flakes.
#[derive(Resource, Debug)]
struct GoldPictures(Vec<Handle<Image>>);

/// A falling flake.
#[derive(Component, Debug, Clone, Copy)]
struct Flake {
    start: Vec2,
    speed: f32,
    sway: f32,
    /// The phase of its sway, and its rotations per second.
    phase: f32,
    spin: f32,
    squash: f32,
}

/// The seconds since the start; `None` while no gold falls.
#[derive(Resource, Debug, Default)]
struct GoldTime(Option<f32>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<GoldTime>()
        .add_systems(Startup, paint)
        .add_systems(
            BoardSchedule,
            (begin, fall).chain().in_set(BoardSystems::Effects),
        );
}

fn paint(mut commands: Commands, mut images: ResMut<Assets<Image>>) {
    let pictures = (0..SHAPES)
        .map(|shape| images.add(image_from(flake(shape, PICTURE_SIZE))))
        .collect();
    commands.insert_resource(GoldPictures(pictures));
}

/// Starts when the line is drawn.
fn begin(
    mut commands: Commands,
    progress: Res<WinProgress>,
    board: Single<(&BoardModel, &BoardView, &Transform), With<FirstBoard>>,
    settings: Res<Settings>,
    motion: Motion,
    pictures: Res<GoldPictures>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut gold_time: ResMut<GoldTime>,
    mut before: Local<f32>,
) {
    let (model, view, place) = board.into_inner();
    let now = progress.seconds().unwrap_or(0.0);
    let due = *before > 0.0 && *before < WinProgress::DRAWN && now >= WinProgress::DRAWN;
    *before = now;
    let is_celebration = model
        .win
        .as_ref()
        .is_some_and(|win| win.style == WinStyle::Celebration);
    if !(due && is_celebration && progress.is_new() && settings.gold_leaf && motion.full()) {
        return;
    }
    let (Ok(window), Some(frame)) = (windows.single(), view.frame) else {
        return;
    };
    let end = model
        .moves
        .last()
        .map_or(Vec2::ZERO, |(point, _)| frame.at(*point));
    let end = place.transform_point(end.extend(0.0)).truncate();
    let count = if window.width() < NARROW {
        NARROW_FLAKE_COUNT
    } else {
        FLAKE_COUNT
    };
    for number in 0..count {
        let flake = Flake::new(number, window.size(), end);
        let shape = number.unsigned_abs() as usize % pictures.0.len().max(1);
        let image = pictures.0.get(shape).cloned().unwrap_or_default();
        let size = Vec2::splat(between(SIZE, pseudo_random(number, 6)));
        let sprite = Sprite {
            image,
            custom_size: Some(size),
            color: Color::NONE,
            ..default()
        };
        commands.spawn((
            flake,
            sprite,
            Transform::from_translation(flake.start.extend(layer::GOLD)),
        ));
    }
    gold_time.0 = Some(0.0);
}

impl Flake {
    /// The flake with this number, somewhere in the window, more likely near `end`.
    fn new(number: i32, window: Vec2, end: Vec2) -> Self {
        let place = Vec2::new(
            pseudo_random(number, 0) - 0.5,
            pseudo_random(number, 1) - 0.5,
        );
        let near = pseudo_random(number, 2) < NEAR_SHARE;
        let start = if near {
            end + place * 2.0 * NEAR * window.y
        } else {
            place * window
        };
        Self {
            start,
            speed: between(SPEED, pseudo_random(number, 3)),
            sway: between(SWAY, pseudo_random(number, 4)),
            phase: pseudo_random(number, 5) * TAU,
            spin: pseudo_random(number, 7) - 0.5,
            squash: between(FLATNESS, pseudo_random(number, 8)),
        }
    }

    /// The transform after this many seconds.
    fn place(&self, seconds: f32) -> Transform {
        let swing = (self.phase + seconds * TAU * 0.5).sin();
        let at = self.start + Vec2::new(self.sway * swing, -self.speed * seconds);
        let turn = self.phase + self.spin * seconds * TAU;
        Transform::from_translation(at.extend(layer::GOLD))
            .with_rotation(Quat::from_rotation_z(turn))
            .with_scale(Vec3::new(1.0, self.squash, 1.0))
    }
}

fn fall(
    mut commands: Commands,
    time: Res<Time<Real>>,
    progress: Res<WinProgress>,
    mut gold_time: ResMut<GoldTime>,
    mut redraw: ResMut<Redraw>,
    mut flakes: Query<(Entity, &Flake, &mut Sprite, &mut Transform)>,
) {
    let Some(seconds) = gold_time.0 else { return };
    let seconds = seconds + time.delta_secs();
    let over = seconds >= DURATION || progress.seconds().is_none();
    gold_time.0 = (!over).then_some(seconds);
    let strength = ease_in_and_out(seconds);
    for (entity, flake, mut sprite, mut transform) in &mut flakes {
        if over {
            commands.entity(entity).despawn();
        }
        sprite.color = Color::WHITE.with_alpha(strength);
        *transform = flake.place(seconds);
    }
    redraw.next_frame();
}

fn ease_in_and_out(seconds: f32) -> f32 {
    crate::easing::part(seconds, FADE_IN).min(crate::easing::part(DURATION - seconds, FADE_OUT))
}

/// A pseudo-random number from 0 to 1 for a flake and a purpose.
fn pseudo_random(number: i32, purpose: i32) -> f32 {
    hash(number, purpose * 31 + 7)
}

fn between((least, most): (f32, f32), part: f32) -> f32 {
    least + (most - least) * part
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOW: Vec2 = Vec2::new(1280.0, 800.0);

    #[test]
    fn flakes_fall_and_fade() {
        let flake = Flake::new(3, WINDOW, Vec2::ZERO);
        assert!(flake.place(1.0).translation.y < flake.place(0.0).translation.y);
        assert_eq!(
            (
                ease_in_and_out(0.0),
                ease_in_and_out(1.0),
                ease_in_and_out(DURATION)
            ),
            (0.0, 1.0, 0.0)
        );
    }

    #[test]
    fn more_gold_falls_near_the_winning_end() {
        let end = Vec2::new(300.0, 200.0);
        let near = |place: Vec2| {
            (0..FLAKE_COUNT)
                .filter(|number| Flake::new(*number, WINDOW, end).start.distance(place) < 200.0)
                .count()
        };
        assert!(near(end) > 2 * near(-end));
    }
}
