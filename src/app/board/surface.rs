//! The board itself: its shadow on the page, its front edge, its surface, and the lamp over it.

use super::shadow::{self, Soft};
use super::{BoardFrame, BoardLook, BoardRoot, BoardTextures, BoardView, blend, color, layer};
use crate::app::theme::image_from;
use crate::art::Rgb;
use bevy::prelude::*;
use bevy::sprite::Anchor;

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

/// The parts of the board, each a sprite.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum Part<const B: usize> {
    /// A piece of one of the shadows.
    Shadow(usize, usize),
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
        let image = images.add(image_from(soft.picture()));
        let height = layer::BOARD_SHADOW + layer::STEP * index as f32;
        for piece in 0..shadow::PIECES {
            commands.spawn((
                Part::<B>::Shadow(index, piece),
                ChildOf(root.0),
                Sprite::from_image(image.clone()),
                Transform::from_xyz(0.0, 0.0, height),
            ));
        }
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
        let place = arrange(*part, &frame, &look);
        let visible = place.is_some();
        if let Some(place) = place {
            sprite.custom_size = Some(place.size);
            sprite.color = place.color;
            sprite.rect = place.part;
            transform.translation.x = place.at.x;
            transform.translation.y = -place.at.y;
        }
        visibility.set_if_neq(if visible {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
}

/// Where a part lies: to the right of the middle and below it, in logical pixels.
struct Place {
    at: Vec2,
    size: Vec2,
    color: Color,
    /// The part of the picture that is shown, where that is not all of it.
    part: Option<Rect>,
}

/// Where a part lies, if it is there at all.
fn arrange<const B: usize>(part: Part<B>, frame: &BoardFrame, look: &BoardLook) -> Option<Place> {
    let (side, edge) = (frame.side(), frame.edge());
    let whole = |down: f32, size: Vec2| Place {
        at: Vec2::new(0.0, down),
        size,
        color: Color::WHITE,
        part: None,
    };
    match part {
        Part::Shadow(index, piece) => {
            let soft = SHADOWS.get(index).filter(|_| !look.high_contrast)?;
            let piece = *soft.pieces(side, edge).get(piece)?;
            let opacity = if look.dark {
                DARK_SHADOW
            } else {
                blend::opacity(soft.opacity, soft.colour, PAGE)
            };
            Some(Place {
                at: piece.place.center(),
                size: piece.place.size(),
                color: color(soft.colour).with_alpha(opacity),
                part: Some(piece.picture),
            })
        }
        Part::Edge => Some(whole(side / 2.0, Vec2::new(side, edge))),
        Part::Surface => Some(whole(0.0, Vec2::splat(side))),
        Part::Lamp => look.dark.then(|| whole(0.0, Vec2::splat(side))),
    }
}
