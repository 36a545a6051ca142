//! The light over the title: drifting shadows of bamboo leaves.
//!
//! Two pictures are baked when the size of the window changes; only the sprites move, ten times a second and only while
//! the window is in use.

use crate::board::{BoardSchedule, BoardSystems, blend, layer};
use crate::redraw::{Redraw, Source};
use crate::settings::Settings;
use crate::theme::{Motion, Palette, image_from};
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on};
use bevy::time::Real;
use bevy::window::PrimaryWindow;
use narabe_art::Pixmap;
use narabe_art::leaf_shadow::{self, Layer};
use std::f32::consts::TAU;

/// Whether the light is shown. The title sets it.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct TitleLight(pub bool);

/// The brightness of the background: between paper and wood.
const BACKGROUND: f32 = 0.82;
// The amplitude of a layer's drift in logical pixels, and its period in seconds.
const FAR_DRIFT: (f32, f32) = (6.0, 9.0);
const NEAR_DRIFT: (f32, f32) = (10.0, 7.0);
/// The vertical amplitude relative to the horizontal one.
const VERTICAL_SHARE: f32 = 0.4;
/// How far the layers extend beyond the window on each side, so that no edge shows.
const MARGIN: f32 = 12.0;
/// The pictures are soft, so they are this many times smaller than the window.
const DOWNSCALE: f32 = 2.0;

#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
struct LeafLayer(Layer);

/// The window size that the layers are baked for, and the task.
#[derive(Resource, Default)]
struct Baking {
    window: Option<UVec2>,
    task: Option<Task<[Pixmap; 2]>>,
    ready: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TitleLight>()
        .init_resource::<Baking>()
        .add_systems(Startup, spawn)
        .add_systems(
            BoardSchedule,
            (bake, drift).chain().in_set(BoardSystems::Effects),
        );
}

const LAYERS: [Layer; 2] = [Layer::Far, Layer::Near];

fn spawn(mut commands: Commands, mut images: ResMut<Assets<Image>>) {
    for (index, layer) in LAYERS.into_iter().enumerate() {
        let height = layer::TITLE_LIGHT + layer::STEP * index as f32;
        let sprite = Sprite::from_image(images.add(Image::transparent()));
        commands.spawn((
            LeafLayer(layer),
            sprite,
            Transform::from_xyz(0.0, 0.0, height),
            Visibility::Hidden,
        ));
    }
}

fn is_on(light: &TitleLight, settings: &Settings, palette: &Palette) -> bool {
    light.0 && settings.title_light && !palette.is_high_contrast()
}

fn bake(
    light: Res<TitleLight>,
    settings: Res<Settings>,
    palette: Res<Palette>,
    windows: Query<&Window, With<PrimaryWindow>>,
    shades: Query<(&LeafLayer, &Sprite)>,
    mut baking: ResMut<Baking>,
    mut images: ResMut<Assets<Image>>,
    mut redraw: ResMut<Redraw>,
) {
    let Ok(window) = windows.single() else { return };
    if let Some(task) = baking.task.take_if(|task| task.is_finished()) {
        for (layer, picture) in LAYERS.into_iter().zip(block_on(task)) {
            if let Some((_, sprite)) = shades.iter().find(|(shade, _)| shade.0 == layer) {
                // The sprite keeps the handle alive, so this cannot fail.
                let _ = images.insert(sprite.image.id(), image_from(picture));
            }
        }
        baking.ready = true;
    }
    let size = (window.size() / DOWNSCALE).as_uvec2();
    if is_on(&light, &settings, &palette) && baking.task.is_none() && baking.window != Some(size) {
        baking.window = Some(size);
        let job = async move {
            LAYERS.map(|layer| {
                blend::picture(leaf_shadow::layer(layer, size.x, size.y), |_| BACKGROUND)
            })
        };
        baking.task = Some(AsyncComputeTaskPool::get().spawn(job));
    }
    if baking.task.is_some() {
        redraw.every(Source::Loading);
    }
}

fn drift(
    light: Res<TitleLight>,
    settings: Res<Settings>,
    motion: Motion,
    palette: Res<Palette>,
    baking: Res<Baking>,
    windows: Query<&Window, With<PrimaryWindow>>,
    time: Res<Time<Real>>,
    mut redraw: ResMut<Redraw>,
    mut shades: Query<(&LeafLayer, &mut Sprite, &mut Transform, &mut Visibility)>,
    mut seconds: Local<f32>,
) {
    let Ok(window) = windows.single() else { return };
    let on = baking.ready && is_on(&light, &settings, &palette);
    let moves = on && window.focused && motion.full();
    if moves {
        // After a pause the light continues from where it was.
        *seconds += time
            .delta_secs()
            .min(2.0 * Source::TitleLight.gap().as_secs_f32());
        redraw.every(Source::TitleLight);
    }
    for (shade, mut sprite, mut transform, mut visibility) in &mut shades {
        visibility.set_if_neq(if on {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
        if on {
            sprite.custom_size = Some(window.size() + 2.0 * MARGIN);
            transform.translation = offset(shade.0, *seconds).extend(transform.translation.z);
        }
    }
}

/// The offset of a layer after this many seconds.
fn offset(layer: Layer, seconds: f32) -> Vec2 {
    let (reach, period) = match layer {
        Layer::Far => FAR_DRIFT,
        Layer::Near => NEAR_DRIFT,
    };
    let swing = (seconds / period * TAU).sin() * reach;
    Vec2::new(swing, swing * VERTICAL_SHARE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_light_drifts_and_returns_and_never_shows_an_edge() {
        for layer in LAYERS {
            assert_eq!(offset(layer, 0.0), Vec2::ZERO);
            for tenth in 0..100 {
                assert!(offset(layer, tenth as f32 / 10.0).abs().max_element() <= MARGIN);
            }
        }
        assert!((offset(Layer::Far, 9.0 / 4.0).x - 6.0).abs() < 1e-3);
        assert!((offset(Layer::Near, 7.0 / 4.0).x - 10.0).abs() < 1e-3);
    }

    #[test]
    fn the_light_needs_the_title_the_setting_and_a_soft_theme() {
        let settings = Settings::default();
        assert!(is_on(&TitleLight(true), &settings, &Palette::Dark));
        assert!(!is_on(&TitleLight(false), &settings, &Palette::Light));
        assert!(!is_on(&TitleLight(true), &settings, &Palette::HighContrast));
        let off = Settings {
            title_light: false,
            ..settings
        };
        assert!(!is_on(&TitleLight(true), &off, &Palette::Light));
    }
}
