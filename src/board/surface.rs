//! The board itself: its shadow on the page, front edge, surface and vignette.

use super::shadow::{self, SoftShadow};
use super::{BoardFrame, BoardId, BoardLook, BoardTextures, BoardView, blend, color, layer};
use crate::theme::image_from;
use crate::widgets::visible_if;
use bevy::prelude::*;
use bevy::sprite::Anchor;
use narabe_art::Rgb;

/// The two shadows of the board on the page, in logical pixels.
const SHADOWS: [SoftShadow; 2] = [
    SoftShadow {
        offset: 2.0,
        blur: 3.0,
        colour: Rgb::hex(0x1E160A),
        opacity: 0.30,
    },
    SoftShadow {
        offset: 18.0,
        blur: 44.0,
        colour: Rgb::hex(0x1A1814),
        opacity: 0.30,
    },
];
/// The colour of the page under the shadow.
const PAGE_COLOUR: Rgb = Rgb::hex(0xE3E4E0);
/// The dark theme needs a stronger shadow.
const DARK_THEME_SHADOW: f32 = 0.5;

/// The sprites of the board.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum SurfacePart {
    /// A piece of a shadow: the indices of both.
    Shadow(usize, usize),
    Edge,
    Surface,
    Vignette,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn)
        .add_systems(super::BoardSchedule, draw.in_set(super::BoardSystems::Draw));
}

fn spawn(
    mut commands: Commands,
    boards: Query<Entity, With<BoardId>>,
    textures: Res<BoardTextures>,
    mut images: ResMut<Assets<Image>>,
) {
    let shadows = SHADOWS.map(|shadow_style| images.add(image_from(shadow_style.picture())));
    let parts = [
        (
            SurfacePart::Edge,
            &textures.edge,
            Anchor::TOP_CENTER,
            layer::SURFACE - layer::STEP,
        ),
        (
            SurfacePart::Surface,
            &textures.surface,
            Anchor::CENTER,
            layer::SURFACE,
        ),
        (
            SurfacePart::Vignette,
            &textures.vignette,
            Anchor::CENTER,
            layer::VIGNETTE,
        ),
    ];
    for board in &boards {
        for (index, image) in shadows.iter().enumerate() {
            let height = layer::BOARD_SHADOW + layer::STEP * index as f32;
            for piece in 0..shadow::MAX_PIECES {
                commands.spawn((
                    SurfacePart::Shadow(index, piece),
                    ChildOf(board),
                    Sprite::from_image(image.clone()),
                    Transform::from_xyz(0.0, 0.0, height),
                ));
            }
        }
        for (part, image, anchor, height) in parts {
            commands.spawn((
                part,
                ChildOf(board),
                Sprite::from_image(image.clone()),
                anchor,
                Transform::from_xyz(0.0, 0.0, height),
            ));
        }
    }
}

fn draw(
    boards: Query<(Entity, Ref<BoardView>)>,
    look: Res<BoardLook>,
    mut parts: Query<(
        &ChildOf,
        &SurfacePart,
        &mut Sprite,
        &mut Transform,
        &mut Visibility,
    )>,
) {
    for (board, view) in &boards {
        let Some(frame) = view
            .frame
            .filter(|_| view.is_changed() || look.is_changed())
        else {
            continue;
        };
        for (of, part, mut sprite, mut transform, mut visibility) in &mut parts {
            if of.parent() != board {
                continue;
            }
            let place = arrange(*part, &frame, &look);
            visibility.set_if_neq(visible_if(place.is_some()));
            if let Some(place) = place {
                sprite.custom_size = Some(place.size);
                sprite.color = place.color;
                sprite.rect = place.part;
                transform.translation.x = place.at.x;
                transform.translation.y = -place.at.y;
            }
        }
    }
}

/// The placement of a part relative to the middle of the board, right and down, in logical pixels.
struct PartPlacement {
    at: Vec2,
    size: Vec2,
    color: Color,
    /// The part of the picture that is shown; `None` for all of it.
    part: Option<Rect>,
}

/// The placement of a part; `None` if it is not shown.
fn arrange(part: SurfacePart, frame: &BoardFrame, look: &BoardLook) -> Option<PartPlacement> {
    let (side, edge) = (frame.side(), frame.edge());
    let whole = |down: f32, size: Vec2| PartPlacement {
        at: Vec2::new(0.0, down),
        size,
        color: Color::WHITE,
        part: None,
    };
    match part {
        SurfacePart::Shadow(index, piece) => {
            let shadow_style = SHADOWS.get(index).filter(|_| !look.high_contrast)?;
            let piece = *shadow_style.pieces(side, edge).get(piece)?;
            let opacity = if look.dark {
                DARK_THEME_SHADOW
            } else {
                blend::opacity(shadow_style.opacity, shadow_style.colour, PAGE_COLOUR)
            };
            Some(PartPlacement {
                at: piece.place.center(),
                size: piece.place.size(),
                color: color(shadow_style.colour).with_alpha(opacity),
                part: Some(piece.picture),
            })
        }
        SurfacePart::Edge => Some(whole(side / 2.0, Vec2::new(side, edge))),
        SurfacePart::Surface => Some(whole(0.0, Vec2::splat(side))),
        SurfacePart::Vignette => look.dark.then(|| whole(0.0, Vec2::splat(side))),
    }
}
