//! The board itself: its shadow on the page, its front edge, its surface, and the lamp over it.

use super::{BoardFrame, BoardLook, BoardRoot, BoardTextures, BoardView, blend, color, layer};
use crate::app::theme::image_from;
use crate::art::{Pixmap, Rgb};
use bevy::prelude::*;
use bevy::sprite::{Anchor, BorderRect, SliceScaleMode, TextureSlicer};

/// A soft shadow in the words of a style sheet: how far down, how blurred, colour and opacity.
struct Soft {
    down: f32,
    blur: f32,
    colour: Rgb,
    opacity: f32,
}

/// The two shadows of the board on the page, in logical pixels.
const SHADOWS: [Soft; 2] = [
    Soft {
        down: 2.0,
        blur: 3.0,
        colour: Rgb::hex(0x1E160A),
        opacity: 0.30,
    },
    Soft {
        down: 18.0,
        blur: 44.0,
        colour: Rgb::hex(0x1A1814),
        opacity: 0.30,
    },
];
/// The page that the shadow falls on.
const PAGE: Rgb = Rgb::hex(0xE3E4E0);
/// The dark theme needs more shadow to be seen on its page.
const DARK_SHADOW: f32 = 0.5;
/// A blur reaches one and a half of its length to either side.
const REACH: f32 = 1.5;

/// The parts of the board, each a sprite.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum Part<const B: usize> {
    Shadow(usize),
    Edge,
    Surface,
    Lamp,
}

pub(super) fn plugin<const B: usize>(app: &mut App) {
    app.add_systems(Startup, spawn::<B>)
        .add_systems(super::Show, lay::<B>.in_set(super::ShowSystems::Draw));
}

fn spawn<const B: usize>(
    mut commands: Commands,
    root: Res<BoardRoot<B>>,
    textures: Res<BoardTextures>,
    mut images: ResMut<Assets<Image>>,
) {
    for (index, soft) in SHADOWS.iter().enumerate() {
        let border = BorderRect::all(soft.blur * REACH * 2.0);
        let slicer = TextureSlicer {
            border,
            center_scale_mode: SliceScaleMode::Stretch,
            sides_scale_mode: SliceScaleMode::Stretch,
            max_corner_scale: 1.0,
        };
        let image = images.add(image_from(soft_box(soft.blur)));
        let sprite = Sprite {
            image,
            image_mode: SpriteImageMode::Sliced(slicer),
            ..default()
        };
        let height = layer::BOARD_SHADOW + layer::STEP * index as f32;
        commands.spawn((
            Part::<B>::Shadow(index),
            ChildOf(root.0),
            sprite,
            Transform::from_xyz(0.0, 0.0, height),
        ));
    }
    let parts = [
        (
            Part::<B>::Edge,
            &textures.edge,
            layer::SURFACE - layer::STEP,
        ),
        (Part::Surface, &textures.surface, layer::SURFACE),
        (Part::Lamp, &textures.lamp, layer::LAMP),
    ];
    for (part, image, height) in parts {
        let sprite = Sprite::from_image(image.clone());
        let anchor = if part == Part::Edge {
            Anchor::TOP_CENTER
        } else {
            Anchor::CENTER
        };
        commands.spawn((
            part,
            ChildOf(root.0),
            sprite,
            anchor,
            Transform::from_xyz(0.0, 0.0, height),
        ));
    }
}

fn lay<const B: usize>(
    view: Res<BoardView<B>>,
    look: Res<BoardLook>,
    mut parts: Query<(&Part<B>, &mut Sprite, &mut Transform, &mut Visibility)>,
) {
    let Some(frame) = view.frame else { return };
    if !(view.is_changed() || look.is_changed()) {
        return;
    }
    for (part, mut sprite, mut transform, mut visibility) in &mut parts {
        let (size, down, color, visible) = arrange(*part, &frame, &look);
        sprite.custom_size = Some(size);
        sprite.color = color;
        transform.translation.y = -down;
        visibility.set_if_neq(if visible {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
}

/// Size, distance below the middle, colour, and whether the part is there at all.
fn arrange<const B: usize>(
    part: Part<B>,
    frame: &BoardFrame,
    look: &BoardLook,
) -> (Vec2, f32, Color, bool) {
    let (side, edge) = (frame.side(), frame.edge());
    match part {
        Part::Shadow(index) => {
            let soft = &SHADOWS[index.min(SHADOWS.len() - 1)];
            let reach = 2.0 * soft.blur * REACH;
            let opacity = if look.dark {
                DARK_SHADOW
            } else {
                blend::opacity(soft.opacity, soft.colour, PAGE)
            };
            let size = Vec2::new(side + reach, side + edge + reach);
            (
                size,
                soft.down + edge / 2.0,
                color(soft.colour).with_alpha(opacity),
                !look.high_contrast,
            )
        }
        Part::Edge => (Vec2::new(side, edge), side / 2.0, Color::WHITE, true),
        Part::Surface => (Vec2::splat(side), 0.0, Color::WHITE, true),
        Part::Lamp => (Vec2::splat(side), 0.0, Color::WHITE, look.dark),
    }
}

/// A white square whose sides fade over `blur` as a style sheet's shadow does; sliced, it fits any box.
fn soft_box(blur: f32) -> Pixmap {
    let reach = blur * REACH;
    let side = (reach * 4.0).ceil() as u32 + 1;
    let full = side as f32 - 2.0 * reach;
    let along = |pixel: u32| {
        let place = pixel as f32 + 0.5 - reach;
        fade(place / blur) * fade((full - place) / blur)
    };
    Pixmap::paint(side, side, |x, y| {
        let opacity = along(x) * along(y) * 255.0;
        [255, 255, 255, opacity.round() as u8]
    })
}

/// The share of a blurred edge at a distance in blurs, less than nothing outside: a Gaussian's sum, to three digits.
fn fade(distance: f32) -> f32 {
    const STEEPNESS: f32 = 3.4;
    1.0 / (1.0 + (-STEEPNESS * distance).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_soft_box_is_full_inside_and_gone_at_its_rim() {
        let picture = soft_box(44.0);
        let middle = picture.width / 2;
        assert!(picture.pixel(middle, middle)[3] > 240);
        assert!(picture.pixel(0, middle)[3] < 4);
        let row: Vec<_> = (0..middle).map(|x| picture.pixel(x, middle)[3]).collect();
        assert!(row.is_sorted());
    }
}
