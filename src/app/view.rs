//! The camera, and the paper behind everything.

use crate::app::layout::Layout;
use crate::app::theme::{Palette, Token, image_from};
use crate::art::Pixmap;
use bevy::prelude::*;

/// The page's gradient runs this way, as in CSS: 180° is straight down.
const ANGLE: f32 = 168.0;
/// The gradient is smooth; so many pixels a side are enough, stretched.
const SIDE: u32 = 64;
/// Far behind the board.
const DEPTH: f32 = -900.0;

#[derive(Component)]
struct Paper;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn).add_systems(Update, paint);
}

fn spawn(mut commands: Commands) {
    commands.spawn((Camera2d, Msaa::Off, IsDefaultUiCamera));
    commands.spawn((
        Paper,
        Sprite::default(),
        Transform::from_xyz(0.0, 0.0, DEPTH),
    ));
}

fn paint(
    palette: Res<Palette>,
    layout: Res<Layout>,
    mut clear: ResMut<ClearColor>,
    mut papers: Query<&mut Sprite, With<Paper>>,
    mut images: ResMut<Assets<Image>>,
) {
    let Ok(mut sprite) = papers.single_mut() else {
        return;
    };
    if palette.is_changed() {
        clear.0 = palette.color(Token::Paper);
        sprite.image = images.add(image_from(gradient(
            palette.color(Token::Paper),
            palette.color(Token::Paper2),
        )));
    }
    if layout.is_changed() || palette.is_changed() {
        sprite.custom_size = Some(layout.size * layout.scale);
    }
}

/// A square with the page's gradient, from one colour to the other.
fn gradient(from: Color, to: Color) -> Pixmap {
    let (sin, cos) = ANGLE.to_radians().sin_cos();
    let direction = Vec2::new(sin, -cos);
    let reach = direction.x.abs() + direction.y.abs();
    let (from, to) = (from.to_srgba(), to.to_srgba());
    let rgba = (0..SIDE * SIDE)
        .flat_map(|index| {
            let place =
                Vec2::new((index % SIDE) as f32, (index / SIDE) as f32) / (SIDE - 1) as f32 - 0.5;
            let share = (place.dot(direction) / reach + 0.5).clamp(0.0, 1.0);
            from.mix(&to, share).to_u8_array()
        })
        .collect();
    Pixmap {
        width: SIDE,
        height: SIDE,
        rgba,
    }
}
